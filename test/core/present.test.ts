/** The texts people read, as GitHub gets them. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { statusComment } from '../../src/core/present/status.ts'
import {
  agent,
  answered,
  approved,
  calls,
  DIGEST,
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
const PLAN_LINK = `[Plan v1](${REPO}/pull/43#issuecomment-901)`
const SHORT = DIGEST.slice(0, 10)
const step = (number: number, evidence: string) => event('step.updated', { step: number, status: 'done', evidence })

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

const sayings = (...commands: readonly string[]) => [
  '<details><summary>What you can say here</summary>',
  '',
  'At the start of a line in a comment on the issue or its pull request, by somebody with write access:',
  '',
  ...commands,
  '- `/cancel` ends the task; what was done so far stays on its branches.',
  '',
  '</details>',
]

test('P7: the status while planning', () => {
  expect(linesOf(statusComment(begun.state))).toEqual([
    '### 🔎 Planning',
    '',
    'The agent reads the repository and proposes a plan; it can change nothing yet.',
    '',
    '| | |',
    '|---|---|',
    '| Spent | $0.00 of $5.00 |',
    '| Turns | 0 in 1 job |',
    '| Time | 10.0 s of work |',
    `| Look | [job](${REPO}/actions/runs/1001) · [journal](${REPO}/tree/pawl/state/42) · [diff](${REPO}/compare/main...pawl/issue-42) · [#43](${REPO}/pull/43) |`,
    '',
    ...sayings('- `/retry` goes on from what is saved, should the job have died.'),
  ])
})

test('the status before there is a run or a pull request', () => {
  const text = statusComment(given(opened()).state)
  expect(text).toContain(
    `| Look | [journal](${REPO}/tree/pawl/state/42) · [diff](${REPO}/compare/main...pawl/issue-42) |`,
  )
})

test('P5: the status while an approval is awaited', () => {
  expect(linesOf(statusComment(waiting.state))).toEqual([
    '### ✋ Waiting for your approval',
    '',
    `${PLAN_LINK} (\`${SHORT}\`) is ready. \`/approve\` starts it.`,
    'Nothing runs and nothing is billed until somebody with write access answers.',
    '',
    '| | |',
    '|---|---|',
    '| Spent | $0.01 of $5.00 |',
    '| Turns | 1 in 1 job |',
    '| Time | 12 min of work |',
    expect.stringMatching(/^\| Look/),
    '',
    ...sayings('- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.'),
  ])
  expect(statusComment(begun.and(plan).state)).toContain(`Plan v1 (\`${SHORT}\`) is ready.`)
})

test('only commands that mean something now are offered', () => {
  const offered = (from: ReturnType<typeof given>) => statusComment(from.state).match(/^- `\/\w+/gm)
  expect([begun, waiting, working, verifying, done].map(offered)).toEqual([
    ['- `/retry', '- `/cancel'],
    ['- `/approve', '- `/cancel'],
    ['- `/retry', '- `/cancel'],
    ['- `/retry', '- `/cancel'],
    null,
  ])
  expect(offered(begun.and(suspended()))).toEqual(['- `/retry', '- `/cancel'])
  expect(offered(waiting.and(suspended()))).toEqual(['- `/approve', '- `/retry', '- `/cancel'])
  expect(statusComment(done.state)).not.toContain('<details>')
})

test('what happens next is said once', () => {
  for (const { state } of [begun, waiting, working.and(suspended())])
    expect(statusComment(state)).not.toContain('**Next**')
  for (const { state } of [working, verifying, done]) expect(statusComment(state)).toContain('\n\n**Next**: ')
})

test('the status while working: what is done, what is now, jobs, hand-overs, crashes and waiting', () => {
  expect(linesOf(statusComment(working.state))).toEqual([
    '### ⚙️ Working: step 2 of 2',
    '',
    `Every space in a slug becomes a dash. ${PLAN_LINK}, approved by maintainer.`,
    '',
    '- [x] Reproduce with a failing test (`npm test` failed as expected)',
    '- [ ] **Use a global pattern** ← now',
    '- [ ] Verify: `npm test`',
    '',
    '| | |',
    '|---|---|',
    '| Spent | $0.01 of $5.00 |',
    '| Turns | 1 in 4 jobs, 1 hand-over, 1 crash survived |',
    '| Time | 12 min of work, 3 h 02 min waiting for people |',
    expect.stringContaining(`| Look | [job](${REPO}/actions/runs/1004) · `),
    '',
    '**Next**: The agent works on the approved plan.',
    '',
    ...sayings('- `/retry` goes on from what is saved, should the job have died.'),
  ])
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
    'The pull request is ready for review.',
  ])
  const unchecked = verifying.and(verified(true, { commands: [] }), event('task.ended', { outcome: 'done' }))
  expect(linesOf(statusComment(unchecked.state)).slice(0, 3)).toEqual([
    '### ✅ Done; only the diff was checked',
    '',
    `Nothing was checked but the diff: the workflow names no \`verify\` command. The diff is that of ${COMMIT}.`,
  ])
})

test('R28, F4: the status of a stopped task says why, what is saved and what to do', () => {
  const stopped = suspended({
    title: 'the Anthropic API refused the key (401)',
    detail: 'first\n``` last\n',
    todo: 'renew the secret `ANTHROPIC_API_KEY`, then comment `/retry`.',
  })
  const text = linesOf(statusComment(working.and(stopped).state))
  expect(text.slice(0, 11)).toEqual([
    '### 🛑 Stopped: the Anthropic API refused the key (401)',
    '',
    '````',
    'first',
    '``` last',
    '````',
    '',
    `**Saved**: everything up to turn 1, on [the state branch](${REPO}/tree/pawl/state/42).`,
    '',
    '**To go on**: renew the secret `ANTHROPIC_API_KEY`, then comment `/retry`. Until then nothing runs.',
    '',
  ])
  expect(text.slice(-10)).toEqual([
    expect.stringMatching(/^\| Look/),
    '',
    ...sayings('- `/retry` goes on from what is saved.'),
  ])
  const stuck = suspended({ class: 'stuck', detail: 'It was reminded 2 times.' })
  expect(linesOf(statusComment(working.and(stuck).state))[2]).toBe('It was reminded 2 times.')
})
