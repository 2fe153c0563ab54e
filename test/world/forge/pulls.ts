import { findIssue, forward, note, paged, raise, read, readAll, require, tooLong } from './calls.ts'
import { changedFiles, commitsBetween } from './history.ts'
import { merge } from './merge.ts'
import type { Forge } from './state.ts'
import { callerOf } from './state.ts'
import type { ApiReply, Body, Call, Caller, Pull, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function pullRoutes(forge: Forge): Route[] {
  const one = async (call: Call) => await pullOf(forge, Number(call.params['number']))
  return [
    ['GET', '/pulls', (call) => list(forge, call)],
    ['POST', '/pulls', (call) => open(forge, call)],
    ['GET', '/pulls/:number', async (call) => ({ status: 200, body: await one(call) })],
    ['PATCH', '/pulls/:number', (call) => change(forge, call)],
    ['PUT', '/pulls/:number/merge', async (call) => await merge(forge, call, await one(call))],
    [
      'GET',
      '/pulls/:number/files',
      async (call) => {
        const pull = await one(call)
        return paged(forge, call, await changedFiles(forge, `${pull.base.sha}...${pull.head.sha}`))
      },
    ],
    [
      'GET',
      '/pulls/:number/commits',
      async (call) => {
        const pull = await one(call)
        return paged(forge, call, await commitsBetween(forge, `${pull.base.sha}..${pull.head.sha}`))
      },
    ],
    ['POST', '/pulls/:number/requested_reviewers', (call) => requestReview(forge, call)],
    ['DELETE', '/pulls/:number/requested_reviewers', (call) => requestReview(forge, call)],
  ]
}

export async function pullOf(forge: Forge, number: number): Promise<Pull> {
  return await decorated(forge, await read<Pull>(forge, `${forge.prefix}/pulls/${number}`))
}

/** The emulator knows no git: shas, counts and mergeability come from the bare repository. */
export async function decorated(forge: Forge, pull: Pull): Promise<Pull> {
  const kept = forge.pulls.get(pull.number)
  const head = kept?.head ?? (await forge.bare.sha(`refs/heads/${pull.head.ref}`)) ?? pull.head.sha
  const base = kept?.base ?? pull.base.sha
  const tip = kept?.merge ?? (await forge.bare.sha(`refs/heads/${pull.base.ref}`)) ?? base
  const statistics = await statisticsOf(forge, base, head, tip)
  const state = statistics['mergeable'] === false ? 'dirty' : pull.draft ? 'draft' : 'clean'
  return {
    ...pull,
    head: { ...pull.head, sha: head },
    base: { ...pull.base, sha: base },
    ...statistics,
    ...(pull.state === 'closed' ? { mergeable: null, mergeable_state: 'unknown' } : { mergeable_state: state }),
    merge_commit_sha: kept?.merge ?? null,
  }
}

async function statisticsOf(forge: Forge, base: string, head: string, tip: string): Promise<Body> {
  const key = `${base} ${head} ${tip}`
  const known = forge.statistics.get(key)
  if (known) return known
  const [commits, numbers, merged] = await Promise.all([
    forge.bare.ask('rev-list', '--count', `${base}..${head}`),
    forge.bare.ask('diff', '--numstat', `${base}...${head}`),
    forge.bare.ask('merge-tree', '--write-tree', tip, head),
  ])
  const files = (numbers ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
  const sum = (column: number) => files.reduce((total, file) => total + (Number(file[column]) || 0), 0)
  const statistics = {
    commits: Number(commits ?? 0),
    additions: sum(0),
    deletions: sum(1),
    changed_files: files.length,
    mergeable: merged !== undefined,
  }
  forge.statistics.set(key, statistics)
  return statistics
}

const onlyOfOne = [
  'merged',
  'mergeable',
  'mergeable_state',
  'merged_by',
  'rebaseable',
  'maintainer_can_modify',
  'comments',
]
const counts = ['review_comments', 'commits', 'additions', 'deletions', 'changed_files']

export async function listPulls(forge: Forge, query: string): Promise<Pull[]> {
  const pulls = await readAll<Pull>(forge, `${forge.prefix}/pulls?${query}`)
  return await Promise.all(pulls.map((pull) => decorated(forge, pull)))
}

async function list(forge: Forge, call: Call): Promise<ApiReply> {
  const query = new URLSearchParams(call.query)
  query.delete('page')
  query.delete('per_page')
  // GitHub ignores a head filter that does not name its owner.
  if (!query.get('head')?.includes(':')) query.delete('head')
  const pulls = await listPulls(forge, query.toString())
  const hidden = new Set([...onlyOfOne, ...counts])
  const brief = pulls.map((pull) => Object.fromEntries(Object.entries(pull).filter(([key]) => !hidden.has(key))))
  return paged(forge, call, brief)
}

async function open(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'read', 'pull_requests')
  tooLong(call)
  const head = String(call.body['head']).replace(`${forge.owner}:`, '')
  const base = String(call.body['base'])
  const [tip, root] = await Promise.all([forge.bare.sha(`refs/heads/${head}`), forge.bare.sha(`refs/heads/${base}`)])
  const invalid = (field: string) => [{ resource: 'PullRequest', field, code: 'invalid' }]
  const refused = (message: string) => [{ resource: 'PullRequest', code: 'custom', message }]
  if (tip === undefined) throw new ApiFailure(422, 'Validation Failed', invalid('head'))
  if (root === undefined) throw new ApiFailure(422, 'Validation Failed', invalid('base'))
  const same = await readAll<Pull>(forge, `${forge.prefix}/pulls?state=open&base=${base}&head=${forge.owner}:${head}`)
  if (same.length > 0)
    throw new ApiFailure(422, 'Validation Failed', refused(`A pull request already exists for ${forge.owner}:${head}.`))
  const ahead = await forge.bare.ask('rev-list', '--count', `${root}..${tip}`)
  if (Number(ahead) === 0)
    throw new ApiFailure(422, 'Validation Failed', refused(`No commits between ${base} and ${head}`))
  const reply = await forward(forge, call, { ...call.body, head })
  if (reply.status >= 400) return reply
  const { number } = reply.body as Pull
  forge.pulls.set(number, { base: root })
  const pull = await pullOf(forge, number)
  await raise(forge, call.caller, 'pull_request', 'opened', { number, pull_request: pull })
  return { status: 201, body: pull }
}

async function change(forge: Forge, call: Call): Promise<ApiReply> {
  const number = Number(call.params['number'])
  const before = await pullOf(forge, number)
  const own = before.user.login === call.caller.login && !call.caller.job
  if (!own) require(call.caller, 'write', 'pull_requests')
  tooLong(call)
  const { draft: _onlyByGraphql, ...body } = call.body
  const reply = await forward(forge, call, body)
  if (reply.status >= 400) return reply
  const state = call.body['state']
  if (state === 'closed' && before.state === 'open') await closed(forge, call.caller, before)
  if (state === 'open' && before.state === 'closed') await reopened(forge, call.caller, before)
  return { status: 200, body: await pullOf(forge, number) }
}

async function closed(forge: Forge, caller: Caller, before: Pull): Promise<void> {
  forge.pulls.set(before.number, { base: before.base.sha, head: before.head.sha })
  await note(forge, caller, before.number, 'closed')
  const pull = await pullOf(forge, before.number)
  await raise(forge, caller, 'pull_request', 'closed', { number: before.number, pull_request: pull })
}

async function reopened(forge: Forge, caller: Caller, before: Pull): Promise<void> {
  forge.pulls.set(before.number, { base: before.base.sha })
  await note(forge, caller, before.number, 'reopened')
  const pull = await pullOf(forge, before.number)
  await raise(forge, caller, 'pull_request', 'reopened', { number: before.number, pull_request: pull })
}

async function requestReview(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'pull_requests')
  const pull = await pullOf(forge, Number(call.params['number']))
  const logins = Array.isArray(call.body['reviewers']) ? call.body['reviewers'].map(String) : []
  if (call.method === 'POST') {
    if (logins.includes(pull.user.login))
      throw new ApiFailure(422, 'Review cannot be requested from pull request author.')
    const outside = logins.some((login) => callerOf(forge, login).role === 'none')
    const text =
      'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator'
    if (outside) throw new ApiFailure(422, `${text} of the ${forge.owner}/${forge.name} repository.`)
  }
  const teams = Array.isArray(call.body['team_reviewers']) ? call.body['team_reviewers'].map(String) : []
  if (!teams.every((slug) => `${forge.owner}/${slug}` in forge.teams))
    throw new ApiFailure(422, 'Could not resolve to a node')
  const reply = await forward(forge, call, { reviewers: logins })
  if (reply.status >= 400) return reply
  const action = call.method === 'POST' ? 'review_requested' : 'review_request_removed'
  for (const login of logins)
    await note(forge, call.caller, pull.number, action, { requested_reviewer: await forge.user(login) })
  for (const slug of teams)
    await note(forge, call.caller, pull.number, action, { requested_team: { id: forge.nextId(), name: slug, slug } })
  return { status: call.method === 'POST' ? 201 : 200, body: await pullOf(forge, pull.number) }
}

/** What a push changes for pull requests: a new head, or none. */
export async function pushed(forge: Forge, caller: Caller, branch: string, after: string | undefined): Promise<void> {
  const pulls = await readAll<Pull>(
    forge,
    `${forge.prefix}/pulls?state=open&head=${forge.owner}:${encodeURIComponent(branch)}`,
  )
  for (const pull of pulls) {
    const { number } = pull
    if (after === undefined) {
      await forge.upstream(forge.owner, 'PATCH', `${forge.prefix}/pulls/${number}`, { state: 'closed' })
      await closed(forge, caller, pull)
    } else {
      const base = (await forge.bare.sha(`refs/heads/${pull.base.ref}`)) ?? pull.base.sha
      forge.pulls.set(number, { base })
      await raise(forge, caller, 'pull_request', 'synchronize', { number, pull_request: await pullOf(forge, number) })
    }
  }
}

export async function setDraft(forge: Forge, caller: Caller, pull: Pull, draft: boolean): Promise<Pull> {
  require(caller, 'write', 'pull_requests')
  await findIssue(forge, pull.number)
  await forge.upstream(caller.login, 'PATCH', `${forge.prefix}/pulls/${pull.number}`, { draft })
  if (pull.draft !== draft) {
    await note(forge, caller, pull.number, draft ? 'convert_to_draft' : 'ready_for_review')
    const action = draft ? 'converted_to_draft' : 'ready_for_review'
    await raise(forge, caller, 'pull_request', action, {
      number: pull.number,
      pull_request: await pullOf(forge, pull.number),
    })
  }
  return await pullOf(forge, pull.number)
}
