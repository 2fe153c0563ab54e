import { backoff } from '../core/retry.ts'
import type { Clock } from '../ports/clock.ts'
import { Aborted, Transient } from '../ports/failures.ts'

/** The failure in passing behind what `retrying` threw, whether its tries were used up or its time was. */
export function passingOf(error: unknown): Transient | null {
  const behind = error instanceof Aborted ? error.cause : error
  return behind instanceof Transient ? behind : null
}

/**
 * Tries again what failed in passing (F1), waiting as core/retry.ts says; the last Transient is thrown when it gives up.
 * `failed` hears of every failure before the wait.
 */
export async function retrying<T>(
  clock: Clock,
  signal: AbortSignal,
  attempt: (number: number) => Promise<T>,
  failed: (failure: Transient, waitMs: number | null) => void = () => {},
): Promise<T> {
  let waited = 0
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(number)
    } catch (error) {
      if (!(error instanceof Transient)) throw error
      const wait = error.later ? null : backoff(number, error.retryAfterMs, clock.random(), waited)
      failed(error, wait)
      if (wait === null) throw error
      waited += wait
      await clock.sleep(wait, signal)
      if (signal.aborted) throw new Aborted('stopped while waiting to try again', { cause: error })
    }
  }
}
