import { describe, expect, test } from 'vitest'
import { admit } from '../../src/core/admit.ts'
import { event } from '../../src/core/events.ts'
import { statusComment } from '../../src/core/present/status.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { phaseOf } from '../../src/core/state.ts'
import { missingEffects } from '../../src/core/wishes.ts'
import { approved, given, lease, opened, planned, scheduled, turn } from '../support/given.ts'
import { KNOWN } from '../support/said.ts'

const signal = { kind: 'comment', id: 77, number: 42 } as const
const said = (name: 'cancel' | 'retry' | 'approve') => ({
  signal,
  body: `/${name}`,
  author: 'maintainer',
  authorType: 'User',
  edited: false,
  reading: { commands: [{ name, argument: '' }], unknown: [], rest: '' },
})
const working = given(opened(), lease(), turn(1, 1, []), planned(), approved()).settled()
const cancelled = working.and(admit(working.state, said('cancel'), 'write', KNOWN))

describe('/cancel (P2, R11)', () => {
  test('ends the task, and is acknowledged', () => {
    expect(phaseOf(cancelled.state)).toBe('cancelled')
    expect(missingEffects(cancelled.state).map(({ kind }) => kind)).toEqual(['reaction', 'status'])
    expect(cancelled.settled().decide()).toEqual({ do: 'end', reason: 'done' })
    expect(
      cancelled
        .settled()
        .state.effects.map(({ effect }) => effect.kind)
        .slice(-2),
    ).toEqual(['reaction', 'status'])
  })

  test('what was scheduled and did not happen yet does not happen any more', () => {
    const push = scheduled({ kind: 'ready', number: 43 }, '42-99')
    const open = working.and(push, admit(working.state, said('cancel'), 'write', KNOWN))
    expect(open.decide()).toMatchObject({ do: 'schedule', effects: [{ kind: 'reaction' }, { kind: 'status' }] })
  })

  test('the status says who did it and what stays', () => {
    const text = statusComment(cancelled.state)
    expect(text).toContain('### ⏹️ Cancelled by maintainer\n\nEverything up to turn 1 is kept on [the state branch]')
    expect(text).toContain('**Next**: Nothing more runs; `/retry` takes the task up again.')
    expect(jobSummary(cancelled.state, { headline: 'x', turns: 0 })).toContain('is cancelled')
    const anonymous = working.and(event('task.ended', { outcome: 'cancelled' }))
    expect(statusComment(anonymous.state)).toMatch(/^### ⏹️ Cancelled\n/)
  })

  test('/retry takes a cancelled task up again, and nothing else does', () => {
    const again = cancelled.and(admit(cancelled.state, said('retry'), 'write', KNOWN))
    expect(phaseOf(again.state)).toBe('working')
    const merged = working.and(event('task.ended', { outcome: 'merged' }))
    expect(admit(merged.state, said('retry'), 'write', KNOWN)).toMatchObject([
      { data: { reason: 'this task has ended: it is done' } },
    ])
  })

  test('P2: what is refused after the end is told all the same', () => {
    const told = cancelled.and(admit(cancelled.state, said('approve'), 'write', KNOWN)).settled()
    const done = told.state.effects.filter(({ evidence }) => evidence !== null).map(({ effect }) => effect)
    expect(done).toContainEqual(expect.objectContaining({ kind: 'comment', purpose: 'refusal' }))
  })

  test.each(['cancel', 'approve'] as const)('/%s after the end is refused with the reason', (name) => {
    expect(admit(cancelled.state, said(name), 'admin', KNOWN)).toMatchObject([
      { type: 'signal.refused', data: { reason: 'this task has ended: it is cancelled' } },
    ])
  })
})
