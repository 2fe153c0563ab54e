/**
 * The journal's text. Keeps J2: lines are immutable, numbered without gaps and chained by digest; a break, a gap, an
 * unknown type or version stops the reader with a message that names the segment and the line.
 */
import type { z } from 'zod'
import { type Event, isEventType, payloads, type Recorded, SCHEMA_VERSION } from './events.ts'
import type { Hash } from './plan.ts'

/** The digest that the first line carries in place of a predecessor's. */
export const GENESIS = '0'.repeat(64)

export interface Segment {
  readonly name: string
  readonly text: string
}

export interface Head {
  /** Number of the last line; 0 when there is none. */
  readonly seq: number
  /** Digest of the last line; GENESIS when there is none. */
  readonly digest: string
}
export const NO_HEAD: Head = { seq: 0, digest: GENESIS }

export interface Broken {
  readonly segment: string
  readonly line: number
  readonly problem: string
}

export type Decoded =
  | { readonly ok: true; readonly events: readonly Recorded[]; readonly head: Head }
  | { readonly ok: false; readonly broken: Broken }

/** One line without its newline, and the head after it. */
export function encode(event: Event, at: number, epoch: number, head: Head, hash: Hash): { line: string; head: Head } {
  const seq = head.seq + 1
  const line = JSON.stringify({
    seq,
    v: SCHEMA_VERSION,
    type: event.type,
    at,
    epoch,
    prev: head.digest,
    data: event.data,
  })
  return { line, head: { seq, digest: hash(line) } }
}

/** Reads segments in order and checks every line against the one before it. */
export function decode(segments: readonly Segment[], hash: Hash, start: Head = NO_HEAD): Decoded {
  const events: Recorded[] = []
  let head = start
  for (const { name, text } of segments) {
    const lines = text.split('\n')
    if (lines.pop() !== '') return broken(name, lines.length + 1, 'is cut off: it does not end with a newline')
    for (const [index, line] of lines.entries()) {
      const read = decodeLine(line, head)
      if (typeof read === 'string') return broken(name, index + 1, read)
      events.push(read)
      head = { seq: read.seq, digest: hash(line) }
    }
  }
  return { ok: true, events, head }
}

const broken = (segment: string, line: number, problem: string): Decoded => ({
  ok: false,
  broken: { segment, line, problem },
})

/** The event on a line that follows `head`, or what is wrong with it. */
export function decodeLine(line: string, head: Head): Recorded | string {
  const raw = parse(line)
  if (raw === null) return 'is not a JSON object'
  const { seq, v, type, at, epoch, prev, data } = raw
  if (seq !== head.seq + 1) return `has number ${String(seq)} where ${head.seq + 1} must follow`
  if (prev !== head.digest) return 'does not carry the digest of the line before it'
  if (v !== SCHEMA_VERSION) return `has schema version ${String(v)}; this Pawl reads up to ${SCHEMA_VERSION}`
  if (typeof at !== 'number' || typeof epoch !== 'number') return 'lacks its time or its epoch'
  if (typeof type !== 'string' || !isEventType(type)) return `has the unknown type ${JSON.stringify(type)}`
  const schema: z.ZodType = payloads[type]
  const checked = schema.safeParse(data)
  if (!checked.success) return `is no valid ${type}: ${problems(checked.error)}`
  return { type, data: checked.data, seq, at, epoch } as Recorded
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** Every problem that a schema found, with its path, on one line. */
export const problems = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')
