import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Actions } from './actions.ts'
import { CacheService } from './cache.ts'
import { type Api, createApi } from './forge/api.ts'
import { botLogin, callerOf, type Forge, openForge } from './forge/state.ts'
import type { Body, Role } from './forge/types.ts'
import { type Front, type Keys, openFront } from './front.ts'
import { type BareRepository, createBare, type Files } from './git.ts'
import { createInterceptor, type FaultHook, type Interceptor, type RecordedRequest } from './interceptor.ts'
import type { Job, JobListener } from './jobs.ts'
import { type Person, personAs, type Reader, readerOf } from './people.ts'
import type { Site } from './runner/environment.ts'
import { killMachine } from './runner/processes.ts'
import { keepBare, type Restore } from './snapshot.ts'
import { defaultWorkflow, keepWorkflow, readWorkflow, type Workflow } from './workflow.ts'

export interface WorldOptions {
  /** Where action.yml and what its `runs` names are. */
  readonly actionDirectory: string
  readonly repository: {
    readonly files: Files
    readonly owner?: string
    readonly name?: string
    readonly defaultBranch?: string
    /** What GitHub says that it takes, when that is to be another size than its own. */
    readonly sizeKb?: number | undefined
  }
  /** More people: login → role. */
  readonly users?: Readonly<Record<string, Role>>
  /** Members by `org/team`; a workflow's own token can't read them. */
  readonly teams?: Readonly<Record<string, readonly string[]>>
  readonly label?: string
  /** Becomes the input `anthropic-base-url` of `work`. */
  readonly modelUrl?: string
  readonly workflowFile?: string
  /** Text of the workflow file, with the jobs `route` and `work`. */
  readonly workflow?: string
  readonly onJob?: JobListener
  /** The server refuses pushes that are no fast-forward. */
  readonly denyNonFastForwards?: boolean
  /** Milliseconds from SIGINT to SIGTERM and on to SIGKILL when a job is cancelled. */
  readonly grace?: readonly [number, number]
}

export interface World extends Reader {
  readonly address: string
  readonly apiUrl: string
  readonly serverUrl: string
  /** The repository's clone URL, and the folder it is kept in. */
  readonly remote: string
  readonly bare: string
  readonly repository: { readonly owner: string; readonly name: string; readonly defaultBranch: string }
  readonly workflow: Workflow
  readonly cache: CacheService
  readonly interceptor: Interceptor
  readonly jobs: Job[]
  readonly requests: RecordedRequest[]
  /** Names of the checks that the default branch requires. */
  readonly requiredChecks: string[]
  as(login: string): Person
  /** A personal token, for git and plain requests. */
  token(login: string): string
  onRequest(hook: FaultHook | undefined): void
  branches(): Promise<string[]>
  git(...args: string[]): Promise<string>
  /** A check of a commit, as another app would report it. */
  check(check: { sha: string; name: string; status?: string; conclusion?: string }): Promise<void>
  /** A commit status, as older CI systems report it. */
  status(status: { sha: string; context: string; state: string }): Promise<void>
  dispatch(task: number | string, login?: string): Promise<Job>
  cron(): Promise<Job>
  job(id: string): Job
  kill(job: string): void
  /** A signal to the processes of a job whose machine stays. */
  signal(job: string, name: NodeJS.Signals): void
  cancel(job: string): void
  rerun(job: string): Job
  idle(timeout?: number): Promise<void>
  /** No job starts from here on, until `release`; the world is idle when none runs. */
  hold(): void
  release(): void
  /**
   * Keeps the idle world: what the repository and the forge hold, the workflow, jobs and requests. Restoring it wants it idle
   * again; the cache service, which may hold anything at any time, stays as it is.
   */
  snapshot(): Promise<Restore>
  until(condition: () => boolean | Promise<boolean>, timeout?: number): Promise<void>
  close(): Promise<void>
}

const cast: Readonly<Record<string, Role>> = {
  maintainer: 'admin',
  writer: 'write',
  triager: 'triage',
  reader: 'read',
  stranger: 'none',
}

const tokenOf = (login: string) => `ghp_${login}`

/** Everything that is open, to answer for the world and to be closed with it. */
interface Parts {
  readonly root: string
  readonly site: Site
  readonly interceptor: Interceptor
  readonly front: Front
  readonly bare: BareRepository
  readonly forge: Forge
  readonly api: Api
  readonly actions: Actions
  readonly workflow: Workflow
  readonly cache: CacheService
}

export async function openWorld(options: WorldOptions): Promise<World> {
  const parts = await openParts(options)
  const { site, interceptor, bare, workflow, cache, forge } = parts
  const { owner, name, defaultBranch, address, apiUrl, serverUrl } = site
  return {
    ...readerOf(forge, parts.api),
    ...acting(parts),
    address,
    apiUrl,
    serverUrl,
    remote: `${serverUrl}/${owner}/${name}.git`,
    bare: bare.path,
    repository: { owner, name, defaultBranch },
    workflow,
    cache,
    interceptor,
    jobs: parts.actions.queue.jobs,
    requests: interceptor.requests,
    requiredChecks: forge.requiredChecks,
    token: tokenOf,
    onRequest: interceptor.onRequest,
    branches: async () => Object.keys(await bare.branches()),
    git: bare.git,
    until,
    snapshot: () => snapshot(parts),
    close: () => close(parts),
  }
}

async function openParts(options: WorldOptions): Promise<Parts> {
  const { label = 'pawl', denyNonFastForwards = false } = options
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pawl-world-')))
  await mkdir(join(root, 'machines'))
  let actions: Actions | undefined
  const interceptor = createInterceptor((job) => actions?.queue.kill(job))
  const front = await openFront(interceptor)
  const site = siteOf(options, front)
  const { owner, name, defaultBranch } = site
  const path = join(root, owner, `${name}.git`)
  const bare = await createBare({ root, path, files: options.repository.files, defaultBranch, denyNonFastForwards })
  const roles = new Map<string, Role>(
    Object.entries({ [owner]: 'admin', ...cast, ...options.users, [botLogin]: 'write' }),
  )
  const { teams = {} } = options
  const { sizeKb } = options.repository
  const forge = await openForge({ ...site, bare, roles, label, sizeKb, teams })
  const keys = keysOf(forge)
  const workflow = readWorkflow(options.workflow ?? defaultWorkflow, options.modelUrl)
  const grace = options.grace ?? ([7500, 2500] as const)
  const actionDirectory = resolve(options.actionDirectory)
  const runner = { root, actionDirectory, site, grace, listener: options.onJob ?? {} }
  const started = new Actions({ forge, keys, interceptor, workflow, runner })
  actions = started
  const api = createApi(forge, started)
  forge.onEvent((event) => started.onEvent(event))
  const cache = new CacheService(site.address)
  front.serve({ root, forge, api, cache, keys })
  return { root, site, interceptor, front, bare, forge, api, actions: started, workflow, cache }
}

function siteOf({ repository, workflowFile = 'pawl.yml' }: WorldOptions, { address, port }: Front): Site {
  const { owner = 'acme', name = 'widgets', defaultBranch = 'main' } = repository
  const serverUrl = `http://github.localhost:${port}`
  return { owner, name, defaultBranch, workflowFile, address, apiUrl: `${address}/api/v3`, serverUrl }
}

function keysOf(forge: Forge): Keys {
  const keys: Keys = { callers: new Map(), cacheSavers: new Set() }
  for (const login of forge.roles.keys()) keys.callers.set(tokenOf(login), callerOf(forge, login))
  return keys
}

type Acting = Pick<World, 'as' | 'check' | 'status' | 'dispatch' | 'cron' | 'job' | 'idle' | 'hold' | 'release'> &
  Pick<World, 'kill' | 'signal' | 'cancel' | 'rerun'>

function acting({ forge, api, actions, site }: Parts): Acting {
  const { queue } = actions
  const as = (login: string) => personAs(forge, api, login)
  return {
    as,
    status: async ({ sha, ...status }) => {
      await as(site.owner).request<Body>('POST', `${forge.prefix}/statuses/${sha}`, status)
    },
    check: async ({ sha, ...check }) => {
      await as(site.owner).request<Body>('POST', `${forge.prefix}/check-runs`, { ...check, head_sha: sha })
    },
    dispatch: async (task, login = 'maintainer') => {
      const { jobs } = await actions.dispatch(callerOf(forge, login), { task: String(task) })
      return queue.find(jobs[0]?.id ?? '')
    },
    cron: () => actions.schedule(),
    job: (id) => queue.find(id),
    kill: (id) => queue.kill(id),
    signal: (id, name) => queue.signal(id, name),
    cancel: (id) => queue.cancel(id),
    rerun: (id) => actions.rerunJob(id),
    idle: (timeout = 60_000) => queue.idle(timeout),
    hold: () => queue.hold(),
    release: () => queue.release(),
  }
}

async function until(condition: () => boolean | Promise<boolean>, timeout = 30_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not true after ${timeout} ms: ${condition}`)
    await sleep(20)
  }
}

async function snapshot({ forge, actions, bare, workflow }: Parts): Promise<Restore> {
  await actions.queue.idle(60_000)
  const repository = await keepBare(bare.path)
  const held = [forge.keep(), actions.keep(), keepWorkflow(workflow)]
  return async () => {
    await actions.queue.idle(60_000)
    await repository()
    for (const restore of held) restore()
  }
}

async function close({ root, front, forge, actions }: Parts): Promise<void> {
  await actions.queue.close()
  killMachine(undefined, join(root, 'machines'))
  await Promise.all([front.close(), forge.close()])
  await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}
