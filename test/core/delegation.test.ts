/** Sub-agents: one has the turn until its parent's call has its result, whatever it comes to (A5, R34, R36). */
import { describe, expect, test } from 'vitest'
import { currentAgent } from '../../src/core/agents.ts'
import { renderRequest } from '../../src/core/conversation.ts'
import { delegationOf, LAST_TURNS, LONGEST } from '../../src/core/delegation.ts'
import { event } from '../../src/core/events.ts'
import { modelFor } from '../../src/core/models.ts'
import { agent, answered, calls, says, turn } from '../support/given.ts'
import {
  answeredBy,
  asks,
  delegated,
  lookedFor,
  looks,
  planning,
  recorded,
  reports,
  sub,
  working,
} from '../support/handed-out.ts'

describe('a call of delegate', () => {
  test.each([
    ['plan', planning.and(turn(1, 1, [asks('d')])), 1],
    ['work', working.and(turn(1, 2, [asks('d')])), 2],
  ] as const)('of a %s agent starts a sub-agent of that role', (role, from, parent) => {
    expect(from.decide()).toEqual({ do: 'start-agent', role, parent: { agent: parent, call: 'd' } })
  })

  test('with an input that does not fit is answered by the tool', () => {
    const odd = working.and(turn(1, 2, [asks('d', { task: ' ' })]))
    expect(odd.decide()).toMatchObject({ do: 'tool', call: { id: 'd' } })
    expect(delegationOf(odd.state, { agent: 2, call: 'd' })).toBeNull()
    expect(delegationOf(odd.state, { agent: 9, call: 'd' })).toBeNull()
  })

  test('by a sub-agent starts nothing: it has no such tool', () => {
    expect(delegated.and(turn(2, 3, [asks('e')])).decide()).toMatchObject({ do: 'tool', call: { id: 'e' } })
  })

  test('R34: two of one turn run one after the other, and the turn goes on when both have their results', () => {
    const two = working.and(turn(1, 2, [asks('d'), asks('e')]), sub(3, 'd'))
    expect(two.decide()).toMatchObject({ do: 'turn', agent: { agent: 3 } })
    const one = two.and(reports(2, 3), answered('d', 'Two callers.'))
    expect(one.decide()).toEqual({ do: 'start-agent', role: 'work', parent: { agent: 2, call: 'e' } })
    const both = one.and(sub(4, 'e', 'work', 2), reports(3, 4, 'None.'), answered('e', 'None.'))
    expect(both.decide()).toMatchObject({ do: 'turn', agent: { agent: 2 } })
    const { messages } = renderRequest(currentAgent(both.state) ?? expect.fail('no agent'))
    expect(messages.at(-1)?.content).toMatchObject([
      { tool_use_id: 'd', content: 'Two callers.' },
      { tool_use_id: 'e', content: 'None.' },
    ])
  })
})

describe('the model of a sub-agent', () => {
  const models = { plan: 'p', work: 'w' }
  const parent = { agent: 1, call: 'd' }

  test('is that of its role, unless one is named for all of them', () => {
    expect(modelFor(models, { role: 'plan', parent })).toBe('p')
    expect(modelFor({ ...models, subagent: 's' }, { role: 'work', parent })).toBe('s')
    expect(modelFor({ ...models, subagent: 's' }, { role: 'work' })).toBe('w')
  })

  test('another one in the workflow starts it anew for the same call, or goes on with what has begun', () => {
    const other = { models: { plan: 'claude-test-1', work: 'claude-test-1', subagent: 'claude-small-1' } }
    expect(delegated.decide(other)).toEqual({ do: 'start-agent', role: 'work', parent: { agent: 2, call: 'd' } })
    const small = delegated.and(agent(4, 'work', { model: 'claude-small-1', parent: { agent: 2, call: 'd' } }))
    expect(small.decide(other)).toMatchObject({ do: 'turn', agent: { agent: 4 } })
    expect(lookedFor(delegated, 1).decide(other)).toMatchObject({
      do: 'record',
      events: [{ type: 'model.changed', data: { agent: 3, model: 'claude-small-1' } }],
    })
    const joined = small.and(reports(2, 4), answered('d', 'Two callers.'))
    expect(joined.decide(other)).toMatchObject({ do: 'turn', agent: { agent: 2 } })
  })
})

describe('the end of a sub-agent', () => {
  test('its report is the result of the call, to the byte, with what was cut from it', () => {
    const blob = { digest: 'a'.repeat(64), bytes: 90_000 }
    const output = { text: 'Two callers.', blob }
    const all = delegated.and(
      turn(2, 3, [calls('r', 'report', { text: 'Two.' }), calls('b', 'bash', { command: 'ls' })]),
      event('tool.completed', { call: 'r', outcome: 'ok', output, seconds: 0 }),
    )
    expect(all.decide()).toMatchObject({ do: 'tool', call: { id: 'b' } })
    const over = all.and(answered('b'))
    const events = recorded(over.decide())
    expect(events).toEqual([event('tool.completed', { call: 'd', outcome: 'ok', output, seconds: 0 })])
    const joined = over.and(events)
    expect(joined.state.agents[1]?.turns[0]?.results).toEqual({ d: { outcome: 'ok', output } })
    expect(joined.decide()).toMatchObject({ do: 'turn', agent: { agent: 2 } })
  })

  test('a report that was refused or cut off is none', () => {
    const refused = delegated.and(turn(2, 3, [calls('r', 'report')]), answered('r', 'Field `text`: …', 'error'))
    expect(refused.decide()).toMatchObject({ do: 'turn', agent: { agent: 3 } })
    const cut = delegated.and(turn(2, 3, [calls('r', 'report', { text: 'Tw' })], 'max_tokens'))
    expect(recorded(cut.decide())).toMatchObject([{ data: { call: 'r', outcome: 'error' } }])
  })

  test('silence is answered by two reminders of report, then its parent gets what it said last', () => {
    const silent = (number: number) => turn(number, 3, [says('Done, I think.')])
    const reminder = event('agent.nudged', { agent: 3, text: 'Call report.' })
    const once = delegated.and(silent(2))
    expect(recorded(once.decide())).toMatchObject([
      { type: 'agent.nudged', data: { agent: 3, text: expect.stringContaining('call report') } },
    ])
    const thrice = once.and(reminder, silent(3), reminder, silent(4))
    const text =
      'The sub-agent ended without a report, though it was reminded 2 times. What it said last:\n\nDone, I think.'
    expect(recorded(thrice.decide())).toEqual([answeredBy('d', text)])
  })

  test('R36: one that goes on for too long is asked for its report, then ended with what it said last', () => {
    expect(lookedFor(delegated, LONGEST - 1).decide()).toMatchObject({ do: 'turn' })
    const long = lookedFor(delegated, LONGEST)
    const asked = recorded(long.decide())
    expect(asked).toMatchObject([
      { type: 'agent.nudged', data: { agent: 3, text: expect.stringContaining('call report now') } },
    ])
    const told = long.and(asked)
    expect(told.decide()).toMatchObject({ do: 'turn', agent: { agent: 3 } })
    const inTime = told.and(reports(LONGEST + 2, 3))
    expect(recorded(inTime.decide())).toMatchObject([{ data: { call: 'd', outcome: 'ok' } }])
    const last = LONGEST + LAST_TURNS + 1
    const deaf = told.and(Array.from({ length: LAST_TURNS }, (_, index) => looks(LONGEST + 2 + index, 3)))
    expect(recorded(deaf.decide())).toEqual([
      answeredBy(
        'd',
        `The sub-agent ended without a report, though it had 40 turns and was asked to. What it said last:\n\nLook ${last}.`,
      ),
    ])
    expect(deaf.and(recorded(deaf.decide())).decide()).toMatchObject({ do: 'turn', agent: { agent: 2 } })
  })

  test('one that has said nothing at all is told so', () => {
    const mute = (number: number) => turn(number, 3, [says(' ')])
    const nudge = event('agent.nudged', { agent: 3, text: 'Call report.' })
    const over = delegated.and(mute(2), nudge, mute(3), nudge, mute(4))
    expect(recorded(over.decide())).toMatchObject([
      { data: { output: { text: expect.stringMatching(/It had said nothing\.$/) } } },
    ])
  })

  test('what stops any agent for a person stops a sub-agent too', () => {
    expect(recorded(delegated.and(turn(2, 3, [says('No.')], 'refusal')).decide())).toMatchObject([
      { type: 'task.suspended', data: { class: 'stuck', title: 'the model declined to go on (`refusal`)' } },
    ])
  })
})
