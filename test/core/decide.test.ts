import { describe, expect, test } from 'vitest'
import { type Decision, decide, MAX_NUDGES } from '../../src/core/decide.ts'
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
const eventsOf = (decision: Decision) => (decision.do === 'record' ? decision.events : expect.fail(decision.do))
const suspension = (decision: Decision) => {
  const [one] = eventsOf(decision)
  return one?.type === 'task.suspended' ? one.data : expect.fail(`${one?.type}`)
}

describe('opening', () => {
  test('A1: an effect is scheduled, then performed, then the next is due', () => {
    const first = given(opened(), lease())
    expect(first.decide()).toMatchObject({ do: 'schedule', effect: { kind: 'status', number: 42 } })
    const { effect } = first.decide() as Extract<Decision, { do: 'schedule' }>
    const open = first.and(scheduled(effect, '42-3'))
    expect(open.decide()).toMatchObject({ do: 'perform', effect: { key: '42-3', effect, evidence: null } })
    expect(open.and(completed('42-3', { id: 900 })).decide()).toMatchObject({
      do: 'schedule',
      effect: { kind: 'push' },
    })
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

  test('another model in the workflow starts a new agent, unless the conversation has begun', () => {
    const models = { plan: 'claude-other-2', work: 'claude-test-1' }
    expect(planning.decide({ models })).toEqual({ do: 'start-agent', role: 'plan' })
    expect(planning.and(turn(1, 1, [calls('a', 'read')]), answered('a')).decide({ models })).toMatchObject({
      do: 'turn',
    })
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

describe('a turn that ends without a call', () => {
  const silent = (n: number) => turn(n, 2, [says('I think it is done.')])
  const nudge = event('agent.nudged', { agent: 2, text: expect.stringContaining('call finish') as unknown as string })

  test('P6: silence is answered by two reminders, then a person is asked', () => {
    expect(MAX_NUDGES).toBe(2)
    const first = working.and(silent(2))
    expect(first.decide()).toEqual({ do: 'record', events: [nudge] })
    const reminded = first.and(event('agent.nudged', { agent: 2, text: 'Go on.' }))
    expect(reminded.decide()).toMatchObject({ do: 'turn' })
    const second = reminded.and(silent(3))
    expect(second.decide()).toEqual({ do: 'record', events: [nudge] })
    const third = second.and(event('agent.nudged', { agent: 2, text: 'Go on.' }), silent(4))
    expect(suspension(third.decide())).toMatchObject({ class: 'stuck', title: 'the agent stopped without finishing' })
  })

  test('a planning agent is reminded of submit_plan', () => {
    expect(eventsOf(planning.and(turn(1, 1, [says('Hm.')])).decide())).toMatchObject([
      { type: 'agent.nudged', data: { agent: 1, text: expect.stringContaining('submit_plan') } },
    ])
  })

  test('a call in between starts the count anew', () => {
    const nudged = event('agent.nudged', { agent: 2, text: 'Go on.' })
    const heard = working.and(silent(2), nudged, silent(3), nudged, turn(4, 2, [calls('a', 'bash')]), answered('a'))
    expect(heard.and(silent(5)).decide()).toEqual({ do: 'record', events: [nudge] })
  })

  test.each(['refusal', 'model_context_window_exceeded', 'something_new'])('R28: %s asks a person', (stop) => {
    const stopped = working.and(turn(2, 2, [says('No.')], stop))
    expect(suspension(stopped.decide())).toMatchObject({
      class: 'stuck',
      title: `the model ended its turn with \`${stop}\``,
      detail: 'This happened in turn 2; there is no way to go on from it without a person.',
    })
  })

  test.each(['max_tokens', 'tool_use'])('%s without a call counts as silence', (stop) => {
    expect(working.and(turn(2, 2, [says('Long…')], stop)).decide()).toEqual({ do: 'record', events: [nudge] })
  })

  test('pause_turn simply goes on', () => {
    expect(working.and(turn(2, 2, [says('Wait.')], 'pause_turn')).decide()).toMatchObject({ do: 'turn' })
  })

  test('F3: after /retry a stopped agent gets another try instead of stopping at once', () => {
    const nudged = event('agent.nudged', { agent: 2, text: 'Go on.' })
    const stuck = suspended({ class: 'stuck' })
    const quiet = working.and(silent(2), nudged, silent(3), nudged, silent(4), stuck, lease(1003)).settled()
    expect(quiet.decide()).toEqual({ do: 'record', events: [nudge] })
    expect(quiet.and(nudged).decide()).toMatchObject({ do: 'turn' })
    const refused = working.and(turn(2, 2, [says('No.')], 'refusal'), stuck, lease(1003)).settled()
    expect(refused.decide()).toEqual({ do: 'record', events: [nudge] })
    const again = refused.and(nudged, turn(3, 2, [says('No.')], 'refusal'))
    expect(suspension(again.decide())).toMatchObject({ class: 'stuck' })
  })
})

test('A5: calls of a reply that was cut off are answered and not run', () => {
  const cut = working.and(turn(2, 2, [calls('a', 'bash'), calls('b', 'bash')], 'max_tokens'))
  const [answer] = eventsOf(cut.decide())
  expect(answer).toMatchObject({ type: 'tool.completed', data: { call: 'a', outcome: 'error', seconds: 0 } })
  expect(answer).toMatchObject({ data: { output: { text: expect.stringContaining('cut off (max_tokens)') } } })
  expect(eventsOf(cut.and(answered('a')).decide())).toMatchObject([{ data: { call: 'b' } }])
  expect(cut.and(answered('a'), answered('b')).decide()).toMatchObject({ do: 'turn' })
})

describe('limits', () => {
  const spent = (limits: Parameters<typeof lease>[1]) =>
    planning.and(turn(1, 1, [calls('a', 'read')]), lease(1002, limits)).settled()

  test('R9, R30, F3: turns and budget suspend before the next turn, and never in the middle of one', () => {
    expect(spent({ maxTurns: 1 }).decide()).toMatchObject({ do: 'tool' })
    expect(suspension(spent({ maxTurns: 1 }).and(answered('a')).decide())).toEqual({
      class: 'limit',
      title: 'all 1 turns are used',
      detail: '',
      todo: 'raise `max-turns` in the workflow, then comment `/retry`.',
    })
    expect(suspension(spent({ budgetUsd: 0.01 }).and(answered('a')).decide())).toMatchObject({
      class: 'limit',
      title: 'the budget of $0.01 is used up',
    })
    expect(spent({ maxTurns: 2, budgetUsd: 0.02 }).and(answered('a')).decide()).toMatchObject({ do: 'turn' })
  })
})

describe('the deadline', () => {
  test('R1, F2: work is not taken up; the successor is called once, then the job ends', () => {
    const called = planning.decide(LATE)
    expect(called).toEqual({ do: 'schedule', effect: { kind: 'dispatch', task: 42, epoch: 1 } })
    const open = planning.and(scheduled({ kind: 'dispatch', task: 42, epoch: 1 }, 'd'))
    expect(open.decide(LATE)).toMatchObject({ do: 'perform', effect: { key: 'd' } })
    expect(open.and(completed('d', { id: 1002 })).decide(LATE)).toEqual({ do: 'end', reason: 'deadline' })
  })

  test('R38: a tool call is not started either', () => {
    expect(planning.and(turn(1, 1, [calls('a', 'read')])).decide(LATE)).toMatchObject({ effect: { kind: 'dispatch' } })
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
    expect(second.decide(LATE)).toMatchObject({ do: 'schedule', effect: { kind: 'dispatch', epoch: 2 } })
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
    expect(told.state.effects.slice(begun.state.effects.length + 1)).toMatchObject([{ effect: { kind: 'status' } }])
    expect(told.decide()).toEqual({ do: 'end', reason: 'suspended' })
    expect(told.and(lease(1002)).decide()).toMatchObject({ do: 'perform', effect: { key: 'open' } })
  })
})
