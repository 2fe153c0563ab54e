/** The status comment, whole, for every phase: each of these files under status/ is what GitHub gets (P7). */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import type { Effect } from '../../src/core/effects.ts'
import { type Event, event } from '../../src/core/events.ts'
import { nextSentence } from '../../src/core/present/next.ts'
import { statusComment, statusRevision } from '../../src/core/present/status.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import {
  agent as agentOf,
  answered,
  approved,
  calls,
  checking,
  completed,
  ended,
  finished,
  given,
  lease,
  MINUTE,
  opened,
  PLAN,
  planned,
  scheduled,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const agent = (number: number, role: 'plan' | 'work') => agentOf(number, role, { model: 'claude-sonnet-5-5' })
const URL = 'https://github.com/octo/slugs/pull/43#issuecomment-950'
const signal = { kind: 'comment', id: 70, number: 43 } as const
const who = { by: 'maintainer', permission: 'write' } as const
const step = (number: number, evidence: string, shown: boolean) =>
  event('step.updated', { step: number, status: 'done', evidence, shown })
const shown = (purpose: 'question' | 'action', key: string) => [
  scheduled({ kind: 'comment', number: 43, purpose, subject: key, body: 'Which?' }, key),
  completed(key, { id: 950, url: URL }),
]
const reviewed = (reviewer: string, key: string) => {
  const effect: Effect = { kind: 'review-request', number: 43, reviewer, at: 1 }
  return [scheduled(effect, key), completed(key, { id: 43 })]
}

const planning = given(opened(), lease()).settled()
const plan = [agent(1, 'plan'), turn(1, 1, [calls('s', 'submit_plan')]), 12 * MINUTE, planned(), answered('s')]
const awaiting = planning.and(plan).settled()
const revise = (by: string, text: string) => event('revision.asked', { by, signal: null, text })
const revising = awaiting.and(ended('gate'), 9 * MINUTE, lease(1002), revise('maintainer', 'Mind the *tabs*, @all.'))
const moved = awaiting.and(
  ended('gate'),
  lease(1002),
  event('base.moved', { sha: 'e'.repeat(40), changed: ['src/slug.js'] }),
  revise('the base branch', 'main has moved from ba5e000 to eeeeeee, and these files have changed: `src/slug.js`.'),
)
const second = revising
  .settled()
  .and(planned(2, { ...PLAN, risks: [] }))
  .settled()
const working = awaiting
  .and(ended('gate'), 182 * MINUTE, lease(1002), approved(), agent(2, 'work'))
  .settled()
  .and(step(1, '`npm test` failed as expected', true))
  .settled()
const claimed = working.and(step(2, 'I am sure', false)).settled()
const question = event('question.asked', {
  call: 'q',
  question: 'Should tabs become dashes too?\n\nTwo tests disagree.',
  yesNo: true,
  options: ['all white space', 'spaces only'],
  tried: ['only spaces'],
})
const asked = working.and(turn(2, 2, [calls('q', 'ask_human')]), question)
const openQuestion = event('question.asked', { ...question.data, yesNo: false } as never)
const action = event('action.asked', {
  call: 'q',
  name: 'bash',
  input: { command: 'npm publish' },
  digest: 'c0ffee'.repeat(8),
  why: 'it reaches a host that is not on the list',
})
const paused = event('task.paused', { by: 'maintainer', why: 'command' })
const red = verified(false)
const verifying = working.and(step(2, '`npm test`', true), finished()).settled()
const done = verifying.and(verified(true), answered('f1'), event('task.ended', { outcome: 'done' })).settled()
const review = event('review.taken', {
  signal: { ...signal, kind: 'review' },
  ...who,
  verdict: 'changes-requested',
  text: 'Tabs too.',
  remarks: [],
  as: 'guidance',
})
const stop = (kind: 'fatal' | 'stuck' | 'limit' | 'transient', title: string, detail: string, todo: string): Event =>
  suspended({ class: kind, title, detail, todo })

const CASES: Readonly<Record<string, ReturnType<typeof given>>> = {
  planning,
  'awaiting-approval': awaiting,
  'awaiting-approval-of-version-2': second,
  'awaiting-approval-by-maintainers': given(
    opened({}, { config: { ...DEFAULT_CONFIG, approvers: ['maintainers', '@octo/core'] } }),
    lease(),
  )
    .settled()
    .and(plan)
    .settled(),
  'planning-again-asked-by-a-person': revising,
  'planning-again-because-the-base-moved': moved,
  working,
  'working-with-a-claim': claimed,
  'working-after-a-failed-verification': working.and(step(2, '`npm test`', true), finished(), red, answered('f1')),
  'working-again-after-a-review': done.and(review, event('task.reopened', { by: 'maintainer', why: 'review' })),
  'working-with-more-money': working.and(event('budget.raised', { by: 'maintainer', usd: 2.5 })),
  'awaiting-an-answer-in-yes-or-no': asked.and(
    shown('question', 'x'),
    reviewed('owner', 'y'),
    reviewed('maintainer', 'z'),
  ),
  'awaiting-an-answer-before-it-is-shown': working.and(openQuestion),
  'awaiting-an-answer-while-planning': planning.and(agent(1, 'plan'), turn(1, 1, [calls('q', 'ask_human')]), question),
  'awaiting-leave-for-an-action': working.and(turn(2, 2, [calls('q', 'bash')]), action, shown('action', 'x')),
  'paused-while-working': working.and(paused),
  'paused-while-a-plan-waits': awaiting.and(paused),
  'paused-without-the-label': working.and(MINUTE, event('task.paused', { by: 'somebody', why: 'label' })),
  verifying,
  'waiting-for-ci': verifying.and(checking(['ci', 'lint'], ['deploy'])),
  'waiting-for-ci-to-report': verifying.and(checking([], ['deploy'])),
  done,
  'done-without-a-required-check': verifying
    .and(verified(true, { missing: ['deploy'] }), answered('f1'), event('task.ended', { outcome: 'done' }))
    .settled(),
  'done-unchecked': given(opened({}, { verify: [] }), lease(), planned(1, PLAN, []), approved(), step(1, 'x', false))
    .settled()
    .and(finished(), verified(true, { commands: [] }), event('task.ended', { outcome: 'done' })),
  merged: done.and(event('task.ended', { outcome: 'merged', by: 'maintainer' })),
  cancelled: working.and(event('task.ended', { outcome: 'cancelled', by: 'maintainer', reason: 'We drop slugs.' })),
  'taken-up-again': working.and(
    event('task.ended', { outcome: 'cancelled', by: 'maintainer' }),
    event('task.reopened', { by: 'owner', why: 'retry' }),
  ),
  'stopped-fatal': working.and(
    stop(
      'fatal',
      'the Anthropic API refused the key (401)',
      'invalid x-api-key',
      'renew the secret `ANTHROPIC_API_KEY`, then comment `/retry`.',
    ),
  ),
  'stopped-stuck': working.and(
    stop('stuck', 'the agent stopped without finishing', 'Reminded twice.', 'comment `/retry`.'),
  ),
  'stopped-at-a-limit': working.and(
    stop(
      'limit',
      'the budget of $5.00 is used up',
      '',
      'comment `/budget +5` to add five dollars and go on, or raise `budget-usd` in the workflow and comment `/retry`.',
    ),
  ),
  'stopped-by-silence': planning.and(stop('transient', 'GitHub does not answer', '', 'comment `/retry`.')),
}

test.each(Object.entries(CASES))('%s', async (name, { state }) => {
  await expect(`${statusComment(state)}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'status', `${name}.md`))
})

test('F4: the summary and the `next` output say the same in a sentence', () => {
  const said = (name: string) => {
    const { state } = CASES[name] ?? planning
    const [title = ''] = jobSummary(state, { headline: '', turns: 0 }).split('\n')
    return [title.replace(/.* is /, ''), nextSentence(state)]
  }
  const names = [
    'planning-again-asked-by-a-person',
    'awaiting-approval-by-maintainers',
    'awaiting-an-answer-while-planning',
    'awaiting-leave-for-an-action',
    'paused-while-working',
    'paused-without-the-label',
    'verifying',
    'waiting-for-ci',
    'stopped-stuck',
    'merged',
  ]
  expect(names.map(said)).toEqual([
    ['planning', 'The agent makes version 2 of the plan; nothing more is changed before it is approved.'],
    [
      'awaiting approval',
      'Somebody who maintains this repository or `@octo/core` comments `/approve`; until then nothing runs and nothing is billed.',
    ],
    ['awaiting answer', 'A person answers on the pull request; until then nothing runs and nothing is billed.'],
    [
      'awaiting answer',
      'Somebody with write permission allows one call with `/approve`, or not with `/deny`; until then nothing runs and nothing is billed.',
    ],
    ['paused', 'Somebody with write permission comments `/resume`; until then nothing runs and nothing is billed.'],
    ['paused', 'Somebody sets the label `pawl` on the issue again; until then nothing runs and nothing is billed.'],
    ['verifying', 'The pushed commit is verified in a clean checkout.'],
    ['verifying', 'The task is done when the required checks have passed on the pushed commit.'],
    ['stopped', 'Comment `/retry`.'],
    ['merged', 'The work is merged; nothing more runs.'],
  ])
})

test('P7: the comment is edited when any of that changes', () => {
  const revisions = Object.values(CASES).map(({ state }) => statusRevision(state))
  // Whoever may approve was settled when the task was opened.
  expect(new Set(revisions).size).toBe(revisions.length - 1)
  const talked = [agent(3, 'work'), turn(2, 3, [calls('b', 'bash')]), answered('b')]
  expect(statusRevision(working.and(talked).state)).toBe(statusRevision(working.state))
})
