import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gitEnvironment, run } from '../git.ts'
import type { Job, JobListener } from '../jobs.ts'
import type { JobTemplate } from '../workflow.ts'
import { type ActionFile, contextsOf, inputVariables, readAction } from './action-file.ts'
import { buildMachine, environment, type Machine, pairs, type Site } from './environment.ts'
import { killMachine, send } from './processes.ts'

export interface RunnerOptions {
  readonly root: string
  readonly actionDirectory: string
  readonly site: Site
  /** Milliseconds from SIGINT to SIGTERM, and from SIGTERM to SIGKILL. */
  readonly grace: readonly [number, number]
  readonly listener: JobListener
}

export interface Running {
  readonly ended: Promise<void>
  kill(): void
  cancel(): void
  /** To the process group of what runs now; the machine stays. */
  signal(name: NodeJS.Signals): void
}

interface Host {
  readonly options: RunnerOptions
  readonly job: Job
  readonly folder: string
  readonly stays: boolean
  child: ChildProcess | undefined
  fate: 'killed' | 'cancelled' | undefined
}

/** Starts a job as GitHub's runner would: a fresh machine, main, post, and nothing left afterwards. */
export function startJob(options: RunnerOptions, job: Job, template: JobTemplate): Running {
  const stays = template.machine !== undefined
  const folder = join(options.root, 'machines', template.machine ?? job.id)
  const host: Host = { options, job, folder, stays, child: undefined, fate: undefined }
  const limit = template.timeLimit === undefined ? undefined : setTimeout(() => cancel(host), template.timeLimit)
  const ended = perform(host, template)
    .catch((error: unknown) => {
      job.conclusion ??= 'failure'
      if (host.fate === undefined) append(host, `runner: ${error instanceof Error ? error.stack : String(error)}\n`)
    })
    .then(async () => {
      clearTimeout(limit)
      if (stays) return
      killMachine(undefined, host.folder)
      await rm(host.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
    })
  const signal = (name: NodeJS.Signals) => {
    if (host.child?.pid !== undefined) send(-host.child.pid, name)
  }
  return { ended, kill: () => kill(host), cancel: () => cancel(host), signal }
}

async function perform(host: Host, template: JobTemplate): Promise<void> {
  const { options, job } = host
  const [action, machine] = await Promise.all([
    readAction(options.actionDirectory),
    buildMachine(host.folder, options.site, job),
  ])
  if (template.checkout) await checkout(host, machine)
  if (host.fate !== undefined) return
  const base = environment(options.site, machine, job)
  const inputs = inputVariables(action, template.with, contextsOf(job, base))
  const env = { ...base, ...template.env, ...inputs }
  job.exitCode = await execute(host, machine, action.main, env)
  const post = await afterMain(host, action, machine, env)
  if (host.fate !== 'killed') await collect(job, machine)
  const failed = job.exitCode !== 0 || post !== 0
  job.conclusion = host.fate ?? (failed ? 'failure' : 'success')
}

async function afterMain(host: Host, action: ActionFile, machine: Machine, env: NodeJS.ProcessEnv) {
  if (action.post === undefined || host.fate === 'killed') return 0
  const state = pairs(await readFile(machine.files.state, 'utf8'))
  const variables = pairs(await readFile(machine.files.env, 'utf8'))
  const states = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])
  return await execute(host, machine, action.post, { ...env, ...variables, ...Object.fromEntries(states) })
}

async function collect(job: Job, machine: Machine): Promise<void> {
  job.outputs = pairs(await readFile(machine.files.output, 'utf8'))
  job.summary = await readFile(machine.files.summary, 'utf8')
}

/** As `actions/checkout` with `persist-credentials: false`: shallow, and the token stays out of .git/config. */
async function checkout(host: Host, machine: Machine): Promise<void> {
  const { site, root } = host.options
  const near = `file://${join(root, site.owner, `${site.name}.git`)}`
  const args = ['clone', '-q', '--depth', '1', '--no-tags', '-b', site.defaultBranch, near, machine.workspace]
  await run(args, gitEnvironment(machine.home))
  const config = join(machine.workspace, '.git', 'config')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace(near, `${site.serverUrl}/${site.owner}/${site.name}`))
}

async function execute(
  host: Host,
  machine: Machine,
  script: string,
  env: NodeJS.ProcessEnv,
): Promise<number | undefined> {
  if (host.fate === 'killed') return undefined
  host.options.listener.spawning?.(host.job, script)
  const child = spawn(process.execPath, [script], {
    cwd: machine.workspace,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  host.child = child
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => append(host, text))
  const closed = once(child, 'close')
  const [code] = (await once(child, 'exit')) as [number | null]
  host.child = undefined
  if (child.pid !== undefined && !host.stays) killMachine(child.pid, host.folder)
  await closed
  return code ?? undefined
}

function append({ job, options }: Host, text: string): void {
  const open = job.log.slice(job.log.lastIndexOf('\n') + 1)
  job.log += text
  const lines = (open + text).split('\n')
  for (const line of lines.slice(0, -1)) options.listener.line?.(job, line)
}

function kill(host: Host): void {
  if (host.job.status === 'completed') return
  host.fate = 'killed'
  host.job.conclusion = 'killed'
  if (!host.stays) killMachine(host.child?.pid, host.folder)
  else if (host.child?.pid !== undefined) send(host.child.pid, 'SIGKILL')
}

function cancel(host: Host): void {
  if (host.fate !== undefined || host.job.status === 'completed') return
  host.fate = 'cancelled'
  host.job.conclusion = 'cancelled'
  const { child } = host
  if (child?.pid === undefined) return
  const { pid } = child
  const [gentle, firm] = host.options.grace
  send(pid, 'SIGINT')
  const later = setTimeout(() => send(pid, 'SIGTERM'), gentle)
  const last = setTimeout(() => killMachine(pid, host.folder), gentle + firm)
  child.once('exit', () => {
    clearTimeout(later)
    clearTimeout(last)
  })
}
