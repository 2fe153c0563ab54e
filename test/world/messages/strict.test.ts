import { describe, expect, test } from 'vitest'
import { openSeal } from './seal.ts'
import { Refusal } from './shapes.ts'
import { strict } from './strict.ts'

type Body = Record<string, unknown>
type Messages = { role: string; content: unknown }[]

const seal = openSeal('test')
const search = { name: 'search', description: 'Find text.', input_schema: { type: 'object', properties: {} } }
const tools = [
  { type: 'bash_20250124', name: 'bash' },
  { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool', max_characters: 9000 },
  search,
]
const say = (text: string) => ({ type: 'text', text })
const use = (id: string, name = 'bash') => ({ type: 'tool_use', id, name, input: { command: 'ls' } })
const result = (id: string, more: Body = {}) => ({ type: 'tool_result', tool_use_id: id, content: 'ok', ...more })
const ask: Messages = [{ role: 'user', content: 'Fix it.' }]
const talk = (assistant: unknown, ...user: unknown[]): Messages => [
  ...ask,
  { role: 'assistant', content: assistant },
  { role: 'user', content: user },
]
const body = (more: Body = {}): Body => ({ model: 'claude-test-1', max_tokens: 100, messages: ask, tools, ...more })
const marked = { cache_control: { type: 'ephemeral' } }
const sealed = (messages: Messages, more: Body = {}): Messages => {
  const { model, system, ...rest } = body(more) as { model: string; system?: string; tools: never }
  let link = seal.head({ model, ...rest, ...(system === undefined ? {} : { system }) })
  link = seal.after(link, 'user', say('Fix it.'))
  const thought = { type: 'thinking', thinking: 'Hm.', signature: seal.sign(link, 'Hm.') }
  return messages.map((message) =>
    message.role === 'assistant' ? { ...message, content: [thought, ...(message.content as unknown[])] } : message,
  )
}

function verdict(value: unknown): string {
  try {
    strict(value, { seal })
    return 'accepted'
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`
    throw error
  }
}

describe('accepted', () => {
  const cases: [string, Body][] = [
    ['a plain question', body()],
    ['a pair', body({ messages: talk([say('I look.'), use('a')], result('a')) })],
    [
      'two calls, then results, then text',
      body({ messages: talk([use('a'), use('b')], result('b'), result('a'), say('And?')) }),
    ],
    ['two user messages in a row', body({ messages: [...ask, { role: 'user', content: 'Now.' }] })],
    ['guidance in a message after the results', body({ messages: [...talk([use('a')], result('a')), ...ask] })],
    ['a failed call that says why', body({ messages: talk([use('a')], result('a', { is_error: true })) })],
    ['a result without content', body({ messages: talk([use('a')], { type: 'tool_result', tool_use_id: 'a' }) })],
    ['what an answer carries', body({ messages: talk([{ ...use('a'), caller: { type: 'direct' } }], result('a')) })],
    ['four breakpoints', body({ system: [{ ...say('s'), ...marked }], cache_control: { type: 'ephemeral' } })],
    ['thinking with its prefix', body({ messages: sealed(talk([use('a')], result('a'))) })],
    [
      'a breakpoint that moved after the thinking',
      body({
        messages: sealed(talk([use('a')], result('a'))).map((message, index) =>
          index === 0 ? { role: 'user', content: [{ ...say('Fix it.'), ...marked }] } : message,
        ),
      }),
    ],
    [
      'input that has a key named cache_control',
      body({
        messages: talk(
          [{ ...use('a'), input: { ...marked, content: [marked, marked, marked, marked, marked] } }],
          result('a'),
        ),
      }),
    ],
  ]
  test.each(cases)('%s', (_, value) => {
    expect(verdict(value)).toBe('accepted')
  })
})

describe('parameters refused', () => {
  const cases: [string, unknown, RegExp][] = [
    ['no object', [], /^400 body: /],
    ['no model', body({ model: undefined }), /^400 model: Field required/],
    ['an unknown model', body({ model: 'gpt-9' }), /^404 model: gpt-9/],
    ['no max_tokens', body({ max_tokens: undefined }), /^400 max_tokens: Field required/],
    ['max_tokens of 0', body({ max_tokens: 0 }), /^400 max_tokens: .*greater/],
    ['max_tokens as text', body({ max_tokens: '9' }), /^400 max_tokens: .*integer/],
    ['an unknown parameter', body({ temperature: 1 }), /^400 temperature: Extra inputs/],
    ['no messages', body({ messages: undefined }), /^400 messages: Field required/],
    ['empty messages', body({ messages: [] }), /^400 messages: at least one/],
    ['an empty system', body({ system: '' }), /^400 system: text content blocks must be non-empty/],
    ['a lone surrogate', body({ system: 'a\ud83d' }), /^400 .*no low surrogate.*system/],
    ['too small a thinking budget', body({ thinking: { type: 'enabled', budget_tokens: 9 } }), /^400 thinking.*1024/],
    ['a thinking budget over max_tokens', body({ thinking: { type: 'enabled', budget_tokens: 1024 } }), /max_tokens/],
    ['a blank stop sequence', body({ stop_sequences: [' '] }), /^400 stop_sequences.0: /],
    [
      'a forced call while thinking',
      body({ thinking: { type: 'adaptive' }, tool_choice: { type: 'any' } }),
      /Thinking/,
    ],
    ['a choice of an unknown tool', body({ tool_choice: { type: 'tool', name: 'fly' } }), /'fly' not found/],
    [
      'five breakpoints',
      body({
        system: [1, 2, 3, 4].map((n) => ({ ...say(`${n}`), ...marked })),
        tools: [{ ...search, ...marked }],
      }),
      /maximum of 4 blocks.*Found 5/,
    ],
    [
      'an hour after five minutes',
      body({
        system: [
          { ...say('s'), ...marked },
          { ...say('t'), cache_control: { type: 'ephemeral', ttl: '1h' } },
        ],
      }),
      /ttl='1h'/,
    ],
    ['an unknown kind of breakpoint', body({ cache_control: { type: 'lasting' } }), /^400 cache_control.type/],
  ]
  test.each(cases)('%s', (_, value, why) => {
    expect(verdict(value)).toMatch(why)
  })
})

describe('tools refused', () => {
  const schema = { type: 'object' }
  const cases: [string, unknown[], RegExp][] = [
    ['one name twice', [search, search], /^400 tools: Tool names must be unique/],
    ['a custom tool named bash beside the built-in', [...tools, { ...search, name: 'bash' }], /unique/],
    ['no schema', [{ name: 'a' }], /^400 tools.0.custom.input_schema: Field required/],
    ['a schema without type', [{ name: 'a', input_schema: {} }], /input_schema.type: Field required/],
    ['a schema that is a list', [{ name: 'a', input_schema: { type: 'array' } }], /input_schema.type: .*'object'/],
    [
      'a choice at the top of a schema',
      [{ name: 'a', input_schema: { ...schema, anyOf: [] } }],
      /oneOf, allOf, or anyOf/,
    ],
    ['a name with a dot', [{ name: 'a.b', input_schema: schema }], /^400 tools.0.custom.name: .*pattern/],
    ['an extra field', [{ ...search, run: 1 }], /^400 tools.0.custom.run: Extra inputs/],
    ['an unknown built-in', [{ type: 'bash_20991231', name: 'bash' }], /^400 tools.0: Input tag/],
    ['a built-in under another name', [{ type: 'bash_20250124', name: 'shell' }], /^400 tools.0.bash_20250124.name/],
    ['a built-in with a schema', [{ type: 'bash_20250124', name: 'bash', input_schema: schema }], /Extra inputs/],
  ]
  test.each(cases)('%s', (_, value, why) => {
    expect(verdict(body({ tools: value }))).toMatch(why)
  })
})

describe('messages refused', () => {
  const thoughts = sealed(talk([use('a')], result('a')))
  const cases: [string, Messages, RegExp][] = [
    ['an assistant first', [{ role: 'assistant', content: 'Hi.' }, ...ask], /^400 messages: first message/],
    ['a system role', [...ask, { role: 'system', content: 'x' }], /^400 messages.1.role/],
    [
      'two assistants in a row',
      [...ask, { role: 'assistant', content: 'a' }, ...talk('b', say('c')).slice(1)],
      /messages.2/,
    ],
    ['a prefill', [...ask, { role: 'assistant', content: 'So' }], /prefill/],
    ['an extra field in a message', [{ ...ask[0], id: 1 } as never], /^400 messages.0.id: Extra/],
    ['no content', [{ role: 'user', content: [] }], /^400 messages.0: user messages must have non-empty/],
    ['empty text', [{ role: 'user', content: '' }], /^400 messages: text content blocks must be non-empty/],
    ['white space', [{ role: 'user', content: [say(' \n')] }], /^400 messages: .*non-whitespace/],
    ['empty text from the assistant', talk([say('')], say('x')), /non-empty/],
    ['empty text in a result', talk([use('a')], result('a', { content: [say('')] })), /non-empty/],
    [
      'an empty failure',
      talk([use('a')], result('a', { content: '', is_error: true })),
      /^400 messages.2.content.0.tool_result: .*is_error/,
    ],
    ['an extra field in a block', talk([{ ...say('x'), parsed_output: null }], say('x')), /parsed_output: Extra/],
    ['a call by a user', [{ role: 'user', content: [use('a')] }], /^400 messages.0.content.0.type/],
    ['a result by the assistant', talk([result('a')], say('x')), /^400 messages.1.content.0.type/],
    ['a call without result', talk([use('a')], say('Never mind.')), /^400 messages.1: .*without `tool_result`.*: a\./],
    ['one of two calls without result', talk([use('a'), use('b')], result('a')), /without `tool_result`.*: b\./],
    ['a result one message late', [...talk([use('a')], say('x')), { role: 'user', content: [result('a')] }], /without/],
    [
      'results over two messages',
      [...talk([use('a'), use('b')], result('a')), { role: 'user', content: [result('b')] }],
      /without/,
    ],
    ['text before a result', talk([use('a')], say('Here:'), result('a')), /before any text/],
    ['text between results', talk([use('a'), use('b')], result('a'), say('and'), result('b')), /before any text/],
    ['a result without call', talk('Hm.', result('z')), /^400 messages.2.content.0: unexpected `tool_use_id`.*z/],
    [
      'a result of an older call',
      [...talk([use('a')], result('a')), ...talk('Hm.', result('a')).slice(1)],
      /unexpected/,
    ],
    ['two results for a call', talk([use('a')], result('a'), result('a')), /single result/],
    ['one id twice in a turn', talk([use('a'), use('a')], result('a')), /ids must be unique/],
    [
      'one id twice over turns',
      [...talk([use('a')], result('a')), ...talk([use('a')], result('a')).slice(1)],
      /unique/,
    ],
    ['an id with a dot', talk([use('a.b')], result('a.b')), /^400 messages.1.content.0.tool_use.id: .*pattern/],
    ['a call of an unknown tool', talk([use('a', 'fly')], result('a')), /not in `tools`: fly/],
    ['input that is text', talk([{ ...use('a'), input: '{}' }], result('a')), /tool_use.input: .*dictionary/],
    [
      'a made-up signature',
      talk([{ type: 'thinking', thinking: 'x', signature: 'x' }, use('a')], result('a')),
      /Invalid `signature`/,
    ],
    [
      'thinking after another prefix',
      [{ role: 'user', content: 'Fix that.' }, ...thoughts.slice(1)],
      /^400 messages.1.content.0: Invalid/,
    ],
    ['changed thinking', JSON.parse(JSON.stringify(thoughts).replace('Hm.', 'Ha.')), /Invalid `signature`/],
    [
      'thinking with a breakpoint',
      talk([{ type: 'thinking', thinking: 'x', signature: 'x', ...marked }], say('x')),
      /thinking blocks/,
    ],
  ]
  test.each(cases)('%s', (_, messages, why) => {
    expect(verdict(body({ messages }))).toMatch(why)
  })

  test('thinking under other tools, system or model', () => {
    expect(verdict(body({ messages: thoughts, tools: tools.slice(0, 1) }))).toMatch(/Invalid `signature`/)
    expect(verdict(body({ messages: thoughts, system: 'Other.' }))).toMatch(/Invalid `signature`/)
    expect(verdict(body({ messages: thoughts, model: 'claude-test-2' }))).toMatch(/Invalid `signature`/)
  })
})
