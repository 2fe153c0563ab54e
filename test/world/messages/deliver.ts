import type { ServerResponse } from 'node:http'
import type { Reply } from '../interceptor.ts'
import { type Answer, events, type StreamEvent, whole } from './stream.ts'
import type { Fault } from './types.ts'

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

const TYPES: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
}

export const errorType = (status: number): string => TYPES[status] ?? 'api_error'

export function errorBody(type: string, message: string, requestId: string): object {
  return { type: 'error', error: { type, message }, request_id: requestId }
}

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

export function replyOf(answer: Answer, streamed: boolean, requestId: string, fault?: Fault): Reply {
  if (streamed) return { status: 200, headers: STREAM, body: (res) => writeStream(res, answer, requestId, fault) }
  if (!fault || 'delay' in fault) return jsonReply(200, whole(answer))
  if ('errorEventAfter' in fault) return jsonReply(500, errorBody(fault.type, 'Internal error', requestId))
  if ('stall' in fault) return { status: 200, body: async () => {} }
  return { status: 200, body: async (res) => void res.destroy() }
}

async function writeStream(res: ServerResponse, answer: Answer, requestId: string, fault?: Fault): Promise<void> {
  res.flushHeaders()
  const all = events(answer)
  if (fault && 'stall' in fault) {
    write(res, all.slice(0, 1))
    return
  }
  if (fault && 'cutAfterEvents' in fault) {
    write(res, all.slice(0, fault.cutAfterEvents))
    if (fault.cleanly) res.end()
    else setImmediate(() => res.destroy())
    return
  }
  if (fault && 'errorEventAfter' in fault) {
    write(res, all.slice(0, fault.errorEventAfter))
    write(res, [{ ...errorBody(fault.type, 'Overloaded', requestId), type: 'error' }])
  } else write(res, all)
  res.end()
}

function write(res: ServerResponse, all: readonly StreamEvent[]): void {
  for (const event of all) res.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}
