import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../ports/clock.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    try {
      await wait(ms, undefined, signal ? { signal } : {})
    } catch (error) {
      if (!signal?.aborted) throw error
    }
  },
  random: () => Math.random(),
  nonce: () => randomBytes(16).toString('hex'),
}
