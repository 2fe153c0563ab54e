import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type StreamEvent = { readonly type: string; readonly [key: string]: unknown }
export type Answer = (response: ServerResponse, body: unknown, request: IncomingMessage) => void

/** A Messages API that answers as it is told, one answer after the other; the last one stays. */
export async function modelServer(...answers: readonly Answer[]) {
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = await json(request)
    const answer = answers[Math.min(bodies.length, answers.length - 1)]
    bodies.push(body)
    answer?.(response, body, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const sse = (event: StreamEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

export const streams =
  (events: readonly StreamEvent[]): Answer =>
  (response) =>
    open(response).end(events.map(sse).join(''))

/** Sends the events and then says nothing, or keeps alive, or breaks off. */
export const stalls =
  (events: readonly StreamEvent[], then: 'silent' | 'pings' | 'reset'): Answer =>
  (response) => {
    open(response).write(events.map(sse).join(''))
    if (then === 'reset') setTimeout(() => response.destroy(), 20)
    if (then !== 'pings') return
    const timer = setInterval(() => response.write(sse({ type: 'ping' })), 20)
    response.once('close', () => clearInterval(timer))
  }

export const fails =
  (status: number, type: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ type: 'error', error: { type, message: 'words that change' } }))
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
