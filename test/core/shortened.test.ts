/** What a shortened conversation looks like to the model, and what stands in it for what was left out (A4, A5, R21, R23). */
import { describe, expect, test } from 'vitest'
import { type Message, type ModelRequest, renderRequest } from '../../src/core/conversation.ts'
import { event } from '../../src/core/events.ts'
import type { Block } from '../../src/core/json.ts'
import { answered, calls, says, turn } from '../support/given.ts'
import { compacted, did, type Given, working } from '../support/long/turns.ts'

const agentOf = ({ state }: Given) => state.agents[1] ?? expect.fail('no agent')
const rendered = (from: Given): ModelRequest => renderRequest(agentOf(from))
const bare = ({ cache_control: _, ...block }: Block) => block
const unmarked = (messages: readonly Message[]) =>
  messages.map(({ role, content }) => ({ role, content: content.map(bare) }))
const markedAt = ({ messages }: ModelRequest) =>
  messages.flatMap(({ content }, index) => (content.some((block) => 'cache_control' in block) ? [index] : []))
const long = 'x'.repeat(1_000)
const five = working.and([1, 2, 3, 4, 5].map((n) => did(n, { result: `${n}${long}` })))

describe('cleared results', () => {
  const cleared = five.and(compacted('cleared', 2))

  test('are a note that says how to read them again; everything else is as it was', () => {
    const before = unmarked(rendered(five).messages)
    const after = unmarked(rendered(cleared).messages)
    const note = '[What bash said here, 1001 characters, was cleared to make room; read it again with path "output:t1"]'
    expect(after[2]?.content).toEqual([{ type: 'tool_result', tool_use_id: 't1', content: note }])
    expect(after[4]?.content[0]?.['content']).toContain('output:t2')
    const others = [0, 1, 3, 5, 6, 7, 8, 9, 10]
    expect(others.map((index) => after[index])).toEqual(others.map((index) => before[index]))
  })

  test('of which the whole is kept as a blob name that; short ones and what was said stay', () => {
    const output = { text: `cut ${long}`, blob: { digest: 'd1gest', bytes: 70_000 } }
    const story = working.and(
      turn(1, 2, [calls('a', 'bash'), calls('b', 'bash')]),
      event('tool.completed', { call: 'a', outcome: 'error', output, seconds: 1 }),
      answered('b', 'short'),
      event('agent.nudged', { agent: 2, text: 'Mind the tests.' }),
      compacted('cleared', 1),
    )
    expect(unmarked(rendered(story).messages)[2]?.content).toEqual([
      {
        type: 'tool_result',
        tool_use_id: 'a',
        content: expect.stringContaining(
          '70000 characters, was cleared to make room; read it again with path "output:d1gest"',
        ),
        is_error: true,
      },
      { type: 'tool_result', tool_use_id: 'b', content: 'short' },
      { type: 'text', text: 'Mind the tests.' },
    ])
  })

  test('A4: turns after it go on from the same bytes, and a breakpoint stands where the cleared part ends', () => {
    const more = cleared.and(did(6), did(7))
    const messages = unmarked(rendered(cleared).messages)
    expect(unmarked(rendered(more).messages).slice(0, messages.length)).toEqual(messages)
    expect(markedAt(rendered(more))).toEqual([4, 12, 14])
    expect(markedAt(rendered(five))).toEqual([8, 10])
  })
})

describe('a summary', () => {
  const summarized = five.and(compacted('summarized', 3, 'The task, and notes.'))

  test('stands for the turns before it; the last ones follow whole', () => {
    const { messages } = rendered(summarized)
    expect(unmarked(messages)[0]).toEqual({ role: 'user', content: [says('The task, and notes.')] })
    expect(unmarked(messages).slice(1)).toEqual(unmarked(rendered(five).messages).slice(7))
  })

  test('the next one takes its place, and results are cleared behind it as well', () => {
    const again = summarized.and(did(6, { result: long }), compacted('summarized', 4, 'More notes.'))
    expect(unmarked(rendered(again).messages).map(({ content }) => content[0]?.['text'] ?? '')).toEqual([
      'More notes.',
      'Turn 5.',
      '',
      'Turn 6.',
      '',
    ])
    const cleared = again.and(compacted('cleared', 5))
    expect(JSON.stringify(rendered(cleared).messages)).toContain('output:t5')
    expect(unmarked(rendered(cleared).messages)[0]?.content).toEqual([says('More notes.')])
  })

  test('with every turn left out the conversation is its opening', () => {
    expect(unmarked(rendered(five.and(compacted('summarized', 5, 'All.'))).messages)).toEqual([
      { role: 'user', content: [says('All.')] },
    ])
  })
})

describe('R21, A5: thinking', () => {
  const thought = (n: number): Block => ({ type: 'thinking', thinking: `${n}`, signature: `signed ${n}` })
  const thinking = working.and([1, 2, 3].map((n) => did(n, { result: long, thought: thought(n) })))
  const thoughts = (from: Given) =>
    rendered(from).messages.flatMap(({ content }) =>
      content.filter(({ type }) => type === 'thinking').map((block) => block['thinking']),
    )

  test.each(['cleared', 'summarized'] as const)(
    'of before is left out once the prefix is gone (%s), later thinking is not',
    (how) => {
      expect(thoughts(thinking)).toEqual(['1', '2', '3'])
      const shorter = thinking.and(compacted(how, 1, ...(how === 'summarized' ? ['Notes.'] : [])))
      expect(thoughts(shorter)).toEqual([])
      expect(thoughts(shorter.and(did(4, { thought: thought(4) })))).toEqual(['4'])
    },
  )

  test('of one model is never sent to another', () => {
    const changed = thinking.and(event('model.changed', { agent: 2, model: 'claude-other-2' }))
    expect(rendered(changed).model).toBe('claude-other-2')
    expect(thoughts(changed)).toEqual([])
    expect(thoughts(changed.and(did(4, { thought: thought(4) })))).toEqual(['4'])
  })

  test.each([
    ['claude-test-1', 'claude-test-1-20261101'],
    ['claude-test-1-20261101', 'claude-test-1@20261101'],
    ['claude-test-1', 'eu.anthropic.claude-test-1-20261101-v1:0'],
  ])('of a model goes on to it under another name (%s, then %s)', (one, other) => {
    const named = (model: string) => event('model.changed', { agent: 2, model })
    const begun = working.and(named(one)).and([1, 2].map((n) => did(n, { thought: thought(n) })))
    expect(thoughts(begun.and(named(other)))).toEqual(['1', '2'])
    for (const another of ['claude-test-2', 'claude-test-1-20261201'])
      expect(thoughts(begun.and(named(other), named(another), named(one)))).toEqual([])
  })

  test('that ends a reply which paused is not marked', () => {
    const paused = working.and(turn(1, 2, [says('Wait.'), thought(1)], 'pause_turn'))
    expect(markedAt(rendered(paused))).toEqual([0])
  })
})

test('pause_turn: what follows is said in the same message, since roles alternate', () => {
  const paused = working.and(turn(1, 2, [says('First,')], 'pause_turn'))
  expect(markedAt(rendered(paused))).toEqual([0, 1])
  const { messages } = rendered(paused.and(did(2)))
  expect(unmarked(messages).map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(unmarked(messages)[1]?.content).toEqual([
    says('First,'),
    says('Turn 2.'),
    calls('t2', 'bash', { command: 'make 2' }),
  ])
})
