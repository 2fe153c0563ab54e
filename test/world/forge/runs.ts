import { paged, require } from './calls.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Body, Call, Caller, Route } from './types.ts'
import { ApiFailure } from './types.ts'

/** One workflow run as the API shows it; the latest attempt of it. */
export interface Run {
  readonly id: number
  readonly attempt: number
  readonly number: number
  readonly event: string
  readonly title: string
  readonly actor: string
  readonly branch: string
  readonly sha: string
  readonly status: 'queued' | 'in_progress' | 'completed'
  readonly conclusion: string | null
  readonly createdAt: string
  readonly startedAt: string
  readonly updatedAt: string
  readonly jobs: readonly { readonly id: string; readonly name: string }[]
}

export interface RunBook {
  runs(): Run[]
  readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>
  dispatch(caller: Caller, inputs: Record<string, string>): Promise<Run>
  rerun(run: number): void
  cancel(run: number): void
}

const workflowId = 4242

export function runRoutes(forge: Forge, book: RunBook): Route[] {
  const find = (call: Call): Run => {
    const run = book.runs().find((candidate) => String(candidate.id) === call.params['id'])
    if (!run) throw new ApiFailure(404, 'Not Found')
    return run
  }
  const act = (action: (run: number) => void, status: number) => async (call: Call) => {
    require(call.caller, 'write', 'actions')
    action(find(call).id)
    return { status, body: {} }
  }
  const list = async (call: Call) => paged(forge, call, chosen(forge, call, book.runs()), 'workflow_runs')
  return [
    ['GET', '/actions/workflows', async (call) => paged(forge, call, [workflow(forge)], 'workflows')],
    ['GET', '/actions/workflows/:workflow', async (call) => ({ status: 200, body: known(forge, call) })],
    ['POST', '/actions/workflows/:workflow/dispatches', (call) => dispatch(forge, book, call)],
    [
      'GET',
      '/actions/workflows/:workflow/runs',
      async (call) => {
        known(forge, call)
        return await list(call)
      },
    ],
    ['GET', '/actions/runs', list],
    ['GET', '/actions/runs/:id', async (call) => ({ status: 200, body: shown(forge, find(call)) })],
    ['GET', '/actions/runs/:id/jobs', async (call) => paged(forge, call, jobs(forge, find(call)), 'jobs')],
    ['POST', '/actions/runs/:id/cancel', act((run) => book.cancel(run), 202)],
    ['POST', '/actions/runs/:id/rerun', act((run) => book.rerun(run), 201)],
  ]
}

function workflow(forge: Forge): Body {
  const path = `.github/workflows/${forge.workflowFile}`
  const url = `${forge.apiUrl}${forge.prefix}/actions/workflows/${workflowId}`
  return { id: workflowId, name: 'Pawl', path, state: 'active', url }
}

function known(forge: Forge, call: Call): Body {
  const name = call.params['workflow']
  if (name !== forge.workflowFile && name !== String(workflowId)) throw new ApiFailure(404, 'Not Found')
  return workflow(forge)
}

async function dispatch(forge: Forge, book: RunBook, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'actions')
  known(forge, call)
  const ref = String(call.body['ref'] ?? '').replace('refs/heads/', '')
  if ((await forge.bare.sha(`refs/heads/${ref}`)) === undefined) throw new ApiFailure(422, `No ref found for: ${ref}`)
  const inputs = (call.body['inputs'] ?? {}) as Body
  const unexpected = Object.keys(inputs).filter((name) => !(name in book.inputs))
  if (unexpected.length > 0) throw new ApiFailure(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`)
  const missing = Object.entries(book.inputs).find(([name, { required }]) => required && inputs[name] === undefined)
  if (missing) throw new ApiFailure(422, `Required input '${missing[0]}' not provided`)
  const texts = Object.entries(inputs).map(([name, value]) => [name, String(value)])
  const run = await book.dispatch(call.caller, Object.fromEntries(texts))
  if (call.body['return_run_details'] !== true) return { status: 204 }
  const { url, html_url } = shown(forge, run)
  return { status: 200, body: { workflow_run_id: run.id, run_url: url, html_url } }
}

function chosen(forge: Forge, call: Call, runs: readonly Run[]): Body[] {
  const { query } = call
  const wanted = (name: string, value: string) => query.get(name) === null || query.get(name) === value
  const status = query.get('status')
  return runs
    .filter((run) => wanted('event', run.event) && wanted('actor', run.actor) && wanted('branch', run.branch))
    .filter((run) => status === null || status === run.status || status === run.conclusion)
    .filter((run) => within(query.get('created'), run.createdAt))
    .sort((a, b) => b.id - a.id)
    .map((run) => shown(forge, run))
}

/** `>=2026-01-01`, `<2026-01-02T10:00:00Z`, `a..b`, or a day. */
function within(range: string | null, at: string): boolean {
  if (range === null) return true
  const time = (text: string) => Date.parse(text)
  const [from, to] = range.split('..')
  if (to !== undefined) return (from === '*' || time(at) >= time(from ?? '')) && (to === '*' || time(at) <= time(to))
  const [, sign = '', date = ''] = /^(>=|<=|>|<)?(.*)$/.exec(range) ?? []
  if (sign === '>=') return time(at) >= time(date)
  if (sign === '<=') return time(at) <= time(date)
  if (sign === '>') return time(at) > time(date)
  if (sign === '<') return time(at) < time(date)
  return at.startsWith(date)
}

function shown(forge: Forge, run: Run): Body {
  const url = `${forge.apiUrl}${forge.prefix}/actions/runs/${run.id}`
  return {
    id: run.id,
    name: 'Pawl',
    display_title: run.title,
    path: `.github/workflows/${forge.workflowFile}`,
    workflow_id: workflowId,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: run.branch,
    head_sha: run.sha,
    actor: { login: run.actor },
    triggering_actor: { login: run.actor },
    created_at: run.createdAt,
    run_started_at: run.startedAt,
    updated_at: run.updatedAt,
    url,
    jobs_url: `${url}/jobs`,
    html_url: `${forge.serverUrl}/${forge.owner}/${forge.name}/actions/runs/${run.id}`,
  }
}

function jobs(forge: Forge, run: Run): Body[] {
  return run.jobs.map(({ id, name }, index) => ({
    id: run.id * 10 + index,
    run_id: run.id,
    run_attempt: run.attempt,
    name,
    runner_name: id,
    status: run.status,
    conclusion: run.conclusion,
    html_url: `${String(shown(forge, run)['html_url'])}/job/${run.id * 10 + index}`,
  }))
}
