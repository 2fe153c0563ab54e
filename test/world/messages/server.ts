import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createInterceptor, type Interceptor, type Reply } from '../interceptor.ts'
import { promptCache } from './cache.ts'
import { errorType, jsonReply, replyOf } from './deliver.ts'
import { anthropicDialect, type Dialect, keyOf } from './dialect.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openSeal } from './seal.ts'
import { Refusal } from './shapes.ts'
import { usageOfFirst } from './stream.ts'
import type { Brain, Fault, FaultScript, MessagesRecord, Usage } from './types.ts'

export type Cast = {
  brain: Brain
  fault?: FaultScript
  /** Milliseconds between the request and the first byte of its answer. */
  latency?: number
}

export type MessagesOptions = Cast & {
  /** The world's shared one, which may kill, drop or delay; it knows the worker by its key. */
  interceptor?: Interceptor
  host?: string
  /** Keys that are refused with 401; may change while the server runs. */
  deadKeys?: ReadonlySet<string>
  /** Whose service this is; Anthropic's own when left out. */
  dialect?: Dialect
  /** Known model ids; without it every `claude-…` is known. */
  models?: ReadonlySet<string>
  secret?: string
  limits?: { bytes?: number; contextTokens?: number; cacheMinimumTokens?: number }
}

export type MessagesServer = {
  url: string
  requests: readonly MessagesRecord[]
  readonly billed: Record<string, Usage & { requests: number }>
  /** Who answers from here on, and how. */
  recast(cast: Cast): void
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
    brain: (request) => desk.cast.brain(request),
    seal: openSeal(options.secret ?? SECRET),
    cache: promptCache(limits.cacheMinimumTokens),
    models: options.models,
    contextTokens: limits.contextTokens,
  })
  const dialect = options.dialect ?? anthropicDialect(options.deadKeys)
  const desk: Desk = { cast: options, ledger, limit: limits.bytes, dialect }
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
    recast: (cast) => {
      desk.cast = cast
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

type Desk = { cast: Cast; ledger: Ledger; limit: number; dialect: Dialect }

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
    key: keyOf(req.headers) || undefined,
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
    const { headers, body } = desk.dialect.error(status, type, message, letter.requestId)
    return jsonReply(status, body, { ...headers, 'x-should-retry': 'false' })
  }
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { path, raw, requestId }: Letter,
  { cast, ledger, dialect }: Desk,
): Promise<Reply> {
  const asked = dialect.read({ method: req.method ?? '', path, headers: req.headers, raw })
  const record = ledger.arrive(asked.key, decode(asked.raw))
  const fault = cast.fault?.(record)
  if (fault && 'status' in fault) return faultReply(record, fault, requestId, dialect)
  const { answer: made, streamed } = ledger.answer(record)
  const sent = streamed && fault ? sentBy(fault) : null
  if (sent !== null) record.usage = usageOfFirst(made, sent)
  const wait = (cast.latency ?? 0) + (fault && 'delay' in fault ? fault.delay : 0)
  if (wait > 0) await sleep(wait)
  res.once('finish', () => {
    record.delivered = res.statusCode === 200 && (!fault || 'delay' in fault)
  })
  return replyOf(made, streamed, requestId, dialect, fault)
}

/** How many events of a reply a fault lets through; null when it lets all of them. */
function sentBy(fault: Fault): number | null {
  if ('cutAfterEvents' in fault) return fault.cutAfterEvents
  if ('errorEventAfter' in fault) return fault.errorEventAfter
  return 'stall' in fault ? 1 : null
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

function faultReply(
  record: MessagesRecord,
  fault: Extract<Fault, { status: number }>,
  requestId: string,
  dialect: Dialect,
): Reply {
  const type = fault.type ?? errorType(fault.status)
  record.status = fault.status
  record.refusal = `${type}: injected`
  const { headers, body } = dialect.error(fault.status, type, 'Injected', requestId)
  return jsonReply(fault.status, fault.body ?? body, { ...headers, ...fault.headers })
}
