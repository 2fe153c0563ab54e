import { describe, expect, test } from 'vitest'
import { cutTurns, failures } from './model-failures.ts'
import { type Answer, block, end, start, streams } from './model-server.ts'
import { type ModelOf, modelFrom, requestFor, text, type Vendor } from './model-vendor.ts'

/** What every vendor's model keeps. */
export function modelContract(name: string, vendor: Vendor): void {
  const modelOf = (answers: readonly Answer[], idleMs?: number) => modelFrom(vendor, answers, idleMs)
  describe(`model (${name}): a whole turn`, () => wholeTurns(modelOf))
  describe(`model (${name}): a turn cut off is not a turn (A5, R35)`, () => cutTurns(modelOf))
  describe(`model (${name}): F1: failures by status and type`, () => failures(modelOf, vendor))
}

function wholeTurns(modelOf: ModelOf): void {
  const blocks = [
    ...block(
      0,
      { type: 'thinking', thinking: '', signature: '' },
      { type: 'thinking_delta', thinking: 'Let me ' },
      { type: 'thinking_delta', thinking: 'see.\n' },
      { type: 'signature_delta', signature: 'Eq+/=😀' },
    ),
    ...block(1, { type: 'redacted_thinking', data: 'opaque==' }),
    ...block(
      2,
      { type: 'text', text: '', citations: null },
      { type: 'text_delta', text: 'I ' },
      { type: 'text_delta', text: 'look.' },
    ),
    ...block(
      3,
      { type: 'tool_use', id: 'toolu_1', name: 'bash', input: {}, caller: { type: 'direct' }, toolset_name: null },
      { type: 'input_json_delta', partial_json: '' },
      { type: 'input_json_delta', partial_json: '{"command": "ls \\u00e9", "z": 1,' },
      { type: 'input_json_delta', partial_json: ' "a": [1.5, null]}' },
    ),
    ...block(4, { type: 'tool_use', id: 'toolu_2', name: 'read', input: {}, caller: { type: 'code', tool_id: 'x' } }),
  ]

  test('A5: blocks as they came, without what the API does not take back', async () => {
    const { turn, server } = await modelOf([streams([start(), { type: 'ping' }, ...blocks, ...end('tool_use')])])
    expect(await turn()).toEqual({
      stop: 'tool_use',
      usage: { input: 10, output: 42, cacheRead: 200, cacheWrite: 30 },
      content: [
        { type: 'thinking', thinking: 'Let me see.\n', signature: 'Eq+/=😀' },
        { type: 'redacted_thinking', data: 'opaque==' },
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'toolu_1', name: 'bash', input: { command: 'ls é', z: 1, a: [1.5, null] } },
        { type: 'tool_use', id: 'toolu_2', name: 'read', input: {}, caller: { type: 'code', tool_id: 'x' } },
      ],
    })
    expect(server.bodies).toEqual([{ ...requestFor('claude-test'), stream: true }])
  })

  test('A4: the same request is the same bytes', async () => {
    const seen: string[] = []
    const record: Answer = (response, dialect, body) => {
      seen.push(JSON.stringify(body))
      streams([start(), ...text, ...end('end_turn')])(response, dialect, body)
    }
    const { turn } = await modelOf([record])
    await turn()
    await turn()
    expect(seen[0]).toBe(seen[1])
  })

  test('thinking whose text is left out keeps its signature', async () => {
    const sealed = block(
      0,
      { type: 'thinking', thinking: '', signature: '' },
      { type: 'signature_delta', signature: 's' },
    )
    const { turn } = await modelOf([streams([start(), ...sealed, ...end('end_turn')])])
    expect((await turn()).content).toEqual([{ type: 'thinking', thinking: '', signature: 's' }])
  })

  test('text blocks without text are left out: the API takes none', async () => {
    const empty = block(0, { type: 'text', text: '' })
    const blank = block(1, { type: 'text', text: ' \n' })
    const { turn } = await modelOf([streams([start(), ...empty, ...blank, ...end('end_turn')])])
    expect((await turn()).content).toEqual([])
  })

  test('an input that the token limit cut is not taken for one', async () => {
    const cut = block(
      0,
      { type: 'tool_use', id: 't', name: 'bash', input: {} },
      { type: 'input_json_delta', partial_json: '{"comm' },
    )
    const { turn } = await modelOf([streams([start(), ...cut, ...end('max_tokens')])])
    expect(await turn()).toMatchObject({ stop: 'max_tokens', content: [{ input: {} }] })
  })

  test('usage that is null counts as nothing', async () => {
    const nulls = { cache_read_input_tokens: null, cache_creation_input_tokens: null }
    const { turn } = await modelOf([streams([start(nulls), ...text, ...end('end_turn')])])
    expect((await turn()).usage).toEqual({ input: 10, output: 42, cacheRead: 0, cacheWrite: 0 })
  })
}
