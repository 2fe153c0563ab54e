import {
  asIssue,
  findIssue,
  forward,
  holds,
  note,
  paged,
  raise,
  read,
  readAll,
  require,
  since,
  tooLong,
} from './calls.ts'
import { setLabels } from './labels.ts'
import { decorated, listPulls } from './pulls.ts'
import { type Forge, now } from './state.ts'
import type { ApiReply, Body, Call, Comment, Issue, Pull, Review, Route } from './types.ts'

export function issueRoutes(forge: Forge): Route[] {
  return [
    ['GET', '/issues', (call) => list(forge, call)],
    ['POST', '/issues', (call) => open(forge, call)],
    ['GET', '/issues/:number', (call) => get(forge, call)],
    ['PATCH', '/issues/:number', (call) => change(forge, call)],
    [
      'GET',
      '/issues/:number/events',
      async (call) => paged(forge, call, await eventsOf(forge, Number(call.params['number']))),
    ],
    [
      'GET',
      '/issues/:number/timeline',
      async (call) => paged(forge, call, await timeline(forge, Number(call.params['number']))),
    ],
  ]
}

async function list(forge: Forge, call: Call): Promise<ApiReply> {
  const filters = new URLSearchParams(call.query)
  for (const name of ['page', 'per_page', 'since', 'sort', 'direction']) filters.delete(name)
  const issues = await readAll<Issue>(forge, `${forge.prefix}/issues?${filters}`)
  const pulls = await listPulls(forge, `state=${call.query.get('state') ?? 'open'}`)
  const wanted = (call.query.get('labels') ?? '').split(',').filter(Boolean)
  const creator = call.query.get('creator')
  const fits = (issue: Issue) =>
    wanted.every((name) => issue.labels.some((label) => label.name === name)) &&
    (!creator || issue.user.login === creator)
  const all = [...issues, ...pulls.map((pull) => asIssue(forge, pull)).filter(fits)]
  const field = call.query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
  const sign = call.query.get('direction') === 'asc' ? 1 : -1
  const sorted = all.sort((a, b) => sign * (a[field].localeCompare(b[field]) || a.number - b.number))
  return paged(forge, call, since(call, sorted))
}

async function open(forge: Forge, call: Call): Promise<ApiReply> {
  if (call.caller.job) require(call.caller, 'read', 'issues')
  tooLong(call)
  const { labels, assignees, ...rest } = call.body
  const privileged = holds(call.caller, 'triage')
  const reply = await forward(forge, call, { ...rest, ...(privileged && assignees ? { assignees } : {}) })
  if (reply.status >= 400) return reply
  const { number } = reply.body as Issue
  await raise(forge, call.caller, 'issues', 'opened', { issue: reply.body })
  if (privileged && Array.isArray(labels)) await setLabels(forge, call.caller, number, 'POST', { labels })
  return { status: 201, body: await findIssue(forge, number) }
}

async function get(forge: Forge, call: Call): Promise<ApiReply> {
  const issue = await findIssue(forge, Number(call.params['number']))
  return { status: 200, body: issue }
}

async function change(forge: Forge, call: Call): Promise<ApiReply> {
  const number = Number(call.params['number'])
  const before = await findIssue(forge, number)
  const scope = before.pull_request ? ['issues', 'pull_requests'] : ['issues']
  const own = before.user.login === call.caller.login && !call.caller.job && call.body['labels'] === undefined
  if (!own) require(call.caller, 'triage', ...scope)
  tooLong(call)
  const { labels, ...rest } = call.body
  const path = before.pull_request ? `${forge.prefix}/pulls/${number}` : call.path
  const reply = await forge.upstream(call.caller.login, 'PATCH', path, rest)
  if (reply.status >= 400) return reply
  await keepChange(forge, call, before)
  await tellState(forge, call, before)
  if (Array.isArray(labels)) await setLabels(forge, call.caller, number, 'PUT', { labels: labels.map(nameOf) })
  return { status: 200, body: await findIssue(forge, number) }
}

const nameOf = (label: unknown) => (typeof label === 'string' ? label : (label as { name: string }).name)

async function keepChange(forge: Forge, { caller, body }: Call, before: Issue): Promise<void> {
  const { number, title } = before
  if (body['body'] !== undefined && body['body'] !== before.body)
    forge.rewritings.set(number, { at: now(), login: caller.login })
  if (body['title'] !== undefined && body['title'] !== title)
    await note(forge, caller, number, 'renamed', { rename: { from: title, to: body['title'] } })
}

async function tellState(forge: Forge, call: Call, before: Issue): Promise<void> {
  const state = call.body['state']
  if (state === before.state || (state !== 'open' && state !== 'closed')) return
  const action = state === 'closed' ? 'closed' : 'reopened'
  const extra = state === 'closed' ? { state_reason: call.body['state_reason'] ?? null } : {}
  await note(forge, call.caller, before.number, action, extra)
  const subject: Body = before.pull_request
    ? { pull_request: await decorated(forge, await read<Pull>(forge, `${forge.prefix}/pulls/${before.number}`)) }
    : { issue: await findIssue(forge, before.number) }
  await raise(forge, call.caller, before.pull_request ? 'pull_request' : 'issues', action, subject)
}

async function eventsOf(forge: Forge, number: number): Promise<Body[]> {
  await findIssue(forge, number)
  return forge.log.filter((entry) => entry.number === number).map((entry) => entry.event)
}

async function timeline(forge: Forge, number: number): Promise<Body[]> {
  const issue = await findIssue(forge, number)
  const comments = await readAll<Comment>(forge, `${forge.prefix}/issues/${number}/comments`)
  const reviews = issue.pull_request ? await readAll<Review>(forge, `${forge.prefix}/pulls/${number}/reviews`) : []
  const entries: { at: string; entry: Body }[] = [
    ...(await eventsOf(forge, number)).map((entry) => ({ at: String(entry['created_at']), entry })),
    ...comments.map((comment) => ({
      at: comment.created_at,
      entry: { ...comment, event: 'commented', actor: comment.user },
    })),
    ...reviews.map((review) => ({
      at: review.submitted_at ?? '',
      entry: { ...review, event: 'reviewed', state: review.state.toLowerCase() },
    })),
  ]
  return entries.sort((a, b) => a.at.localeCompare(b.at)).map(({ entry }) => entry)
}
