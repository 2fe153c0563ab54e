import type { Forge } from './state.ts'
import { now } from './state.ts'
import type { ApiReply, Body, Call, Caller, Issue, Level, Pull, Role } from './types.ts'
import { ApiFailure } from './types.ts'

const ranks: Record<Role, number> = { none: 0, read: 1, triage: 2, write: 3, maintain: 4, admin: 5 }

export function holds(caller: Caller, role: Role): boolean {
  return ranks[caller.role] >= ranks[role]
}

/** A person needs the role; a job needs one of the permissions of its token. */
export function require(caller: Caller, role: Role, ...scopes: string[]): void {
  const level: Level = 'write'
  if (caller.job) {
    if (scopes.some((scope) => caller.job?.permissions[scope] === level)) return
    const needed = scopes.map((scope) => `${scope}=write`).join('; ')
    throw new ApiFailure(403, 'Resource not accessible by integration', undefined, {
      'x-accepted-github-permissions': needed,
    })
  }
  if (!holds(caller, role)) throw new ApiFailure(403, 'Must have admin rights to Repository.')
}

export async function forward(forge: Forge, call: Call, body: unknown = call.raw): Promise<ApiReply> {
  const query = call.query.size > 0 ? `?${call.query}` : ''
  return await forge.upstream(call.caller.login, call.method, call.path + query, body)
}

/** Reads as the owner, for the front's own needs. */
export async function read<T>(forge: Forge, path: string): Promise<T> {
  const reply = await forge.upstream(forge.owner, 'GET', path)
  if (reply.status >= 400) throw new ApiFailure(reply.status, 'Not Found')
  return reply.body as T
}

export async function readAll<T>(forge: Forge, path: string): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page++) {
    const some = await read<T[]>(forge, `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)
    items.push(...some)
    if (some.length < 100) return items
  }
}

export function paged(forge: Forge, call: Call, items: readonly unknown[], wrap?: string): ApiReply {
  const size = Math.min(100, Math.max(1, Number(call.query.get('per_page')) || 30))
  const page = Math.max(1, Number(call.query.get('page')) || 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(call.query)
    query.set('page', String(to))
    return `<${forge.apiUrl}${call.path}?${query}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ]
  const some = items.slice((page - 1) * size, page * size)
  const body = wrap === undefined ? some : { total_count: items.length, [wrap]: some }
  return { status: 200, body, ...(links.length > 0 ? { headers: { link: links.join(', ') } } : {}) }
}

/** `since` as GitHub reads it: updated at or after that time. */
export function since<T extends { readonly updated_at: string }>(call: Call, items: readonly T[]): readonly T[] {
  const from = Date.parse(call.query.get('since') ?? '')
  return Number.isNaN(from) ? items : items.filter((item) => Date.parse(item.updated_at) >= from)
}

export function tooLong(call: Call): void {
  const body = call.body['body']
  if (typeof body !== 'string' || body.length <= 65_536) return
  const errors = [
    {
      resource: 'IssueComment',
      code: 'unprocessable',
      field: 'data',
      message: 'Body is too long (maximum is 65536 characters)',
    },
  ]
  throw new ApiFailure(422, 'Validation Failed', errors)
}

export async function findIssue(forge: Forge, number: number): Promise<Issue> {
  const reply = await forge.upstream(forge.owner, 'GET', `${forge.prefix}/issues/${number}`)
  const issue =
    reply.status < 400
      ? (reply.body as Issue)
      : asIssue(forge, await read<Pull>(forge, `${forge.prefix}/pulls/${number}`))
  return issue.state === 'closed' ? { ...issue, closed_by: closerOf(forge, number) } : issue
}

/** Who closed it last; the emulator does not say. */
const closerOf = (forge: Forge, number: number): unknown =>
  forge.log.findLast((entry) => entry.number === number && entry.event['event'] === 'closed')?.event['actor'] ?? null

export function asIssue(forge: Forge, pull: Pull): Issue {
  const { head: _head, base: _base, requested_reviewers: _reviewers, draft, merged_at, html_url, ...rest } = pull
  const url = `${forge.apiUrl}${forge.prefix}`
  const link = {
    url: `${url}/pulls/${pull.number}`,
    html_url,
    diff_url: `${html_url}.diff`,
    patch_url: `${html_url}.patch`,
    merged_at,
  }
  const issue = {
    ...rest,
    url: `${url}/issues/${pull.number}`,
    repository_url: url,
    html_url,
    draft,
    pull_request: link,
  }
  return issue as unknown as Issue
}

/** Adds to the issue's own list of events, which `/events` and `/timeline` show. */
export async function note(
  forge: Forge,
  caller: Caller,
  number: number,
  event: string,
  extra: Body = {},
): Promise<void> {
  const id = forge.nextId()
  const url = `${forge.apiUrl}${forge.prefix}/issues/events/${id}`
  const actor = await forge.user(caller.login)
  const entry = { id, url, actor, event, commit_id: null, commit_url: null, created_at: now(), ...extra }
  forge.log.push({ number, event: entry })
}

export async function raise(
  forge: Forge,
  caller: Caller,
  name: string,
  action: string | undefined,
  extra: Body,
): Promise<void> {
  const [repository, sender] = await Promise.all([forge.repository(), forge.user(caller.login)])
  const payload = { ...(action === undefined ? {} : { action }), ...extra, repository, sender }
  forge.raise({ name, action, caller, payload })
}
