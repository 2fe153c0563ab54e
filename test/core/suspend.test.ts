import { expect, test } from 'vitest'
import { type Event, event } from '../../src/core/events.ts'
import { isStopped, staysStopped } from '../../src/core/suspend.ts'
import { waitsFor } from '../../src/core/waits.ts'
import { agent, ended, given, lease, opened, suspended } from '../support/given.ts'

const stopped = given(opened(), lease(), agent(1, 'plan'), suspended(), ended('suspended'))
const answering = event('lease.taken', {
  run: { id: '1002', attempt: 1, url: '' },
  limits: { budgetUsd: 5, maxTurns: 60 },
  stopped: true,
})

test('F3: a run that only answers people leaves a stop in place, also when it dies; any other lifts it', () => {
  expect([isStopped(stopped.state), isStopped(stopped.and(lease()).state)]).toEqual([true, false])
  const died = stopped.and(answering)
  expect([isStopped(died.state), waitsFor(died.state)]).toEqual([true, 'worker'])
  expect(waitsFor(died.and(ended('suspended')).state)).toBe('person')
  expect(isStopped(given(opened(), lease(), suspended()).state)).toBe(false)
  expect(isStopped({ ...stopped.state, run: null })).toBe(false)
})

test('F3: what is refused, and what only asks for words, does not get a stopped task further', () => {
  const signal = { kind: 'comment', id: 1, number: 42 } as const
  const said = { signal, by: 'maintainer', permission: 'write' } as const
  const admitted = (name: 'status' | 'retry' | 'budget'): Event =>
    event('signal.admitted', { ...said, command: { name, argument: '' } })
  const refused = event('signal.refused', { signal, by: 'reader', reason: 'no' })
  const { state } = stopped
  expect(staysStopped(state, [refused, event('reminder.due', {}), admitted('status')])).toBe(true)
  expect(staysStopped(state, [refused, admitted('retry')])).toBe(false)
  expect(staysStopped(state, [admitted('budget')])).toBe(true)
  const limit = given(opened(), lease(), suspended({ class: 'limit' }), ended('suspended')).state
  expect(staysStopped(limit, [admitted('budget')])).toBe(false)
  const review = event('review.taken', { ...said, verdict: 'approved', text: '', remarks: [], as: 'guidance' })
  expect(staysStopped(state, [review])).toBe(false)
  expect(staysStopped(given(opened(), lease()).state, [])).toBe(false)
})
