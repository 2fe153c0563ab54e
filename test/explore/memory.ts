/**
 * What a worker was told, as far as it can still matter to it: two workers with the same memory are in the same state.
 * It holds every answer, but for one thing: of calls that belong together (the looks and attempts of one effect, the pushes
 * and looks of one append) only the result stays when they are through. The engine keeps nothing else of them: a retry
 * leaves no trace beside the clock, which is compared as well.
 */
import { hash } from 'node:crypto'
import { Transient } from '../../src/ports/failures.ts'
import type { Answer, Behaviour } from './call.ts'

export class Memory {
  #told = ''
  readonly #parts = new Map<string, string>()

  hear({ name, part, tells }: Pick<Behaviour, 'name' | 'part' | 'tells'>, answer: Answer): void {
    const text = `${name} ${tells ? tells(answer) : textOf(answer)}`
    if (!part) this.#told = hash('md5', `${this.#told} ${text}`)
    else if (part.ends(answer)) this.through(part.of, text)
    else this.#parts.set(part.of, hash('md5', `${this.#parts.get(part.of) ?? ''} ${text}`))
  }

  /** Calls that belong together came to this. */
  through(part: string, result: string): void {
    this.#parts.delete(part)
    this.#told = hash('md5', `${this.#told} ${part} ${result}`)
  }

  print(): string {
    return [this.#told, ...[...this.#parts].flat()].join(' ')
  }
}

export const textOf = (answer: Answer): string =>
  'error' in answer ? String(answer.error) : JSON.stringify(answer.value)

/** An answer after which nobody tries again. */
export const final = (answer: Answer): boolean => !('error' in answer) || !(answer.error instanceof Transient)
