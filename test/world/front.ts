import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CacheService } from './cache.ts'
import type { Api } from './forge/api.ts'
import { holds } from './forge/calls.ts'
import { pushed } from './forge/pulls.ts'
import type { Forge } from './forge/state.ts'
import type { ApiReply, Caller } from './forge/types.ts'
import { backend, pushedRefs } from './git.ts'
import type { Interceptor, Reply } from './interceptor.ts'

/** Tokens that open the forge, and what a job may do with the cache. */
export interface Keys {
  readonly callers: Map<string, Caller>
  readonly cacheSavers: Set<string>
}

export interface Back {
  readonly root: string
  readonly forge: Forge
  readonly api: Api
  readonly cache: CacheService
  readonly keys: Keys
}

export interface Front {
  readonly port: number
  readonly address: string
  /** Answers 503 until there is something behind it. */
  serve(back: Back): void
  close(): Promise<void>
}

interface Request {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  readonly token: string | undefined
}

/** The only address that workers see: the API, git over HTTP, and the cache service. */
export async function openFront(interceptor: Interceptor): Promise<Front> {
  let back: Back | undefined
  const remaining = new Map<string, number>()
  const server = createServer({ keepAliveTimeout: 30_000 }, (incoming, response) => {
    const failed = (error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(error instanceof Error ? error.stack : String(error))
    }
    receive(incoming)
      .then(async (request) => {
        if (!back) response.writeHead(503).end()
        else await route(back, interceptor, remaining, request, response)
      })
      .catch(failed)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://localhost:${port}`,
    serve: (next) => {
      back = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function receive(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const token = tokenOf(incoming.headers.authorization) ?? url.searchParams.get('sig') ?? undefined
  return { method: incoming.method ?? 'GET', url, headers: incoming.headers, body: Buffer.concat(chunks), token }
}

function tokenOf(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ')
  if (/^(bearer|token)$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return undefined
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

const gitPath = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/

async function route(
  back: Back,
  interceptor: Interceptor,
  remaining: Map<string, number>,
  request: Request,
  response: ServerResponse,
): Promise<void> {
  const { method, url, token } = request
  const { pathname } = url
  const common = { method, key: token }
  const api = /^\/api(?:\/v3)?(?=\/)/.exec(pathname)?.[0]
  if (api !== undefined) {
    const path = pathname.slice(api.length)
    const write = path === '/graphql' ? request.body.includes('mutation') : method !== 'GET' && method !== 'HEAD'
    const incoming = { ...common, channel: 'api', path: path + url.search, write } as const
    return await interceptor.carry(incoming, response, () => serveApi(back, remaining, request, path))
  }
  const git = gitPath.exec(pathname)
  if (git) {
    const push = git[2] === '/git-receive-pack' && request.body.toString('latin1', 0, 4) !== '0000'
    const path = `/${git[1]}.git${git[2]}`
    const incoming = { ...common, channel: 'git', path: path + url.search, write: push } as const
    return await interceptor.carry(incoming, response, () => serveGit(back, request, path))
  }
  if (pathname.startsWith('/twirp/') || pathname.startsWith('/blobs/')) {
    const write =
      method === 'PUT' || pathname.endsWith('/CreateCacheEntry') || pathname.endsWith('/FinalizeCacheEntryUpload')
    const path = pathname + (url.searchParams.get('comp') ? `?comp=${url.searchParams.get('comp')}` : '')
    return await interceptor.carry({ ...common, channel: 'cache', path, write }, response, async () =>
      serveCache(back, request),
    )
  }
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found')
}

const anonymous: Caller = { login: '', role: 'none' }

async function serveApi(back: Back, remaining: Map<string, number>, request: Request, path: string): Promise<Reply> {
  const { method, url, token } = request
  const caller = token === undefined ? anonymous : back.keys.callers.get(token)
  if (!caller) return respond({ status: 401, body: refusal(401, 'Bad credentials') }, {})
  if (caller === anonymous && method !== 'GET')
    return respond({ status: 401, body: refusal(401, 'Requires authentication') }, {})
  const body = parsed(request.body)
  if (body === unparsable) return respond({ status: 400, body: refusal(400, 'Problems parsing JSON') }, {})
  const reply = await back.api(caller, {
    method: method === 'HEAD' ? 'GET' : method,
    path,
    query: url.searchParams,
    body,
  })
  const text = reply.body === undefined ? '' : JSON.stringify(reply.body)
  const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`
  const fresh = method === 'GET' && reply.status === 200
  const unchanged = fresh && request.headers['if-none-match'] === etag
  const rate = limits(remaining, caller, token ?? '', unchanged ? 0 : 1)
  if (unchanged) return { status: 304, headers: { ...rate, etag } }
  return respond(reply, { ...rate, ...(fresh ? { etag } : {}) })
}

function respond(reply: ApiReply, headers: Record<string, string>): Reply {
  const type = { 'content-type': 'application/json; charset=utf-8', 'x-github-request-id': randomUUID() }
  if (reply.status === 204) return { status: 204, headers: { ...headers, ...reply.headers } }
  return {
    status: reply.status,
    headers: { ...type, ...headers, ...reply.headers },
    body: JSON.stringify(reply.body ?? {}),
  }
}

function refusal(status: number, message: string) {
  return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) }
}

const unparsable = Symbol('unparsable')

function parsed(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    return unparsable
  }
}

function limits(remaining: Map<string, number>, caller: Caller, token: string, cost: number): Record<string, string> {
  const limit = caller.job ? 1000 : caller.login === '' ? 60 : 5000
  const left = Math.max(0, (remaining.get(token) ?? limit) - cost)
  remaining.set(token, left)
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(left),
    'x-ratelimit-used': String(limit - left),
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 3_600_000) * 3600),
    'x-ratelimit-resource': 'core',
  }
}

async function serveGit(back: Back, request: Request, path: string): Promise<Reply> {
  const caller = request.token === undefined ? undefined : back.keys.callers.get(request.token)
  const challenge = { 'www-authenticate': 'Basic realm="GitHub"', 'content-type': 'text/plain' }
  if (!caller) return { status: 401, headers: challenge, body: 'Invalid username or token.' }
  const push = path.endsWith('/git-receive-pack') || request.url.searchParams.get('service') === 'git-receive-pack'
  const allowed = caller.job ? caller.job.permissions['contents'] === 'write' : holds(caller, 'write')
  if (push && !allowed)
    return { status: 403, headers: { 'content-type': 'text/plain' }, body: 'Write access to repository not granted.' }
  const { method, headers, body, url } = request
  const before = push ? await back.forge.bare.branches() : {}
  const reply = await backend(back.root, {
    method,
    path,
    query: url.search.slice(1),
    headers,
    body,
    login: caller.login,
  })
  if (push && method === 'POST') await afterPush(back.forge, caller, body, before)
  return reply
}

async function afterPush(forge: Forge, caller: Caller, body: Buffer, before: Record<string, string>): Promise<void> {
  const tips = await forge.bare.branches()
  for (const { ref } of pushedRefs(body)) {
    const branch = ref.replace('refs/heads/', '')
    if (tips[branch] !== before[branch]) await pushed(forge, caller, branch, tips[branch])
  }
}

function serveCache(back: Back, request: Request): Reply {
  const { method, url, headers, body, token = '' } = request
  const writable = back.keys.cacheSavers.has(token)
  return back.cache.serve({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers,
    body,
    signature: token,
    writable,
  })
}
