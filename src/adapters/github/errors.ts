/** GitHub's failures: what is known of each, put into words once core/failures.ts has classed it (F1, R27, R43). */
import { judge } from '../../core/failures.ts'
import { Fatal, Transient } from '../../ports/failures.ts'

interface RequestFailure extends Error {
  readonly status: number
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>
    readonly data?: unknown
  }
}

/** Does something on GitHub; `doing` says what, in words that fit behind "GitHub could not". */
export async function onGitHub<T>(doing: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw translated(error, doing)
  }
}

export function translated(error: unknown, doing: string): unknown {
  if (isRequestFailure(error)) return ofStatus(error, doing)
  return isGraphqlFailure(error) ? ofGraphql(error, doing) : error
}

const isRequestFailure = (error: unknown): error is RequestFailure =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** The status of GitHub's answer; null when there was none (Octokit reports that as 500 without a response). */
export const statusOf = (error: unknown): number | null =>
  isRequestFailure(error) && error.response ? error.status : null

/** Null for an answer that says that the thing isn't there. */
export async function orGone<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    const status = statusOf(error)
    if (status === 404 || status === 410) return null
    throw error
  }
}

function ofStatus(error: RequestFailure, doing: string): Transient | Fatal {
  const status = statusOf(error)
  const options = { cause: error, status }
  const limited = status === 429 || (status === 403 && showsLimit(error))
  if (judge({ where: 'github', status, limited }).class === 'fatal')
    return new Fatal(`GitHub refused to ${doing} (${status}): ${reasonOf(error)}`, todoOf(error, status), options)
  if (status === null) return new Transient(`GitHub gave no answer when asked to ${doing}`, options)
  const message = limited ? `GitHub's rate limit is used up (${status})` : `GitHub could not ${doing} (${status})`
  return new Transient(message, { ...options, retryAfterMs: pauseOf(error) })
}

function showsLimit({ response }: RequestFailure): boolean {
  const { headers, data } = response ?? { headers: {} }
  if (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0') return true
  return String(fieldOf(data, 'documentation_url')).includes('rate-limits')
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined

/** How long GitHub asked to be left alone. */
function pauseOf({ response }: RequestFailure): number | null {
  const headers = response?.headers ?? {}
  const seconds = Number(headers['retry-after'])
  if (seconds > 0) return seconds * 1000
  const reset = Number(headers['x-ratelimit-reset'])
  return headers['x-ratelimit-remaining'] === '0' && reset > 0 ? Math.max(0, reset * 1000 - Date.now()) + 1000 : null
}

const reasonOf = ({ message }: Error): string => message.replace(/ - https?:\S+$/, '').slice(0, 500)

function todoOf({ response }: RequestFailure, status: number | null): string {
  if (status === 401) return 'renew the token that the workflow passes as `github-token`, then comment `/retry`.'
  if (status !== 403) return 'look at whether it still exists and is as it should be, then comment `/retry`.'
  const needed = response?.headers['x-accepted-github-permissions']
  return needed
    ? `give the workflow's job one of these permissions: \`${String(needed)}\`, then comment \`/retry\`.`
    : "give the workflow's job the permissions that the README lists, then comment `/retry`."
}

interface GraphqlFailure extends Error {
  readonly errors: readonly { readonly type?: string; readonly message: string }[]
}

const isGraphqlFailure = (error: unknown): error is GraphqlFailure =>
  error instanceof Error && error.name === 'GraphqlResponseError' && 'errors' in error && Array.isArray(error.errors)

function ofGraphql(error: GraphqlFailure, doing: string): Transient | Fatal {
  const type = error.errors[0]?.type
  if (type === 'RATE_LIMITED') return new Transient("GitHub's rate limit is used up", { cause: error, status: 429 })
  if (type === undefined) return new Transient(`GitHub could not ${doing}`, { cause: error })
  const reason = error.errors.map(({ message }) => message).join(' ')
  const todo = "look at it, give the workflow's job the permissions that the README lists, then comment `/retry`."
  return new Fatal(`GitHub refused to ${doing} (${type}): ${reason.slice(0, 500)}`, todo, { cause: error })
}
