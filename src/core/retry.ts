/** How often a transient failure is tried again before the run gives up. */
export const MAX_ATTEMPTS = 6
/** A wait longer than this is not slept through on a runner (F2). */
export const LONGEST_WAIT_MS = 5 * 60_000

const FIRST_MS = 1_000
const CAP_MS = 60_000

/**
 * Milliseconds before the next attempt, or null when no further one is made. `attempt` counts from 1; `random` is a
 * number from 0 up to 1 (full jitter); what the other side asked for is the least; `waited` is what all the waits before
 * this one came to, since many short ones keep a runner as one long one does.
 */
export function backoff(attempt: number, retryAfterMs: number | null, random: number, waited = 0): number | null {
  if (attempt >= MAX_ATTEMPTS) return null
  const jittered = Math.round(random * Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)))
  const wait = Math.max(jittered, retryAfterMs ?? 0)
  return waited + wait > LONGEST_WAIT_MS ? null : wait
}
