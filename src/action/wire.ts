/** Puts the worker together from the adapters. */
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { info } from '@actions/core'
import { anthropicModel } from '../adapters/anthropic/model.ts'
import { gitBranches } from '../adapters/git/branches.ts'
import { gitJournal } from '../adapters/git/journal.ts'
import { keptFolders } from '../adapters/git/kept-folders.ts'
import { gitMirror } from '../adapters/git/mirror.ts'
import { DEFAULT_IDENTITY, openRepository } from '../adapters/git/repository.ts'
import { fileSpool } from '../adapters/git/spool.ts'
import { gitWorkspace } from '../adapters/git/workspace.ts'
import { systemClock } from '../adapters/local/clock.ts'
import { localFiles } from '../adapters/local/files.ts'
import { localSandbox } from '../adapters/local/sandbox.ts'
import type { Inputs } from '../core/inputs.ts'
import { redactor } from '../core/redact.ts'
import type { Deps } from '../runtime/deps.ts'
import { Keeper, type KeeperOptions } from '../runtime/keeper.ts'
import { toolsFor } from '../tools/registry.ts'
import type { Environment } from './environment.ts'
import { forgeFor } from './forge.ts'
import type { Kept } from './kept.ts'

/** At most this long before a job's end the worker stops taking up new work. */
const MARGIN_MS = 5 * 60_000
const CHECKPOINT_EVERY_MS = 10_000

export async function wire(
  inputs: Inputs,
  task: number,
  environment: Environment,
  cancel: AbortSignal,
  kept: Kept | null = null,
): Promise<Deps> {
  const { run, temp, workspace: folder } = environment
  const clock = systemClock
  const started = clock.now()
  const redact = redactor([inputs.githubToken, inputs.anthropicApiKey])
  const say = (text: string) => info(redact(text))
  const home = join(temp, 'pawl', String(task))
  await mkdir(join(home, 'home'), { recursive: true })
  const git = await gitPorts(inputs, task, environment, home, kept && { ...kept, cancel, say })
  return {
    task,
    run,
    limits: { budgetUsd: inputs.budgetUsd, maxTurns: inputs.maxTurns },
    policy: inputs.policy,
    models: inputs.models,
    setup: inputs.setup,
    deadline: deadlines(started, inputs.timeLimitMs),
    cancel,
    checkpointEveryMs: CHECKPOINT_EVERY_MS,
    ...git,
    forge: forgeFor(inputs, environment, say),
    model: modelFor(inputs),
    sandbox: localSandbox({ path: process.env['PATH'] ?? '/usr/bin:/bin', home: join(home, 'home') }),
    files: localFiles({ root: folder }),
    tools: toolsFor,
    cwd: join(folder, inputs.policy.workingDirectory),
    clock,
    reporter: { say },
    hash: sha256,
    redact,
  }
}

const modelFor = ({ anthropicApiKey: apiKey, anthropicBaseUrl: baseURL }: Inputs) =>
  anthropicModel({ apiKey, ...(baseURL ? { baseURL } : {}) })

/** New work stops a margin before the limit; what still runs is stopped at half of it, so that the rest can be saved. */
function deadlines(started: number, limitMs: number): Deps['deadline'] {
  const margin = Math.min(MARGIN_MS, limitMs / 5)
  return { soft: started + limitMs - margin, hard: started + limitMs - margin / 2 }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function gitPorts(
  inputs: Inputs,
  task: number,
  environment: Environment,
  home: string,
  kept: Pick<KeeperOptions, 'cache' | 'arriving' | 'cancel' | 'say'> | null,
) {
  const { owner, repo, serverUrl, workspace: folder } = environment
  const url = `${serverUrl}/${owner}/${repo}`
  const repository = await openRepository({
    gitDir: join(home, 'git'),
    remote: `${url}.git`,
    serverUrl,
    token: inputs.githubToken,
  })
  let keeper: Keeper | null = null
  const beforeFetch = async () => keeper?.warm()
  const nonce = systemClock.nonce
  const journal = gitJournal({ repository, task, nonce, committer: DEFAULT_IDENTITY, beforeFetch })
  const mirror = gitMirror({ repository, journal, tempFolder: home })
  const folders = keptFolders({ repository, folder, tempFolder: home })
  if (kept) keeper = new Keeper({ ...kept, task, repository: url, hash: sha256, mirror, folders })
  return {
    journal,
    ...(keeper ? { keeper } : {}),
    branches: gitBranches({ repository, committer: DEFAULT_IDENTITY }),
    workspace: gitWorkspace({ repository, folder, tempFolder: home }),
    spool: fileSpool(join(home, 'log.jsonl')),
  }
}
