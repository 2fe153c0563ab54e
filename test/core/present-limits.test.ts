/** What no text may do, whatever is put into it (P7, R52, S6), and the small words. */
import { expect, test } from 'vitest'
import { type Data, event } from '../../src/core/events.ts'
import { nextSentence } from '../../src/core/present/next.ts'
import { planComment } from '../../src/core/present/plan.ts'
import { finalBody, pullTitle } from '../../src/core/present/pull.ts'
import { aboutCheckpoint, stateReadme } from '../../src/core/present/readme.ts'
import { statusComment } from '../../src/core/present/status.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { checksLine, failedVerification, verificationLine } from '../../src/core/present/verification.ts'
import { code, count, duration, fenced, usd } from '../../src/core/present/words.ts'
import { initialState, type Opened } from '../../src/core/state.ts'
import { approved, finished, given, lease, opened, PUSHED, planned, suspended, verified } from '../support/given.ts'

type Planned = Opened & { plan: Data<'plan.submitted'> }
type Verified = Opened & { verification: Data<'verification.completed'> }
/** What is ours to write may stand there: the folding, and what commands are followed by. */
const POWERS =
  /!\[|<(?!\/?(?:br|details|summary|what to change|usd)\b)[a-z/!]|@octocat|(?<!Closes |\[)#\d|GH-\d|issues\/9/i

/** Every text that holds words of a model, made of nothing but `words`. */
function textsOf(words: string): Readonly<Record<string, string>> {
  const plan = {
    summary: words,
    cause: words,
    steps: Array.from({ length: 20 }, () => ({ title: words, detail: words })),
    files: ['src/slug.js'],
    verify: ['npm test'],
    risks: [words],
  }
  const commands = [{ command: 'npm test', exit: 1, seconds: 1, output: { text: words } }]
  const base = given(opened({ title: words }), lease(), planned(1, plan), approved())
  const step = event('step.updated', { step: 1, status: 'done', evidence: words })
  const revise = event('revision.asked', { by: 'maintainer', signal: null, text: words })
  const asked = { call: 'q', options: [words], tried: [words] }
  const question = event('question.asked', { ...asked, question: words, yesNo: true })
  const action = event('action.asked', { call: 'q', name: words, input: {}, digest: 'd', why: words })
  const stopped = suspended({ title: words, detail: words, todo: 'comment `/retry`.' })
  return {
    plan: planComment(base.state as Planned),
    working: statusComment(base.and(step).state),
    revising: statusComment(base.and(revise).state),
    superseding: planComment(base.and(planned(2, { ...plan, actions: [words, words] })).state as Planned),
    question: statusComment(base.and(question).state),
    action: statusComment(base.and(action).state),
    cancelled: statusComment(base.and(event('task.ended', { outcome: 'cancelled', by: 'm', reason: words })).state),
    stuck: statusComment(base.and(suspended({ class: 'stuck', title: words, detail: words })).state),
    // Output in a fence may hold anything: GitHub acts on nothing there.
    stopped: withoutFences(statusComment(base.and(stopped).state)),
    summary: withoutFences(jobSummary(base.and(stopped).state, { headline: 'Stopped.', turns: 0 })),
    title: pullTitle(base.state),
    readme: stateReadme(base.and(step).state),
    final: withoutFences(finalBody(base.and(finished(), verified(false, { commands })).state as Verified, words)),
  }
}
const withoutFences = (text: string): string => text.replace(/^(`{3,}).*?^\1/gms, '')

test.each([
  '![x](https://evil/i.png)',
  '@octocat',
  'Closes #9',
  'fixes GH-9',
  'https://github.com/o/r/issues/9',
  '<img src=x>',
  '<!-- pawl:status=42 -->',
  '!![x][y]',
])('S6: %s from a model has no power in any text', (words) => {
  for (const [name, text] of Object.entries(textsOf(words)))
    expect(text.replace('task [#42]', ''), name).not.toMatch(POWERS)
})

test.each(['x', '😀', '```\n', '@a ', '\n', '&#64;'])(
  'P7, R52: no text is longer than GitHub takes, or cut in a character (%j)',
  (unit) => {
    const { readme: _, summary: __, ...comments } = textsOf(`a${unit.repeat(40_000)}`)
    for (const [name, text] of Object.entries(comments)) {
      expect(text.length, name).toBeLessThan(65_536)
      expect(text.isWellFormed(), name).toBe(true)
    }
    expect(comments['title']?.length).toBeLessThanOrEqual(256)
  },
)

test.each(['```js\nconst a = 1', 'Look:\n~~~~\nconst a = 1', '- a\n  ```\n  b'])(
  'S6: an open fence in the words of a model swallows nothing that follows (%j)',
  (words) => {
    const { plan = '', stuck = '' } = textsOf(words)
    expect(outsideFences(plan)).toContain('Comment `/approve` to start the work, or')
    expect(outsideFences(plan)).toContain('**Steps**')
    expect(outsideFences(stuck)).toContain('**To go on**')
    const body = finalBody(given(opened(), lease(), verified(true)).state as Verified, words)
    expect(outsideFences(body)).toContain('Closes #42.')
  },
)

test('S6: what a step says in detail stays within the step', () => {
  const steps = [{ title: 'Mend\nit', detail: 'so:\n```\nconst a = 1' }]
  const plan = { summary: 's', cause: '', steps, files: [], verify: [], risks: [] }
  expect(planComment(given(opened(), planned(1, plan)).state as Planned)).toContain(
    '\n1. Mend it: so:\n   ```\n   const a = 1\n\n',
  )
})

test('R52: the end of an output is cut by code point', () => {
  const commands = [{ command: 'npm test', exit: 0, seconds: 1, output: { text: `${'😀'.repeat(3_000)}x` } }]
  const body = finalBody(given(opened(), verified(true, { commands })).state as Verified, 's')
  expect(body).toContain(`\n${'😀'.repeat(1_499)}x\n`)
  expect(body.isWellFormed()).toBe(true)
})

/** What CommonMark puts outside fences that begin in the first three columns. */
const outsideFences = (text: string): string =>
  text.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:.*?^ {0,3}\1[ \t]*$|.*)/gms, '')

test("the state branch's README says where the task is and what the branch holds", () => {
  const { state } = given(opened(), lease()).settled()
  const text = stateReadme(state)
  expect(text).toContain('# Task 42: where it is\n\n### 🔎 Planning\n')
  expect(text).toContain('\n- `workspace/`: the files as they were at this point\n')
  expect(text).toContain(`\nEvent ${state.seq}, epoch 1.\n`)
})

test('a checkpoint says what it adds and who is awaited without its journal being read', () => {
  const { state } = given(opened(), lease())
  const about = aboutCheckpoint(state, 2)
  const subject = 'Task 42: events 1 to 2'
  expect(about).toEqual({ readme: stateReadme(state), subject, waitsFor: 'worker', wakeAt: null, heardAt: null })
})

test('F4: the job summary says what is saved and what happens next', () => {
  const done = given(opened(), lease(), planned(), approved()).settled()
  const over = done
    .and(finished())
    .settled()
    .and(verified(true), event('task.ended', { outcome: 'done' }))
  const repository = 'https://github.com/octo/slugs'
  expect(jobSummary(over.state, { headline: 'The work is done and verified.', turns: 3 }).split('\n\n')).toEqual([
    `## Pawl: task [#42](${repository}/issues/42) is done`,
    'The work is done and verified.',
    `\`npm test\` passed (2.1 s) in a clean checkout of [\`f00d000\`](${repository}/commit/${PUSHED}), which is the tip of the pull request. CI: no check has reported on this commit.`,
    '**This job**: 3 turns. **The task so far**: 0 turns in 1 job, $0.00 of $5.00.',
    `**Saved**: everything up to event ${over.state.seq}, on [\`pawl/state/42\`](${repository}/tree/pawl/state/42); the work is in [#43](${repository}/pull/43).`,
    '**Next**: The pull request is ready: a person reviews and merges it; a review that asks for changes sends the task back to work.',
    '',
  ])
  const stopped = jobSummary(given(opened(), lease(), suspended()).state, { headline: 'Stopped.', turns: 1 })
  expect(stopped).toContain(
    '(https://github.com/octo/slugs/issues/42) is stopped\n\nStopped.\n\n**Why**: the key was refused\n',
  )
  const printed = given(opened(), lease(), suspended({ detail: 'npm error 404\n' })).state
  expect(jobSummary(printed, { headline: 'Stopped.', turns: 1 })).toContain(
    '\n\n**Why**: the key was refused\n\n```\nnpm error 404\n```\n\n**This job**',
  )
  expect(stopped).toContain('tree/pawl/state/42).\n\n**Next**: Renew it.')
  expect(jobSummary(initialState, { headline: 'Nothing to do.', turns: 0 })).toBe('## Pawl\n\nNothing to do.\n')
  expect(jobSummary(given(opened(), planned()).state, { headline: 'h', turns: 0 })).toContain('is awaiting approval')
})

test('before anything was verified there is nothing to say of it', () => {
  const { state } = given(opened())
  expect([verificationLine(state), checksLine(state)]).toEqual([false, false])
})

test('what failed is said with its exit, on the commit it failed on', () => {
  const killed = { command: 'npm run e2e', exit: null, seconds: 120, output: { text: 'hung' } }
  const data = verified(false).data as Data<'verification.completed'>
  const both = { ...data, sha: 'c0de'.repeat(10), commands: [...data.commands, killed] }
  const state = given(opened(), event('verification.completed', both)).state
  expect(verificationLine(state)).toBe(
    '`npm test` failed (exit 1) (2.1 s), `npm run e2e` failed (exit by signal) (2 min) in a clean checkout of [`c0dec0d`](https://github.com/octo/slugs/commit/c0dec0dec0dec0dec0dec0dec0dec0dec0dec0de).',
  )
  expect(failedVerification(both)).toContain('$ npm run e2e\nhung\n[exit by signal]')
  expect(finalBody(state as Verified, 'x')).toContain('`npm run e2e`:\n\n```\nhung\n```\n\n</details>')
})

test.each([
  [{ total: 3, passed: 3 }, 'CI on this commit: 3 of 3 passed.'],
  [{ total: 4, passed: 1, failed: 1, pending: 2 }, 'CI on this commit: 1 of 4 passed, 1 failed, 2 still running.'],
  [{ total: 1, waiting: 1 }, 'CI on this commit: 0 of 1 passed, 1 is waiting until a person lets them run.'],
  [{ total: 2, waiting: 2 }, 'CI on this commit: 0 of 2 passed, 2 are waiting until a person lets them run.'],
  [{}, 'CI: no check has reported on this commit.'],
])('P6: the checks %j', (change, text) => {
  const checks = { total: 0, passed: 0, failed: 0, pending: 0, waiting: 0, ...change }
  expect(checksLine(given(opened(), verified(true, { checks })).state)).toBe(text)
})

test('small words', () => {
  expect([usd(0), usd(1.005), usd(12.3)]).toEqual(['$0.00', '$1.00', '$12.30'])
  const times = [0, 999, 1_000, 59_940, 59_960, 60_000, 150_000, 3_599_000, 10_920_000]
  expect(times.map(duration)).toEqual([
    'under a second',
    'under a second',
    '1.0 s',
    '59.9 s',
    '1 min',
    '1 min',
    '3 min',
    '1 h 00 min',
    '3 h 02 min',
  ])
  expect([count(0, 'turn'), count(1, 'turn'), count(2, 'crash', 'crashes')]).toEqual(['0 turns', '1 turn', '2 crashes'])
  expect([code('a'), code('a`b'), code('a ``b'), code('a\nb')]).toEqual(['`a`', '`` a`b ``', '``` a ``b ```', '`a b`'])
  expect([fenced('a\n'), fenced('```\na')]).toEqual(['```\na\n```', '````\n```\na\n````'])
  expect(nextSentence(given(opened(), suspended()).state)).toBe('Renew it.')
  expect(nextSentence(given(opened(), suspended({ todo: '`/retry` it.' })).state)).toBe('`/retry` it.')
  expect(nextSentence(given(opened()).state)).toBe('The agent explores the repository and proposes a plan.')
})
