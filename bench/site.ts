/** A remote behind a real git server, with a main branch, and workers that know nothing but its URL. */

import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { gitBranches } from '../src/adapters/git/branches.ts'
import { gitJournal } from '../src/adapters/git/journal.ts'
import { DEFAULT_IDENTITY } from '../src/adapters/git/repository.ts'
import { fileSpool } from '../src/adapters/git/spool.ts'
import { gitWorkspace } from '../src/adapters/git/workspace.ts'
import { systemClock } from '../src/adapters/local/clock.ts'
import { localFiles } from '../src/adapters/local/files.ts'
import { localSandbox } from '../src/adapters/local/sandbox.ts'
import { plainLines } from '../src/adapters/markdown/plain-lines.ts'
import { parseYaml } from '../src/adapters/yaml/parse.ts'
import type { Deps } from '../src/runtime/deps.ts'
import { run } from '../src/runtime/run.ts'
import { toolsFor } from '../src/tools/registry.ts'
import { fakeForge } from '../test/support/fake-forge.ts'
import { gitWith } from '../test/support/git-server.ts'
import { type GitWorld, gitWorld } from '../test/support/git-world.ts'
import { StoryOver } from './teller.ts'

export interface Site extends GitWorld {
  /** A worker on a fresh machine; a new one opens issue 7. */
  worker(parts: Pick<Deps, 'model'> & Partial<Deps>): Promise<Worker>
}

export interface Worker {
  readonly deps: Deps
  readonly folder: string
  /** The local log. */
  readonly spool: string
}

export const TASK = 7
export const NO_SPOOL: Deps['spool'] = { write() {}, mark() {}, keep() {}, kept: () => null, read: () => [] }
const FOR_EVER_MS = 20 * 24 * 3_600_000

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function openSite(files: number): Promise<Site> {
  const world = await gitWorld()
  seed(world.bare, files)
  return { ...world, worker: (parts) => worker(world, parts) }
}

/** A commit of as many small files on main. */
function seed(bare: string, files: number): void {
  const one = (index: number) => {
    const text = `// File ${index}\n${'export const value = 1\n'.repeat(1 + (index % 40))}`
    return `M 100644 inline src/part-${index % 50}/file-${index}.ts\ndata ${text.length}\n${text}\n`
  }
  const parts = ['commit refs/heads/main\ncommitter Somebody <somebody@example.com> now\ndata 5\nfirst\n']
  for (let index = 0; index < files; index += 1) parts.push(one(index))
  gitWith(bare, parts.join(''), 'fast-import', '--quiet', '--date-format=now')
}

/** What is the same for every worker, whatever it stands on. */
export const terms = (until: number) => ({
  task: TASK,
  run: { id: randomBytes(4).toString('hex'), attempt: 1, url: 'https://forge.example/runs/1' },
  limits: { budgetUsd: 1e6, maxTurns: 1e6 },
  policy: { verify: ['true'], workingDirectory: '.', planApproval: 'never' as const, label: 'pawl' },
  config: { path: '.github/pawl.yml', parse: parseYaml },
  models: { plan: 'claude-bench-1', work: 'claude-bench-1' },
  setup: [],
  deadline: { soft: until, hard: until },
  cancel: new AbortController().signal,
  checkpointEveryMs: 10_000,
  lookEveryMs: 15_000,
  tools: toolsFor,
  reporter: { say() {} },
  hash,
  plainLines,
  redact: (text: string) => text,
})

async function worker(world: GitWorld, parts: Pick<Deps, 'model'> & Partial<Deps>): Promise<Worker> {
  const repository = await world.machine()
  const folder = world.folder('workspace')
  const temp = world.folder('temp')
  const spool = join(temp, 'log.jsonl')
  mkdirSync(join(temp, 'home'))
  const halt = new AbortController()
  const stop = halt.signal
  const deps: Deps = {
    ...terms(systemClock.now() + FOR_EVER_MS),
    halt,
    journal: gitJournal({ repository, task: TASK, nonce: systemClock.nonce, committer: DEFAULT_IDENTITY }),
    branches: gitBranches({ repository, committer: DEFAULT_IDENTITY, stop }),
    workspace: gitWorkspace({ repository, folder, tempFolder: temp, stop }),
    forge: forgeWithIssue(),
    sandbox: localSandbox({ path: process.env['PATH'] ?? '', home: join(temp, 'home'), workspace: folder }),
    files: localFiles({ root: folder }),
    cwd: folder,
    clock: systemClock,
    spool: fileSpool(spool),
    ...parts,
  }
  return { deps, folder, spool }
}

export function forgeWithIssue(): ReturnType<typeof fakeForge> {
  const forge = fakeForge()
  forge.openIssue({ number: TASK, title: 'Tell the story', body: 'Turn by turn.' })
  forge.label(TASK, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'admin')
  // The worker before has died, whichever it was.
  return { ...forge, runEnded: async () => true }
}

/** Runs a worker until its model says that the story is over. */
export async function untilOver(deps: Deps): Promise<void> {
  const ended = await run(deps).catch((error: unknown) => {
    if (error instanceof StoryOver) return null
    throw error
  })
  if (ended) throw new Error(`The worker ended before its story: ${ended.headline}`)
}
