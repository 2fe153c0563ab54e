/** S4: the configuration of a task is what the default branch held when the task was opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { Fatal } from '../../src/ports/failures.ts'
import { openTask } from '../../src/runtime/open.ts'
import type { FakeForge } from '../support/fake-forge.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { overFakes } from '../support/over-fakes.ts'

const PATH = '.github/pawl.yml'

async function opening(files: Readonly<Record<string, string>>, path = PATH, fate: FakeForge['fate'] = null) {
  const { deps, forge, branches, objects, said } = overFakes()
  forge.fate = fate
  forge.openIssue({ number: 42 })
  forge.label(42, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const sha = objects.seed(new Map(Object.entries(files).map(([name, text]) => [name, fakeFile(text)])))
  branches.tips.set('main', sha)
  branches.tips.set('pawl/issue-42', objects.seed(new Map([[PATH, fakeFile('archive: keep')]]), sha))
  const outcome = await openTask({ ...deps, config: { ...deps.config, path } }).catch((error: unknown) => error)
  const told = forge.state.comments.map(({ body }) => body)
  return Object.assign(outcome as { intent: { policy: { config: unknown } } } & Fatal, { told, said })
}

test('it is pinned with the policy, with defaults for what it does not say', async () => {
  const { intent } = await opening({ [PATH]: 'approvers: [maintainers]' })
  expect(intent.policy.config).toEqual({ ...DEFAULT_CONFIG, approvers: ['maintainers'] })
})

test('a repository without one has the defaults, whatever a work branch holds', async () => {
  expect((await opening({ 'a.txt': 'a' })).intent.policy.config).toEqual(DEFAULT_CONFIG)
})

test('the input `config` names another file', async () => {
  const { intent } = await opening({ 'ops/pawl.yml': 'archive: keep', [PATH]: 'nonsense' }, 'ops/pawl.yml')
  expect(intent.policy.config).toEqual({ ...DEFAULT_CONFIG, archive: 'keep' })
})

test('one with errors stops the run before anything is begun, with all of them and with what to do', async () => {
  const outcome = await opening({ [PATH]: 'aprovers: [me]\narchive: no' })
  expect(outcome).toBeInstanceOf(Fatal)
  expect(outcome.message).toMatch(/^`\.github\/pawl\.yml` of \w{7} has 2 errors\.\n- .*\n- /)
  expect(outcome.todo).toContain('correct `.github/pawl.yml` on the default branch; then run this job again')
  expect(outcome.told).toEqual([expect.stringMatching(TOLD)])
})

test('when the issue can not be told, the job says so and names the errors all the same', async () => {
  for (const fate of ['refused', 'lost-before'] as const) {
    const outcome = await opening({ [PATH]: 'archive: no' }, PATH, () => fate)
    expect(outcome.message).toContain('has 1 error.')
    expect([outcome.told, outcome.said]).toEqual([
      [],
      ['Task 42: ', expect.stringContaining('The issue could not be told')],
    ])
  }
})

const TOLD =
  /^### 🛑 Not started: `\.github\/pawl\.yml` has 2 errors\n\n- .*archive.*\n- .*aprovers.*\n\n\*\*Saved\*\*[\s\S]*\*\*To go on\*\*: correct/

test('the example in the documentation is accepted', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/CONFIGURATION.md'), 'utf8')
  const [, example = ''] = /```yml\n([\s\S]*?)```/.exec(text) ?? []
  const { intent } = await opening({ [PATH]: example })
  expect(intent.policy.config).toMatchObject({ approvers: ['maintainers', '@octo/leads'], rules: [{}, {}, {}] })
})

test('S5: one that nobody wrote by hand is not parsed', async () => {
  expect((await opening({ [PATH]: `# ${'x'.repeat(70_000)}` })).message).toContain('longer than 64 KB')
})
