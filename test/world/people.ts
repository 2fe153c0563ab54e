import type { Api } from './forge/api.ts'
import { callerOf, type Forge } from './forge/state.ts'
import type { Caller, Comment, Issue, IssueEvent, Label, Pull, Reaction, Review } from './forge/types.ts'

export interface NewReview {
  readonly event: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'
  readonly body?: string
  readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[]
}

/** Somebody at the keyboard; what they are not allowed to do throws with GitHub's answer. */
export interface Person {
  readonly login: string
  openIssue(issue: { title: string; body?: string; labels?: string[] }): Promise<number>
  editIssue(number: number, change: { title?: string; body?: string; labels?: string[] }): Promise<void>
  closeIssue(number: number): Promise<void>
  reopenIssue(number: number): Promise<void>
  label(number: number, name: string): Promise<void>
  unlabel(number: number, name: string): Promise<void>
  comment(number: number, body: string): Promise<number>
  editComment(id: number, body: string): Promise<void>
  deleteComment(id: number): Promise<void>
  react(commentId: number, content: string): Promise<void>
  review(pull: number, review: NewReview): Promise<number>
  dismissReview(pull: number, review: number, message?: string): Promise<void>
  openPull(pull: { title: string; head: string; base?: string; body?: string; draft?: boolean }): Promise<number>
  closePull(pull: number): Promise<void>
  merge(pull: number): Promise<string>
  /** Any other request; throws above 399. */
  request<T>(method: string, path: string, body?: unknown): Promise<T>
}

export function personAs(forge: Forge, api: Api, login: string): Person {
  const request = requester(api, () => callerOf(forge, login), login)
  const { prefix } = forge
  const quiet = async (method: string, path: string, body?: unknown) =>
    void (await request(method, prefix + path, body))
  const made = async (path: string, body: unknown) =>
    await request<{ id: number; number: number }>('POST', prefix + path, body)
  return {
    login,
    request,
    openIssue: async (issue) => (await made('/issues', issue)).number,
    editIssue: (number, change) => quiet('PATCH', `/issues/${number}`, change),
    closeIssue: (number) => quiet('PATCH', `/issues/${number}`, { state: 'closed' }),
    reopenIssue: (number) => quiet('PATCH', `/issues/${number}`, { state: 'open' }),
    label: (number, name) => quiet('POST', `/issues/${number}/labels`, { labels: [name] }),
    unlabel: (number, name) => quiet('DELETE', `/issues/${number}/labels/${encodeURIComponent(name)}`),
    comment: async (number, body) => (await made(`/issues/${number}/comments`, { body })).id,
    editComment: (id, body) => quiet('PATCH', `/issues/comments/${id}`, { body }),
    deleteComment: (id) => quiet('DELETE', `/issues/comments/${id}`),
    react: (id, content) => quiet('POST', `/issues/comments/${id}/reactions`, { content }),
    review: async (pull, review) => (await made(`/pulls/${pull}/reviews`, review)).id,
    dismissReview: (pull, id, message = '') => quiet('PUT', `/pulls/${pull}/reviews/${id}/dismissals`, { message }),
    openPull: async (pull) => (await made('/pulls', { base: forge.defaultBranch, ...pull })).number,
    closePull: (pull) => quiet('PATCH', `/pulls/${pull}`, { state: 'closed' }),
    merge: async (pull) => (await request<{ sha: string }>('PUT', `${prefix}/pulls/${pull}/merge`, {})).sha,
  }
}

type Request = <T>(method: string, path: string, body?: unknown) => Promise<T>

function requester(api: Api, caller: () => Caller, login: string): Request {
  return async <T>(method: string, path: string, body?: unknown) => {
    const [pathname = '', search = ''] = path.split('?')
    const reply = await api(caller(), { method, path: pathname, query: new URLSearchParams(search), body })
    if (reply.status >= 400)
      throw new Error(`${login}: ${method} ${path} → ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as T
  }
}

/** What anybody could see, read without leaving a trace among the workers' requests. */
export interface Reader {
  issue(number: number): Promise<Issue>
  comments(number: number): Promise<Comment[]>
  labels(number: number): Promise<string[]>
  events(number: number): Promise<IssueEvent[]>
  pulls(state?: 'open' | 'closed' | 'all'): Promise<Pull[]>
  pull(number: number): Promise<Pull>
  reviews(pull: number): Promise<Review[]>
  reviewComments(pull: number): Promise<Comment[]>
  reactions(commentId: number): Promise<Reaction[]>
  issueReactions(number: number): Promise<Reaction[]>
}

export function readerOf(forge: Forge, api: Api): Reader {
  const request = requester(api, () => callerOf(forge, forge.owner), forge.owner)
  const one = <T>(path: string) => request<T>('GET', forge.prefix + path)
  async function every<T>(path: string): Promise<T[]> {
    const items: T[] = []
    for (let page = 1; ; page++) {
      const some = await one<T[]>(`${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)
      items.push(...some)
      if (some.length < 100) return items
    }
  }
  return {
    issue: (number) => one(`/issues/${number}`),
    comments: (number) => every(`/issues/${number}/comments`),
    labels: async (number) => (await every<Label>(`/issues/${number}/labels`)).map(({ name }) => name),
    events: (number) => every(`/issues/${number}/events`),
    pulls: async (state = 'all') => {
      const pulls = await every<{ number: number }>(`/pulls?state=${state}`)
      return await Promise.all(pulls.map(({ number }) => one<Pull>(`/pulls/${number}`)))
    },
    pull: (number) => one(`/pulls/${number}`),
    reviews: (pull) => every(`/pulls/${pull}/reviews`),
    reviewComments: (pull) => every(`/pulls/${pull}/comments`),
    reactions: (id) => every(`/issues/comments/${id}/reactions`),
    issueReactions: (number) => every(`/issues/${number}/reactions`),
  }
}
