import { findIssue, forward, paged, raise, read, readAll, require, since, tooLong } from './calls.ts'
import type { Forge } from './state.ts'
import { now } from './state.ts'
import type { ApiReply, Call, Comment, Reaction, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function commentRoutes(forge: Forge): Route[] {
  const reactions = (subject: string): Route[] => [
    ['GET', `${subject}/reactions`, (call) => listReactions(forge, call)],
    ['POST', `${subject}/reactions`, (call) => react(forge, call)],
    ['DELETE', `${subject}/reactions/:reaction`, (call) => unreact(forge, call)],
  ]
  return [
    ['GET', '/issues/comments', (call) => list(forge, call)],
    ['GET', '/issues/:number/comments', (call) => list(forge, call)],
    ['POST', '/issues/:number/comments', (call) => create(forge, call)],
    ['PATCH', '/issues/comments/:id', (call) => edit(forge, call)],
    ['DELETE', '/issues/comments/:id', (call) => remove(forge, call)],
    ['GET', '/pulls/comments', (call) => list(forge, call)],
    ['GET', '/pulls/:number/comments', (call) => list(forge, call)],
    ...reactions('/issues/comments/:id'),
    ...reactions('/pulls/comments/:id'),
    ...reactions('/issues/:number'),
  ]
}

/** All of the repository's; the emulator answers only for one issue or pull request. */
export async function everyComment(forge: Forge, of: 'issues' | 'pulls'): Promise<Comment[]> {
  const kinds = of === 'issues' ? ['issues', 'pulls'] : ['pulls']
  const subjects = kinds.map((kind) => readAll<{ number: number }>(forge, `${forge.prefix}/${kind}?state=all`))
  const numbers = (await Promise.all(subjects)).flat().map(({ number }) => number)
  const lists = numbers.map((number) => readAll<Comment>(forge, `${forge.prefix}/${of}/${number}/comments`))
  return (await Promise.all(lists)).flat()
}

async function list(forge: Forge, call: Call): Promise<ApiReply> {
  const of = call.path.includes('/issues/') ? 'issues' : 'pulls'
  const one = call.params['number'] !== undefined
  const kept = one ? await readAll<Comment>(forge, call.path) : await everyComment(forge, of)
  const comments = kept.map((comment) => ({
    ...comment,
    updated_at: forge.edits.get(comment.id) ?? comment.created_at,
  }))
  const issueList = one && of === 'issues'
  const field = !issueList && call.query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
  const sign = !issueList && call.query.get('direction') === 'desc' ? -1 : 1
  comments.sort((a, b) => sign * (a[field].localeCompare(b[field]) || a.id - b.id))
  return paged(forge, call, since(call, comments))
}

async function create(forge: Forge, call: Call): Promise<ApiReply> {
  const number = Number(call.params['number'])
  const issue = await findIssue(forge, number)
  if (call.caller.job) require(call.caller, 'read', 'issues', ...(issue.pull_request ? ['pull_requests'] : []))
  tooLong(call)
  const reply = await forward(forge, call)
  if (reply.status >= 400) return reply
  await raise(forge, call.caller, 'issue_comment', 'created', {
    issue: await findIssue(forge, number),
    comment: reply.body,
  })
  return reply
}

async function owned(forge: Forge, call: Call): Promise<Comment> {
  const comment = await read<Comment>(forge, call.path)
  if (call.caller.job || comment.user.login !== call.caller.login)
    require(call.caller, 'write', 'issues', 'pull_requests')
  return comment
}

async function edit(forge: Forge, call: Call): Promise<ApiReply> {
  const before = await owned(forge, call)
  tooLong(call)
  if (before.body !== call.body['body']) forge.edits.set(before.id, now())
  const reply = await forward(forge, call)
  if (reply.status >= 400) return reply
  const issue = await findIssue(forge, numberOf(before))
  const changes = { body: { from: before.body } }
  await raise(forge, call.caller, 'issue_comment', 'edited', { changes, issue, comment: reply.body })
  return reply
}

async function remove(forge: Forge, call: Call): Promise<ApiReply> {
  const comment = await owned(forge, call)
  const reply = await forward(forge, call)
  if (reply.status < 400) {
    await raise(forge, call.caller, 'issue_comment', 'deleted', {
      issue: await findIssue(forge, numberOf(comment)),
      comment,
    })
  }
  return reply
}

const numberOf = (comment: Comment) => Number(comment.issue_url.split('/').at(-1))

const known = new Set(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'])

async function subjectOf(forge: Forge, call: Call): Promise<string> {
  const subject = call.path.replace(/\/reactions(\/\d+)?$/, '')
  if (call.params['number'] === undefined) await read(forge, subject)
  else await findIssue(forge, Number(call.params['number']))
  return subject
}

async function listReactions(forge: Forge, call: Call): Promise<ApiReply> {
  const given = forge.reactions.get(await subjectOf(forge, call)) ?? []
  const content = call.query.get('content')
  return paged(forge, call, content ? given.filter((reaction) => reaction.content === content) : given)
}

async function react(forge: Forge, call: Call): Promise<ApiReply> {
  const subject = await subjectOf(forge, call)
  if (call.caller.job) require(call.caller, 'read', 'issues', 'pull_requests')
  const content = String(call.body['content'])
  if (!known.has(content))
    throw new ApiFailure(422, 'Validation Failed', [{ resource: 'Reaction', field: 'content', code: 'invalid' }])
  const given = forge.reactions.get(subject) ?? []
  const before = given.find((reaction) => reaction.content === content && reaction.user.login === call.caller.login)
  if (before) return { status: 200, body: before }
  const user = await forge.user(call.caller.login)
  const reaction: Reaction = { id: forge.nextId(), content, user, created_at: now() }
  forge.reactions.set(subject, [...given, reaction])
  return { status: 201, body: reaction }
}

async function unreact(forge: Forge, call: Call): Promise<ApiReply> {
  const subject = await subjectOf(forge, call)
  const given = forge.reactions.get(subject) ?? []
  const kept = given.filter(
    (reaction) => String(reaction.id) !== call.params['reaction'] || reaction.user.login !== call.caller.login,
  )
  if (kept.length === given.length) throw new ApiFailure(404, 'Not Found')
  forge.reactions.set(subject, kept)
  return { status: 204 }
}
