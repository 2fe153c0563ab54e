import type { ServerResponse } from 'node:http'
import type { Reply } from '../interceptor.ts'
import type { Dialect } from './dialect.ts'
import { type Answer, events, type StreamEvent, whole } from './stream.ts'
import type { Fault } from './types.ts'

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

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

export function replyOf(answer: Answer, streamed: boolean, requestId: string, dialect: Dialect, fault?: Fault): Reply {
  if (streamed) {
    const headers = { 'content-type': dialect.streamType, 'cache-control': 'no-cache' }
    return { status: 200, headers, body: (res) => writeStream(res, answer, dialect, fault) }
  }
  if (!fault || 'delay' in fault) return jsonReply(200, whole(answer))
  if ('errorEventAfter' in fault)
    return jsonReply(500, dialect.error(500, fault.type, 'Internal error', requestId).body)
  if ('stall' in fault) return { status: 200, body: async () => {} }
  return { status: 200, body: async (res) => void res.destroy() }
}

async function writeStream(res: ServerResponse, answer: Answer, dialect: Dialect, fault?: Fault): Promise<void> {
  const write = (all: readonly StreamEvent[]) => {
    for (const event of all) res.write(dialect.frame(event))
  }
  res.flushHeaders()
  const all = events(answer)
  if (fault && 'stall' in fault) {
    write(all.slice(0, 1))
    return
  }
  if (fault && 'cutAfterEvents' in fault) {
    write(all.slice(0, fault.cutAfterEvents))
    if (fault.cleanly) res.end()
    else setImmediate(() => res.destroy())
    return
  }
  if (fault && 'errorEventAfter' in fault) {
    write(all.slice(0, fault.errorEventAfter))
    write([{ type: 'error', error: { type: fault.type, message: 'Overloaded' } }])
  } else write(all)
  res.end()
}
