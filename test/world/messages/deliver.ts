import type { ServerResponse } from 'node:http'
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

export function errorBody(type: string, message: string, requestId: string): object {
  return { type: 'error', error: { type, message }, request_id: requestId }
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (res.destroyed) return
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(JSON.stringify(body))
}

export function deliver(res: ServerResponse, answer: Answer, streamed: boolean, fault?: Fault): void {
  if (res.destroyed) return
  if (streamed) deliverStream(res, answer, fault)
  else if (!fault || 'delay' in fault) sendJson(res, 200, whole(answer))
  else if ('errorEventAfter' in fault) sendJson(res, 500, errorBody(fault.type, 'Internal error', requestIdOf(res)))
  else if ('cutAfterEvents' in fault) res.socket?.destroy()
}

function deliverStream(res: ServerResponse, answer: Answer, fault?: Fault): void {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const all = events(answer)
  if (fault && 'stall' in fault) {
    write(res, all.slice(0, 1))
    return
  }
  if (fault && 'cutAfterEvents' in fault) {
    write(res, all.slice(0, fault.cutAfterEvents))
    if (fault.cleanly) res.end()
    else setImmediate(() => res.socket?.destroy())
    return
  }
  if (fault && 'errorEventAfter' in fault) {
    write(res, all.slice(0, fault.errorEventAfter))
    write(res, [{ ...errorBody(fault.type, 'Overloaded', requestIdOf(res)), type: 'error' }])
  } else write(res, all)
  res.end()
}

function write(res: ServerResponse, all: readonly StreamEvent[]): void {
  res.flushHeaders()
  for (const event of all) res.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

const requestIdOf = (res: ServerResponse): string => String(res.getHeader('request-id'))
