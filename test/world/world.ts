import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Actions, createActions } from './actions.ts'
import { type CacheService, createCache } from './cache.ts'
import { createApi } from './forge/api.ts'
import { botLogin, callerOf, openForge } from './forge/state.ts'
import type { Body, Role } from './forge/types.ts'
import { type Keys, openFront } from './front.ts'
import { createBare, type Files } from './git.ts'
import { createInterceptor, type FaultHook, type Interceptor, type RecordedRequest } from './interceptor.ts'
import { defaultWorkflow, type Job, type JobListener, type Workflow } from './jobs.ts'
import { type Person, personAs, type Reader, readerOf } from './people.ts'

export interface WorldOptions {
  /** Where action.yml and what its `runs` names are. */
  readonly actionDirectory: string
  readonly repository: {
    readonly files: Files
    readonly owner?: string
    readonly name?: string
    readonly defaultBranch?: string
  }
  /** More people: login → role. */
  readonly users?: Readonly<Record<string, Role>>
  readonly label?: string
  /** Becomes the input `anthropic-base-url` of `work`. */
  readonly modelUrl?: string
  readonly workflowFile?: string
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
  dispatch(task: number | string, login?: string): Promise<Job>
  cron(): Promise<Job>
  job(id: string): Job
  kill(job: string): void
  cancel(job: string): void
  rerun(job: string): Job
  idle(timeout?: number): Promise<void>
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

export async function openWorld(options: WorldOptions): Promise<World> {
  const { owner = 'acme', name = 'widgets', defaultBranch = 'main', files } = options.repository
  const { label = 'pawl', workflowFile = 'pawl.yml' } = options
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pawl-world-')))
  await mkdir(join(root, 'machines'))
  let actions: Actions | undefined
  const interceptor = createInterceptor((job) => actions?.killJob(job))
  const front = await openFront(interceptor)
  const { address } = front
  const apiUrl = `${address}/api/v3`
  const serverUrl = `http://github.localhost:${front.port}`
  const path = join(root, owner, `${name}.git`)
  const bare = await createBare({
    root,
    path,
    files,
    defaultBranch,
    denyNonFastForwards: options.denyNonFastForwards ?? false,
  })
  const roles = new Map<string, Role>(
    Object.entries({ [owner]: 'admin', ...cast, ...options.users, [botLogin]: 'write' }),
  )
  const site = { owner, name, defaultBranch, workflowFile, apiUrl, serverUrl }
  const forge = await openForge({ ...site, bare, roles, label })
  const keys: Keys = { callers: new Map(), cacheSavers: new Set() }
  for (const login of roles.keys()) keys.callers.set(tokenOf(login), callerOf(forge, login))
  const checkoutToken = `checkout-${randomUUID()}`
  keys.callers.set(checkoutToken, { login: botLogin, role: 'read' })
  const workflow = defaultWorkflow(options.modelUrl)
  const runner = {
    root,
    actionDirectory: resolve(options.actionDirectory),
    site: { ...site, address },
    grace: options.grace ?? ([7500, 2500] as const),
    checkoutToken,
  }
  const book = createActions({ forge, keys, interceptor, workflow, label, runner, listener: options.onJob ?? {} })
  actions = book
  const api = createApi(forge, book)
  forge.onEvent(book.onEvent)
  const cache = createCache(() => address)
  front.serve({ root, forge, api, cache, keys })
  const job = (id: string) => found(book.jobs, id)
  const as = (login: string) => personAs(forge, api, login)

  return {
    ...readerOf(forge, api),
    address,
    apiUrl,
    serverUrl,
    remote: `${serverUrl}/${owner}/${name}.git`,
    bare: path,
    repository: { owner, name, defaultBranch },
    workflow,
    cache,
    interceptor,
    jobs: book.jobs,
    requests: interceptor.requests,
    requiredChecks: forge.requiredChecks,
    as,
    token: tokenOf,
    onRequest: interceptor.onRequest,
    branches: async () => Object.keys(await bare.branches()),
    git: bare.git,
    check: async ({ sha, ...check }) => {
      await as(owner).request<Body>('POST', `${forge.prefix}/check-runs`, { ...check, head_sha: sha })
    },
    dispatch: async (task, login = 'maintainer') => {
      const { id } = await book.dispatch(callerOf(forge, login), { task: String(task) })
      return book.jobs.findLast((one) => one.runId === id) ?? job('')
    },
    cron: book.schedule,
    job,
    kill: book.killJob,
    cancel: book.cancelJob,
    rerun: book.rerunJob,
    idle: (timeout = 60_000) => book.idle(timeout),
    until,
    close: async () => {
      await book.close()
      await Promise.all([front.close(), forge.close()])
      await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
  }
}

const tokenOf = (login: string) => `ghp_${login}`

function found(jobs: readonly Job[], id: string): Job {
  const job = jobs.find((one) => one.id === id)
  if (!job) throw new Error(`No job ${id}`)
  return job
}

async function until(condition: () => boolean | Promise<boolean>, timeout = 30_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not true after ${timeout} ms: ${condition}`)
    await sleep(20)
  }
}
