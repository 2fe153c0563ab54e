/** F2, F3: waits that are too long for a runner end the job; the sweep comes back, and after a few of those a person is asked. */
import { describe, expect, test } from 'vitest'
import { type Event, event } from '../../src/core/events.ts'
import { nextSentence } from '../../src/core/present/next.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { moment } from '../../src/core/present/words.ts'
import { dueAt, wakeAt } from '../../src/core/remind.ts'
import { comeBack, isEarly, isSwept, MOST_RETURNS } from '../../src/core/returns.ts'
import { phaseOf } from '../../src/core/state.ts'
import { staysStopped } from '../../src/core/suspend.ts'
import { waitsFor } from '../../src/core/waits.ts'
import {
  agent,
  approved,
  completed,
  ended,
  given,
  lease,
  MINUTE,
  opened,
  planned,
  START,
  scheduled,
  suspended,
  turn,
} from '../support/given.ts'

const HOUR = 60 * MINUTE
const busy = { message: 'the API is overloaded (529)', status: 529, retryAfterMs: null }
const until = START + HOUR
const back = event('return.scheduled', { until, why: busy.message, status: 529 })
const begun = given(opened(), lease()).settled().and(agent(1, 'plan'))
const waiting = begun.and(back).settled().and(ended('waiting'))
const run = { id: '1002', attempt: 1, url: '' }
const answering = event('lease.taken', { run, limits: { budgetUsd: 5, maxTurns: 60 }, stopped: true })
const said = (name: 'retry' | 'status' | 'budget'): Event =>
  event('signal.admitted', {
    signal: { kind: 'comment', id: 5, number: 42, at: START },
    by: 'maintainer',
    permission: 'write',
    command: { name, argument: '' },
  })

describe('when to come back', () => {
  test('after what was asked for, when that is longer than a runner waits; at most a day', () => {
    const pause = (retryAfterMs: number) => comeBack(begun.state, { ...busy, retryAfterMs }, START).data
    expect(pause(HOUR)).toEqual({ until: START + HOUR, why: busy.message, status: 529 })
    expect(pause(5_000)).toMatchObject({ until: START + 10 * MINUTE })
    expect(pause(300_000.5)).toMatchObject({ until: START + 300_001 })
    expect(pause(1e30)).toMatchObject({ until: START + 24 * HOUR })
  })

  test('else after 10, 20 and 40 minutes; then a person is asked', () => {
    let at = begun
    const pauses: number[] = []
    for (;;) {
      const fact = comeBack(at.state, busy, START)
      if (fact.type !== 'return.scheduled') {
        expect(fact.data).toMatchObject({
          class: 'transient',
          title: busy.message,
          detail: '4 jobs in a row got no further because of this.',
        })
        const stopped = at.and(fact)
        expect([stopped.state.returns, phaseOf(stopped.state)]).toEqual([0, 'suspended'])
        break
      }
      pauses.push((fact.data.until - START) / MINUTE)
      at = at.and(fact, ended('waiting'), lease())
    }
    expect(pauses).toEqual([10, 20, 40])
    expect(pauses).toHaveLength(MOST_RETURNS)
  })

  test('a job that got further starts the count anew', () => {
    const twice = begun.and(back, ended('waiting'), lease(), back, ended('waiting'), lease())
    expect(twice.state.returns).toBe(2)
    expect(twice.and(turn(1, 1, [])).state.returns).toBe(0)
    expect(
      twice.and(scheduled({ kind: 'reaction', comment: 1, content: '+1' }, 'k'), completed('k', { id: 1 })).state
        .returns,
    ).toBe(0)
    expect(twice.state.stalls).toBe(0)
  })
})

describe('a task that waits', () => {
  test('shows why and until when, and ends the job', () => {
    const told = begun.and(back).settled()
    expect(told.decide()).toEqual({ do: 'end', reason: 'waiting' })
    const status = told.state.effects.findLast(({ effect }) => effect.kind === 'status')?.effect
    const body = status?.kind === 'status' ? status.body : ''
    expect(body).toContain('### ⏳ Waiting until 2026-01-05 10:00 UTC')
    expect(body).toContain('The API is overloaded (529). That passes by itself, so no runner waits for it.')
    expect(body).toContain('`/retry` goes on from what is saved, without waiting.')
    expect(nextSentence(told.state)).toBe(
      'The work goes on after 2026-01-05 10:00 UTC, with the first sweep from then on; until then nothing runs and nothing is billed. `/retry` goes on at once.',
    )
    expect(jobSummary(told.state, { headline: 'x', turns: 0 })).toContain('is waiting')
    expect(phaseOf(told.state)).toBe('planning')
  })

  test('does nothing else that others could see, but for its answers', () => {
    const open = scheduled({ kind: 'label', number: 43, label: 'x' }, 'k')
    const answer = scheduled({ kind: 'reaction', comment: 1, content: '+1' }, 'r')
    const state = begun.and(open, back, answer)
    expect(state.decide()).toMatchObject({ do: 'perform', effect: { key: 'r' } })
    expect(
      state
        .and(completed('r', { id: 1 }))
        .settled()
        .decide(),
    ).toEqual({ do: 'end', reason: 'waiting' })
  })

  test('waits for a worker, and not before its time', () => {
    expect(waitsFor(waiting.state)).toBe('worker')
    expect(wakeAt(waiting.state)).toBe(until)
    expect(dueAt(waiting.state, until)).toEqual([])
    expect([until - 2 * MINUTE, until - MINUTE, until].map((now) => isEarly(waiting.state, now))).toEqual([
      true,
      false,
      false,
    ])
    expect(isEarly(begun.state, 0)).toBe(false)
  })

  test('goes on with the next lease; one that only answers people leaves it', () => {
    expect(waiting.and(lease(1002)).state.returning).toBeNull()
    const kept = waiting.and(answering).settled()
    expect(kept.state.returning).toMatchObject({ until })
    expect(kept.decide()).toEqual({ do: 'end', reason: 'waiting' })
  })

  test('is gone on with when somebody says so', () => {
    const stays = (...facts: Event[]) => staysStopped(waiting.state, facts)
    expect([stays(said('status')), stays(said('budget')), stays(said('retry'))]).toEqual([true, true, false])
  })

  test('waits for a person instead when it is paused, and for nobody when it is cancelled', () => {
    const paused = waiting.and(answering, event('task.paused', { by: 'maintainer', why: 'command' })).settled()
    expect(paused.decide()).toEqual({ do: 'end', reason: 'gate' })
    expect(jobSummary(paused.state, { headline: 'x', turns: 0 })).toContain('is paused')
    const status = paused.state.effects.findLast(({ effect }) => effect.kind === 'status')?.effect
    expect(status?.kind === 'status' && status.body).toContain('### ⏸️ Paused by maintainer')
    const cancelled = waiting.and(lease(1002), event('task.ended', { outcome: 'cancelled', by: 'maintainer' }))
    expect(cancelled.state.returning).toBeNull()
  })

  test('a plan that could not be shown is shown before anybody is asked for approval', () => {
    const unseen = begun.and(planned(), back, ended('waiting'))
    expect(waitsFor(unseen.state)).toBe('worker')
    expect(unseen.and(approved()).decide()).toMatchObject({ do: 'schedule', effects: [{ kind: 'status' }] })
  })
})

describe('a moment, in UTC', () => {
  test.each([
    [0, '1970-01-01 00:00 UTC'],
    [Date.UTC(2024, 1, 29, 23, 59, 1), '2024-03-01 00:00 UTC'],
    [Date.UTC(2026, 11, 31, 23, 59), '2026-12-31 23:59 UTC'],
    [Date.UTC(2000, 1, 29, 12, 5), '2000-02-29 12:05 UTC'],
    [Date.UTC(2100, 2, 1, 6, 30), '2100-03-01 06:30 UTC'],
  ])('%i is %s', (ms, text) => {
    expect(moment(ms)).toBe(text)
  })

  test('is the date that the machine has, for 200 years', () => {
    for (let day = 0; day < 200 * 366; day += 1) {
      const at = day * 86_400_000
      expect(moment(at).slice(0, 10)).toBe(new Date(at).toISOString().slice(0, 10))
    }
  })
})

describe('F4: what a job leaves undone', () => {
  const waits = given(opened(), lease(), planned()).settled()
  const stopped = waits.and(suspended()).state
  const told = waits.and(suspended(), event('run.ended', { reason: 'suspended' })).state

  test('is found by a sweep when something that can be seen has started the job', () => {
    for (const saved of ['unread', null, waits.state, told] as const) expect(isSwept(saved, 1)).toBe(true)
  })

  test('is not when somebody ran the job again and the task is stopped, or may be', () => {
    expect([null, waits.state, stopped, told, 'unread' as const].map((saved) => isSwept(saved, 2))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
