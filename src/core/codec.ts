/**
 * The journal's text. Keeps J2: lines are immutable, numbered without gaps and chained by digest; a break, a gap, an
 * unknown type or version stops the reader with a message that names the segment and the line. Keeps S5 (what is read is
 * no larger than anything that Pawl writes, and of leases that were taken in order) and J6 (older versions are upcast).
 */
import type { z } from 'zod'
import { type Event, type EventType, isEventType, isPlain, payloads, type Recorded, SCHEMA_VERSION } from './events.ts'
import type { Hash } from './plan.ts'
import { UPCASTERS, type Upcaster, upcast } from './upcast.ts'

/** Far more than any event that Pawl writes; a longer line is not parsed (S5). */
export const MAX_LINE = 16 * 1024 * 1024

/** The digest that the first line carries in place of a predecessor's. */
export const GENESIS = '0'.repeat(64)

/** Where a journal begins. */
export const FIRST_SEGMENT = 'journal/segments/0000/000001.jsonl'

export interface Segment {
  readonly name: string
  readonly text: string
}

export interface Head {
  /** Number of the last line; 0 when there is none. */
  readonly seq: number
  /** Digest of the last line; GENESIS when there is none. */
  readonly digest: string
  /** The lease that was taken last. */
  readonly epoch: number
}
export const NO_HEAD: Head = { seq: 0, digest: GENESIS, epoch: 0 }

export interface Broken {
  readonly segment: string
  readonly line: number
  readonly problem: string
  /** The line goes on the chain, and this Pawl does not know what it says: a newer one may. */
  readonly newer?: true
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
  return { line, head: headAfter(line, { type: event.type, seq, epoch }, head, hash) }
}

/** Reads segments in order and checks every line against the one before it. */
export function decode(
  segments: readonly Segment[],
  hash: Hash,
  start: Head = NO_HEAD,
  upcasters: readonly Upcaster[] = UPCASTERS,
): Decoded {
  const events: Recorded[] = []
  let head = start
  for (const { name, text } of segments) {
    const lines = text.split('\n')
    const rest = lines.pop()
    for (const [index, line] of lines.entries()) {
      const read = readLine(line, head, upcasters)
      if ('problem' in read) return { ok: false, broken: { segment: name, line: index + 1, ...read } }
      events.push(read)
      head = headAfter(line, read, head, hash)
    }
    if (rest !== '') return { ok: false, broken: { segment: name, line: lines.length + 1, problem: CUT_OFF } }
  }
  return { ok: true, events, head }
}

const CUT_OFF = 'is cut off: it does not end with a newline'

/** The event on a line that follows `head`, or what is wrong with it. */
export function decodeLine(line: string, head: Head): Recorded | string {
  const read = readLine(line, head, UPCASTERS)
  return 'problem' in read ? read.problem : read
}

type Unread = Pick<Broken, 'problem' | 'newer'>
const wrong = (problem: string): Unread => ({ problem })
const unknown = (problem: string): Unread => ({ problem, newer: true })

function readLine(line: string, head: Head, upcasters: readonly Upcaster[]): Recorded | Unread {
  if (line.length > MAX_LINE) return wrong(`is longer than ${MAX_LINE} characters`)
  const raw = parse(line)
  if (raw === null) return wrong(unreadable(line))
  const { seq, v, at, epoch, prev } = raw
  if (seq !== head.seq + 1) return wrong(wrongNumber(seq, head.seq + 1))
  if (prev !== head.digest) return wrong('does not carry the digest of the line before it')
  const today = upcast({ type: raw['type'], data: raw['data'] }, v, upcasters)
  if (today === null) return unknown(`has schema version ${String(v)}; this Pawl reads up to ${upcasters.length + 1}`)
  const { type, data } = today
  if (typeof at !== 'number' || typeof epoch !== 'number') return wrong('lacks its time or its epoch')
  if (typeof type !== 'string' || !isEventType(type)) return unknown(`has the unknown type ${JSON.stringify(type)}`)
  const checked = isPlain(type, data) ? { success: true as const, data } : parsed(payloads[type], data)
  if (!checked.success) return unknown(`is no valid ${type}: ${problems(checked.error)}`)
  const taken = wrongLease(type, epoch, head)
  return taken === null ? ({ type, data: checked.data, seq, at, epoch } as Recorded) : wrong(taken)
}

function wrongNumber(seq: unknown, due: number): string {
  if (typeof seq !== 'number') return `lacks its number, where ${due} must follow`
  return seq < due
    ? `has number ${seq} again, where ${due} must follow`
    : `has number ${seq} where ${due} must follow: what stood between is missing`
}

const parsed = (schema: z.ZodType, data: unknown) => schema.safeParse(data)

/** A lease is one more than the last one; all else is written under the lease that was taken last (J3). */
function wrongLease(type: EventType, epoch: number, head: Head): string | null {
  const opening = type === 'lease.taken' || type === 'task.opened'
  const due = opening ? head.epoch + 1 : head.epoch
  if (epoch === due) return null
  if (type === 'lease.taken') return `takes the lease of epoch ${epoch} where ${due} must follow`
  if (epoch < due) return `was written under epoch ${epoch}, after the lease of epoch ${head.epoch} had been taken`
  return `was written under epoch ${epoch}, whose lease was never taken`
}

/** The head once a line has been read or written. */
export const headAfter = (
  line: string,
  { type, seq, epoch }: Pick<Recorded, 'type' | 'seq' | 'epoch'>,
  before: Head,
  hash: Hash,
): Head => ({ seq, digest: hash(line), epoch: type === 'lease.taken' ? epoch : before.epoch })

/** What stands on a line that is no JSON object. */
function unreadable(line: string): string {
  if (line === '') return 'is empty'
  if (line.includes('\0')) return 'holds NUL bytes, as a disk leaves them that lost its power'
  if (/\}\s*\{"seq":/.test(line)) return 'holds two records: a line break between them is missing'
  return 'is not a JSON object'
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
