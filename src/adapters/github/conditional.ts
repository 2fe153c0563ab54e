/**
 * What GitHub has answered before is asked for with its ETag: an answer that nothing has changed counts against no rate limit,
 * and brings nothing over the line.
 */
import type { Octokit } from '@octokit/rest'
import { statusOf } from './errors.ts'

type Response = Awaited<ReturnType<Octokit['request']>>

/** A worker asks for a few things over and over; what is asked for once need not be kept for long. */
const MOST_KEPT = 50

export function askConditionally(octokit: Octokit): void {
  const kept = new Map<string, Response>()
  octokit.hook.wrap('request', async (request, options) => {
    if (options.method !== 'GET') return await request(options)
    const { url } = octokit.request.endpoint(options)
    const before = kept.get(url)
    const etag = before?.headers.etag
    if (etag) options.headers['if-none-match'] = etag
    try {
      const response = (await request(options)) as Response
      kept.delete(url)
      if (response.headers.etag && !isFullPage(response)) kept.set(url, copyOf(response))
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest)
      return response
    } catch (error) {
      if (before && statusOf(error) === 304) return copyOf(before)
      throw error
    }
  })
}

/** Octokit's pagination writes into what it is given. */
const copyOf = (response: Response): Response => ({ ...response, data: structuredClone(response.data) })

/** A page that is full says the same when there is another after it, but for a header that is no part of the ETag. */
function isFullPage({ data, url }: Response): boolean {
  const lists: readonly unknown[] = typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : []
  const size = Number(new URL(url).searchParams.get('per_page') ?? 30)
  return lists.some((list) => Array.isArray(list) && list.length >= size)
}
