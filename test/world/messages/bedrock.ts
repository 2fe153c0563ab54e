import { createHash, createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Asked, type Dialect, restored, sized } from './dialect.ts'
import { Refusal } from './shapes.ts'
import type { StreamEvent } from './stream.ts'

export interface BedrockKeys {
  readonly region: string
  readonly id: string
  readonly secret: string
  readonly session: string
  /** A Bedrock API key, which is taken instead of a signature. */
  readonly apiKey?: string
}

/** Amazon Bedrock's `InvokeModelWithResponseStream`: signed requests, binary streams. */
export const bedrockDialect = (keys: BedrockKeys): Dialect => ({
  streamType: 'application/vnd.amazon.eventstream',
  frame,
  error: (status, _, message) => ({
    headers: { 'x-amzn-errortype': `${EXCEPTIONS[status] ?? 'InternalServerException'}:http://internal.amazon.com/` },
    body: { message },
  }),
  read(asked) {
    const [, name = ''] = /^\/model\/([^/]+)\/invoke-with-response-stream$/.exec(asked.path) ?? []
    if (asked.method !== 'POST' || name === '') throw new Refusal(404, 'not_found_error', 'UnknownOperationException')
    const raw = sized(asked.raw)
    const key = authorized(asked, raw, keys)
    const [, model] =
      /^(?:[a-z-]+\.)?anthropic\.(claude-[a-z0-9-]+?)(?:-v\d+(?::\d+)?)?$/.exec(decodeURIComponent(name)) ?? []
    if (!model) throw new Refusal(400, 'invalid_request_error', 'The provided model identifier is invalid.')
    return { key, raw: restored(raw, model, 'in the path') }
  },
})

const EXCEPTIONS: Readonly<Record<number, string>> = {
  400: 'ValidationException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  408: 'ModelTimeoutException',
  424: 'ModelErrorException',
  429: 'ThrottlingException',
  503: 'ServiceUnavailableException',
}

const denied = (message: string) => new Refusal(403, 'permission_error', message)
const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

function authorized({ method, path, headers }: Asked, raw: Buffer, keys: BedrockKeys): string {
  const given = headers.authorization ?? ''
  if (given.startsWith('Bearer ')) {
    if (given !== `Bearer ${keys.apiKey}`) throw denied('Authentication failed: API Key is not valid')
    return keys.apiKey ?? ''
  }
  const [, id, day = '', region = '', service = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      given,
    ) ?? []
  if (id !== keys.id || headers['x-amz-security-token'] !== keys.session) {
    throw denied('The security token included in the request is invalid.')
  }
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const escaped = path.split('/').map(encodeURIComponent).join('/')
  const canonical = [method, escaped, '', signed.join(''), names, hash(raw)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const secret = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secret}`)
  const right = region === keys.region && service === 'bedrock' && names.includes('host')
  if (!right || hmac(secret, text).toString('hex') !== signature) {
    throw denied('The request signature we calculated does not match the signature you provided.')
  }
  return keys.id
}

const FRAME_EXCEPTIONS: Readonly<Record<string, string>> = {
  rate_limit_error: 'throttlingException',
  api_error: 'internalServerException',
  invalid_request_error: 'validationException',
}

/** One message of an event stream: what the model says in a chunk, what the service says as an exception. */
function frame(event: StreamEvent): Buffer {
  const { error } = event as { error?: { type: string; message: string } }
  const exception = event.type === 'error' && error ? FRAME_EXCEPTIONS[error.type] : undefined
  if (exception !== undefined) {
    return encoded(
      { ':message-type': 'exception', ':exception-type': exception, ':content-type': 'application/json' },
      JSON.stringify({ message: error?.message }),
    )
  }
  return encoded(
    { ':message-type': 'event', ':event-type': 'chunk', ':content-type': 'application/json' },
    JSON.stringify({ bytes: Buffer.from(JSON.stringify(event)).toString('base64'), p: 'abcdefgh' }),
  )
}

function encoded(headers: Readonly<Record<string, string>>, payload: string): Buffer {
  const head = Buffer.concat(
    Object.entries(headers).map(([name, value]) =>
      Buffer.concat([
        Buffer.from([name.length]),
        Buffer.from(name),
        Buffer.from([7, 0, value.length]),
        Buffer.from(value),
      ]),
    ),
  )
  const body = Buffer.from(payload)
  const message = Buffer.alloc(16 + head.length + body.length)
  message.writeUInt32BE(message.length, 0)
  message.writeUInt32BE(head.length, 4)
  message.writeUInt32BE(crc32(message.subarray(0, 8)), 8)
  head.copy(message, 12)
  body.copy(message, 12 + head.length)
  message.writeUInt32BE(crc32(message.subarray(0, -4)), message.length - 4)
  return message
}
