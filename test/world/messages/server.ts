import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createInterceptor, type Interceptor, type Reply } from '../interceptor.ts'
import { promptCache } from './cache.ts'
import { errorBody, errorType, jsonReply, replyOf } from './deliver.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openSeal } from './seal.ts'
import { Refusal } from './shapes.ts'
import type { Brain, Fault, FaultScript, MessagesRecord, Usage } from './types.ts'

export type MessagesOptions = {
  brain: Brain
  /** The world's shared one, which may kill, drop or delay; it knows the worker by its key. */
  interceptor?: Interceptor
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
  /** Keeps what was asked and answered, and what is in the prompt cache. */
  keep(): () => void
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
  const desk: Desk = { options, ledger, limit: limits.bytes }
  const interceptor = options.interceptor ?? createInterceptor(() => {})
  let arrivals = 0
  const server = createServer((req, res) => {
    arrivals += 1
    receive(req, res, `req_${String(arrivals).padStart(8, '0')}`, desk, interceptor).catch(() => res.destroy())
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
    keep: ledger.keep,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Desk = { options: MessagesOptions; ledger: Ledger; limit: number }

async function receive(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  desk: Desk,
  interceptor: Interceptor,
): Promise<void> {
  const { pathname: path } = new URL(req.url ?? '/', 'http://host')
  const raw = await readBody(req, desk.limit)
  const incoming = {
    channel: 'model',
    method: req.method ?? '',
    path,
    write: true,
    key: keyOf(req) || undefined,
  } as const
  res.setHeader('request-id', requestId)
  await interceptor.carry(incoming, res, () => serve(req, res, { path, raw, requestId }, desk))
}

type Letter = { path: string; raw: Buffer | undefined; requestId: string }

async function serve(req: IncomingMessage, res: ServerResponse, letter: Letter, desk: Desk): Promise<Reply> {
  try {
    return await answer(req, res, letter, desk)
  } catch (error) {
    const { status, type } = error instanceof Refusal ? error : { status: 500, type: 'api_error' }
    const message = error instanceof Error ? error.message : String(error)
    return jsonReply(status, errorBody(type, message, letter.requestId), { 'x-should-retry': 'false' })
  }
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { path, raw, requestId }: Letter,
  { options, ledger }: Desk,
): Promise<Reply> {
  if (req.method !== 'POST' || path !== '/v1/messages') throw new Refusal(404, 'not_found_error', 'Not found')
  checkHeaders(req, keyOf(req), options.deadKeys)
  if (raw === undefined) throw new Refusal(413, 'request_too_large', 'Request exceeds the maximum size')
  const record = ledger.arrive(keyOf(req), decode(raw))
  const fault = options.fault?.(record)
  if (fault && 'status' in fault) return faultReply(record, fault, requestId)
  const { answer: made, streamed } = ledger.answer(record)
  const wait = (options.latency ?? 0) + (fault && 'delay' in fault ? fault.delay : 0)
  if (wait > 0) await sleep(wait)
  res.once('finish', () => {
    record.delivered = res.statusCode === 200 && (!fault || 'delay' in fault)
  })
  return replyOf(made, streamed, requestId, fault)
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

/** A body over the limit is read to its end, so that the client hears why, and not kept. */
async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    size += (part as Buffer).length
    if (size <= limit) parts.push(part as Buffer)
  }
  return size > limit ? undefined : Buffer.concat(parts)
}

function decode(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw new Refusal(400, 'invalid_request_error', 'The request body is not valid JSON: invalid UTF-8')
  }
}

function faultReply(record: MessagesRecord, fault: Extract<Fault, { status: number }>, requestId: string): Reply {
  const type = fault.type ?? errorType(fault.status)
  record.status = fault.status
  record.refusal = `${type}: injected`
  return jsonReply(fault.status, fault.body ?? errorBody(type, 'Injected', requestId), fault.headers)
}
