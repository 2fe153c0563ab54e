import { randomUUID } from 'node:crypto'
import { type Contexts, evaluate, interpolate } from './expression.ts'
import type { Run, RunBook } from './forge/runs.ts'
import { botLogin, callerOf, type Forge, now } from './forge/state.ts'
import type { Caller, ForgeEvent, Pull } from './forge/types.ts'
import type { Keys } from './front.ts'
import type { Interceptor } from './interceptor.ts'
import type { Job, JobEvent, Kind } from './jobs.ts'
import { JobQueue } from './queue.ts'
import { type RunnerOptions, startJob } from './runner/runner.ts'
import { keep } from './snapshot.ts'
import type { Workflow } from './workflow.ts'

export interface ActionsOptions {
  readonly forge: Forge
  readonly keys: Keys
  readonly interceptor: Interceptor
  readonly workflow: Workflow
  readonly runner: RunnerOptions
}

type Inputs = Readonly<Record<string, string>>
type Numbers = Pick<Job, 'runId' | 'runNumber' | 'attempt' | 'title'>

/** GitHub Actions for one workflow file: events start runs, runs start jobs. */
export class Actions implements RunBook {
  readonly queue: JobQueue
  readonly inputs: RunBook['inputs']
  readonly #options: ActionsOptions
  #runs = 0

  constructor(options: ActionsOptions) {
    const { workflow, keys, runner } = options
    this.#options = options
    this.inputs = workflow.inputs
    this.queue = new JobQueue({
      listener: runner.listener,
      keepsAll: ({ kind }) => workflow[kind].queue === 'max',
      start: (job) => {
        giveKeys(options, job)
        return startJob(runner, job, workflow[job.kind])
      },
      ended: ({ token }) => void keys.callers.delete(token),
    })
  }

  onEvent(event: ForgeEvent): void {
    const { workflow, forge } = this.#options
    if (starts(workflow, event)) this.#happen(eventOf(forge, event))
  }

  async schedule(): Promise<Job> {
    const { forge } = this.#options
    const payload = { schedule: '7,27,47 * * * *' }
    return first(this.#happen(await branchEvent(forge, 'schedule', callerOf(forge, forge.owner), payload)))
  }

  async dispatch(caller: Caller, inputs: Inputs): Promise<Run> {
    const { forge } = this.#options
    const workflow = `.github/workflows/${forge.workflowFile}`
    const payload = { inputs, ref: `refs/heads/${forge.defaultBranch}`, workflow }
    const { runId } = first(this.#happen(await branchEvent(forge, 'workflow_dispatch', caller, payload), inputs))
    return runOf(this.queue.jobs, runId)
  }

  rerunJob(id: string): Job {
    const { kind, event, inputs, ...numbers } = this.queue.find(id)
    return this.#add(kind, event, inputs, { ...numbers, attempt: numbers.attempt + 1 })
  }

  keep(): () => void {
    const { keys, interceptor } = this.#options
    const held = [keep(this.queue.jobs, keys.callers, keys.cacheSavers), interceptor.keep()]
    const runs = this.#runs
    return () => {
      for (const restore of held) restore()
      this.#runs = runs
    }
  }

  runs(): Run[] {
    const ids = new Set(this.queue.jobs.map(({ runId }) => runId))
    return [...ids].map((id) => runOf(this.queue.jobs, id))
  }

  rerun(run: number): void {
    this.rerunJob(this.#latest(run))
  }

  cancel(run: number): void {
    this.queue.cancel(this.#latest(run))
  }

  #latest(run: number): string {
    return this.queue.jobs.findLast(({ runId }) => runId === run)?.id ?? ''
  }

  /** A run of the workflow file: the jobs whose `if:` holds. */
  #happen(event: JobEvent, inputs: Inputs = {}): Job[] {
    const { workflow } = this.#options
    const contexts = { github: { event_name: event.name, event: event.payload }, inputs }
    const kinds = (['route', 'work'] as const).filter((kind) => evaluate(workflow[kind].if, contexts) === true)
    this.#runs += 1
    const title = titleOf(workflow, event, contexts)
    const numbers = { runId: 9000 + this.#runs, runNumber: this.#runs, attempt: 1, title }
    return kinds.map((kind) => this.#add(kind, event, inputs, numbers))
  }

  #add(kind: Kind, event: JobEvent, inputs: Inputs, numbers: Numbers): Job {
    const id = `${kind}-${this.queue.jobs.length + 1}`
    const { group } = this.#options.workflow[kind]
    return this.queue.add(newJob({ kind, id, event, inputs, group }, numbers))
  }
}

function first(jobs: readonly Job[]): Job {
  const [job] = jobs
  if (!job) throw new Error('No job of the workflow file runs on this event')
  return job
}

type Start = Pick<Job, 'kind' | 'id' | 'event' | 'inputs' | 'group'>

function newJob({ kind, id, event, inputs, group }: Start, { runId, runNumber, attempt, title }: Numbers): Job {
  return {
    id,
    kind,
    event,
    runId,
    runNumber,
    attempt,
    title,
    inputs,
    group: group === undefined ? undefined : interpolate(group, { inputs, github: { event: event.payload } }),
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

function titleOf({ runName = '' }: Workflow, { payload }: JobEvent, contexts: Contexts): string {
  const issue = payload['issue'] as { title: string } | undefined
  return interpolate(runName, contexts).trim() || (issue?.title ?? 'Pawl')
}

function giveKeys({ keys, interceptor, workflow }: ActionsOptions, job: Job): void {
  const { permissions } = workflow[job.kind]
  keys.callers.set(job.token, { login: botLogin, role: 'write', job: { id: job.id, permissions } })
  const outsider = job.event.name === 'issues' || job.event.name === 'issue_comment'
  const writes = permissions['contents'] === 'write' || permissions['actions'] === 'write'
  if (writes && !outsider) keys.cacheSavers.add(job.runtimeToken)
  for (const key of [job.token, job.modelKey, job.runtimeToken]) interceptor.register(key, job.id)
}

/** What a workflow's own token causes starts nothing. */
function starts({ on }: Workflow, { name, action, caller }: ForgeEvent): boolean {
  const actions = on[name]
  return !caller.job && actions !== undefined && (actions.length === 0 || actions.includes(action ?? ''))
}

function eventOf(forge: Forge, { name, action, payload, caller }: ForgeEvent): JobEvent {
  const pull = payload['pull_request'] as Pull | undefined
  const ref = pull ? `refs/pull/${pull.number}/merge` : `refs/heads/${forge.defaultBranch}`
  return { name, action, payload, actor: caller.login, ref, sha: pull?.head.sha ?? forge.tip() }
}

async function branchEvent(
  forge: Forge,
  name: string,
  caller: Caller,
  payload: JobEvent['payload'],
): Promise<JobEvent> {
  const [sender, repository] = await Promise.all([forge.user(caller.login), sizedRepository(forge)])
  const ref = `refs/heads/${forge.defaultBranch}`
  return {
    name,
    action: undefined,
    actor: caller.login,
    payload: { ...payload, repository, sender },
    ref,
    sha: forge.tip(),
  }
}

/** GitHub tells what all of a repository takes, in KB. */
async function sizedRepository(forge: Forge): Promise<JobEvent['payload']> {
  return { ...(await forge.repository()), size: forge.sizeKb ?? (await forge.bare.sizeKb()) }
}

function runOf(jobs: readonly Job[], run: number): Run {
  const attempts = jobs.filter((job) => job.runId === run)
  const job = attempts.at(-1)
  const { createdAt } = attempts[0] ?? {}
  if (!job || createdAt === undefined) throw new Error(`No run ${run}`)
  const { event, attempt, runNumber: number, title, status } = job
  // To GitHub a machine that was lost is a failure.
  const conclusion = job.conclusion === 'killed' ? 'failure' : (job.conclusion ?? null)
  return {
    id: run,
    attempt,
    number,
    event: event.name,
    title,
    actor: event.actor,
    branch: event.ref.replace('refs/heads/', ''),
    sha: event.sha,
    status,
    conclusion: status === 'completed' ? conclusion : null,
    createdAt,
    startedAt: job.startedAt ?? job.createdAt,
    updatedAt: job.endedAt ?? job.startedAt ?? job.createdAt,
    jobs: [{ id: job.id, name: job.kind }],
  }
}
