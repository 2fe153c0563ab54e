import { expect, test } from 'vitest'
import { Aborted, Fatal, TooLong, Transient } from '../../src/ports/failures.ts'
import { type Answer, block, end, fails, open, type StreamEvent, send, stalls, start, streams } from './model-server.ts'
import { failure, type ModelOf, text, type Vendor } from './model-vendor.ts'

const half = [start(), ...text]

export function cutTurns(modelOf: ModelOf): void {
  unfinished(modelOf)
  costs(modelOf)
}

function unfinished(modelOf: ModelOf): void {
  test.each<[string, Answer]>([
    ['ends before message_stop', streams([...half, ...end('end_turn').slice(0, 1)])],
    ['ends at once', streams([])],
    ['breaks off', stalls(half, 'reset')],
    [
      'holds no JSON',
      (response, dialect) => void open(response, dialect).end('event: message_start\ndata: {"type\n\n'),
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
    const slow: Answer = (response, dialect) => {
      open(response, dialect)
      const pings = setInterval(() => send(response, dialect, [{ type: 'ping' }]), 30)
      setTimeout(() => {
        clearInterval(pings)
        send(response, dialect, [...half, ...end('end_turn')])
        response.end()
      }, 3_000)
    }
    const { turn } = await modelOf([slow], 2_000)
    expect(await turn()).toMatchObject({ stop: 'end_turn' })
  })

  test('a server that never answers is given up', async () => {
    const { turn } = await modelOf([() => {}], 100)
    expect(await failure(turn())).toBeInstanceOf(Transient)
  })
}

/** What was billed of a reply that never came to its end. */
function costs(modelOf: ModelOf): void {
  const counted = { input: 10, cacheRead: 200, cacheWrite: 30 }
  const thought = [
    ...block(1, { type: 'thinking', thinking: '' }, { type: 'thinking_delta', thinking: 'x'.repeat(41) }),
    ...block(
      2,
      { type: 'tool_use', id: 't', name: 'bash', input: {} },
      { type: 'input_json_delta', partial_json: '{"a' },
    ),
  ]
  test.each<[string, readonly StreamEvent[], number | null]>([
    ['before anything came', [], null],
    ['after its beginning', [start()], 1],
    ['in the middle', [...half, ...thought], 2 + 11 + 1],
    ['after its end was counted', [...half, ...end('end_turn').slice(0, 1)], 42],
    [
      'by an error',
      [start({ output_tokens: 7 }), ...text, { type: 'error', error: { type: 'overloaded_error', message: '' } }],
      7,
    ],
  ])('what a reply had cost that was cut off %s goes with the failure', async (_, events, output) => {
    const { turn } = await modelOf([streams(events)])
    expect(await failure(turn())).toMatchObject({ usage: output === null ? null : { ...counted, output } })
  })

  test('R38: an abort ends it at once, and says what it had cost', async () => {
    const controller = new AbortController()
    const heard: Answer = (response, dialect) => {
      send(open(response, dialect), dialect, half)
      setTimeout(() => controller.abort(), 300)
    }
    const { turn } = await modelOf([heard])
    const stopped = await failure(turn(controller.signal))
    expect(stopped).toBeInstanceOf(Aborted)
    expect(stopped).toMatchObject({ usage: { ...counted, output: 2 } })
    const never = await failure(turn(AbortSignal.abort()))
    expect(never).toBeInstanceOf(Aborted)
    expect(never).toMatchObject({ usage: null })
  })
}

export function failures(modelOf: ModelOf, vendor: Vendor): void {
  byStatus(modelOf, vendor)
  oddOnes(modelOf)
}

function byStatus(modelOf: ModelOf, { model, words }: Vendor): void {
  test.each([
    [400, 'invalid_request_error', 'refused the request (400)'],
    [401, 'authentication_error', words.refused],
    [402, 'billing_error', 'no credit left (402)'],
    [403, 'permission_error', `${model} (403)`],
    [404, 'not_found_error', `${model} (404)`],
    [413, 'request_too_large', '(413)'],
    [422, 'invalid_request_error', '(422)'],
  ])('R33: %i is fatal at once', async (status, type, said) => {
    const { turn, server } = await modelOf([fails(status, type)])
    const error = await failure(turn())
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toMatchObject({
      status,
      message: expect.stringContaining(said),
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
    expect(error).toMatchObject({ status, retryAfterMs, message: expect.stringContaining(words.name) })
    expect(server.bodies).toHaveLength(1)
  })

  test('a request that is too large is told from one that is wrong', async () => {
    const { turn } = await modelOf([fails(413, 'request_too_large')])
    expect(await failure(turn())).toBeInstanceOf(TooLong)
    const { turn: wrong } = await modelOf([fails(400, 'invalid_request_error')])
    expect(await failure(wrong())).not.toBeInstanceOf(TooLong)
  })

  test.each([
    [529, 'overloaded_error', 'false', Transient, true],
    [500, 'api_error', 'true', Transient, false],
    [400, 'invalid_request_error', 'true', Transient, false],
    [401, 'authentication_error', 'true', Fatal, undefined],
  ])('%i (%s) with x-should-retry: %s', async (status, type, header, kind, later) => {
    const { turn } = await modelOf([fails(status, type, { 'x-should-retry': header })])
    const error = (await failure(turn())) as Transient
    expect(error).toBeInstanceOf(kind)
    expect(error.later).toBe(later)
  })
}

function oddOnes(modelOf: ModelOf): void {
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
}
