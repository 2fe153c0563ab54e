/**
 * The one client for GitHub's API. Reads are tried again here; a write whose outcome is unknown never is, so that the
 * worker can look in the world before it acts again (A3).
 */
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit as Rest } from '@octokit/rest'
import { askConditionally } from './conditional.ts'
import { fetchWhole, type Request } from './transport.ts'

export interface OctokitOptions {
  readonly token: string
  readonly apiUrl: string
  readonly log: (text: string) => void
  /** What one second of waiting lasts, in milliseconds; tests make it short. */
  readonly secondMs?: number
}

export type Octokit = Rest

const REQUEST_MS = 30_000
const LONGEST_WAIT_S = 60
const READ_RETRIES = 2
const Client = Rest.plugin(retry, throttling)
const quiet = () => {}

export function makeOctokit({ token, apiUrl, log, secondMs = 1000 }: OctokitOptions): Octokit {
  const patience = (
    retryAfter: number,
    { method, url }: { method: string; url: string },
    _: unknown,
    count: number,
  ) => {
    const waits = retryAfter <= LONGEST_WAIT_S && count < 2
    if (waits) log(`GitHub asks for a pause of ${retryAfter} s (${method} ${url})`)
    return waits
  }
  const octokit = new Client({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'pawl',
    log: { debug: quiet, info: quiet, warn: log, error: quiet },
    request: { fetch: (url: string, init: Request) => fetchWhole(url, init, REQUEST_MS) },
    retry: {
      retries: READ_RETRIES,
      retryAfterBaseValue: secondMs,
      doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451],
    },
    throttle: {
      retryAfterBaseValue: secondMs,
      onRateLimit: patience,
      onSecondaryRateLimit: patience,
      ...(isLoopback(apiUrl) ? UNPACED : {}),
    },
  })
  octokit.hook.before('request', (options) => {
    options.headers['x-github-api-version'] = '2022-11-28'
    const isRead = options.method === 'GET' || options.method === 'HEAD'
    // A copy: Octokit hands the same object to every request, and the plugins write their counts into it. A read names no
    // number of its own, or the plugin would try again after answers that it was told to take as final.
    options.request = { ...options.request, ...(isRead ? {} : { retries: 0 }) }
  })
  askConditionally(octokit)
  return octokit
}

/** GitHub wants a second between writes and three between notifications; a server on this machine does not. */
const atOnce = { key: () => ({ schedule: (_: unknown, go: () => Promise<void>) => go() }) }
const UNPACED: object = { write: atOnce, notifications: atOnce }

const isLoopback = (url: string): boolean => {
  const { hostname } = new URL(url)
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
