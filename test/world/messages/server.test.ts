import Anthropic, { type APIError } from '@anthropic-ai/sdk'
import { afterEach, expect, test } from 'vitest'
import { createInterceptor } from '../interceptor.ts'
import { call, chatty, script, text, think } from './brain.ts'
import { extendsPrompt } from './prefix.ts'
import { type MessagesOptions, type MessagesServer, openMessages } from './server.ts'

const open: MessagesServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

async function world(
  options: MessagesOptions,
  key = 'sk-ant-test',
): Promise<{ api: MessagesServer; client: Anthropic }> {
  const api = await openMessages(options)
  open.push(api)
  return { api, client: new Anthropic({ apiKey: key, baseURL: api.url, maxRetries: 0 }) }
}

const finish = { name: 'finish', input_schema: { type: 'object' as const } }
const bash = { type: 'bash_20250124' as const, name: 'bash' as const }
const long = 'Replace every space, not only the first: 🚀 überall. '.repeat(4)
const brain = script({
  work: [
    [think('Where is it? '.repeat(9)), text(long), call('bash', { command: `echo ${'x'.repeat(90)} "é🚀"` })],
    [call('bash', { command: 'ls' }), call('finish', {})],
  ],
})
const ask = (more: Partial<Anthropic.MessageCreateParams> = {}): Anthropic.MessageCreateParamsNonStreaming => ({
  model: 'claude-test-1',
  max_tokens: 4000,
  system: [{ type: 'text', text: 'rule '.repeat(1200), cache_control: { type: 'ephemeral' } }],
  tools: [bash, finish],
  messages: [{ role: 'user', content: 'Fix it.' }],
  ...more,
  stream: false,
})
const stream = (client: Anthropic, more: Partial<Anthropic.MessageCreateParams> = {}) =>
  client.messages.stream(ask(more)).finalMessage()
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ status: 200, type: 'no error', message: 'no error' }),
    (error: APIError) => error,
  )
function next(message: Anthropic.Message, first = 'Fix it.'): Anthropic.MessageParam[] {
  const calls = message.content.filter((block) => block.type === 'tool_use')
  const content = calls.map(({ id }) => ({ type: 'tool_result' as const, tool_use_id: id, content: 'done' }))
  return [
    { role: 'user', content: first },
    { role: 'assistant', content: message.content },
    { role: 'user', content },
  ]
}

test('a streamed and a whole answer parse to the same message', async () => {
  const { client } = await world({ brain })
  const thinking = { type: 'adaptive' as const }
  const streamed = await stream(client, { thinking })
  const whole = await client.messages.create(ask({ thinking }))
  expect(JSON.parse(JSON.stringify(streamed.content))).toEqual(whole.content)
  expect(streamed.content).toMatchObject([
    { type: 'thinking', thinking: 'Where is it? '.repeat(9) },
    { type: 'text', text: long },
    { type: 'tool_use', name: 'bash', input: { command: `echo ${'x'.repeat(90)} "é🚀"` } },
  ])
  expect([streamed.stop_reason, whole.stop_reason]).toEqual(['tool_use', 'tool_use'])
  expect(streamed.usage.output_tokens).toBe(whole.usage.output_tokens)
  expect(whole._request_id).toMatch(/^req_/)
})

test('events come in the order of the service', async () => {
  const { client } = await world({ brain })
  const seen: string[] = []
  for await (const event of await client.messages.create({ ...ask(), stream: true })) {
    if (event.type !== seen.at(-1)) seen.push(event.type)
  }
  const block = ['content_block_start', 'content_block_delta', 'content_block_stop']
  expect(seen).toEqual(['message_start', ...block, ...block, ...block, 'message_delta', 'message_stop'])
})

test('a model thinks unless it is told not to', async () => {
  const { client } = await world({ brain })
  const kinds = async (more: Partial<Anthropic.MessageCreateParams>) =>
    (await stream(client, more)).content.map(({ type }) => type)
  expect(await kinds({})).toEqual(['thinking', 'text', 'tool_use'])
  expect(await kinds({ thinking: { type: 'disabled' } })).toEqual(['text', 'tool_use'])
})

test('an answer with thinking goes back as it came, and not with another prefix', async () => {
  const { client } = await world({ brain })
  const thinking = { type: 'adaptive' as const }
  const first = await stream(client, { thinking })
  const second = await stream(client, { thinking, messages: next(first) })
  expect(second.content.map(({ type }) => type)).toEqual(['tool_use', 'tool_use'])
  const moved = await caught(stream(client, { thinking, messages: next(first, 'Fix that.') }))
  expect(moved).toMatchObject({ status: 400, type: 'invalid_request_error' })
  expect(moved.message).toMatch(/messages.1.content.0: Invalid `signature`/)
})

test('the prompt cache reads what it wrote, and adds up', async () => {
  const { api, client } = await world({ brain })
  const first = await stream(client)
  const marked = next(first).map((message, index) => (index === 2 ? withMark(message) : message))
  const second = await stream(client, { messages: marked })
  expect(first.usage).toMatchObject({ cache_read_input_tokens: 0 })
  expect(first.usage.cache_creation_input_tokens).toBeGreaterThan(1024)
  expect(second.usage.cache_read_input_tokens).toBe(first.usage.cache_creation_input_tokens)
  expect(second.usage.cache_creation_input_tokens).toBeGreaterThan(0)
  expect(second.usage.input_tokens).toBe(0)
  const third = await stream(client, { messages: marked })
  expect(third.usage).toMatchObject({ cache_creation_input_tokens: 0, input_tokens: 0 })
  const other = await stream(client, { system: 'Another.' })
  expect(other.usage).toMatchObject({ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 })
  expect(api.requests.map(({ repeated }) => repeated)).toEqual([false, false, true, true])
  const [one, two] = api.requests
  expect(one && two && extendsPrompt(two, one)).toBe(true)
  expect(api.billed['claude-test-1']).toMatchObject({ requests: 4 })
})

function withMark(message: Anthropic.MessageParam): Anthropic.MessageParam {
  const content = (message.content as Anthropic.ToolResultBlockParam[]).map((block) => ({
    ...block,
    cache_control: { type: 'ephemeral' as const },
  }))
  return { role: 'user', content }
}

test('keys, paths, sizes', async () => {
  const deadKeys = new Set<string>()
  const { api, client } = await world({ brain, deadKeys, limits: { bytes: 20_000, contextTokens: 3000 } })
  const stranger = new Anthropic({ apiKey: 'other', baseURL: api.url, maxRetries: 0 })
  expect(await caught(stream(stranger))).toMatchObject({ status: 401, type: 'authentication_error' })
  expect(await caught(stream(client, { system: 'x '.repeat(10_000) }))).toMatchObject({ status: 413 })
  expect((await caught(stream(client, { system: 'x '.repeat(8000) }))).message).toMatch(/prompt is too long/)
  deadKeys.add('sk-ant-test')
  expect(await caught(stream(client))).toMatchObject({ status: 401 })
  expect((await fetch(`${api.url}/v1/messages`, { method: 'POST', body: '{}' })).status).toBe(401)
  expect((await fetch(`${api.url}/v1/models`)).status).toBe(404)
  expect(api.billed).toEqual({})
})

test('faults: a status, a cut, an error in the stream, a stall, a delay', async () => {
  const faults = [
    { status: 529, headers: { 'retry-after': '3' } },
    { cutAfterEvents: 4 },
    { cutAfterEvents: 4, cleanly: true },
    { errorEventAfter: 3, type: 'overloaded_error' },
    { stall: true as const },
    { delay: 30 },
  ]
  const { api, client } = await world({ brain, fault: ({ n }) => faults[n - 1] })
  const busy = await caught(stream(client))
  expect(busy).toMatchObject({ status: 529, type: 'overloaded_error' })
  expect((busy as APIError).headers?.get('retry-after')).toBe('3')
  expect((await caught(stream(client))).message).toMatch(/terminated/)
  expect((await caught(stream(client))).message).toMatch(/stream ended without/)
  expect(await caught(stream(client))).toMatchObject({ status: undefined, type: 'overloaded_error' })
  const stalled = client.messages.stream(ask())
  setTimeout(() => stalled.abort(), 100)
  expect(await caught(stalled.finalMessage())).toBeInstanceOf(Anthropic.APIUserAbortError)
  expect((await stream(client)).stop_reason).toBe('tool_use')
  expect(api.requests.map(({ delivered }) => delivered)).toEqual([false, false, false, false, false, true])
  expect(api.billed['claude-test-1']?.requests).toBe(5)
})

test('max_tokens cuts the reply, and the SDK makes a broken input look whole', async () => {
  const input = { path: 'src/slug.js', old_str: 'x'.repeat(99) }
  const { client } = await world({ brain: () => ({ content: [call('bash', input)] }) })
  const cut = await stream(client, { max_tokens: 15 })
  expect(cut.stop_reason).toBe('max_tokens')
  expect(cut.content.at(-1)).toMatchObject({ type: 'tool_use', input: { path: 'src/slug.js' } })
})

test('a chatty brain ends, and says so when asked again', async () => {
  const { api, client } = await world({ brain: chatty(2) })
  let messages = ask().messages
  const stops: unknown[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const reply = await stream(client, { messages })
    stops.push(reply.stop_reason)
    const [, ...added] = next(reply)
    messages = [...messages, ...added.filter(({ content }) => content.length > 0)]
  }
  expect(stops).toEqual(['tool_use', 'tool_use', 'tool_use', 'end_turn'])
  expect(new Set(api.requests.map(({ prefixDigest }) => prefixDigest)).size).toBe(4)
})

test('a worker killed before its request bills nothing; killed after it, the turn is billed and repeated', async () => {
  const killed: string[] = []
  const interceptor = createInterceptor((job) => killed.push(job))
  interceptor.register('sk-ant-test', 'job-1')
  interceptor.onRequest(({ n }) => [{ before: 'kill' as const }, { after: 'kill' as const }][n - 1])
  const { api, client } = await world({ brain, interceptor })
  expect((await caught(stream(client))).message).not.toBe('no error')
  expect(api.requests).toEqual([])
  expect((await caught(stream(client))).message).not.toBe('no error')
  expect((await stream(client)).stop_reason).toBe('tool_use')
  expect(killed).toEqual(['job-1', 'job-1'])
  expect(api.requests).toMatchObject([
    { delivered: false, repeated: false },
    { delivered: true, repeated: true },
  ])
  expect(interceptor.requests).toMatchObject([
    { job: 'job-1', channel: 'model', path: '/v1/messages', status: 0 },
    { status: 0 },
    { status: 200 },
  ])
})
