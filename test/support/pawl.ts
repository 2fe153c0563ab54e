import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../world/jobs.ts'
import { demoBrain } from '../world/messages/demo-brain.ts'
import type { Dialect } from '../world/messages/dialect.ts'
import { type MessagesOptions, type MessagesServer, openMessages } from '../world/messages/server.ts'
import type { Brain, FaultScript } from '../world/messages/types.ts'
import type { Restore } from '../world/snapshot.ts'
import { openWorld, type World, type WorldOptions } from '../world/world.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

export interface PawlWorld {
  readonly world: World
  readonly model: MessagesServer
  /** Keeps the idle world and what the Messages API remembers. */
  snapshot(): Promise<Restore>
  close(): Promise<void>
}

export interface PawlOptions {
  readonly brain?: Brain
  /** Inputs of the work job, beside the defaults of action.yml. */
  readonly with?: Readonly<Record<string, string>>
  readonly files?: WorldOptions['repository']['files']
  readonly defaultBranch?: string
  /** What GitHub says that the repository takes; only where it is large is the journal read after the cache. */
  readonly sizeKb?: number
  readonly users?: WorldOptions['users'] & object
  readonly teams?: WorldOptions['teams'] & object
  readonly onJob?: WorldOptions['onJob']
  /** Whether there is a cache service; each job asks it in a process of its own, which most tests can do without. */
  readonly cache?: boolean
  /** Milliseconds that each model call takes. */
  readonly latency?: number
  /** What goes wrong with a request to the model. */
  readonly fault?: FaultScript
  /** How much the model takes; less than it says of itself. */
  readonly limits?: MessagesOptions['limits']
  /** Where the built action is, when not here. */
  readonly actionDirectory?: string
  /** Whose service the model's is; Anthropic's own when left out. */
  readonly dialect?: Dialect
}

/** The built action in the loopback world, with the demo's repository and brain unless others are given. */
export async function openPawl(options: PawlOptions = {}): Promise<PawlWorld> {
  const { sizeKb } = options
  const files = options.files ?? join(ROOT, 'demo', 'repository')
  const world = await openWorld({
    actionDirectory: options.actionDirectory ?? ROOT,
    repository: { files, owner: 'octo', name: 'slug', defaultBranch: options.defaultBranch ?? 'main', sizeKb },
    workflow: readFileSync(join(ROOT, '.github', 'workflows', 'pawl.yml'), 'utf8'),
    ...(options.users ? { users: options.users } : {}),
    ...(options.teams ? { teams: options.teams } : {}),
    ...(options.onJob ? { onJob: options.onJob } : {}),
  })
  const model = await openMessages({
    brain: options.brain ?? demoBrain,
    interceptor: world.interceptor,
    ...(options.fault ? { fault: options.fault } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.latency ? { latency: options.latency } : {}),
    ...(options.dialect ? { dialect: options.dialect } : {}),
  })
  Object.assign(world.workflow.work.with, {
    'anthropic-base-url': model.url,
    setup: '',
    verify: 'npm test',
    ...options.with,
  })
  if (!options.cache) world.workflow.work.env['ACTIONS_RESULTS_URL'] = ''
  // Hundreds of jobs run the same files; on GitHub a machine runs them once.
  world.workflow.work.env['NODE_COMPILE_CACHE'] = join(tmpdir(), 'pawl-compiled')
  return {
    world,
    model,
    async snapshot() {
      const held = [await world.snapshot(), model.keep()]
      return async () => {
        for (const restore of held) await restore()
      }
    },
    async close() {
      await world.close()
      await model.close()
    },
  }
}

export async function demoIssue(): Promise<{ title: string; body: string }> {
  const text = await readFile(join(ROOT, 'demo', 'issue.md'), 'utf8')
  const [title = '', ...body] = text.split('\n')
  return { title: title.replace(/^#\s*/, ''), body: body.join('\n').trim() }
}

export const jobsOf = (world: World, kind: Job['kind']): readonly Job[] => world.jobs.filter((job) => job.kind === kind)
