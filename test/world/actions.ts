import { randomUUID } from 'node:crypto'
import type { Run, RunBook } from './forge/runs.ts'
import { botLogin, callerOf, type Forge, now } from './forge/state.ts'
import type { Caller, ForgeEvent, Pull } from './forge/types.ts'
import type { Keys } from './front.ts'
import type { Interceptor } from './interceptor.ts'
import type { Job, JobEvent, JobListener, Kind, Workflow } from './jobs.ts'
import { type RunnerOptions, type Running, startJob } from './runner/runner.ts'

export interface ActionsOptions {
  readonly forge: Forge
  readonly keys: Keys
  readonly interceptor: Interceptor
  readonly workflow: Workflow
  readonly label: string
  readonly runner: Omit<RunnerOptions, 'listener'>
  readonly listener: JobListener
}

export interface Actions extends RunBook {
  readonly jobs: Job[]
  onEvent(event: ForgeEvent): void
  schedule(): Promise<Job>
  rerunJob(id: string): Job
  killJob(id: string): void
  cancelJob(id: string): void
  idle(timeout: number): Promise<void>
  close(): Promise<void>
}

/** `on:` of the workflow file. */
const triggers: Readonly<Record<string, readonly string[]>> = {
  issues: ['labeled', 'unlabeled', 'closed', 'reopened'],
  issue_comment: ['created'],
  pull_request_review: ['submitted', 'dismissed'],
  pull_request: ['closed'],
}

export function createActions(options: ActionsOptions): Actions {
  const jobs: Job[] = []
  const running = new Map<string, Running>()
  const waiting: Job[] = []
  let settled: (() => void)[] = []
  let runId = 9000
  let runNumber = 0

  function add(kind: Kind, event: JobEvent, inputs: Record<string, string>, again?: Job): Job {
    const job = newJob(
      kind,
      `${kind}-${jobs.length + 1}`,
      event,
      inputs,
      again ?? { runId: ++runId, runNumber: ++runNumber, attempt: 0 },
    )
    jobs.push(job)
    waiting.push(job)
    startWaiting()
    return job
  }

  function startWaiting(): void {
    for (const job of [...waiting]) {
      const group = groupOf(job)
      const busy =
        group !== undefined && jobs.some((other) => other.status === 'in_progress' && groupOf(other) === group)
      if (!busy) start(job)
    }
  }

  function start(job: Job): void {
    waiting.splice(waiting.indexOf(job), 1)
    job.status = 'in_progress'
    job.startedAt = now()
    giveKeys(options, job)
    options.listener.started?.(job)
    const started = startJob({ ...options.runner, listener: options.listener }, job, options.workflow[job.kind])
    running.set(job.id, started)
    started.ended.then(() => end(job))
  }

  function end(job: Job): void {
    running.delete(job.id)
    options.keys.callers.delete(job.token)
    job.status = 'completed'
    job.endedAt = now()
    options.listener.ended?.(job)
    startWaiting()
    if (!active(jobs)) for (const resolve of settled.splice(0)) resolve()
  }

  function find(id: string): Job {
    const job = jobs.find((candidate) => candidate.id === id)
    if (!job) throw new Error(`No job ${id}; there are ${jobs.map((one) => one.id).join(', ') || 'none'}`)
    return job
  }

  function cancelJob(id: string): void {
    const job = find(id)
    running.get(id)?.cancel()
    if (job.status !== 'queued') return
    waiting.splice(waiting.indexOf(job), 1)
    Object.assign(job, { status: 'completed', conclusion: 'cancelled', endedAt: now() })
  }

  const latest = (run: number) => jobs.findLast((job) => job.runId === run)
  const rerunJob = (id: string) => {
    const job = find(id)
    return add(job.kind, job.event, { ...job.inputs }, job)
  }

  return {
    jobs,
    onEvent: (event) => {
      const ready = routed(options, event)
      if (ready) add('route', ready, {})
    },
    schedule: async () => {
      const schedule = '7,27,47 * * * *'
      const caller = callerOf(options.forge, options.forge.owner)
      return add('route', await branchEvent(options.forge, 'schedule', caller, { schedule }), {})
    },
    runs: () => [...new Set(jobs.map((job) => job.runId))].map((run) => runOf(jobs, run)),
    dispatch: async (caller, inputs) => {
      const payload = {
        inputs,
        ref: `refs/heads/${options.forge.defaultBranch}`,
        workflow: `.github/workflows/${options.forge.workflowFile}`,
      }
      const event = await branchEvent(options.forge, 'workflow_dispatch', caller, payload)
      return runOf(jobs, add('work', event, inputs).runId)
    },
    rerun: (run) => void rerunJob(latest(run)?.id ?? ''),
    cancel: (run) => cancelJob(latest(run)?.id ?? ''),
    rerunJob,
    cancelJob,
    killJob: (id) => {
      find(id)
      running.get(id)?.kill()
    },
    idle: (timeout) => idle(jobs, timeout, (resolve) => void settled.push(resolve)),
    close: async () => {
      waiting.length = 0
      settled = []
      const ending = [...running.values()]
      for (const one of ending) one.kill()
      await Promise.all(ending.map((one) => one.ended))
    },
  }
}

const active = (jobs: readonly Job[]) => jobs.some((job) => job.status !== 'completed')

/** `concurrency` of the workflow file: one job at a time for each task, the others wait in order. */
function groupOf(job: Job): string | undefined {
  return job.kind === 'work' ? `pawl-${job.inputs['task']}` : undefined
}

type Numbers = Pick<Job, 'runId' | 'runNumber' | 'attempt'>

function newJob(
  kind: Kind,
  id: string,
  event: JobEvent,
  inputs: Record<string, string>,
  { runId, runNumber, attempt }: Numbers,
): Job {
  return {
    id,
    kind,
    event,
    runId,
    runNumber,
    attempt: attempt + 1,
    inputs,
    token: `ghs_${randomUUID().replaceAll('-', '')}`,
    modelKey: `sk-ant-test-${id}`,
    runtimeToken: `runtime-${randomUUID()}`,
    createdAt: now(),
    status: 'queued',
    conclusion: undefined,
    exitCode: undefined,
    log: '',
    outputs: {},
    summary: '',
    startedAt: undefined,
    endedAt: undefined,
  }
}

function giveKeys({ keys, interceptor, workflow }: ActionsOptions, job: Job): void {
  const { permissions } = workflow[job.kind]
  keys.callers.set(job.token, { login: botLogin, role: 'write', job: { id: job.id, permissions } })
  const outsider = job.event.name === 'issues' || job.event.name === 'issue_comment'
  const writes = permissions['contents'] === 'write' || permissions['actions'] === 'write'
  if (writes && !outsider) keys.cacheSavers.add(job.runtimeToken)
  for (const key of [job.token, job.modelKey, job.runtimeToken]) interceptor.register(key, job.id)
}

/** The event a `route` job gets, or nothing: not in `on:`, not past its `if:`, or caused by a workflow's own token. */
function routed({ forge, label }: ActionsOptions, event: ForgeEvent): JobEvent | undefined {
  if (event.caller.job || !triggers[event.name]?.includes(event.action ?? '')) return undefined
  const { issue, pull_request } = event.payload as { issue?: Labelled; pull_request?: Pull }
  const carries = [issue, pull_request].some((subject) => subject?.labels.some(({ name }) => name === label))
  if (event.name !== 'issues' && !carries) return undefined
  const merge = pull_request && { ref: `refs/pull/${pull_request.number}/merge`, sha: pull_request.head.sha }
  const { name, action, payload, caller } = event
  const here = merge ?? { ref: `refs/heads/${forge.defaultBranch}`, sha: '' }
  return { name, action, payload, actor: caller.login, ...here }
}

interface Labelled {
  readonly labels: readonly { readonly name: string }[]
}

async function branchEvent(
  forge: Forge,
  name: string,
  caller: Caller,
  payload: JobEvent['payload'],
): Promise<JobEvent> {
  const ref = `refs/heads/${forge.defaultBranch}`
  const [sha, sender, repository] = await Promise.all([
    forge.bare.sha(ref),
    forge.user(caller.login),
    forge.repository(),
  ])
  return {
    name,
    action: undefined,
    actor: caller.login,
    payload: { ...payload, repository, sender },
    ref,
    sha: sha ?? '',
  }
}

function runOf(jobs: readonly Job[], run: number): Run {
  const attempts = jobs.filter((job) => job.runId === run)
  const job = attempts.at(-1)
  const first = attempts[0]
  if (!job || !first) throw new Error(`No run ${run}`)
  const { event } = job
  const issue = event.payload['issue'] as { title: string } | undefined
  // To GitHub a machine that was lost is a failure.
  const conclusion = job.conclusion === 'killed' ? 'failure' : (job.conclusion ?? null)
  return {
    id: run,
    attempt: job.attempt,
    number: job.runNumber,
    event: event.name,
    title: issue?.title ?? 'Pawl',
    actor: event.actor,
    branch: event.ref.replace('refs/heads/', ''),
    sha: event.sha,
    status: job.status,
    conclusion: job.status === 'completed' ? conclusion : null,
    createdAt: first.createdAt,
    startedAt: job.startedAt ?? job.createdAt,
    updatedAt: job.endedAt ?? job.startedAt ?? job.createdAt,
    jobs: [{ id: job.id, name: job.kind }],
  }
}

function idle(jobs: readonly Job[], timeout: number, whenSettled: (resolve: () => void) => void): Promise<void> {
  if (!active(jobs)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(stillActive(jobs, timeout))), timeout)
    whenSettled(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function stillActive(jobs: readonly Job[], timeout: number): string {
  const left = jobs.filter((job) => job.status !== 'completed')
  const tails = left.map((job) => `${job.id} (${job.status})\n${job.log.split('\n').slice(-30).join('\n')}`)
  return `Not idle after ${timeout} ms.\n${tails.join('\n\n')}`
}
