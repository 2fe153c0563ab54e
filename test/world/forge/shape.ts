import type { Forge } from './state.ts'
import type { ApiReply, Body } from './types.ts'

const webLinks = new Set(['html_url', 'diff_url', 'patch_url', 'compare_url'])

/** Makes the emulator's answer look like GitHub's: addresses, whole seconds, bots, reaction counts. */
export function shape(forge: Forge, upstreamUrl: string, reply: ApiReply): ApiReply {
  if (reply.status >= 400) return { status: reply.status, body: failure(reply.status, reply.body) }
  return { status: reply.status, body: walk(forge, upstreamUrl, reply.body, '') }
}

function failure(status: number, body: unknown): Body {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: unknown }
  const text =
    status === 404 ? 'Not Found' : status === 422 && !errors ? 'Validation Failed' : (message ?? 'Server Error')
  return {
    message: text,
    ...(errors ? { errors } : {}),
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  }
}

function walk(forge: Forge, upstreamUrl: string, value: unknown, key: string): unknown {
  if (typeof value === 'string') return text(forge, upstreamUrl, value, key)
  if (Array.isArray(value)) return value.map((item) => walk(forge, upstreamUrl, item, key))
  if (value === null || typeof value !== 'object') return value
  const shaped: Body = {}
  for (const [name, item] of Object.entries(value)) shaped[name] = walk(forge, upstreamUrl, item, name)
  return corrected(forge, shaped)
}

function text(forge: Forge, upstreamUrl: string, value: string, key: string): string {
  if (key.endsWith('_at')) return value.replace(/\.\d+Z$/, 'Z')
  if (!value.startsWith(upstreamUrl) || !(key.endsWith('url') || key === 'href')) return value
  const web = webLinks.has(key) || !value.startsWith(`${upstreamUrl}/repos/`)
  const root = web && !value.startsWith(`${upstreamUrl}/users/`) ? forge.serverUrl : forge.apiUrl
  return root + value.slice(upstreamUrl.length)
}

function corrected(forge: Forge, object: Body): Body {
  if (typeof object['login'] === 'string' && object['login'].endsWith('[bot]')) object['type'] = 'Bot'
  if (object['reactions'] && typeof object['url'] === 'string')
    object['reactions'] = reactionCounts(forge, object['url'])
  const comment = 'author_association' in object && ('issue_url' in object || 'pull_request_review_id' in object)
  if (comment && !('number' in object))
    object['updated_at'] = forge.edits.get(Number(object['id'])) ?? object['created_at']
  const line = 'pull_request_review_id' in object ? forge.lines.get(Number(object['id'])) : undefined
  return line ? Object.assign(object, line) : object
}

const contents = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes']

function reactionCounts(forge: Forge, url: string): Body {
  const given = forge.reactions.get(url.slice(forge.apiUrl.length)) ?? []
  const counts = contents.map((content) => [content, given.filter((reaction) => reaction.content === content).length])
  return { url: `${url}/reactions`, total_count: given.length, ...Object.fromEntries(counts) }
}
