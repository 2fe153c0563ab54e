import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { anthropicDialect, type Dialect } from '../world/messages/dialect.ts'

export type StreamEvent = { readonly type: string; readonly [key: string]: unknown }
/** `body` is what Anthropic's own service would have been asked. */
export type Answer = (response: ServerResponse, dialect: Dialect, body: unknown) => void

/** A Messages API that answers as it is told, one answer after the other; the last one stays. */
export async function modelServer(answers: readonly Answer[], dialect: Dialect = anthropicDialect()) {
  const bodies: unknown[] = []
  const strange: unknown[] = []
  const read = ({ method = '', url = '', headers }: IncomingMessage, raw: Buffer): unknown => {
    const asked = dialect.read({ method, path: new URL(url, 'http://host').pathname, headers, raw })
    return JSON.parse(asked.raw.toString('utf8'))
  }
  const server = createServer(async (request, response) => {
    const raw = await buffer(request)
    const answer = answers[Math.min(bodies.length, answers.length - 1)]
    try {
      bodies.push(read(request, raw))
    } catch (error) {
      strange.push(error)
    }
    if (strange.length > 0) response.writeHead(418).end(String(strange))
    else answer?.(response, dialect, bodies.at(-1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    /** Requests that no service of this kind would understand. */
    strange,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const open = (response: ServerResponse, dialect: Dialect): ServerResponse =>
  response.writeHead(200, { 'content-type': dialect.streamType })

/** Sends events in the way of the dialect. */
export const send = (response: ServerResponse, { frame }: Dialect, events: readonly StreamEvent[]): void => {
  for (const event of events) response.write(frame(event))
}

export const streams =
  (events: readonly StreamEvent[]): Answer =>
  (response, dialect) => {
    send(open(response, dialect), dialect, events)
    response.end()
  }

/** Sends the events and then says nothing, or keeps alive, or breaks off. */
export const stalls =
  (events: readonly StreamEvent[], then: 'silent' | 'pings' | 'reset'): Answer =>
  (response, dialect) => {
    send(open(response, dialect), dialect, events)
    response.flushHeaders()
    if (then === 'reset') setTimeout(() => response.destroy(), 20)
    if (then !== 'pings') return
    const timer = setInterval(() => send(response, dialect, [{ type: 'ping' }]), 20)
    response.once('close', () => clearInterval(timer))
  }

export const fails =
  (status: number, type: string, more: Record<string, string> = {}): Answer =>
  (response, dialect) => {
    const { headers, body } = dialect.error(status, type, 'words that change', 'req_1')
    response.writeHead(status, { 'content-type': 'application/json', ...headers, ...more })
    response.end(JSON.stringify(body))
  }

export const start = (usage: Record<string, unknown> = {}): StreamEvent => ({
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: 10,
      output_tokens: 1,
      cache_read_input_tokens: 200,
      cache_creation_input_tokens: 30,
      ...usage,
    },
  },
})

export const block = (
  index: number,
  first: Record<string, unknown>,
  ...deltas: readonly Record<string, unknown>[]
): readonly StreamEvent[] => [
  { type: 'content_block_start', index, content_block: first },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
]

export const end = (stop: string): readonly StreamEvent[] => [
  { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 42 } },
  { type: 'message_stop' },
]
