import type { Clock } from '../../src/ports/clock.ts'

export interface FakeClock extends Clock {
  /** Lets time pass and wakes everyone whose sleep is over. */
  advance(ms: number): Promise<void>
  /** How long each sleep was to last, in order. */
  readonly sleeps: readonly number[]
}

/** Time that stands still until it is told to pass; with `auto`, a sleep is over at once and time has passed. */
export function fakeClock({ start = Date.UTC(2026, 10, 29), auto = true, seed = 1 } = {}): FakeClock {
  let now = start
  let nonces = 0
  let chance = seed
  const sleeps: number[] = []
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>()
  return {
    sleeps,
    now: () => now,
    sleep(ms, signal) {
      sleeps.push(ms)
      if (signal?.aborted) return Promise.resolve()
      if (auto) {
        now += ms
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const sleeper = { until: now + ms, wake }
        function wake() {
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake, { once: true })
      })
    },
    async advance(ms) {
      now += ms
      for (const sleeper of [...sleepers]) if (sleeper.until <= now) sleeper.wake()
      await new Promise(setImmediate)
    },
    random() {
      chance = (chance * 48_271) % 2_147_483_647
      return chance / 2_147_483_647
    },
    nonce: () => (++nonces * 100 + seed).toString(16).padStart(32, '0'),
  }
}
