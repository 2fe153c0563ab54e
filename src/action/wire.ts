/** Puts the worker together from the adapters. */
import { dirname, join } from 'node:path'
import { info, setSecret } from '@actions/core'
import { anthropicModel } from '../adapters/anthropic/anthropic.ts'
import { bedrockModel } from '../adapters/anthropic/bedrock.ts'
import { foundryModel } from '../adapters/anthropic/foundry.ts'
import { vertexModel } from '../adapters/anthropic/vertex.ts'
import { gitBranches } from '../adapters/git/branches.ts'
import { keptFolders } from '../adapters/git/kept-folders.ts'
import { gitMirror } from '../adapters/git/mirror.ts'
import { DEFAULT_IDENTITY } from '../adapters/git/repository.ts'
import { fileSpool } from '../adapters/git/spool.ts'
import { gitWorkspace } from '../adapters/git/workspace.ts'
import { systemClock } from '../adapters/local/clock.ts'
import { localFiles } from '../adapters/local/files.ts'
import { localSandbox } from '../adapters/local/sandbox.ts'
import { plainLines } from '../adapters/markdown/plain-lines.ts'
import { parseYaml } from '../adapters/yaml/parse.ts'
import type { Access } from '../core/access.ts'
import type { Inputs } from '../core/inputs.ts'
import { redactor } from '../core/redact.ts'
import { firstOf } from '../ports/failures.ts'
import type { Model } from '../ports/model.ts'
import type { Sandbox } from '../ports/sandbox.ts'
import type { Deps } from '../runtime/deps.ts'
import { Keeper, type KeeperOptions } from '../runtime/keeper.ts'
import { toolsFor } from '../tools/registry.ts'
import type { Environment } from './environment.ts'
import { forgeFor } from './forge.ts'
import { sha256 } from './hash.ts'
import type { Kept } from './kept.ts'
import { readAhead, type Store } from './store.ts'

/** At most this long before a job's end the worker stops taking up new work. */
const MARGIN_MS = 5 * 60_000
const CHECKPOINT_EVERY_MS = 10_000
const LOOK_EVERY_MS = 15_000

export function wire(
  inputs: Inputs,
  task: number,
  environment: Environment,
  cancel: AbortSignal,
  store: Store,
  kept: Kept | null = null,
): Deps {
  const { run, workspace: folder } = environment
  const clock = systemClock
  const started = clock.now()
  const { redact, learn } = learningRedactor(inputs.secrets)
  const say = (text: string) => info(redact(text))
  const git = gitPorts(task, environment, store, cancel, kept && { ...kept, say })
  return {
    task,
    run,
    limits: limitsOf(inputs),
    policy: inputs.policy,
    config: { path: inputs.config, parse: parseYaml },
    models: inputs.models,
    setup: inputs.setup,
    deadline: deadlines(started, inputs.timeLimitMs),
    cancel,
    ...paces(environment),
    ...git,
    forge: forgeFor(inputs, environment, say),
    model: modelFor(inputs.access, learn),
    sandbox: sandboxFor(environment, store),
    files: localFiles({ root: folder }),
    tools: toolsFor,
    cwd: join(folder, inputs.policy.workingDirectory),
    clock,
    reporter: { say },
    hash: sha256,
    plainLines,
    redact,
  }
}

const limitsOf = ({ budgetUsd, budgetTokens, maxTurns }: Inputs): Deps['limits'] => ({
  budgetUsd,
  ...(budgetTokens === null ? {} : { budgetTokens }),
  maxTurns,
})

const paces = ({ lookEveryMs }: Environment) => ({
  checkpointEveryMs: CHECKPOINT_EVERY_MS,
  lookEveryMs: lookEveryMs ?? LOOK_EVERY_MS,
})

/** Some secrets only come while a job runs, like a token that a provider gives for an hour. */
function learningRedactor(given: readonly string[]) {
  let secrets = given
  let redact = redactor(secrets)
  return {
    redact: (text: string) => redact(text),
    learn(secret: string) {
      setSecret(secret)
      secrets = [...secrets, secret]
      redact = redactor(secrets)
    },
  }
}

function modelFor(access: Access, learn: (secret: string) => void): Model {
  switch (access.provider) {
    case 'bedrock':
      return bedrockModel(access)
    case 'vertex':
      return vertexModel({ ...access, learn })
    case 'foundry':
      return foundryModel({ ...access, learn })
    default:
      return anthropicModel(access)
  }
}

/** By RUNNER_TRACKING_ID GitHub's runner finds what is left when the job is over, as it does for other steps. */
function sandboxFor({ workspace }: Environment, { home }: Store): Sandbox {
  const tracking = process.env['RUNNER_TRACKING_ID']
  return localSandbox({
    path: process.env['PATH'] ?? '/usr/bin:/bin',
    home: join(home, 'home'),
    workspace,
    extra: tracking === undefined ? {} : { RUNNER_TRACKING_ID: tracking },
    // Git, too, may have been at work on the files when a worker died.
    earlier: [`GIT_DIR=${dirname(home)}/`],
  })
}

/** New work stops a margin before the limit; what still runs is stopped at half of it, so that the rest can be saved. */
function deadlines(started: number, limitMs: number): Deps['deadline'] {
  const margin = Math.min(MARGIN_MS, limitMs / 5)
  return { soft: started + limitMs - margin, hard: started + limitMs - margin / 2 }
}

function gitPorts(
  task: number,
  { workspace: folder }: Environment,
  store: Store,
  cancel: AbortSignal,
  kept: Pick<KeeperOptions, 'cache' | 'restore' | 'say'> | null,
) {
  const { repository, home, url, journal } = store
  const halt = new AbortController()
  const stop = firstOf(cancel, halt.signal)
  const mirror = gitMirror({ repository, journal, tempFolder: home, stop: cancel })
  const folders = keptFolders({ repository, folder, tempFolder: home, stop: cancel })
  const keeper = kept && new Keeper({ ...kept, cancel, task, repository: url, hash: sha256, mirror, folders })
  store.warmBy(async () => keeper?.warm())
  return {
    halt,
    journal: readAhead(store),
    ...(keeper ? { keeper } : {}),
    branches: gitBranches({ repository, committer: DEFAULT_IDENTITY, stop }),
    workspace: gitWorkspace({ repository, folder, tempFolder: home, stop }),
    spool: fileSpool(join(home, 'log.jsonl')),
  }
}
