import { paged, require } from './calls.ts'
import { findCommit } from './objects.ts'
import type { Forge } from './state.ts'
import { now } from './state.ts'
import type { ApiReply, Body, Call, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function checkRoutes(forge: Forge): Route[] {
  return [
    ['POST', '/check-runs', (call) => create(forge, call)],
    ['PATCH', '/check-runs/:id', (call) => update(forge, call)],
    ['GET', '/check-runs/:id', async (call) => ({ status: 200, body: find(forge, call) })],
    ['GET', '/commits/:ref/check-runs', (call) => list(forge, call)],
    ['GET', '/commits/:ref/check-suites', (call) => suites(forge, call)],
    ['GET', '/commits/:ref/status', (call) => combined(forge, call)],
    ['GET', '/commits/:ref/statuses', (call) => statuses(forge, call)],
    ['POST', '/statuses/:sha', (call) => report(forge, call)],
  ]
}

async function create(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'checks')
  const { name, head_sha, conclusion, output } = call.body
  const status = conclusion === undefined ? (call.body['status'] ?? 'queued') : 'completed'
  const id = forge.nextId()
  const url = `${forge.apiUrl}${forge.prefix}/check-runs/${id}`
  const html_url = `${forge.serverUrl}/${forge.owner}/${forge.name}/runs/${id}`
  const finished = status === 'completed' ? now() : null
  const app = { id: 15368, slug: 'github-actions', name: 'GitHub Actions' }
  const run = {
    id,
    url,
    html_url,
    details_url: html_url,
    name,
    head_sha,
    status,
    conclusion: conclusion ?? null,
    output,
    app,
    pull_requests: [],
  }
  forge.checks.push({ ...run, started_at: now(), completed_at: finished })
  return { status: 201, body: forge.checks.at(-1) }
}

function find(forge: Forge, call: Call): Body {
  const run = forge.checks.find((check) => String(check['id']) === call.params['id'])
  if (!run) throw new ApiFailure(404, 'Not Found')
  return run
}

async function update(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'checks')
  const run = find(forge, call)
  Object.assign(run, call.body)
  if (call.body['conclusion']) Object.assign(run, { status: 'completed', completed_at: now() })
  return { status: 200, body: run }
}

async function list(forge: Forge, call: Call): Promise<ApiReply> {
  const sha = await findCommit(forge, call.params['ref'] ?? '')
  const named = new Map<unknown, Body>()
  for (const run of forge.checks.filter((check) => check['head_sha'] === sha)) {
    const key = call.query.get('filter') === 'all' ? run['id'] : run['name']
    named.set(key, run)
  }
  const fits = (field: string, value: string | null) => (run: Body) => value === null || run[field] === value
  const runs = [...named.values()]
    .filter(fits('name', call.query.get('check_name')))
    .filter(fits('status', call.query.get('status')))
  return paged(forge, call, runs, 'check_runs')
}

async function suites(forge: Forge, call: Call): Promise<ApiReply> {
  const head_sha = await findCommit(forge, call.params['ref'] ?? '')
  const runs = forge.checks.filter((check) => check['head_sha'] === head_sha)
  const status = runs.every((run) => run['status'] === 'completed') ? 'completed' : 'in_progress'
  const app = { id: 15368, slug: 'github-actions' }
  const some = runs.length === 0 ? [] : [{ id: 1, head_sha, status, latest_check_runs_count: runs.length, app }]
  return paged(forge, call, some, 'check_suites')
}

async function report(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'statuses')
  const { state, context = 'default', description = null, target_url = null } = call.body
  const times = { created_at: now(), updated_at: now() }
  const id = forge.nextId()
  forge.statuses.push({ id, sha: call.params['sha'], state, context, description, target_url, ...times })
  return { status: 201, body: forge.statuses.at(-1) }
}

/** Newest first, as GitHub lists them. */
async function statuses(forge: Forge, call: Call): Promise<ApiReply> {
  const { job } = call.caller
  if (job && !job.permissions['statuses']) throw new ApiFailure(403, 'Resource not accessible by integration')
  const sha = await findCommit(forge, call.params['ref'] ?? '')
  return paged(forge, call, forge.statuses.filter((status) => status['sha'] === sha).toReversed())
}

async function combined(forge: Forge, call: Call): Promise<ApiReply> {
  const sha = await findCommit(forge, call.params['ref'] ?? '')
  return { status: 200, body: { state: 'pending', statuses: [], sha, total_count: 0 } }
}
