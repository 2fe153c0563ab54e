import { describe, expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { changesBefore, changesFrom, isNews, isSameGround, seenNow, waitForLook } from '../../src/core/meanwhile.ts'
import { agent, given, lease, MINUTE, opened, planned, START, says, turn } from '../support/given.ts'

test('a look is due when the interval is over', () => {
  expect([14_999, 15_000, 90_000].map((now) => waitForLook(0, now, 15_000))).toEqual([1, 0, 0])
  expect(waitForLook(0, START, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY)
})

describe('P1: what changed is read once, and once more when the second of the change may not have been over', () => {
  const first = seenNow(undefined, START, START + 500, 7)
  const again = seenNow(first, START, START + 15_500, 0)

  test('what nobody told of was not changed', () => {
    expect([isNews(undefined, null), isNews(undefined, START)]).toEqual([false, true])
  })

  test('the same change is read twice at most', () => {
    expect([isNews(first, START), isNews(first, null)]).toEqual([true, true])
    expect([isNews(again, START), isNews(again, null)]).toEqual([false, false])
  })

  test('a second look within that second does not settle it', () => {
    expect(isNews(seenNow(first, START, START + 1_000, 0), START)).toBe(true)
  })

  test('a later change is news, and is settled by a look after it', () => {
    expect(isNews(again, START + 30_000)).toBe(true)
    const later = seenNow(again, START + 30_000, START + 31_000, 5)
    expect(later).toEqual({ at: START + 30_000, since: START + 31_000, read: START + 31_000, said: 7 })
    expect(isNews(seenNow(later, null, START + 46_000, 9), null)).toBe(false)
  })

  test('changes are asked for from a minute before the latest that is known', () => {
    expect(changesFrom(START)).toBe(START - MINUTE)
    expect(changesBefore(START, START + 99 * MINUTE)).toBe(START - 10 * MINUTE)
    expect(changesBefore(0, START)).toBe(START - 10 * MINUTE)
  })
})

test('the ground of an admission is what people have said and what waits for them, not what the agent does', () => {
  const before = given(opened(), lease(), planned(), agent(1, 'work'))
  const worked = before.and(turn(1, 1, [says('Fine.')]))
  const paused = before.and(event('task.paused', { by: 'writer', why: 'command' }))
  expect(isSameGround(before.state, { ...before.state })).toBe(true)
  expect(isSameGround(before.state, { ...before.state, agents: worked.state.agents, seq: 9 })).toBe(true)
  expect(isSameGround(before.state, { ...before.state, paused: paused.state.paused })).toBe(false)
})
