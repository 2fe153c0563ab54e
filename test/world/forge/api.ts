import { forward } from './calls.ts'
import { checkRoutes } from './checks.ts'
import { commentRoutes } from './comments.ts'
import { graphql } from './graphql.ts'
import { historyRoutes } from './history.ts'
import { issueRoutes } from './issues.ts'
import { labelRoutes } from './labels.ts'
import { objectRoutes } from './objects.ts'
import { me, peopleRoutes, teamRoutes } from './people.ts'
import { pullRoutes } from './pulls.ts'
import { reviewRoutes } from './reviews.ts'
import type { RunBook } from './runs.ts'
import { runRoutes } from './runs.ts'
import type { Forge } from './state.ts'
import type { ApiReply, ApiRequest, Body, Call, Caller, Handler, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export type Api = (caller: Caller, request: ApiRequest) => Promise<ApiReply>

export function createApi(forge: Forge, book: RunBook): Api {
  const inRepository = [
    ...checkRoutes(forge),
    ...commentRoutes(forge),
    ...historyRoutes(forge),
    ...labelRoutes(forge),
    ...issueRoutes(forge),
    ...reviewRoutes(forge),
    ...pullRoutes(forge),
    ...objectRoutes(forge),
    ...peopleRoutes(forge),
    ...runRoutes(forge, book),
  ].map(([method, pattern, handler]): Route => [method, forge.prefix + pattern, handler])
  const routes: Route[] = [
    ['GET', '/user', (call) => me(forge, call)],
    ['POST', '/graphql', (call) => graphql(forge, call)],
    ...teamRoutes(forge),
    ...inRepository,
  ]
  const table = routes.map(([method, pattern, handler]) => ({ method, pattern: compiled(pattern), handler }))
  return async (caller, request) => {
    const query = request.query ?? new URLSearchParams()
    const raw = request.body
    const body = (raw !== null && typeof raw === 'object' && !Array.isArray(raw) ? raw : {}) as Body
    const path = request.path
    const match = find(table, request.method, path)
    const call: Call = { caller, method: request.method, path, params: match?.params ?? {}, query, body, raw }
    try {
      if (match) return await match.handler(call)
      return await unlisted(forge, call)
    } catch (error) {
      if (error instanceof ApiFailure) return failed(error)
      throw error
    }
  }
}

interface Entry {
  readonly method: string
  readonly pattern: RegExp
  readonly handler: Handler
}

/** Names that may hold slashes take the rest of the path, as far as the pattern's tail allows. */
const greedy = new Set(['ref', 'branch', 'path', 'basehead'])

function compiled(pattern: string): RegExp {
  const digits = new Set(['number', 'id', 'reaction'])
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    if (greedy.has(name)) return `(?<${name}>.+)`
    return digits.has(name) ? `(?<${name}>\\d+)` : `(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source}$`)
}

function find(table: readonly Entry[], method: string, path: string) {
  for (const entry of table) {
    const found = entry.method === method ? entry.pattern.exec(path) : null
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { handler: entry.handler, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}

const ofGit = /\/(git|contents|merges|statuses|update-branch|actions)(\/|$)/

/** The emulator answers the rest, but for git and Actions, of which it knows nothing true. */
async function unlisted(forge: Forge, call: Call): Promise<ApiReply> {
  if (call.path.startsWith(forge.prefix) && ofGit.test(call.path.slice(forge.prefix.length))) {
    throw new ApiFailure(501, `This world does not answer ${call.method} ${call.path}`)
  }
  if (call.method !== 'GET' && call.caller.job) throw new ApiFailure(403, 'Resource not accessible by integration')
  return await forward(forge, call)
}

function failed(error: ApiFailure): ApiReply {
  const errors = error.errors ? { errors: error.errors } : {}
  const body = {
    message: error.message,
    ...errors,
    documentation_url: 'https://docs.github.com/rest',
    status: String(error.status),
  }
  return { status: error.status, body, headers: error.headers }
}
