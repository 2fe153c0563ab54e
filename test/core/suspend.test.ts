import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { isAside, onlyAnswers, shownStopped, staysStopped } from '../../src/core/suspend.ts'
import { waitsFor } from '../../src/core/waits.ts'
import { agent, ended, given, lease, opened, suspended } from '../support/given.ts'

const stopped = given(opened(), lease(), agent(1, 'plan'), suspended(), ended('suspended'))
const run = { id: '1002', attempt: 1, url: '' }
const answering = event('lease.taken', { run, limits: { budgetUsd: 5, maxTurns: 60 }, stopped: true })

test('F3: a run that only answers people leaves a stop in place, also when it dies; a review goes on', () => {
  const died = stopped.and(answering)
  expect([onlyAnswers(died.state), waitsFor(died.state)]).toEqual([true, 'worker'])
  expect(waitsFor(died.and(ended('suspended')).state)).toBe('person')
  const signal = { kind: 'review', id: 1, number: 43 } as const
  const said = { signal, by: 'maintainer', permission: 'write' } as const
  const review = event('review.taken', { ...said, verdict: 'approved', text: '', remarks: [], as: 'guidance' })
  const refused = event('signal.refused', { signal, by: 'reader', reason: 'no' })
  expect(staysStopped(stopped.state, [refused, event('reminder.due', {})])).toBe(true)
  expect(staysStopped(stopped.state, [refused, review])).toBe(false)
})

test('F1: what a stopped task can do without is asking by name and by comment, never its status', () => {
  const { state } = stopped
  const comment = (purpose: 'stopped' | 'plan') =>
    ({ kind: 'comment', number: 43, purpose, subject: 'x', body: '' }) as const
  expect([comment('stopped'), comment('plan')].map((one) => [isAside(one), shownStopped(state, one)])).toEqual([
    [true, true],
    [false, false],
  ])
  const status = { kind: 'status', number: 42, revision: '', body: '' } as const
  expect([isAside(status), shownStopped(state, status)]).toEqual([false, true])
  expect(isAside({ kind: 'comment-edit', number: 43, comment: 1, body: '' })).toBe(true)
})
