import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promptCache } from './cache.ts'
import { deliver, errorBody, errorType, sendJson } from './deliver.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openSeal } from './seal.ts'
import { Refusal } from './shapes.ts'
import type { Brain, Fault, FaultScript, MessagesRecord, Usage } from './types.ts'

/** What the world's shared interceptor decides about one call: before it is served, and after. */
export type MessagesInterceptor = {
  intercept(call: { channel: 'model'; method: string; path: string; token: string }): Promise<unknown>
}

export type MessagesOptions = {
  brain: Brain
  interceptor?: MessagesInterceptor
  fault?: FaultScript
  /** Milliseconds between the request and the first byte of its answer. */
  latency?: number
  host?: string
  /** Keys that are refused with 401; may change while the server runs. */
  deadKeys?: ReadonlySet<string>
  /** Known model ids; without it every `claude-…` is known. */
  models?: ReadonlySet<string>
  secret?: string
  limits?: { bytes?: number; contextTokens?: number; cacheMinimumTokens?: number }
}

export type MessagesServer = {
  url: string
  requests: readonly MessagesRecord[]
  readonly billed: Record<string, Usage & { requests: number }>
  close(): Promise<void>
}

const SECRET = 'a signature of this server'
const MEGABYTE = 1024 * 1024

export async function openMessages(options: MessagesOptions): Promise<MessagesServer> {
  const host = options.host ?? '127.0.0.1'
  const limits = { bytes: 32 * MEGABYTE, contextTokens: 1_000_000, cacheMinimumTokens: 1024, ...options.limits }
  const ledger = openLedger({
    brain: options.brain,
    seal: openSeal(options.secret ?? SECRET),
    cache: promptCache(limits.cacheMinimumTokens),
    models: options.models,
    contextTokens: limits.contextTokens,
  })
  let arrivals = 0
  const server = createServer((req, res) => {
    arrivals += 1
    res.setHeader('request-id', `req_${String(arrivals).padStart(8, '0')}`)
    serve(req, res, options, limits.bytes, ledger).catch((error: unknown) => fail(res, error))
  })
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}`,
    requests: ledger.records,
    get billed() {
      return ledger.billed()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function serve(
  req: IncomingMessage,
  res: ServerResponse,
  options: MessagesOptions,
  limit: number,
  ledger: Ledger,
): Promise<void> {
  const path = new URL(req.url ?? '/', 'http://host').pathname
  const key = keyOf(req)
  const raw = await readBody(req, limit)
  if (req.method !== 'POST' || path !== '/v1/messages') throw new Refusal(404, 'not_found_error', 'Not found')
  checkHeaders(req, key, options.deadKeys)
  const arrival = ledger.arrive(key, raw)
  const fault = options.fault?.(arrival)
  if (fault && 'status' in fault) return sendFault(res, arrival, fault)
  const wait = (options.latency ?? 0) + (fault && 'delay' in fault ? fault.delay : 0)
  const { answer, streamed } = ledger.answer(arrival)
  if (wait > 0) await sleep(wait)
  res.once('finish', () => {
    arrival.delivered = !fault || 'delay' in fault
  })
  deliver(res, answer, streamed, fault)
}

/** SDK 1.14 sends the key as a bearer token; other clients, and older ones, as `x-api-key`. */
function keyOf({ headers }: IncomingMessage): string {
  return String(headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '') ?? '')
}

function checkHeaders(req: IncomingMessage, key: string, dead: ReadonlySet<string> | undefined): void {
  if (key === '') throw new Refusal(401, 'authentication_error', 'x-api-key header is required')
  if (!key.startsWith('sk-ant-') || dead?.has(key)) throw new Refusal(401, 'authentication_error', 'invalid x-api-key')
  if (!req.headers['anthropic-version']) {
    throw new Refusal(400, 'invalid_request_error', 'anthropic-version: header is required')
  }
  if (!req.headers['content-type']?.includes('application/json')) {
    throw new Refusal(400, 'invalid_request_error', 'content-type: must be application/json')
  }
}

async function readBody(req: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    size += (part as Buffer).length
    if (size <= limit) parts.push(part as Buffer)
  }
  if (size > limit) throw new Refusal(413, 'request_too_large', 'Request exceeds the maximum size')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new Refusal(400, 'invalid_request_error', 'The request body is not valid JSON: invalid UTF-8')
  }
}

function sendFault(res: ServerResponse, record: MessagesRecord, fault: Extract<Fault, { status: number }>): void {
  const type = fault.type ?? errorType(fault.status)
  record.status = fault.status
  record.refusal = `${type}: injected`
  const body = fault.body ?? errorBody(type, 'Injected', String(res.getHeader('request-id')))
  sendJson(res, fault.status, body, fault.headers)
}

function fail(res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { status, type } = error instanceof Refusal ? error : { status: 500, type: 'api_error' }
  const message = error instanceof Error ? error.message : String(error)
  sendJson(res, status, errorBody(type, message, String(res.getHeader('request-id'))), { 'x-should-retry': 'false' })
}
