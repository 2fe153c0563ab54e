import { StringDecoder } from 'node:string_decoder'

const KEEP = 'to have all of a long output, send it to a file and read that in parts'

/** Keeps the first and the last half of a cap, whatever comes; memory stays within twice the cap. */
export class Collector {
  readonly #half: number
  readonly #head: Buffer[] = []
  #tail: Buffer[] = []
  #headBytes = 0
  #tailBytes = 0
  #dropped = 0

  /** All that came, kept or not. */
  get bytes(): number {
    return this.#headBytes + this.#tailBytes + this.#dropped
  }

  constructor(capBytes: number) {
    this.#half = Math.max(1, Math.floor(capBytes / 2))
  }

  add(chunk: Buffer): void {
    const room = this.#half - this.#headBytes
    const first = chunk.subarray(0, room)
    if (first.length > 0) {
      this.#head.push(first)
      this.#headBytes += first.length
    }
    const rest = chunk.subarray(first.length)
    if (rest.length === 0) return
    this.#tail.push(rest)
    this.#tailBytes += rest.length
    if (this.#tailBytes > 2 * this.#half) this.#trim()
  }

  result(): { readonly output: string; readonly droppedBytes: number } {
    this.#trim()
    const head = Buffer.concat(this.#head)
    const tail = Buffer.concat(this.#tail)
    if (this.#dropped === 0) return { output: Buffer.concat([head, tail]).toString('utf8'), droppedBytes: 0 }
    const gap = `\n[${this.#dropped} bytes of output were dropped here; ${KEEP}]\n`
    return { output: wholeStart(head) + gap + wholeEnd(tail), droppedBytes: this.#dropped }
  }

  #trim(): void {
    const excess = this.#tailBytes - this.#half
    if (excess <= 0) return
    this.#tail = [Buffer.concat(this.#tail).subarray(excess)]
    this.#tailBytes = this.#half
    this.#dropped += excess
  }
}

/** Leaves out a character that the cut has split. */
const wholeStart = (bytes: Buffer): string => new StringDecoder('utf8').write(bytes)

const wholeEnd = (bytes: Buffer): string => {
  let from = 0
  while (from < 3 && ((bytes[from] ?? 0) & 0xc0) === 0x80) from += 1
  return bytes.subarray(from).toString('utf8')
}
