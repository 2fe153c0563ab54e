/** The engine's surroundings, all fakes, for tests of one of its parts. */

import { plainLines } from '../../src/adapters/markdown/plain-lines.ts'
import { parseYaml } from '../../src/adapters/yaml/parse.ts'
import { NO_HEAD } from '../../src/core/codec.ts'
import type { Event } from '../../src/core/events.ts'
import { initialState } from '../../src/core/state.ts'
import { firstOf } from '../../src/ports/failures.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import { Ledger } from '../../src/runtime/ledger.ts'
import { toolsFor } from '../../src/tools/registry.ts'
import { fakeBranches } from './fake-branches.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeFiles } from './fake-files.ts'
import { fakeForge } from './fake-forge.ts'
import { fakeJournalRemote } from './fake-journal.ts'
import { fakeModel, type Script } from './fake-model.ts'
import { type FakeCommand, fakeSandbox } from './fake-sandbox.ts'
import { fakeFile, fakeObjects, fakeWorkspace } from './fake-workspace.ts'
import { lease, MINUTE, opened, sha256 } from './given.ts'

const TASK = 42

interface Wanted {
  /** Whether a sleep is over at once; else time stands still until it is told to pass. */
  readonly auto?: boolean
  readonly script?: Script
  readonly command?: (command: FakeCommand) => ReturnType<Parameters<typeof fakeSandbox>[0] & {}>
}

function fakesFor({ auto = true, script = {}, command = () => ({}) }: Wanted) {
  const objects = fakeObjects()
  const base = objects.seed(new Map([['greeting.txt', fakeFile('Hello\n')]]))
  const [cancel, halt] = [new AbortController(), new AbortController()]
  const stop = firstOf(cancel.signal, halt.signal)
  return {
    objects,
    base,
    remote: fakeJournalRemote(),
    forge: fakeForge(),
    clock: fakeClock({ auto }),
    workspace: fakeWorkspace(objects, new Map(), stop),
    branches: fakeBranches(objects, new Map([['main', base]]), stop),
    model: fakeModel(script),
    sandbox: fakeSandbox(command),
    cancel,
    halt,
    said: [] as string[],
    spooled: [] as string[],
  }
}

function fakeSpool(spooled: string[]): Deps['spool'] {
  const texts = new Map<string, string>()
  return {
    write: (lines) => spooled.push(...lines),
    mark: () => {},
    keep: (digest, text) => texts.set(digest, text),
    kept: (digest) => texts.get(digest) ?? null,
    read: () => [],
  }
}

function depsOver(fakes: ReturnType<typeof fakesFor>): Deps {
  const { remote, forge, clock, workspace, branches, model, sandbox, cancel, halt, said, spooled } = fakes
  return {
    task: TASK,
    run: { id: '1001', attempt: 1, url: 'https://github.com/octo/slugs/actions/runs/1001' },
    limits: { budgetUsd: 5, maxTurns: 60 },
    policy: { verify: ['npm test'], workingDirectory: '.', planApproval: 'always', label: 'pawl' },
    config: { path: '.github/pawl.yml', parse: parseYaml },
    models: { plan: 'claude-test-1', work: 'claude-test-1' },
    setup: [],
    deadline: { soft: clock.now() + 300 * MINUTE, hard: clock.now() + 350 * MINUTE },
    cancel: cancel.signal,
    halt,
    checkpointEveryMs: 10_000,
    lookEveryMs: Number.POSITIVE_INFINITY,
    journal: remote.open(),
    workspace,
    branches,
    forge,
    model,
    sandbox,
    files: fakeFiles(workspace.files),
    tools: toolsFor,
    cwd: '/work',
    clock,
    spool: fakeSpool(spooled),
    reporter: { say: (text) => said.push(text) },
    hash: sha256,
    plainLines,
    redact: (text) => text.replaceAll('s3cret', '***'),
  }
}

export function overFakes(wanted: Wanted = {}) {
  const fakes = fakesFor(wanted)
  const deps = depsOver(fakes)
  const tree = fakes.objects.commits.get(fakes.base)?.tree ?? ''
  /** A ledger that has recorded these facts and pushed none of them. */
  const ledgerOf = (facts: readonly Event[] = [opened(), lease()], more: Partial<Deps> = {}): Ledger => {
    const ledger = new Ledger({ ...deps, ...more }, { state: initialState, head: NO_HEAD, tree, epoch: 1 })
    ledger.record(...facts)
    return ledger
  }
  return { ...fakes, deps, ledgerOf }
}
