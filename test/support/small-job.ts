/** A whole run of one small task over fakes: plan, approval by policy, one edit, finish. */

import { plainLines } from '../../src/adapters/markdown/plain-lines.ts'
import { parseYaml } from '../../src/adapters/yaml/parse.ts'
import type { Checks } from '../../src/core/checks.ts'
import type { Limits } from '../../src/core/events.ts'
import type { Clock } from '../../src/ports/clock.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import type { Spool } from '../../src/ports/spool.ts'
import type { RunResult } from '../../src/runtime/handover.ts'
import { run } from '../../src/runtime/run.ts'
import { toolsFor } from '../../src/tools/registry.ts'
import { fakeBranches } from './fake-branches.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeFiles } from './fake-files.ts'
import { type FakeForge, fakeForge } from './fake-forge.ts'
import { fakeJournalRemote } from './fake-journal.ts'
import type { Step } from './fake-model.ts'
import { calls, fakeModel } from './fake-model.ts'
import { fakeSandbox } from './fake-sandbox.ts'
import { fakeFile, fakeObjects, fakeWorkspace } from './fake-workspace.ts'
import { MINUTE, sha256 } from './given.ts'

const PLAN = { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }
export const edited = (old_str: string, new_str: string) =>
  calls('str_replace_based_edit_tool', { command: 'str_replace', path: 'greeting.txt', old_str, new_str })
export const finish = (summary = 'Spelt right.') => calls('finish', { summary })

const NO_CHECKS: Checks = { total: 0, passed: 0, failed: 0, pending: 0, waiting: 0, running: [], missing: [] }

export interface SmallJob {
  readonly setup?: readonly string[]
  readonly work?: readonly Step[]
  readonly limits?: Limits
  readonly command?: (command: string) => Partial<Execution>
  readonly fate?: FakeForge['fate']
  /** What CI says of the commits pushed, one after the other. */
  readonly checks?: readonly Partial<Checks>[]
}

/** The issue, its label and the repository that the job finds. */
function smallWorld({ fate = null, checks = [] }: SmallJob) {
  const objects = fakeObjects()
  const base = objects.seed(new Map([['greeting.txt', fakeFile('Hello wrold\n')]]))
  const forge = fakeForge()
  const task = forge.openIssue({ title: 'Misspelt', url: 'https://github.com/octo/slugs/issues/1' })
  forge.label(task, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const answers = [...checks]
  forge.checks = async () => ({ ...NO_CHECKS, ...answers.shift() })
  forge.fate = fate
  return { task, forge, branches: fakeBranches(objects, new Map([['main', base]])), workspace: fakeWorkspace(objects) }
}

/** Waits are over at once, and time has passed. */
function patientClock(): Clock {
  const clock = fakeClock({ auto: false })
  return { ...clock, sleep: (ms, signal) => (ms > 30 * MINUTE ? clock.sleep(ms, signal) : clock.advance(ms)) }
}

/** A local log that nobody reads again. */
const listingIn = (lines: string[]): Spool => ({
  write: (some) => void lines.push(...some),
  mark: () => {},
  keep: () => {},
  kept: () => null,
  read: () => [],
})

export async function smallJob(job: SmallJob = {}) {
  const { task, forge, branches, workspace } = smallWorld(job)
  const clock = patientClock()
  const work = job.work ?? [[edited('wrold', 'world'), finish()]]
  const model = fakeModel({ plan: [[calls('submit_plan', PLAN)]], work })
  const log: string[] = []
  const lines: string[] = []
  const result: RunResult = await run({
    task,
    run: { id: '1001', attempt: 1, url: 'https://github.com/octo/slugs/actions/runs/1001' },
    limits: job.limits ?? { budgetUsd: 5, maxTurns: 20 },
    policy: { verify: ['npm test'], workingDirectory: '.', planApproval: 'never', label: 'pawl' },
    config: { path: '.github/pawl.yml', parse: parseYaml },
    models: { plan: 'claude-test-1', work: 'claude-test-1' },
    setup: job.setup ?? [],
    deadline: { soft: clock.now() + 60 * MINUTE, hard: clock.now() + 65 * MINUTE },
    cancel: new AbortController().signal,
    halt: new AbortController(),
    checkpointEveryMs: 10_000,
    lookEveryMs: Number.POSITIVE_INFINITY,
    journal: fakeJournalRemote().open(),
    workspace,
    branches,
    forge,
    model,
    sandbox: fakeSandbox(({ command }) => job.command?.(command) ?? {}),
    files: fakeFiles(workspace.files),
    tools: toolsFor,
    cwd: '/work',
    clock,
    spool: listingIn(lines),
    reporter: { say: (text) => log.push(text) },
    hash: sha256,
    plainLines,
    redact: (text) => text,
  })
  const status = forge.state.comments.find(({ number }) => number === task)?.body ?? ''
  return { result, log, lines, model, status, pulls: forge.state.pulls }
}
