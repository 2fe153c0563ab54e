/** Which reviews count, as what, and what is said of those that don't (P1, P2). */
import { describe, expect, test } from 'vitest'
import { admitReview, byTime, dueReviews, heardReviews, type SaidReview } from '../../src/core/admit-review.ts'
import { type Data, event } from '../../src/core/events.ts'
import { missingEffects } from '../../src/core/wishes.ts'
import {
  agent,
  answered,
  approved,
  calls,
  finished,
  given,
  lease,
  opened,
  planned,
  START,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const begun = given(opened(), lease()).settled()
const planning = begun.and(agent(1, 'plan'), turn(1, 1, [calls('s', 'submit_plan')]))
const shown = planning.and(planned(), answered('s')).settled()
const working = shown.and(approved(), agent(2, 'work')).settled()
const ask = (change: Partial<Data<'question.asked'>> = {}) =>
  working
    .and(
      turn(2, 2, [calls('q', 'ask_human')]),
      event('question.asked', { call: 'q', question: 'Tabs too?', yesNo: false, options: [], tried: [], ...change }),
    )
    .settled()
const action = working
  .and(event('action.asked', { call: 'q', name: 'bash', input: {}, digest: 'd', why: 'a rule' }))
  .settled()
const paused = working.and(event('task.paused', { by: 'maintainer', why: 'command' })).settled()
const stopped = working.and(suspended({ class: 'stuck' })).settled()
const cancelled = working.and(event('task.ended', { outcome: 'cancelled' })).settled()
const over = working.and(finished(), verified(true), event('task.ended', { outcome: 'done' })).settled()

const LATER = START + 3_600_000
const review = (change: Partial<SaidReview> = {}) => ({
  signal: { kind: 'review', id: 70, number: 43, at: LATER } as const,
  author: 'maintainer',
  authorType: 'User',
  verdict: 'commented' as const,
  body: '',
  remarks: [],
  ...change,
})
const remarks = [
  { id: 5, path: 'src/slug.js', line: 3, body: 'Only spaces.' },
  { id: 6, path: 'README.md', line: null, body: 'Say it here.' },
]

const admit = (at: typeof working, change: Partial<SaidReview> = {}, permission: 'write' | 'read' = 'write') =>
  admitReview(at.state, { ...review(change), author: 'maintainer' }, permission)
/** What came of it, in short: its events, or the reason of its refusal. */
const came = (...args: Parameters<typeof admit>) =>
  admit(...args).map(({ type, data }) =>
    'reason' in data ? data.reason : 'as' in data ? `${type} as ${data.as}` : type,
  )

describe('an open question', () => {
  test('is answered by a review with its verdict, text and remarks, by file and line', () => {
    const [taken, answer] = admit(ask(), { verdict: 'changes-requested', body: 'Spaces only. ', remarks })
    expect(taken).toMatchObject({ type: 'review.taken', data: { as: 'answer', remarks, verdict: 'changes-requested' } })
    expect(answer).toMatchObject({
      type: 'question.answered',
      data: {
        call: 'q',
        by: 'maintainer',
        permission: 'write',
        text: 'Changes requested.\n\nSpaces only.\n\nOn src/slug.js:3:\nOnly spaces.\n\nOn README.md:\nSay it here.',
      },
    })
  })

  test.each([
    ['approved', 'Yes (the review approves).'],
    ['changes-requested', 'No (the review requests changes).'],
  ] as const)('with yes or no takes one that is %s without a word', (verdict, text) => {
    expect(admit(ask({ yesNo: true }), { verdict })[1]).toMatchObject({ data: { text } })
  })

  test('is not answered by an approval without a word when it is no matter of yes and no', () => {
    expect(came(ask(), { verdict: 'approved' })).toEqual([expect.stringContaining('what the answer is')])
    const options = ask({ options: ['all', 'none'] })
    expect(came(options, { verdict: 'approved' })).toEqual([expect.stringContaining('which of the options')])
    expect(came(options, { verdict: 'approved', body: 'All.' })).toEqual([
      'review.taken as answer',
      'question.answered',
    ])
  })

  test('is not answered by what was submitted before it was asked; the agent reads that too', () => {
    const early = { signal: { ...review().signal, at: START - 5_000 } }
    expect(came(ask(), { ...early, body: 'Mind the tabs.' })).toEqual(['review.taken as guidance'])
    const { question } = ask().state
    const sameSecond = { signal: { ...review().signal, at: Math.floor((question?.at ?? 0) / 1000) * 1000 } }
    expect(came(ask(), { ...sameSecond, body: 'Yes.' })).toContain('question.answered')
    expect(came(ask(), { signal: { kind: 'review', id: 1, number: 43 }, body: 'Yes.' })).toContain('question.answered')
  })

  test('is answered once', () => {
    const [taken, answer] = admit(ask(), { body: 'Yes.' })
    if (!taken || !answer) throw new Error('nothing was taken')
    expect(came(ask().and(taken, answer), { body: 'And more.' })).toEqual(['review.taken as guidance'])
  })
})

test('what was answered is not asked for again: reviews alone, since they come in a list of their own', () => {
  const comment = event('signal.refused', {
    signal: { kind: 'comment', id: 8, number: 42 },
    by: 'reader',
    reason: 'no',
  })
  const review = event('signal.refused', { signal: { kind: 'review', id: 9, number: 43 }, by: 'reader', reason: 'no' })
  expect([...heardReviews(begun.and(comment, review).state)]).toEqual([9])
})

describe('a review that does not count while somebody is awaited is refused with a reason', () => {
  test.each([
    ['the wrong person', {}, 'read', 'a review counts from somebody with write permission in this repository'],
    ['a dismissed one', { verdict: 'dismissed' }, 'write', 'it was dismissed before it was read'],
    ['an empty one', { body: ' ' }, 'write', expect.stringContaining('it says nothing')],
  ] as const)('%s', (_, change, permission, reason) => {
    for (const at of [ask(), ask({ yesNo: true }), shown, action, paused, stopped])
      expect(came(at, change, permission)).toEqual([reason])
    expect(came(working, change, permission)).toEqual([])
  })

  test('with one reply on the pull request, and no reaction', () => {
    const refused = ask().and(...admit(ask(), {}, 'read'))
    const [reply, ...more] = missingEffects(refused.state)
    expect(reply).toMatchObject({ kind: 'comment', number: 43, purpose: 'refusal', subject: 'review-70' })
    expect(reply).toHaveProperty(
      'body',
      expect.stringMatching(/^Not taken: the \[review\]\(.*\/pull\/43#pullreq.*-70\)/),
    )
    expect(more.map(({ kind }) => kind)).not.toContain('reaction')
    expect(missingEffects(refused.settled().state)).toEqual([])
  })
})

test('at the plan gate a review that requests changes revises, and one that approves is told of /approve', () => {
  const [taken, revision] = admit(shown, { verdict: 'changes-requested', body: 'Mind the tabs.', remarks })
  expect(taken).toMatchObject({ type: 'review.taken', data: { as: 'answer' } })
  expect(revision).toMatchObject({ type: 'revision.asked', data: { text: expect.stringContaining('src/slug.js:3') } })
  expect(came(shown, { verdict: 'approved', body: 'Fine.' })).toEqual([expect.stringContaining('comment `/approve`')])
  expect(came(shown, { body: 'I wonder.' })).toEqual(['review.taken as guidance'])
  expect(came(action, { verdict: 'approved' })).toEqual([expect.stringContaining('`/approve` or `/deny`')])
})

test('while the agent works, or the task is paused or stopped, a review is guidance', () => {
  for (const at of [planning, working, paused, stopped])
    expect(came(at, { verdict: 'changes-requested', body: 'Tabs too.' })).toEqual(['review.taken as guidance'])
  expect(came(stopped, { verdict: 'approved' })).toEqual(['review.taken as guidance'])
  expect(came(working, { verdict: 'approved' })).toEqual([])
  expect(came(over.and(suspended()), { body: 'Again.' })).toEqual(['review.taken as guidance'])
})

test('after done a review that asks for changes sends the task back to work; any other changes nothing', () => {
  const back = ['review.taken as guidance', 'task.reopened']
  const remarks = [{ id: 5, path: 'src/slug.js', line: 3, body: 'Why?' }]
  expect(came(over, { verdict: 'changes-requested', body: 'Again.' })).toEqual(back)
  expect(came(over, { verdict: 'commented', remarks })).toEqual(back)
  expect(came(over, { verdict: 'approved', body: 'Fine.' })).toEqual([])
  expect(came(over, { verdict: 'commented', body: 'Hm.' })).toEqual([])
  expect(came(over, { verdict: 'dismissed', remarks })).toEqual([])
  expect(came(over, { verdict: 'pending', remarks })).toEqual([])
  expect(came(over, { verdict: 'changes-requested' }, 'read')[0]).toContain('a review counts from somebody with write')
  expect(came(cancelled, { verdict: 'changes-requested', body: 'Again.' })).toEqual([
    'this task has ended: it is cancelled',
  ])
  expect(came(cancelled, { verdict: 'approved', body: 'Fine.' })).toEqual([])
})

test('what is pending, by a bot, by a deleted account, by Pawl, or was heard is not looked at', () => {
  const due = (...all: readonly SaidReview[]) => dueReviews(ask().state, all).length
  expect(due(review(), review({ verdict: 'dismissed' }))).toBe(2)
  expect(due(review({ verdict: 'pending' }))).toBe(0)
  expect(due(review({ authorType: 'Bot' }), review({ author: null }), review({ body: '<!-- pawl:key=1 -->' }))).toBe(0)
  expect(dueReviews(ask().and(...admit(ask(), { body: 'Yes.' })).state, [review()])).toEqual([])
})

test('what was said goes in the order of time, and where that is not known it comes first', () => {
  const at = (id: number, time?: number) => ({ signal: { kind: 'review', id, number: 43, at: time } as const })
  expect([at(3, 9), at(2), at(1), at(4, 5)].sort(byTime).map(({ signal }) => signal.id)).toEqual([1, 2, 4, 3])
})
