import { encode, type Head, NO_HEAD } from '../../src/core/codec.ts'
import type { Event } from '../../src/core/events.ts'
import { START, sha256 } from './given.ts'

/** Journal lines as a worker writes them, a second apart, from the head that an earlier call left. */
export function linesOf(events: readonly Event[], from: Head = NO_HEAD): { lines: readonly string[]; head: Head } {
  let head = from
  const lines = events.map((event) => {
    const opens = event.type === 'lease.taken' || event.type === 'task.opened'
    const at = START + head.seq * 1_000
    const written = encode(event, at, opens ? head.epoch + 1 : head.epoch, head, sha256)
    head = written.head
    return written.line
  })
  return { lines, head }
}
