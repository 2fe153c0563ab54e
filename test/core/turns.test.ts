/** What follows a model turn: reminders, cut-off replies, limits. */
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../src/core/decide.ts'
import { event } from '../../src/core/events.ts'
import { MAX_NUDGES } from '../../src/core/turn-end.ts'
import {
  agent,
  answered,
  approved,
  calls,
  given,
  lease,
  opened,
  planned,
  says,
  suspended,
  turn,
} from '../support/given.ts'

const begun = given(opened(), lease()).settled()
const planning = begun.and(agent(1, 'plan'))
const shown = planning.and(turn(1, 1, [calls('s', 'submit_plan')]), planned(), answered('s')).settled()
const working = shown.and(lease(1002), approved()).settled().and(agent(2, 'work'))
const DELEGATE = { agent: 2, call: 'd' }
const eventsOf = (decision: Decision) => (decision.do === 'record' ? decision.events : expect.fail(decision.do))
const suspension = (decision: Decision) => {
  const [one] = eventsOf(decision)
  return one?.type === 'task.suspended' ? one.data : expect.fail(`${one?.type}`)
}

describe('a turn that ends without a call', () => {
  const silent = (n: number) => turn(n, 2, [says('I think it is done.')])
  const nudge = event('agent.nudged', {
    agent: 2,
    text: expect.stringMatching(/call finish.*ask_human/) as unknown as string,
  })

  test('P6: silence is answered by two reminders, then a person is asked', () => {
    expect(MAX_NUDGES).toBe(2)
    const first = working.and(silent(2))
    expect(first.decide()).toEqual({ do: 'record', events: [nudge] })
    const reminded = first.and(event('agent.nudged', { agent: 2, text: 'Go on.' }))
    expect(reminded.decide()).toMatchObject({ do: 'turn' })
    const second = reminded.and(silent(3))
    expect(second.decide()).toEqual({ do: 'record', events: [nudge] })
    const third = second.and(event('agent.nudged', { agent: 2, text: 'Go on.' }), silent(4))
    expect(suspension(third.decide())).toEqual({
      class: 'stuck',
      title: 'the agent stopped without finishing',
      detail: 'It was reminded 2 times and made no tool call.',
      todo: 'comment `/retry` to let it try once more from where it is; what you say in a comment before reaches it.',
    })
  })

  test('a planning agent is reminded of submit_plan', () => {
    expect(eventsOf(planning.and(turn(1, 1, [says('Hm.')])).decide())).toMatchObject([
      { type: 'agent.nudged', data: { agent: 1, text: expect.stringMatching(/submit_plan.*ask_human/) } },
    ])
  })

  test('a call in between starts the count anew', () => {
    const nudged = event('agent.nudged', { agent: 2, text: 'Go on.' })
    const heard = working.and(silent(2), nudged, silent(3), nudged, turn(4, 2, [calls('a', 'bash')]), answered('a'))
    expect(heard.and(silent(5)).decide()).toEqual({ do: 'record', events: [nudge] })
  })

  test.each([
    ['refusal', 'the model declined to go on (`refusal`)'],
    ['something_new', 'the model ended its turn with `something_new`, which Pawl does not know'],
  ])('R28: %s asks a person, with a call or without', (stop, title) => {
    const detail = 'This happened in turn 2; there is no way to go on from it without a person.'
    const stopped = working.and(turn(2, 2, [says('No.')], stop))
    expect(suspension(stopped.decide())).toMatchObject({ class: 'stuck', title, detail })
    const calling = working.and(turn(2, 2, [calls('a', 'bash')], stop))
    expect(eventsOf(calling.decide())).toMatchObject([{ type: 'tool.completed', data: { outcome: 'error' } }])
    expect(suspension(calling.and(answered('a', 'not run', 'error')).decide())).toMatchObject({ title, detail })
  })

  test('stop_sequence and end_turn are the same: nothing was cut', () => {
    for (const stop of ['stop_sequence', 'end_turn'])
      expect(working.and(turn(2, 2, [says('Done.')], stop)).decide()).toEqual({ do: 'record', events: [nudge] })
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
    const [told] = eventsOf(refused.decide())
    expect(told).toMatchObject({ data: { text: expect.stringMatching(/declined, and is left out.*ask_human/) } })
    expect(refused.and(nudged).decide()).toMatchObject({ do: 'turn' })
    const handed = [turn(2, 2, [calls('d', 'delegate', { task: 'Look.' })]), agent(3, 'work', { parent: DELEGATE })]
    const sub = working.and(handed, turn(3, 3, [says('No.')], 'refusal'), stuck, lease(1003)).settled()
    expect(eventsOf(sub.decide())).toMatchObject([{ data: { agent: 3, text: expect.stringMatching(/way\.$/) } }])
    const again = refused.and(nudged, turn(3, 2, [says('No.')], 'refusal'))
    expect(suspension(again.settled().decide())).toMatchObject({ class: 'stuck' })
  })
})

test('a call is run whether the reply ended for it or of itself, as it does behind some gateways', () => {
  for (const stop of ['tool_use', 'end_turn'])
    expect(working.and(turn(2, 2, [calls('a', 'read')], stop)).decide()).toMatchObject({ do: 'tool' })
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
    expect(spent({ maxTurns: 1 }).settled().decide()).toMatchObject({ do: 'tool' })
    expect(suspension(spent({ maxTurns: 1 }).and(answered('a')).settled().decide())).toEqual({
      class: 'limit',
      title: 'the one turn that is allowed is used',
      detail: '',
      todo: 'raise `max-turns` in the workflow, then comment `/retry`.',
    })
    const two = spent({ maxTurns: 2 }).and(answered('a'), turn(2, 1, [calls('b', 'read')]), answered('b'))
    expect(suspension(two.settled().decide())).toMatchObject({ title: 'all 2 turns are used' })
    expect(suspension(spent({ budgetUsd: 0.01 }).and(answered('a')).settled().decide())).toMatchObject({
      class: 'limit',
      title: 'the budget of $0.01 is used up',
    })
    expect(spent({ maxTurns: 2, budgetUsd: 0.02 }).and(answered('a')).settled().decide()).toMatchObject({ do: 'turn' })
  })
})
