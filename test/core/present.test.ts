/** The texts people read, as GitHub gets them. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { statusComment } from '../../src/core/present/status.ts'
import {
  agent,
  answered,
  approved,
  calls,
  ended,
  finished,
  given,
  lease,
  MINUTE,
  opened,
  planned,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const REPO = 'https://github.com/octo/slugs'
const COMMIT = `[\`f00d000\`](${REPO}/commit/f00d${'0'.repeat(36)})`
const step = (number: number, evidence: string) =>
  event('step.updated', { step: number, status: 'done', evidence, shown: true })

const begun = given(opened(), lease()).settled()
const plan = [agent(1, 'plan'), turn(1, 1, [calls('s', 'submit_plan')]), 12 * MINUTE, planned(), answered('s')]
const waiting = begun.and(plan).settled()
const working = waiting
  .and(ended('gate'), 182 * MINUTE, lease(1002), approved())
  .settled()
  .and(step(1, '`npm test` failed as expected'), 3 * MINUTE, lease(1003), ended('deadline'), lease(1004))
  .settled()
const verifying = working.and(finished()).settled()
const done = verifying.and(verified(true), answered('f1'), event('task.ended', { outcome: 'done' })).settled()
const linesOf = (text: string) => text.split('\n')

test('the status before there is a run or a pull request', () => {
  const text = statusComment(given(opened()).state)
  expect(text).toContain(
    `| Look | [journal](${REPO}/tree/pawl/state/42) · [diff](${REPO}/compare/main...pawl/issue-42) |`,
  )
})

test('only commands that mean something now are offered', () => {
  const offered = (from: ReturnType<typeof given>) =>
    [...statusComment(from.state).matchAll(/^- `\/(\w+)/gm)].map(([, name]) => name)
  expect([begun, waiting, working, verifying, done].map(offered)).toEqual([
    ['retry', 'pause', 'budget', 'cancel', 'status'],
    ['approve', 'revise', 'pause', 'budget', 'cancel', 'status'],
    ['revise', 'retry', 'pause', 'budget', 'cancel', 'status'],
    ['revise', 'retry', 'pause', 'budget', 'cancel', 'status'],
    ['status'],
  ])
  expect(offered(begun.and(suspended()))).toEqual(['retry', 'budget', 'cancel', 'status'])
  expect(offered(waiting.and(suspended()))).toEqual(['approve', 'revise', 'retry', 'budget', 'cancel', 'status'])
})

test('what happens next is said once', () => {
  for (const { state } of [begun, waiting, working.and(suspended())])
    expect(statusComment(state)).not.toContain('**Next**')
  for (const { state } of [working, verifying, done]) expect(statusComment(state)).toContain('\n\n**Next**: ')
})

test('the status with steps to come, with all done, and after a failed verification', () => {
  const first = linesOf(statusComment(waiting.and(approved()).state))
  expect(first.slice(4, 7)).toEqual([
    '- [ ] **Reproduce with a failing test** ← now',
    '- [ ] Use a global pattern',
    '- [ ] Verify: `npm test`',
  ])
  const all = working.and(step(2, ''), verified(false))
  expect(linesOf(statusComment(all.state)).slice(0, 7)).toEqual([
    '### ⚙️ Working',
    '',
    expect.any(String),
    '',
    '- [x] Reproduce with a failing test (`npm test` failed as expected)',
    '- [x] Use a global pattern',
    '- [ ] Verify: `npm test` (failed on `f00d000`, the agent has been told)',
  ])
  const checks = { total: 3, passed: 1, failed: 2, pending: 0, waiting: 0 }
  const red = working.and(step(2, ''), verified(true, { passed: false, checks }))
  expect(statusComment(red.state)).toContain('`npm test` (CI failed on `f00d000`, the agent has been told)')
})

test('the status while verifying, and without verify commands', () => {
  expect(statusComment(verifying.state)).toMatch(
    /^### 🧪 Verifying what was pushed\n[\s\S]*- \[ \] Use a global pattern\n- \[ \] \*\*Verify\*\*: `npm test` ← now\n/,
  )
  const unchecked = given(opened({}, { verify: [] }), lease(), planned(), approved(), finished())
  expect(statusComment(unchecked.state)).toContain('- [ ] **Verify**: the diff ← now')
})

test('R3, R26: the status at the end says what was checked, on which commit, and what CI said', () => {
  expect(linesOf(statusComment(done.state)).slice(0, 7)).toEqual([
    '### ✅ Done, and checked',
    '',
    `\`npm test\` passed (2.1 s) in a clean checkout of ${COMMIT}, which is the tip of the pull request.`,
    '',
    'CI: no check has reported on this commit.',
    '',
    '- [x] Reproduce with a failing test (`npm test` failed as expected)',
  ])
  const unchecked = verifying.and(verified(true, { commands: [] }), event('task.ended', { outcome: 'done' }))
  expect(linesOf(statusComment(unchecked.state)).slice(0, 3)).toEqual([
    '### ✅ Done; only the diff was checked',
    '',
    `Nothing was checked but the diff: the workflow names no \`verify\` command. The diff is that of ${COMMIT}.`,
  ])
})
