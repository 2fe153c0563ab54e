/** The ports of one worker. What only touches its own machine, or can't change, is answered at once (see explore.ts). */

import { gitJournal } from '../../src/adapters/git/journal.ts'
import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import { parseYaml } from '../../src/adapters/yaml/parse.ts'
import type { Keyed } from '../../src/core/effects.ts'
import { keyOf } from '../../src/core/names.ts'
import { Aborted, Fatal, firstOf, Transient } from '../../src/ports/failures.ts'
import type { Forge, ForgeEffect } from '../../src/ports/forge.ts'
import type { Sandbox } from '../../src/ports/sandbox.ts'
import type { Tool } from '../../src/ports/tool.ts'
import type { Branches } from '../../src/ports/workspace.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import { toolNamed } from '../../src/tools/registry.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { commentsIn } from '../support/fake-forge.ts'
import { probeIn } from '../support/fake-forge-effects.ts'
import { fakeModel } from '../support/fake-model.ts'
import { fakeSandbox } from '../support/fake-sandbox.ts'
import { fakeFile, fakeWorkspace } from '../support/fake-workspace.ts'
import { RUN, sha256 } from '../support/given.ts'
import type { Behaviour, Fate, Kind, Part } from './call.ts'
import { answered, attempt, failed } from './gate.ts'
import { final, textOf } from './memory.ts'
import { memoryRepository, remembering, stoppedBy } from './repository.ts'
import { SCRIPT } from './script.ts'
import type { Worker } from './worker.ts'
import { TASK } from './world.ts'

const COMMITTER = { name: 'pawl', email: 'pawl@forge.example' }
const HOUR = 3_600_000
const READ: readonly Fate[] = ['done', 'lost-before', 'held']
const EFFECT: readonly Fate[] = [
  ...(['done', 'lost-before', 'lost-after', 'refused', 'held', 'crash-before', 'crash-after'] as const),
]

/** The tools that the script uses, told to the model in a word: each worker reads the journal that they are in. */
const TOOLS = { plan: ['submit_plan'].map(short), work: ['bash', 'finish'].map(short) } as const
function short(name: string): Tool {
  const tool = toolNamed(name)
  if (!tool) throw new Error(`there is no tool ${name}`)
  return { ...tool, definition: { name } }
}

const WORK: Part = { of: 'the work branch', ends: () => false }

const behaviour = (name: string, kind: Kind, fates: readonly Fate[], act: () => unknown): Behaviour => ({
  name,
  kind,
  fates,
  part: { of: name, ends: final },
  act: () => attempt(act),
  lost: () => failed(new Transient(`${name}: no answer`)),
  refused: () => failed(new Fatal(`${name}: refused`, 'give the job the permission', { status: 403 })),
  wrong: () => answered(true),
})

function forgeOf(worker: Worker): Forge {
  const { world } = worker
  const { forge } = world
  const read = <T>(name: string, act: () => T): Promise<T> =>
    worker.call(behaviour(name, 'read', READ, act)) as Promise<T>
  return {
    ...forge,
    async runEnded(run) {
      const other = world.workers.find(({ id }) => id === run)
      const fates: readonly Fate[] = other && !other.over ? ['done', 'wrong', 'lost-before'] : ['done', 'lost-before']
      return (await worker.call(behaviour('runEnded', 'read', fates, () => other?.over ?? true))) as boolean | null
    },
    comments: (number, since) =>
      world.isStory ? read('comments', () => commentsIn(forge.state, number, since)) : forge.comments(number, since),
    probe: ({ key, effect }) =>
      worker.call({
        ...behaviour(`look for ${key}`, 'read', [...READ, 'slow'], () => probeIn(forge.state, key, effect)),
        part: { of: key, ends: (answer) => final(answer) && textOf(answer) !== '"absent"' },
      }) as ReturnType<Forge['probe']>,
    perform: (keyed: Keyed<ForgeEffect>) =>
      worker.call({
        ...behaviour(`${keyed.effect.kind} ${keyed.key}`, 'effect', EFFECT, () => world.performOnForge(worker, keyed)),
        part: { of: keyed.key, ends: final },
      }) as ReturnType<Forge['perform']>,
  }
}

function branchesOf(worker: Worker, stop: AbortSignal): Branches {
  const { world } = worker
  const { branches } = world
  const pushes = new Map<string, Parameters<typeof world.perform>[1]>()
  return {
    ...branches,
    tip: (branch) =>
      worker.call({
        ...behaviour('tip', 'read', READ, () => branches.tips.get(branch) ?? null),
        ...stoppedBy(stop),
        part: WORK,
      }) as Promise<string | null>,
    async commit(push) {
      const sha = await branches.commit(push)
      const key = /Pawl-Key: (\S+)/.exec(push.message)?.[1] ?? ''
      const { parent, tree, at, message } = push
      pushes.set(sha, { key, effect: { kind: 'push', branch: '', parent, tree, at, message } })
      return sha
    },
    async push(branch, sha) {
      const keyed = pushes.get(sha) ?? { key: keyOf(TASK, RUN, 0), effect: { kind: 'ready', number: 1 } }
      const act = () => world.perform(worker, keyed, () => world.pushWork(branch, sha))
      const push = behaviour(`push ${keyed.key}`, 'effect', EFFECT, act)
      await worker.call({ ...push, ...stoppedBy(stop), part: { ...WORK, ends: final } })
    },
  }
}

const STOPPED = { exit: null, signal: null, stopped: 'abort', output: '', droppedBytes: 0, seconds: 0 }

/** Nobody waits for the job's own time limit here; a shorter sleep is over when the controller says so. */
async function sleep(worker: Worker, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return
  if (ms > HOUR) return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))
  const act = () => {
    worker.now += ms
  }
  const stop = signal ? { stop: { signal, answer: () => answered(null) } } : {}
  await worker.call({ ...behaviour('sleep', 'sleep', ['done'], act), ...stop })
}

const sandboxOf = (worker: Worker, sandbox: Sandbox): Sandbox => ({
  ...sandbox,
  run: (command, options) =>
    worker.call({
      ...behaviour('command', 'read', ['done'], () => {
        worker.world.ran(worker)
        return sandbox.run(command, options)
      }),
      ...(options.signal ? { stop: { signal: options.signal, answer: () => answered(STOPPED) } } : {}),
    }) as ReturnType<Sandbox['run']>,
})

/** What touches only the worker's own machine. */
const OWN: Pick<Deps, 'spool' | 'reporter' | 'hash' | 'plainLines' | 'redact'> = {
  spool: { write() {}, mark() {}, keep() {}, kept: () => null, read: () => [] },
  reporter: { say() {} },
  hash: sha256,
  plainLines: async (text) => plainLinesOf(text),
  redact: (text) => text,
}

const TERMS = {
  limits: { budgetUsd: 5, maxTurns: 60 },
  policy: { verify: ['check'], workingDirectory: '.', planApproval: 'always' as const, label: 'pawl' },
  config: { path: '.github/pawl.yml', parse: parseYaml },
  models: { plan: 'claude-test-1', work: 'claude-test-1' },
  setup: [],
}

export function depsOf(worker: Worker): Deps {
  const { world, id, attempt } = worker
  const files = new Map()
  const halt = new AbortController()
  const stop = firstOf(worker.cancel.signal, halt.signal)
  const workspace = fakeWorkspace(world.objects, files, stop)
  const model = fakeModel(SCRIPT)
  const sandbox = fakeSandbox(({ command, cwd }) => {
    if (cwd === '/work/.') files.set('made', fakeFile(command))
    return { output: command }
  })
  const repository = memoryRepository(worker)
  let nonces = 0
  const nonce = () => worker.nonces && `${worker.nonces}${nonces++}`
  return {
    task: TASK,
    run: { id, attempt, url: `https://forge.example/runs/${id}` },
    ...TERMS,
    deadline: { soft: world.startedAt + 5 * HOUR, hard: world.startedAt + 6 * HOUR },
    cancel: worker.cancel.signal,
    halt,
    checkpointEveryMs: 10_000,
    lookEveryMs: Number.POSITIVE_INFINITY,
    journal: remembering(
      worker,
      gitJournal({ repository, task: TASK, nonce, committer: COMMITTER, stop: worker.cancel.signal }),
    ),
    workspace,
    branches: branchesOf(worker, stop),
    forge: forgeOf(worker),
    model: {
      turn: (request, signal) =>
        worker.call({
          ...behaviour('turn', 'read', ['done', 'lost-before'], () => {
            world.asked(worker, request)
            return model.turn(request, signal)
          }),
          stop: { signal, answer: () => failed(new Aborted('the turn was stopped')) },
        }) as ReturnType<typeof model.turn>,
    },
    sandbox: sandboxOf(worker, sandbox),
    files: fakeFiles(files),
    tools: (role) => TOOLS[role],
    cwd: '/work/.',
    clock: { now: () => worker.now, sleep: (ms, signal) => sleep(worker, ms, signal), random: () => 0, nonce },
    ...OWN,
  }
}
