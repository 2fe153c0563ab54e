/** Whatever a sub-agent does and whoever speaks meanwhile: one result, in time, and nothing lost (A5, R20, R36). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderRequest } from '../../src/core/conversation.ts'
import { LAST_TURNS, LONGEST } from '../../src/core/delegation.ts'
import type { Event } from '../../src/core/events.ts'
import { undelivered } from '../../src/core/people.ts'
import { calls, type given, says, turn } from '../support/given.ts'
import { delegated, guidance } from '../support/handed-out.ts'

const ACTS = ['look', 'look twice', 'silence', 'cut off', 'bad report', 'report', 'report, then look'] as const
type Act = (typeof ACTS)[number]

/** One turn of the sub-agent. */
function turnOf(act: Act, number: number): Event {
  const id = (index: number) => `t${number}-${index}`
  const look = (index: number) => calls(id(index), 'read', { path: `${number}/${index}` })
  const report = calls(id(0), 'report', act === 'bad report' ? {} : { text: `Report ${number}.` })
  const content = {
    look: [says(`Look ${number}.`), look(0)],
    'look twice': [look(0), look(1)],
    silence: [says('Hm.')],
    'cut off': [report],
    'bad report': [report],
    report: [report],
    'report, then look': [report, look(1)],
  }[act]
  return turn(number, 3, content, act === 'cut off' ? 'max_tokens' : undefined)
}

const resultOf = ({ id, name, input }: { id: string; name: string; input: unknown }) => {
  const { text } = input as { text?: string }
  const refused = name === 'report' && text === undefined
  return { call: id, outcome: refused ? ('error' as const) : ('ok' as const), output: { text: text ?? id }, seconds: 0 }
}

/** What happens from the start of the sub-agent to its parent's next turn. */
function play(acts: readonly Act[], speaksAfter: number): ReturnType<typeof given> {
  let at = delegated
  for (let left = [...acts]; ; ) {
    const decision = at.decide()
    if (decision.do === 'turn') {
      expect(() => renderRequest(decision.agent)).not.toThrow()
      if (decision.agent.agent === 2) return at
      const number = at.state.spent.turns + 1
      at = at.and(turnOf(left[0] ?? 'look', number), number === speaksAfter ? guidance() : [])
      left = left.slice(1)
    } else if (decision.do === 'tool') at = at.and({ type: 'tool.completed', data: resultOf(decision.call) })
    else at = at.and(decision.do === 'record' ? decision.events : expect.fail(decision.do))
  }
}

test('a sub-agent ends in time, with one result for its parent; what people said has reached both', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ACTS), { maxLength: 50 }),
      fc.integer({ min: 2, max: 20 }),
      (acts, when) => {
        const { state, entries } = play(acts, when)
        const [, parent, sub] = state.agents
        const ended = (entries.flat(9) as readonly (Event | number)[]).filter(
          (one) => typeof one === 'object' && one.type === 'tool.completed' && one.data.call === 'd',
        )
        expect(ended).toHaveLength(1)
        expect(sub?.turns.length).toBeLessThanOrEqual(LONGEST + LAST_TURNS)
        for (const one of sub?.turns ?? []) expect(Object.keys(one.results)).toHaveLength(callsIn(one.content))
        expect(undelivered(state)).toEqual([])
        const spoken = state.guidance.length
        expect(parent?.turns.at(-1)?.nudges).toHaveLength(spoken)
        expect(sub?.turns.flatMap(({ told }) => told).length).toBeLessThanOrEqual(spoken)
        const wasReported = parent?.turns.at(-1)?.results['d']?.outcome === 'ok'
        expect(wasReported).toBe(/^Report \d+\.$/.test(parent?.turns.at(-1)?.results['d']?.output.text ?? ''))
      },
    ),
    { numRuns: 30 },
  )
})

const callsIn = (content: readonly { readonly type: string }[]): number =>
  content.filter(({ type }) => type === 'tool_use').length
