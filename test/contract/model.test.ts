import { afterEach, describe, expect, test } from 'vitest'
import { anthropicModel } from '../../src/adapters/anthropic/model.ts'
import type { ModelRequest } from '../../src/core/conversation.ts'
import { Aborted, Fatal, Transient } from '../../src/ports/failures.ts'
import { type Answer, block, end, fails, modelServer, sse, stalls, start, streams } from './model-server.ts'

const request: ModelRequest = {
  model: 'claude-test',
  max_tokens: 1000,
  system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
  tools: [{ type: 'bash_20250124', name: 'bash' }],
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Héllo 😀' }] }],
}

let close = () => {}
afterEach(() => close())

async function modelOf(answers: readonly Answer[], idleMs = 5_000) {
  const server = await modelServer(...answers)
  close = server.close
  const model = anthropicModel({ apiKey: 'sk-test', baseURL: server.url, idleMs })
  return { server, turn: (signal = new AbortController().signal) => model.turn(request, signal) }
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (reply) => ({ reply }),
    (error: unknown) => error,
  )

const text = block(0, { type: 'text', text: '', citations: null }, { type: 'text_delta', text: 'Héllo' })

describe('model (Anthropic): a whole turn', () => {
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
    expect(server.bodies).toEqual([{ ...request, stream: true }])
  })

  test('A4: the same request is the same bytes', async () => {
    const seen: string[] = []
    const record: Answer = (response, body, incoming) => {
      seen.push(JSON.stringify(body))
      streams([start(), ...text, ...end('end_turn')])(response, body, incoming)
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
})

describe('model (Anthropic): a turn cut off is not a turn (A5, R35)', () => {
  const half = [start(), ...text]

  test.each<[string, Answer]>([
    ['ends before message_stop', streams([...half, ...end('end_turn').slice(0, 1)])],
    ['ends at once', streams([])],
    ['breaks off', stalls(half, 'reset')],
    [
      'holds no JSON',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end('event: message_start\ndata: {"type\n\n'),
    ],
    ['answers without a status', (response) => void response.destroy()],
  ])('a stream that %s is transient', async (_, answer) => {
    const { turn } = await modelOf([answer])
    expect(await failure(turn())).toBeInstanceOf(Transient)
  })

  test.each(['silent', 'pings'] as const)('R35: a stream that stays open (%s) is given up', async (then) => {
    const { turn } = await modelOf([stalls(half, then)], 100)
    const begun = performance.now()
    expect(await failure(turn())).toBeInstanceOf(Transient)
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  test('a slow stream that keeps alive is waited for', async () => {
    const slow: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const pings = setInterval(() => response.write(sse({ type: 'ping' })), 30)
      setTimeout(() => {
        clearInterval(pings)
        response.end([...half, ...end('end_turn')].map(sse).join(''))
      }, 300)
    }
    const { turn } = await modelOf([slow], 150)
    expect(await turn()).toMatchObject({ stop: 'end_turn' })
  })

  test('a server that never answers is given up', async () => {
    const { turn } = await modelOf([() => {}], 100)
    expect(await failure(turn())).toBeInstanceOf(Transient)
  })

  test('R38: an abort ends it at once', async () => {
    const controller = new AbortController()
    const { turn } = await modelOf([stalls(half, 'silent')])
    setTimeout(() => controller.abort(), 50)
    expect(await failure(turn(controller.signal))).toBeInstanceOf(Aborted)
    expect(await failure(turn(AbortSignal.abort()))).toBeInstanceOf(Aborted)
  })
})

describe('model (Anthropic): F1: failures by status and type', () => {
  test.each([
    [400, 'invalid_request_error', 'refused the request (400)'],
    [401, 'authentication_error', 'refused the key (401)'],
    [402, 'billing_error', 'no credit left (402)'],
    [403, 'permission_error', 'claude-test (403)'],
    [404, 'not_found_error', 'claude-test (404)'],
    [413, 'request_too_large', '(413)'],
    [422, 'invalid_request_error', '(422)'],
  ])('R33: %i is fatal at once', async (status, type, words) => {
    const { turn, server } = await modelOf([fails(status, type)])
    const error = await failure(turn())
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toMatchObject({
      status,
      message: expect.stringContaining(words),
      todo: expect.stringContaining('/retry'),
    })
    expect(server.bodies).toHaveLength(1)
  })

  test.each([
    [408, 'timeout_error', {}, null],
    [409, 'conflict_error', {}, null],
    [429, 'rate_limit_error', { 'retry-after': '7' }, 7_000],
    [500, 'api_error', {}, null],
    [503, 'api_error', { 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [529, 'overloaded_error', { 'retry-after': '0' }, 0],
  ])('R27, R34: %i is transient, asked once, with what it asked for', async (status, type, headers, retryAfterMs) => {
    const { turn, server } = await modelOf([fails(status, type, headers as Record<string, string>)])
    const error = await failure(turn())
    expect(error).toBeInstanceOf(Transient)
    expect(error).toMatchObject({ status, retryAfterMs })
    expect(server.bodies).toHaveLength(1)
  })

  test('a retry-after that is a date', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString()
    const { turn } = await modelOf([fails(429, 'rate_limit_error', { 'retry-after': date })])
    const { retryAfterMs } = (await failure(turn())) as Transient
    expect(retryAfterMs).toBeGreaterThan(50_000)
    expect(retryAfterMs).toBeLessThanOrEqual(60_000)
  })

  test.each([
    ['overloaded_error', Transient, 529],
    ['rate_limit_error', Transient, 429],
    ['api_error', Transient, 500],
    ['a_new_error', Transient, 500],
    ['authentication_error', Fatal, 401],
    ['invalid_request_error', Fatal, 400],
  ])('an error inside of the stream: %s', async (type, kind, status) => {
    const { turn } = await modelOf([
      streams([start(), { type: 'error', error: { type, message: 'words that change' } }]),
    ])
    const error = await failure(turn())
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ status })
  })

  test('a part of a reply that nobody knows stops the task', async () => {
    const odd = block(0, { type: 'text', text: '' }, { type: 'colour_delta', colour: 'red' })
    const { turn } = await modelOf([streams([start(), ...odd, ...end('end_turn')])])
    expect(await failure(turn())).toBeInstanceOf(Fatal)
  })

  test('no server at all is transient', async () => {
    const { turn, server } = await modelOf([fails(500, 'api_error')])
    server.close()
    expect(await failure(turn())).toBeInstanceOf(Transient)
  })
})
