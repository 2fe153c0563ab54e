import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentAgent } from '../../src/core/agents.ts'
import { type Message, type ModelRequest, renderRequest } from '../../src/core/conversation.ts'
import { type Event, event } from '../../src/core/events.ts'
import type { Block } from '../../src/core/json.ts'
import { agent, answered, calls, given, lease, opened, says, turn } from '../support/given.ts'

const started = given(opened(), lease(), agent(1, 'work', { tools: [{ name: 'bash', type: 'bash_20250124' }] }))
const rendered = (from: ReturnType<typeof given>): ModelRequest =>
  renderRequest(currentAgent(from.state) ?? expect.fail('no agent'))
const nudge = (text: string) => event('agent.nudged', { agent: 1, text })

const bare = ({ cache_control: _, ...block }: Block) => block
const unmarked = (messages: readonly Message[]) =>
  messages.map(({ role, content }) => ({ role, content: content.map(bare) }))
/** As the API reads a prompt: a reply that goes on after a pause makes its message longer. */
const blocksOf = (messages: readonly Message[]) =>
  unmarked(messages).flatMap(({ role, content }) => content.map((block) => ({ role, block })))
const marks = ({ system, tools, messages }: ModelRequest): number =>
  JSON.stringify([system, tools, messages]).split('"cache_control"').length - 1

/** A turn with its results, and perhaps a reminder, as a journal may hold it. */
const anyTurn = (number: number): fc.Arbitrary<readonly Event[]> =>
  fc
    .record({
      said: fc.constantFrom('', ' \n', 'Thinking aloud.'),
      called: fc.nat(3),
      stop: fc.constantFrom('end_turn', 'tool_use', 'max_tokens', 'pause_turn'),
      nudged: fc.boolean(),
      outcome: fc.constantFrom('ok' as const, 'error' as const, 'interrupted' as const),
    })
    .map(({ said, called, stop, nudged, outcome }) => {
      const ids = Array.from({ length: called }, (_, index) => `t${number}_${index}`)
      const content = [says(said), ...ids.map((id) => calls(id, 'bash'))]
      const results = ids.toReversed().map((id) => answered(id, `result of ${id}`, outcome))
      return [turn(number, 1, content, stop), ...results, ...(nudged ? [nudge('Go on.')] : [])]
    })
const anyStory = fc
  .integer({ min: 1, max: 8 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => anyTurn(i))))

test('A4: the same journal gives the same bytes', () => {
  fc.assert(
    fc.property(anyStory, (turns) => {
      const bytes = () => JSON.stringify(rendered(started.and(...turns)))
      expect(bytes()).toBe(bytes())
    }),
  )
})

test('A4, R22: the request of a turn begins with the messages of the turn before it', () => {
  fc.assert(
    fc.property(anyStory, (turns) => {
      const before = rendered(started.and(...turns.slice(0, -1)))
      const after = rendered(started.and(...turns))
      const blocks = blocksOf(before.messages)
      expect(blocksOf(after.messages).slice(0, blocks.length)).toEqual(blocks)
      expect({ ...after, messages: [] }).toEqual({ ...before, messages: [] })
    }),
  )
})

test('A5, R19, R20: every call has exactly one result, in call order, in the next user message, before any text', () => {
  fc.assert(
    fc.property(anyStory, (turns) => {
      const { messages } = rendered(started.and(...turns))
      for (const [index, { role, content }] of messages.entries()) {
        expect(content).not.toHaveLength(0)
        if (role !== 'assistant') continue
        const ids = content.filter(({ type }) => type === 'tool_use').map((block) => block['id'])
        const next = ids.length > 0 ? (messages[index + 1]?.content ?? []) : []
        expect(next.slice(0, ids.length).map((block) => block['tool_use_id'])).toEqual(ids)
        expect(next.slice(ids.length).every(({ type }) => type === 'text')).toBe(true)
      }
    }),
  )
})

test('at most four breakpoints, however long the conversation is', () => {
  fc.assert(
    fc.property(anyStory, (turns) => {
      expect(marks(rendered(started.and(...turns)))).toBeLessThanOrEqual(4)
    }),
  )
})

describe('one request in full', () => {
  const cached = { cache_control: { type: 'ephemeral' } }
  const story = started.and(
    turn(1, 1, [says('Look.'), calls('a', 'bash', { command: 'ls' }), calls('b', 'bash')]),
    answered('b', 'no such file', 'error'),
    answered('a', 'src'),
    turn(2, 1, [says('Done.')]),
    nudge('Call finish.'),
  )

  test('is what the journal says', () => {
    expect(rendered(story)).toEqual({
      model: 'claude-test-1',
      max_tokens: 16_000,
      system: [{ type: 'text', text: 'You work.', ...cached }],
      tools: [{ name: 'bash', type: 'bash_20250124' }],
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Fix it.' }] },
        { role: 'assistant', content: [says('Look.'), calls('a', 'bash', { command: 'ls' }), calls('b', 'bash')] },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'a', content: 'src' },
            { type: 'tool_result', tool_use_id: 'b', content: 'no such file', is_error: true, ...cached },
          ],
        },
        { role: 'assistant', content: [says('Done.')] },
        { role: 'user', content: [{ type: 'text', text: 'Call finish.', ...cached }] },
      ],
    })
  })

  test('the first is marked at its only message', () => {
    const { messages } = rendered(started)
    expect(messages).toEqual([{ role: 'user', content: [{ type: 'text', text: 'Fix it.', ...cached }] }])
  })
})

test('R19: a request with a call that has no result is never made', () => {
  const open = started.and(turn(1, 1, [calls('a', 'bash'), calls('b', 'bash')]), answered('a'))
  expect(() => rendered(open)).toThrow("call b of turn 1 has no result yet; the request can't be rendered")
})

test('a pause leaves no empty user message', () => {
  const { messages } = rendered(started.and(turn(1, 1, [says('Wait.')], 'pause_turn')))
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
})

test('blank text and an empty reply, which the API refuses, are left out of the request', () => {
  const blank = started.and(turn(1, 1, [says(''), calls('a', 'bash')]), answered('a'), turn(2, 1, []), nudge('Go on.'))
  expect(unmarked(rendered(blank).messages).slice(1)).toEqual([
    { role: 'assistant', content: [calls('a', 'bash')] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'ok' }] },
    { role: 'user', content: [{ type: 'text', text: 'Go on.' }] },
  ])
})

test('a reply that the model declined to end is left out, with its calls: it would be declined again', () => {
  const thought = { type: 'thinking', thinking: 'cut off' }
  const refused = turn(2, 1, [thought, says('First I'), calls('b', 'bash')], 'refusal')
  const proved = { type: 'thinking', thinking: 'on', signature: 'c2ln' }
  const went = started.and(
    turn(1, 1, [calls('a', 'bash')]),
    answered('a'),
    refused,
    answered('b'),
    nudge('Another way.'),
  )
  expect(unmarked(rendered(went.and(turn(3, 1, [proved, says('So.')]), nudge('Go on.'))).messages).slice(2)).toEqual([
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'ok' }] },
    { role: 'user', content: [{ type: 'text', text: 'Another way.' }] },
    { role: 'assistant', content: [proved, says('So.')] },
    { role: 'user', content: [{ type: 'text', text: 'Go on.' }] },
  ])
})

test('R21, A5: thinking goes back as it came', () => {
  const thought = { type: 'thinking', thinking: ' ', signature: 'c2ln' }
  const { messages } = rendered(started.and(turn(1, 1, [thought, calls('a', 'bash')]), answered('a')))
  expect(messages[1]?.content[0]).toEqual(thought)
})

describe('A5, R21: thinking', () => {
  const thinks = (thinking: string, signature = `signed ${thinking}`): Block => ({
    type: 'thinking',
    thinking,
    ...(signature === '' ? {} : { signature }),
  })
  const sealed = (data?: string): Block => ({ type: 'redacted_thinking', ...(data === undefined ? {} : { data }) })
  const story = (...thoughts: readonly Block[]) =>
    started.and(
      thoughts.map((thought, index) => [
        turn(index + 1, 1, [thought, says(`Turn ${index + 1}.`), calls(`t${index}`, 'bash')]),
        answered(`t${index}`),
      ]),
    )
  const sent = (from: ReturnType<typeof given>) =>
    rendered(from).messages.flatMap(({ content }) => content.filter(({ type }) => type.includes('thinking')))

  test('goes back byte for byte', () => {
    const thoughts = [thinks('a'), sealed('b'), thinks('c')]
    expect(sent(story(...thoughts))).toEqual(thoughts)
  })

  test.each([
    ['a block without its signature', thinks('b', '')],
    ['a sealed block without its data', sealed()],
  ])('%s is left out, and all thinking after it; the rest of those turns stays', (_, broken) => {
    const whole = story(thinks('a'), broken, sealed('c'), thinks('d'))
    expect(sent(whole)).toEqual([thinks('a')])
    const texts = rendered(whole).messages.flatMap(({ content }) => content.filter(({ type }) => type === 'text'))
    expect(texts.map(bare).slice(1)).toEqual([1, 2, 3, 4].map((number) => says(`Turn ${number}.`)))
  })

  test('A4: the request of a turn begins with the messages of the turn before it, broken thinking or not', () => {
    const thoughts = [thinks('a'), thinks('b', ''), thinks('c')]
    const all = unmarked(rendered(story(...thoughts)).messages)
    for (const n of [1, 2]) {
      const before = unmarked(rendered(story(...thoughts.slice(0, n))).messages)
      expect(all.slice(0, before.length)).toEqual(before)
    }
  })
})
