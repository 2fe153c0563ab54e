/** How long a worker waits, and when it stops waiting (F1, F2, R34, A1's pace of pushes). */
import { describe, expect, test } from 'vitest'
import { MAX_ATTEMPTS } from '../../src/core/retry.ts'
import { Aborted, Fatal, Transient } from '../../src/ports/failures.ts'
import { PushBudget } from '../../src/runtime/push-budget.ts'
import { retrying } from '../../src/runtime/retrying.ts'
import { fakeClock } from '../support/fake-clock.ts'

const never = new AbortController().signal
const failing = (times: number, failure: Error = new Transient('no answer')) => {
  const tried: number[] = []
  const attempt = async (number: number) => {
    tried.push(number)
    if (number <= times) throw failure
    return 'answer'
  }
  return { tried, attempt }
}

describe('retrying (F1)', () => {
  test('what failed in passing is tried again, and told each time', async () => {
    const { tried, attempt } = failing(2)
    const heard: (number | null)[] = []
    const clock = fakeClock()
    expect(await retrying(clock, never, attempt, (_, wait) => heard.push(wait))).toBe('answer')
    expect(tried).toEqual([1, 2, 3])
    expect(heard).toEqual(clock.sleeps)
  })

  test('the last failure is thrown when it gives up', async () => {
    const { tried, attempt } = failing(99)
    const heard: (number | null)[] = []
    await expect(retrying(fakeClock(), never, attempt, (_, wait) => heard.push(wait))).rejects.toThrow('no answer')
    expect(tried).toHaveLength(MAX_ATTEMPTS)
    expect(heard.at(-1)).toBeNull()
  })

  test('R34: what the other side asks for is waited at least; F2: not when it is longer than a job should sleep', async () => {
    const clock = fakeClock()
    const asks = (retryAfterMs: number) => failing(1, new Transient('slow down', { retryAfterMs })).attempt
    await retrying(clock, never, asks(90_000))
    expect(clock.sleeps).toEqual([90_000])
    await expect(retrying(clock, never, asks(3_600_000))).rejects.toThrow('slow down')
    expect(clock.sleeps).toHaveLength(1)
  })

  test('F2: waits that are short each, but together longer than a job should sleep, end the tries', async () => {
    const clock = fakeClock()
    const { attempt, tried } = failing(99, new Transient('slow down', { retryAfterMs: 120_000 }))
    await expect(retrying(clock, never, attempt)).rejects.toThrow('slow down')
    expect([tried, clock.sleeps]).toEqual([
      [1, 2, 3],
      [120_000, 120_000],
    ])
  })

  test('what is not transient is not tried again', async () => {
    const { tried, attempt } = failing(1, new Fatal('refused', 'mend it'))
    await expect(retrying(fakeClock(), never, attempt)).rejects.toBeInstanceOf(Fatal)
    expect(tried).toEqual([1])
  })

  test('R38: a worker that is told to stop does not wait', async () => {
    const stop = new AbortController()
    const { tried, attempt } = failing(99)
    const waiting = retrying(fakeClock({ auto: false }), stop.signal, attempt)
    stop.abort()
    await expect(waiting).rejects.toBeInstanceOf(Aborted)
    expect(tried).toEqual([1])
  })
})

describe('the pace of pushes (A1)', () => {
  const paced = () => {
    const clock = fakeClock({ auto: false })
    return { clock, budget: new PushBudget(clock, 10_000) }
  }

  test('six at once, then one every ten seconds', async () => {
    const { clock, budget } = paced()
    for (let push = 0; push < 6; push += 1) {
      expect(budget.waitMs()).toBe(0)
      budget.spend()
    }
    expect(budget.waitMs()).toBe(10_000)
    await clock.advance(4_000)
    expect(budget.waitMs()).toBe(6_000)
    await clock.advance(6_000)
    expect(budget.waitMs()).toBe(0)
  })

  test('pushes that are forced count, but never for more than one that waits', () => {
    const { budget } = paced()
    for (let push = 0; push < 20; push += 1) budget.spend()
    expect(budget.waitMs()).toBe(20_000)
  })

  test('a long rest saves up no more than six', async () => {
    const { clock, budget } = paced()
    await clock.advance(3_600_000)
    for (let push = 0; push < 6; push += 1) budget.spend()
    expect(budget.waitMs()).toBe(10_000)
  })
})
