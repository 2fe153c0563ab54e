/** The texts on the pull request, as GitHub gets them. */
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { type Data, event } from '../../src/core/events.ts'
import { NO_OUTPUT } from '../../src/core/output.ts'
import { planComment } from '../../src/core/present/plan.ts'
import { draftBody, finalBody, pullTitle } from '../../src/core/present/pull.ts'
import { refusedChange, refusedLabel } from '../../src/core/present/refusal.ts'
import { statusComment } from '../../src/core/present/status.ts'
import type { Opened } from '../../src/core/state.ts'
import { testFiles } from '../../src/core/test-files.ts'
import { approved, DIGEST, finished, given, lease, opened, PLAN, planned, verified } from '../support/given.ts'

const REPO = 'https://github.com/octo/slugs'
const COMMIT = `[\`f00d000\`](${REPO}/commit/f00d${'0'.repeat(36)})`
const SHORT = DIGEST.slice(0, 10)
const begun = given(opened(), lease()).settled()
const verifying = begun.and(planned(), approved(), finished()).settled()
const linesOf = (text: string) => text.split('\n')

const withPlan = (
  change: Partial<typeof PLAN> = {},
  verify = ['npm test'],
  policy: Parameters<typeof opened>[1] = {},
) =>
  planComment(
    given(opened({}, { verify, ...policy }), planned(1, { ...PLAN, ...change }, verify)).state as Opened & {
      plan: Data<'plan.submitted'>
    },
  )

test('the plan comment', () => {
  expect(linesOf(withPlan())).toEqual([
    `### Plan v1 · \`${SHORT}\``,
    '',
    '**Goal**: Every space in a slug becomes a dash.',
    '',
    '**Why it happens**: `src/slug.js:3` replaces one space only.',
    '',
    '**Steps**',
    '1. Reproduce with a failing test',
    '2. Use a global pattern: in `src/slug.js`',
    '',
    '**Files**: `src/slug.js`, `test/slug.test.js`',
    '',
    '**Checked by** `npm test` in a clean checkout of what is pushed',
    '',
    '**Risks**',
    '- Tabs stay as they are.',
    '',
    '**Expected cost**: $0.30 to $1.20',
    '',
    'Comment `/approve` to start the work, or `/revise <what to change>` for another plan. Nothing runs and nothing is billed until somebody with write permission answers.',
  ])
})

test('the plan comment leaves out what there is not, and asks twice where only the diff will be looked at', () => {
  const { cost: _, ...rest } = PLAN
  const least = planComment(
    given(opened({}, { verify: [] }), planned(1, { ...rest, cause: '', files: [], verify: [], risks: [] }, []))
      .state as Opened & {
      plan: Data<'plan.submitted'>
    },
  )
  expect(linesOf(least).slice(2)).toEqual([
    '**Goal**: Every space in a slug becomes a dash.',
    '',
    '**Steps**',
    '1. Reproduce with a failing test',
    '2. Use a global pattern: in `src/slug.js`',
    '',
    '**Nothing will be checked but the diff**: the workflow names no `verify` command.',
    '',
    'Is it right that only the diff will be looked at? Comment `/approve` to start the work all the same, or `/revise <what to change>` for another plan; a `verify` command that the workflow gets now counts for tasks that begin later. Nothing runs and nothing is billed until somebody with write permission answers.',
  ])
  expect(withPlan({}, [])).toContain('no `verify` command. The agent proposes `npm test`.')
  const config = { ...DEFAULT_CONFIG, approvers: ['maintainers'] }
  expect(withPlan({}, ['npm test'], { config })).toContain('until somebody who maintains this repository answers.')
  const never = withPlan({}, ['npm test'], { planApproval: 'never' })
  expect(never).not.toContain('/approve')
  expect(never).toContain('The work starts at once, since the workflow says `plan-approval: never`.')
})

const final = (from: ReturnType<typeof given>) =>
  finalBody(from.state as Opened & { verification: Data<'verification.completed'> }, 'Slugs have no spaces.')

test('P6: the pull request at hand-over shows the proof', () => {
  const tests = [{ path: 'test/slug.test.js' }, { path: 'lib/a_spec.rb', gone: true as const }]
  expect(linesOf(final(verifying.and(verified(true, { tests }))))).toEqual([
    'Slugs have no spaces.',
    '',
    'Closes #42.',
    '',
    '### Proof',
    '',
    `\`npm test\` passed (2.1 s) in a clean checkout of ${COMMIT}, which is the tip of the pull request.`,
    '',
    'CI: no check has reported on this commit.',
    '',
    '<details><summary>What was printed</summary>',
    '',
    '`npm test`:',
    '',
    '```',
    'ok',
    '```',
    '',
    '</details>',
    '',
    '**Test files changed**: `test/slug.test.js`, `lib/a_spec.rb` (deleted)',
    '',
    `Plan approved by maintainer. [Journal](${REPO}/tree/pawl/state/42)`,
  ])
  const odd = given(opened(), lease()).and(verified(true, { sha: 'c0de'.repeat(10), commands: [] }))
  expect(final(odd)).toContain('The diff is that of [`c0dec0d`]')
  expect(final(odd)).not.toContain('Test files')
  expect(final(odd)).toContain('Plan approved by nobody.')
})

test('P6: the status comment names changed tests beside the proof as well, and the first 30 of many', () => {
  const many = Array.from({ length: 32 }, (_, n) => ({ path: `test/${n}.js` }))
  const done = verifying.and(verified(true, { tests: many }), event('task.ended', { outcome: 'done' }))
  expect(statusComment(done.state)).toContain('**Test files changed**: `test/0.js`, ')
  expect(statusComment(done.state)).toContain('`test/29.js` and 2 more\n')
})

test.each([
  ['test/slug.js', true],
  ['x/__tests__/a.js', true],
  ['pkg/testdata/in.txt', true],
  ['src/slug.test.ts', true],
  ['lib/a_spec.rb', true],
  ['a/slug_test.go', true],
  ['a/test_slug.py', true],
  ['a/tests.py', true],
  ['conftest.py', true],
  ['src/SlugTest.java', true],
  ['Slugs/SlugTests.cs', true],
  ['src/attest.js', false],
  ['src/latest.py', false],
  ['docs/contest/rules.md', false],
  ['src/Manifest.java', false],
])('%s is a test: %s', (path, expected) => {
  expect(testFiles([{ path, object: 'a' }])).toEqual(expected ? [{ path }] : [])
  expect(testFiles([{ path, object: null }])).toEqual(expected ? [{ path, gone: true }] : [])
})

test('a command that printed nothing is named once, in the line that says how it ended', () => {
  const ran = (command: string, text: string) => ({ command, exit: 0, seconds: 2, output: { text } })
  const mixed = [ran('npm run lint', NO_OUTPUT), ran('npm test', '14 passed\n'), ran('true', ' \n')]
  const body = final(verifying.and(verified(true, { commands: mixed })))
  expect(['npm run lint', 'npm test', 'true'].map((name) => body.split(`\`${name}\``).length - 1)).toEqual([1, 2, 1])
  const silent = final(verifying.and(verified(true, { commands: [ran('true', NO_OUTPUT)] })))
  expect(silent).not.toContain('<details>')
  expect(silent).toContain('`true` passed (2.0 s)')
})

test('the draft, its title and the refusal of a label', () => {
  expect(draftBody(begun.state)).toBe(
    `Work on #42, by Pawl. The plan appears here as a comment; nothing is changed before it is approved.\n\n[Journal](${REPO}/tree/pawl/state/42)`,
  )
  expect(draftBody(given(opened({}, { planApproval: 'never' })).state)).toContain('the work on it starts at once.')
  const titled = (title: string) => pullTitle(given(opened({ title })).state)
  expect(titled('  Slugs\n keep <!-- x -->spaces ')).toBe('Slugs keep spaces')
  expect(titled('\u200b')).toBe('Issue 42')
  expect(titled('😀'.repeat(200)).length).toBeLessThanOrEqual(250)
  expect(refusedLabel('reporter')).toBe(
    'Not taken: reporter has no write permission here, and only somebody who has can hand an issue to Pawl. Nothing was started. Somebody with write permission can remove the label and set it again.',
  )
  expect([refusedChange('reporter'), refusedChange(null)]).toEqual([
    expect.stringMatching(/^Not taken: .* reporter changed this issue/),
    expect.stringMatching(/^Not taken: .* somebody whose account is gone changed this issue/),
  ])
})
