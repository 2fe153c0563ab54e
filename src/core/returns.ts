/** Waits that are too long for a runner: the job ends, and the sweep comes back (F2), a few times before a person is asked (F3). */
import { type Data, type Event, event } from './events.ts'
import { LONGEST_WAIT_MS } from './retry.ts'
import type { State } from './state.ts'
import { waitsFor } from './waits.ts'

/** Returns in a row without anything gained, before a person is asked. */
export const MOST_RETURNS = 3
const FIRST_MS = 10 * 60_000
/** A longer wait is asked about again after this time. */
const LONGEST_MS = 24 * 3_600_000
/** How far the clocks of two machines may be apart. */
const SKEW_MS = 60_000

interface Failure {
  readonly message: string
  readonly status: number | null
  readonly retryAfterMs: number | null
}

type Stop = Pick<Data<'task.suspended'>, 'class' | 'todo'>

const UNANSWERED: Stop = {
  class: 'transient',
  todo: 'look at whether the other side works again, then comment `/retry`.',
}

/** What follows from a failure that outlasts the tries: when to come back, or that a person has to look. */
export function comeBack(
  { returns }: State,
  { message: why, status, retryAfterMs }: Failure,
  now: number,
  stop = UNANSWERED,
): Event {
  const detail = `${MOST_RETURNS + 1} jobs in a row got no further because of this.`
  if (returns >= MOST_RETURNS) return event('task.suspended', { ...stop, title: why, detail })
  const asked = retryAfterMs !== null && retryAfterMs > LONGEST_WAIT_MS ? retryAfterMs : 0
  const pause = Math.ceil(Math.min(asked || FIRST_MS * 2 ** returns, LONGEST_MS))
  return event('return.scheduled', { until: now + pause, why, status })
}

/** Whether a task waits and it is not yet time to go on. */
export const isEarly = ({ returning }: State, now: number): boolean =>
  returning !== null && now < returning.until - SKEW_MS

/**
 * Whether a sweep finds what a job leaves undone. `saved` is what the journal says, null where there is none. A first attempt
 * was started for something that can be seen; that somebody ran a job again is seen by no sweep, and only a stopped task, or
 * one that may be so, goes by it.
 */
export const isSwept = (saved: State | null | 'unread', attempt: number): boolean =>
  attempt === 1 || (saved !== 'unread' && (!saved?.suspended || waitsFor(saved) === 'worker'))
