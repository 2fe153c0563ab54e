import { describe, expect, test } from 'vitest'
import { decide } from '../../src/core/decide.ts'
import { event } from '../../src/core/events.ts'
import { fold } from '../../src/core/fold.ts'
import type { Opened } from '../../src/core/state.ts'
import {
  agent,
  answered,
  approved,
  BASE,
  calls,
  completed,
  DIGEST,
  given,
  lease,
  opened,
  PLAN,
  planned,
  recorded,
  START,
  says,
  scheduled,
  sha256,
  suspended,
  turn,
} from '../support/given.ts'

const LATE = { now: START + 1, deadline: START }
const begun = given(opened(), lease()).settled()
const planning = begun.and(agent(1, 'plan'))
const shown = planning.and(turn(1, 1, [calls('s', 'submit_plan')]), planned(), answered('s')).settled()
const working = shown.and(lease(1002), approved()).settled().and(agent(2, 'work'))

describe('opening', () => {
  test('A1: what is missing is scheduled together, then performed one by one', () => {
    const first = given(opened(), lease())
    const decision = first.decide()
    const effects = decision.do === 'schedule' ? decision.effects : expect.fail(decision.do)
    expect(effects).toMatchObject([{ kind: 'status', number: 42 }, { kind: 'push' }, { kind: 'pull-request' }])
    const open = first.and(effects.map((effect, index) => scheduled(effect, `42-${3 + index}`)))
    expect(open.decide()).toMatchObject({ do: 'perform', effect: { key: '42-3', effect: effects[0], evidence: null } })
    const next = open.and(completed('42-3', { id: 900 }))
    expect(next.decide()).toMatchObject({ do: 'perform', effect: { key: '42-4' } })
  })

  test('R5: status, branch, pull request, label: each once, in this order, before the agent starts', () => {
    expect(begun.state.effects.map(({ effect }) => effect.kind)).toEqual([
      'status',
      'push',
      'pull-request',
      'label',
      'status',
    ])
    expect(begun.state.effects[1]?.effect).toMatchObject({ branch: 'pawl/issue-42', parent: BASE, tree: null })
    expect(begun.decide()).toEqual({ do: 'start-agent', role: 'plan' })
  })
})

describe('planning', () => {
  test('an agent takes its first turn', () => {
    expect(planning.decide()).toMatchObject({ do: 'turn', agent: { agent: 1, role: 'plan', turns: [] } })
  })

  test('another model in the workflow starts a new agent, or goes on with a conversation that has begun', () => {
    const models = { plan: 'claude-other-2', work: 'claude-test-1' }
    expect(planning.decide({ models })).toEqual({ do: 'start-agent', role: 'plan' })
    const begun = planning.and(turn(1, 1, [calls('a', 'read')]), answered('a'))
    const changed = event('model.changed', { agent: 1, model: 'claude-other-2' })
    expect(begun.decide({ models })).toEqual({ do: 'record', events: [changed] })
    expect(begun.and(changed).decide({ models })).toMatchObject({ do: 'turn', agent: { model: 'claude-other-2' } })
  })

  test('A5: calls are run one by one in their order, then comes the next turn', () => {
    const asked = planning.and(turn(1, 1, [says('Look.'), calls('a', 'read'), calls('b', 'search')]))
    expect(asked.decide()).toEqual({ do: 'tool', call: { id: 'a', name: 'read', input: {} } })
    expect(asked.and(answered('a')).decide()).toMatchObject({ do: 'tool', call: { id: 'b' } })
    expect(asked.and(answered('a'), answered('b')).decide()).toMatchObject({ do: 'turn' })
  })

  test('the plan is shown on the pull request, the status is edited, and the job ends at the gate (P5)', () => {
    expect(shown.state.effects.slice(5).map(({ effect }) => effect)).toMatchObject([
      { kind: 'comment', number: 43, purpose: 'plan', subject: 'plan-1' },
      { kind: 'status' },
    ])
    expect(shown.decide()).toEqual({ do: 'end', reason: 'gate' })
    expect(shown.decide(LATE)).toEqual({ do: 'end', reason: 'gate' })
  })
})

describe('the gate', () => {
  const never = given(opened({}, { planApproval: 'never' }), lease()).settled()

  test('R46, P4: an approval starts another agent; without one nothing works', () => {
    expect(shown.and(lease(1002)).settled().decide()).toEqual({ do: 'end', reason: 'gate' })
    expect(shown.and(lease(1002), approved()).settled().decide()).toEqual({ do: 'start-agent', role: 'work' })
    expect(working.decide()).toMatchObject({ do: 'turn', agent: { agent: 2, role: 'work' } })
  })

  test('plan-approval: never approves in the name of the workflow', () => {
    expect(never.and(planned()).settled().decide()).toEqual({
      do: 'record',
      events: [
        event('plan.approved', {
          version: 1,
          digest: DIGEST,
          baseSha: BASE,
          by: 'the workflow (plan-approval: never)',
          permission: null,
          comment: null,
        }),
      ],
    })
  })

  test('P3: a plan that does not have its digest is never approved by itself', () => {
    const forged = event('plan.submitted', { version: 1, digest: DIGEST, baseSha: 'elsewhere', plan: PLAN })
    expect(never.and(forged).settled().decide()).toEqual({ do: 'end', reason: 'gate' })
  })
})

describe('the deadline', () => {
  test('R1, F2: work is not taken up; the successor is called once, then the job ends', () => {
    expect(planning.decide({ now: START - 1, deadline: START })).toMatchObject({ do: 'turn' })
    expect(planning.decide({ now: START, deadline: START })).toMatchObject({ do: 'schedule' })
    const called = planning.decide(LATE)
    expect(called).toEqual({ do: 'schedule', effects: [{ kind: 'dispatch', task: 42, epoch: 1 }] })
    const open = planning.and(scheduled({ kind: 'dispatch', task: 42, epoch: 1 }, 'd'))
    expect(open.decide(LATE)).toMatchObject({ do: 'perform', effect: { key: 'd' } })
    expect(open.and(completed('d', { id: 1002 })).decide(LATE)).toEqual({ do: 'end', reason: 'deadline' })
  })

  test('R38: a tool call is not started either', () => {
    expect(planning.and(turn(1, 1, [calls('a', 'read')])).decide(LATE)).toMatchObject({
      effects: [{ kind: 'dispatch' }],
    })
  })

  test("R13: a dead run's dispatch is answered by its successor, not sent again", () => {
    const died = planning.and(scheduled({ kind: 'dispatch', task: 42, epoch: 1 }, 'd'), lease(1002))
    expect(died.decide()).toEqual({
      do: 'record',
      events: [
        event('effect.completed', {
          key: 'd',
          evidence: { id: 1002, url: 'https://github.com/octo/slugs/actions/runs/1002' },
          found: true,
        }),
      ],
    })
  })

  test('a successor that comes to its own deadline calls its own successor', () => {
    const passedOn = planning.and(scheduled({ kind: 'dispatch', task: 42, epoch: 1 }, 'd'), completed('d', { id: 1 }))
    const second = passedOn.and(lease(1002)).settled()
    expect(second.decide(LATE)).toMatchObject({ do: 'schedule', effects: [{ kind: 'dispatch', epoch: 2 }] })
    expect(second.settled(LATE).decide(LATE)).toEqual({ do: 'end', reason: 'deadline' })
  })

  test('where nobody holds a lease nobody is taken for the successor', () => {
    const dispatch = scheduled({ kind: 'dispatch', task: 42, epoch: 1 }, 'd')
    const state = fold([...recorded(opened()), { ...dispatch, seq: 2, at: START, epoch: 1 }]) as Opened
    const context = { now: START, deadline: START + 1, hash: sha256, models: { plan: 'm', work: 'm' } }
    expect(decide(state, context)).toMatchObject({ do: 'perform', effect: { key: 'd' } })
  })
})

describe('suspended', () => {
  test('R16: the status is posted and nothing else, whatever is open or due', () => {
    const label = { kind: 'label', number: 43, label: 'pawl' } as const
    const stopped = begun.and(scheduled(label, 'open'), planned(), suspended())
    const told = stopped.settled()
    const since = told.state.effects.slice(begun.state.effects.length + 1)
    expect(since.map(({ effect }) => effect.kind)).toEqual(['review-request', 'status', 'comment'])
    expect(told.decide()).toEqual({ do: 'end', reason: 'suspended' })
    expect(told.and(lease(1002)).decide()).toMatchObject({ do: 'perform', effect: { key: 'open' } })
  })
})
