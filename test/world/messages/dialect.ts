import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './shapes.ts'
import type { StreamEvent } from './stream.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Undefined when it is larger than the service takes. */
  readonly raw: Buffer | undefined
}

/** How one vendor's service is spoken to: its paths, its credentials, its streams, its errors. */
export interface Dialect {
  /** Who asks, and what, as Anthropic's own service would be asked. Throws Refusal. */
  read(asked: Asked): { readonly key: string; readonly raw: Buffer }
  readonly streamType: string
  frame(event: StreamEvent): string | Buffer
  error(status: number, type: string, message: string, requestId: string): Failure
}
export interface Failure {
  readonly headers: Record<string, string>
  readonly body: unknown
}

const sse = (event: StreamEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

const anthropicError: Dialect['error'] = (_, type, message, requestId) => ({
  headers: {},
  body: { type: 'error', error: { type, message }, request_id: requestId },
})

const SSE = { streamType: 'text/event-stream; charset=utf-8', frame: sse } as const

/** A Refusal unless `raw` is there. */
export function sized(raw: Buffer | undefined): Buffer {
  if (raw === undefined) throw new Refusal(413, 'request_too_large', 'Request exceeds the maximum size')
  return raw
}

const bearer = ({ authorization }: IncomingHttpHeaders): string => authorization?.replace(/^Bearer /, '') ?? ''

function checkHead({ headers }: Asked): void {
  if (!headers['anthropic-version']) {
    throw new Refusal(400, 'invalid_request_error', 'anthropic-version: header is required')
  }
  if (!headers['content-type']?.includes('application/json')) {
    throw new Refusal(400, 'invalid_request_error', 'content-type: must be application/json')
  }
}

const lost = () => new Refusal(404, 'not_found_error', 'Not found')

/** SDK 1.14 sends the key as a bearer token; other clients, and older ones, as `x-api-key`. */
export const keyOf = (headers: IncomingHttpHeaders): string => String(headers['x-api-key'] ?? bearer(headers))

/** Anthropic's own API. */
export const anthropicDialect = (deadKeys: ReadonlySet<string> = new Set()): Dialect => ({
  ...SSE,
  error: anthropicError,
  read(asked) {
    const key = keyOf(asked.headers)
    if (asked.method !== 'POST' || asked.path !== '/v1/messages') throw lost()
    if (key === '') throw new Refusal(401, 'authentication_error', 'x-api-key header is required')
    if (!key.startsWith('sk-ant-') || deadKeys.has(key)) {
      throw new Refusal(401, 'authentication_error', 'invalid x-api-key')
    }
    checkHead(asked)
    return { key, raw: sized(asked.raw) }
  },
})

/** Microsoft Foundry: Anthropic's API under a folder, with a key of the resource or a token of Entra ID. */
export const foundryDialect = ({
  key,
  tokens = new Set(),
}: {
  key: string
  tokens?: ReadonlySet<string>
}): Dialect => ({
  ...SSE,
  error: anthropicError,
  read(asked) {
    const { headers, method, path } = asked
    if (method !== 'POST' || path !== '/anthropic/v1/messages') throw lost()
    const given = headers['x-api-key']
    const known = given === undefined ? tokens.has(bearer(headers)) : given === key && !headers.authorization
    if (!known) throw new Refusal(401, 'authentication_error', 'Access denied due to invalid subscription key')
    checkHead(asked)
    return { key: String(given ?? bearer(headers)), raw: sized(asked.raw) }
  },
})

/** The body of a service that has the model in its path and the version in the body, with the model put back. */
export function restored(raw: Buffer, model: string, stream: 'in the body' | 'in the path'): Buffer {
  const body = JSON.parse(raw.toString('utf8')) as Record<string, unknown>
  const { anthropic_version: version, ...rest } = body
  if (typeof version !== 'string') throw new Refusal(400, 'invalid_request_error', 'anthropic_version: Field required')
  if ('model' in body) throw new Refusal(400, 'invalid_request_error', 'model: Extra inputs are not permitted')
  if (stream === 'in the body' ? body['stream'] !== true : 'stream' in body)
    throw new Refusal(400, 'invalid_request_error', `stream: must stand ${stream}`)
  return Buffer.from(JSON.stringify({ ...rest, model, stream: true }))
}

const STATUSES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
}

/** Google Vertex AI. `tokens` are those that Google has given out. */
export const vertexDialect = (at: { project: string; region: string; tokens: ReadonlySet<string> }): Dialect => ({
  ...SSE,
  error: (status, _, message) => ({
    headers: {},
    body: { error: { code: status, message, status: STATUSES[status] ?? 'INTERNAL' } },
  }),
  read({ method, path, headers, raw }) {
    const models = `/v1/projects/${at.project}/locations/${at.region}/publishers/anthropic/models/`
    const [, model] =
      /^([\w.@-]+):streamRawPredict$/.exec(path.startsWith(models) ? path.slice(models.length) : '') ?? []
    if (method !== 'POST' || !model) throw lost()
    if (!at.tokens.has(bearer(headers))) throw new Refusal(401, 'authentication_error', 'Invalid credentials')
    if (headers['anthropic-version']) throw new Refusal(400, 'invalid_request_error', 'anthropic-version: not a header')
    return { key: bearer(headers), raw: restored(sized(raw), model.replace(/@.*$/, ''), 'in the body') }
  },
})
