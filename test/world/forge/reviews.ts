import { forward, paged, raise, read, readAll, require, tooLong } from './calls.ts'
import { pullOf } from './pulls.ts'
import type { Forge } from './state.ts'
import { callerOf } from './state.ts'
import type { ApiReply, Body, Call, Review, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function reviewRoutes(forge: Forge): Route[] {
  return [
    ['GET', '/pulls/:number/reviews', async (call) => paged(forge, call, await readAll<Review>(forge, call.path))],
    ['POST', '/pulls/:number/reviews', (call) => create(forge, call)],
    ['POST', '/pulls/:number/reviews/:id/events', (call) => submit(forge, call)],
    ['PUT', '/pulls/:number/reviews/:id/dismissals', (call) => dismiss(forge, call)],
    ['POST', '/pulls/:number/comments/:id/replies', (call) => reply(forge, call)],
    [
      'GET',
      '/pulls/:number/reviews/:id/comments',
      async (call) => paged(forge, call, await readAll<Body>(forge, call.path)),
    ],
  ]
}

async function create(forge: Forge, call: Call): Promise<ApiReply> {
  const { caller, body } = call
  if (caller.job) require(caller, 'read', 'pull_requests')
  const pull = await pullOf(forge, Number(call.params['number']))
  const verdict =
    body['event'] === 'APPROVE' ? 'approve' : body['event'] === 'REQUEST_CHANGES' ? 'request changes on' : undefined
  if (verdict && pull.user.login === caller.login) {
    throw new ApiFailure(422, 'Unprocessable Entity', [`Review Can not ${verdict} your own pull request`])
  }
  const comments = (Array.isArray(body['comments']) ? body['comments'] : []) as Body[]
  const places = comments.map((comment) => ({ ...comment, position: comment['position'] ?? comment['line'] ?? 1 }))
  const reply = await forward(forge, call, { commit_id: pull.head.sha, ...body, comments: places })
  if (reply.status >= 400) return reply
  const review = reply.body as Review
  await keepLines(forge, `${call.path}/${review.id}/comments`, comments)
  if (body['event'] !== undefined) await tell(forge, call, review, 'submitted')
  return { status: 200, body: review }
}

/** The emulator keeps the position of an inline comment and forgets its line. */
async function keepLines(forge: Forge, path: string, comments: readonly Body[]): Promise<void> {
  if (comments.length === 0) return
  const made = await readAll<{ id: number }>(forge, path)
  made.forEach(({ id }, index) => {
    const { line = null, side = 'RIGHT', start_line = null, start_side = null } = comments[index] ?? {}
    forge.lines.set(id, {
      line,
      original_line: line,
      side,
      start_line,
      start_side,
      pull_request_review_id: Number(path.split('/').at(-2)),
    })
  })
}

/** An answer in the thread of an inline comment; the emulator makes those with one address for all. */
async function reply(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'pull_requests')
  tooLong(call)
  const path = call.path.replace(/\/\d+\/replies$/, '')
  const body = { body: call.body['body'], in_reply_to_id: Number(call.params['id']) }
  const made = await forge.upstream(call.caller.login, 'POST', path, body)
  if (made.status === 422) throw new ApiFailure(404, 'Not Found')
  return made
}

async function submit(forge: Forge, call: Call): Promise<ApiReply> {
  if (call.caller.job) require(call.caller, 'read', 'pull_requests')
  const reply = await forward(forge, call)
  if (reply.status < 400) await tell(forge, call, reply.body as Review, 'submitted')
  return reply
}

async function dismiss(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'pull_requests')
  const before = await read<Review>(forge, call.path.replace('/dismissals', ''))
  const reply = await forward(forge, call, { message: before.body })
  if (reply.status < 400) await tell(forge, call, reply.body as Review, 'dismissed')
  return reply
}

async function tell(forge: Forge, call: Call, review: Review, action: string): Promise<void> {
  const number = Number(call.params['number'])
  const { login } = call.caller
  if (action === 'submitted' && callerOf(forge, login).role !== 'none') {
    await forge.upstream(forge.owner, 'DELETE', `${forge.prefix}/pulls/${number}/requested_reviewers`, {
      reviewers: [login],
    })
  }
  const payload = { ...review, state: review.state.toLowerCase() }
  await raise(forge, call.caller, 'pull_request_review', action, {
    review: payload,
    pull_request: await pullOf(forge, number),
  })
}
