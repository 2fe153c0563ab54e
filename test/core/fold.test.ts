import fc from 'fast-check'
import { expect, test } from 'vitest'
import { event, type Recorded } from '../../src/core/events.ts'
import { fold, foresee } from '../../src/core/fold.ts'
import { initialState, openCall, phaseOf, pullRequestOf, workTip } from '../../src/core/state.ts'
import {
  agent,
  answered,
  approved,
  calls,
  completed,
  ended,
  finished,
  given,
  lease,
  MINUTE,
  opened,
  planned,
  recorded,
  START,
  says,
  scheduled,
  suspended,
  turn,
} from '../support/given.ts'
import { anyEvent } from './arbitrary.ts'

const HOUR = 60 * MINUTE

test('J1: fold(a ++ b) = fold(b, fold(a)), whatever the events are', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), fc.nat(12), (events, at) => {
      const all: readonly Recorded[] = events.map((one, index) => ({ ...one, seq: index + 1, at: index, epoch: 1 }))
      expect(fold(all.slice(at), fold(all.slice(0, at)))).toEqual(fold(all))
    }),
  )
})

test('R14: what is foreseen is what will be folded', () => {
  const before = given(opened(), lease(), planned())
  const { seq, at, epoch } = before.state
  const later = fold([{ ...approved(), seq: seq + 1, at, epoch }], before.state)
  expect(foresee(before.state, [approved()])).toEqual(later)
})

test('nothing has happened before the first event', () => {
  expect(fold([])).toBe(initialState)
})

test('the first lease is no crash; one taken from a run that never said that it ended is', () => {
  const first = given(opened(), lease(1))
  expect(first.state).toMatchObject({ epoch: 1, runs: 1, crashes: 0, handovers: 0, openedAt: START })
  expect(first.state.run).toEqual({
    id: '1',
    attempt: 1,
    url: expect.any(String),
    startedAt: START + 1_000,
    ended: null,
  })
  expect(first.and(lease(2), lease(3)).state).toMatchObject({ epoch: 3, runs: 3, crashes: 2, handovers: 0 })
})

test('R1: a run that ended at its deadline handed over; it did not crash, and nobody was awaited', () => {
  const { state } = given(opened(), lease(1), ended('deadline'), HOUR, lease(2))
  expect(state).toMatchObject({ runs: 2, crashes: 0, handovers: 1, waitedMs: 0 })
})

test.each(['gate', 'suspended'] as const)(
  'P5: time after a run that ended with "%s" is waiting for people',
  (reason) => {
    const { state } = given(opened(), lease(1), ended(reason), 3 * HOUR, lease(2), ended(reason), HOUR, lease(3))
    expect(state.waitedMs).toBe(4 * HOUR + 2_000)
  },
)

test('time is worked between events of one lease; a crash, a hand-over and a gate leave out what follows them', () => {
  const work = [agent(1, 'plan'), 10 * MINUTE, turn(1, 1, [says('a')])]
  const { state } = given(opened(), HOUR, lease(1), work, HOUR, lease(2), 5 * MINUTE, ended('deadline'), HOUR, lease(3))
  expect(state).toMatchObject({ workedMs: 15 * MINUTE + 3_000, waitedMs: 0, crashes: 1 })
  const gated = given(opened(), lease(1), MINUTE, ended('gate'), 3 * HOUR, lease(2), MINUTE, suspended())
  expect(gated.state).toMatchObject({ workedMs: 2 * MINUTE + 2_000, waitedMs: 3 * HOUR + 1_000 })
})

test('a run that ended without a lease changes nothing but the count', () => {
  expect(fold(recorded(opened(), ended('deadline')))).toMatchObject({ run: null, handovers: 1 })
})

test('F3: a new lease lifts a suspension and brings its own limits', () => {
  const stopped = given(opened(), lease(1), suspended())
  expect(stopped.state.suspended?.title).toBe('the key was refused')
  const { state } = stopped.and(lease(2, { budgetUsd: 9 }))
  expect(state).toMatchObject({ suspended: null, limits: { budgetUsd: 9, maxTurns: 60 } })
})

test('turns are kept by agent, counted and summed', () => {
  const { state } = given(
    opened(),
    lease(),
    agent(1, 'plan'),
    turn(1, 1, [says('a')]),
    agent(2, 'work'),
    turn(2, 2, [says('b')]),
  )
  expect(state.agents.map(({ turns }) => turns.map(({ content }) => content))).toEqual([[[says('a')]], [[says('b')]]])
  const { usd, ...tokens } = state.spent
  expect(tokens).toEqual({ input: 200, output: 100, cacheRead: 2_000, cacheWrite: 400, turns: 2 })
  expect(usd).toBeCloseTo(0.02)
})

test('A5: results go to the last turn of the last agent, and a call is open until it has one', () => {
  const before = given(opened(), lease(), agent(1, 'work'))
  expect(openCall(before.state.agents[0] ?? expect.fail())).toBeNull()
  const asked = before.and(turn(1, 1, [calls('a', 'bash'), says('and'), calls('b', 'bash')]), answered('a', 'out'))
  expect(openCall(asked.state.agents[0] ?? expect.fail())).toEqual({ id: 'b', name: 'bash', input: {} })
  const all = asked.and(answered('b', 'bad', 'error'), turn(2, 1, [calls('c', 'bash')]))
  expect(all.state.agents[0]?.turns.map(({ results }) => results)).toEqual([
    { a: { outcome: 'ok', output: { text: 'out' } }, b: { outcome: 'error', output: { text: 'bad' } } },
    {},
  ])
})

test('A3: a started tool is open, with the epoch that started it, until its own result', () => {
  const started = given(opened(), lease(1), event('tool.started', { call: 'a', name: 'bash' }), lease(2))
  expect(started.state.openTool).toEqual({ call: 'a', name: 'bash', epoch: 1 })
  expect(started.and(answered('other')).state.openTool?.call).toBe('a')
  expect(started.and(answered('a')).state.openTool).toBeNull()
})

test('P3: a new plan voids the approval of the old one and starts with open steps', () => {
  const { state } = given(
    opened(),
    planned(),
    event('plan.approved', { version: 1, digest: 'd', baseSha: 'b', by: 'm', permission: 'write', comment: 1 }),
    event('step.updated', { step: 2, status: 'done', evidence: 'npm test' }),
  )
  expect(state.approval?.by).toBe('m')
  expect(state.steps.map(({ status, evidence }) => [status, evidence])).toEqual([
    ['open', ''],
    ['done', 'npm test'],
  ])
  const again = given(opened(), planned(), approved(), planned(2)).state
  expect(again).toMatchObject({ approval: null, plan: { version: 2 } })
  expect(again.steps.every(({ status }) => status === 'open')).toBe(true)
})

test('A2: an effect is open from its scheduling until evidence was read back', () => {
  const push = { kind: 'push', branch: 'b', parent: 'p', tree: null, message: 'm', at: 1 } as const
  const pull = { kind: 'pull-request', head: 'h', base: 'b', title: 't', body: 'b' } as const
  const open = given(opened(), lease(), scheduled(push, 'k1'), scheduled(pull, 'k2'))
  expect([workTip(open.state), pullRequestOf(open.state)]).toEqual([null, null])
  const { state } = open.and(completed('k1', { sha: 'abc' }), completed('k2', { id: 43 }))
  expect([workTip(state), pullRequestOf(state)]).toEqual(['abc', 43])
  expect(state.effects.map(({ key, seq, epoch }) => [key, seq, epoch])).toEqual([
    ['k1', 3, 1],
    ['k2', 4, 1],
  ])
})

test('the phase follows from the facts; a task that must be mended has failed, one that needs a word is suspended', () => {
  const working = given(opened(), lease(), planned(), approved())
  const phases = [
    given(opened()),
    given(opened(), planned()),
    working,
    working.and(finished()),
    working.and(suspended({ class: 'limit' })),
    working.and(suspended({ class: 'fatal' })),
    working.and(suspended(), event('task.ended', { outcome: 'done' })),
  ]
  expect(phases.map(({ state }) => phaseOf(state))).toEqual([
    'planning',
    'awaiting-approval',
    'working',
    'verifying',
    'suspended',
    'failed',
    'done',
  ])
})
