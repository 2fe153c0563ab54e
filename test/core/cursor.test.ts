/** P1: from where on comments are read again, so that nothing is lost and nothing is read for ever. */
import { expect, test } from 'vitest'
import { latestTold, readFrom } from '../../src/core/cursor.ts'
import { event } from '../../src/core/events.ts'
import { given, lease, MINUTE, opened, planned, START } from '../support/given.ts'

const TASK = 42
const PULL = 43
const HOUR = 60 * MINUTE
const before = given(opened({ labeledAt: START }), lease(), planned())

const comment = (id: number, at: number, number = TASK) => ({ kind: 'comment', id, number, at }) as const
const heard = (signal: ReturnType<typeof comment>) =>
  event('guidance.given', { signal, by: 'writer', permission: 'write', text: 'Mind the tabs.' })
const places = ({ state }: typeof before) => [TASK, PULL].map((number) => readFrom(state, number))

test('P1: from the label on at first: what was said before is not said to this task', () => {
  expect(places(before)).toEqual([START - HOUR, START - HOUR])
})

test('P1: then from the newest that was heard in that place, less an hour, whatever the order', () => {
  const later = before.and(heard(comment(1, START + 9 * HOUR)), heard(comment(2, START + 8 * HOUR)))
  expect(places(later)).toEqual([START + 8 * HOUR, START - HOUR])
  expect(places(later.and(heard(comment(3, START + 2 * HOUR, PULL))))).toEqual([START + 8 * HOUR, START + HOUR])
})

test('a job need not read again what it has weighed itself, whatever came of it', () => {
  const from = (weighed?: number) => readFrom(before.and(heard(comment(1, START + 2 * HOUR))).state, TASK, weighed)
  expect([undefined, 0, START + HOUR].map(from)).toEqual(Array(3).fill(START + HOUR))
  expect(from(START + 9 * HOUR)).toBe(START + 8 * HOUR)
})

test('a refusal counts as heard, a review does not: it comes in another list', () => {
  const refused = event('signal.refused', { signal: comment(1, START + 5 * HOUR), by: 'reader', reason: 'no' })
  const review = event('signal.refused', {
    signal: { kind: 'review', id: 2, number: PULL, at: START + 6 * HOUR },
    by: 'reader',
    reason: 'no',
  })
  expect(places(before.and(refused, review))).toEqual([START + 4 * HOUR, START - HOUR])
})

test('what is said after the end is read again when the task goes on', () => {
  const refused = (id: number, at: number) =>
    event('signal.refused', { signal: comment(id, at), by: 'writer', reason: 'it has ended' })
  const ended = before.and(heard(comment(1, START + HOUR)), event('task.ended', { outcome: 'done' }))
  const again = ended.and(refused(2, START + 5 * HOUR), event('task.reopened', { by: 'writer', why: 'review' }))
  expect(places(again)[0]).toBe(START)
  expect(places(again.and(heard(comment(3, START + 4 * HOUR))))[0]).toBe(START + 3 * HOUR)
})

test('a journal that tells no times is read for from the beginning', () => {
  const old = given(opened(), lease(), planned())
  const signal = { kind: 'comment', id: 1, number: TASK } as const
  expect(places(old.and(event('signal.refused', { signal, by: 'x', reason: 'no' })))).toEqual([undefined, undefined])
  expect(places(old.and(heard(comment(2, MINUTE))))).toEqual([0, undefined])
})

test("what the forge's clock showed last is told by the label and by every place", () => {
  expect(latestTold(before.state)).toBe(START)
  const later = before.and(heard(comment(1, START + HOUR)), heard(comment(2, START + 2 * HOUR, PULL)))
  expect(latestTold(later.state)).toBe(START + 2 * HOUR)
  expect(latestTold(given(opened(), lease()).state)).toBe(0)
})
