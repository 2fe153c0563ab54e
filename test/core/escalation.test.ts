/** Whom a task asks when it needs a person, what they read, and what becomes of it (issue: escalation; S6, F1). */
import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/core/effects.ts'
import { escalationOf } from '../../src/core/escalation.ts'
import { type Data, event } from '../../src/core/events.ts'
import { closedComment, questionComment, stoppedComment } from '../../src/core/present/escalation.ts'
import { ownersOfFiles, reviewersFor } from '../../src/core/reviewers.ts'
import { missingEffects } from '../../src/core/wishes.ts'
import {
  agent,
  answered,
  approved,
  calls,
  completed,
  finished,
  given,
  lease,
  opened,
  planned,
  scheduled,
  suspended,
  turn,
} from '../support/given.ts'

type Asked = Partial<Data<'question.asked'>>
const asking = (policy: Parameters<typeof opened>[1] = {}, question: Asked = {}, change = {}) =>
  given(opened(change, policy), lease())
    .settled()
    .and(agent(1, 'plan'), planned())
    .settled()
    .and(approved(), agent(2, 'work'))
    .settled()
    .and(
      turn(1, 2, [calls('q', 'ask_human')]),
      event('question.asked', { call: 'q', question: 'Tabs too?', yesNo: false, options: [], tried: [], ...question }),
    )
const begun = given(opened(), lease()).settled().and(agent(1, 'plan'))
const kinds = (state: ReturnType<typeof given>) => missingEffects(state.state).map(({ kind }) => kind)
const comments = (at: ReturnType<typeof given>) =>
  at.state.effects.flatMap(({ effect }) => (effect.kind === 'comment' ? [effect] : []))
const edits = (at: ReturnType<typeof given>) =>
  at.state.effects.flatMap(({ effect }) => (effect.kind === 'comment-edit' ? [effect.body] : []))
const lastComment = (at: ReturnType<typeof given>) => comments(at).at(-1)
const signal = { kind: 'review', id: 70, number: 43 } as const
const answer = event('question.answered', { call: 'q', signal, by: 'writer', permission: 'write', text: 'Yes.' })

describe('who is asked', () => {
  const reviewers = (names: string[] | undefined, labeledBy = 'maintainer') =>
    reviewersFor(given(opened({ labeledBy }, names ? { reviewers: names } : {}), lease()).state)

  test('the reviewers that the workflow names, else whoever labelled; nobody twice, and no bot', () => {
    expect(reviewers(['writer', 'octo/core', 'Writer'])).toEqual(['writer', 'octo/core'])
    expect(reviewers(undefined)).toEqual(['maintainer'])
    expect(reviewers(['renovate[bot]'])).toEqual(['maintainer'])
    expect(reviewers([], 'pawl[bot]')).toEqual([])
  })

  test('the owners of the files that the plan touches, when the workflow names nobody', () => {
    const text = '* @writer\n/src/ @octo/core @writer\n/docs/ docs@example.com\n'
    const owners = [...ownersOfFiles(text, ['src/slug.js', 'README.md', 'docs/a.md'])]
    expect(owners).toEqual(['octo/core', 'writer'])
    const plan = planned()
    const owned = { ...plan, data: { ...plan.data, owners } } as typeof plan
    expect(reviewersFor(given(opened(), lease(), owned).state)).toEqual(owners)
    expect(reviewersFor(given(opened({}, { reviewers: ['reader'] }), lease(), owned).state)).toEqual(['reader'])
  })

  test('each by a request of its own; the comment follows when it is known who was reached', () => {
    const asked = asking({ reviewers: ['writer', 'octo/core'] })
    const requests = missingEffects(asked.state)
    expect(requests).toMatchObject([
      { kind: 'review-request', number: 43, reviewer: 'writer', at: asked.state.question?.at },
      { kind: 'review-request', reviewer: 'octo/core' },
    ])
    const keyed = (effect: Effect, index: number) => scheduled(effect, `r${index}`)
    const half = asked.and(requests.map(keyed), completed('r0', { id: 43 }))
    expect(kinds(half)).toEqual([])
    const [comment] = missingEffects(half.and(completed('r1', {})).state)
    expect(comment).toMatchObject({ kind: 'comment', number: 43, purpose: 'question', subject: 'question-q' })
    expect(comment).toHaveProperty('body', expect.stringContaining('### ❓ One decision needed from writer\n'))
    expect(comment).toHaveProperty('body', expect.stringContaining('could not be requested from @octo/core:'))
  })

  test('when there is nobody to name, anybody who may', () => {
    const asked = asking({}, {}, { labeledBy: 'pawl[bot]' }).settled()
    expect(lastComment(asked)?.body).toContain('needed from somebody with write permission')
    const [all] = [{ reached: [], missed: ['a'] }]
    expect(questionComment(asked.state, all ?? { reached: [], missed: [] })).toContain('needed from a\n')
  })
})

describe('the comment for a question', () => {
  test('says what was tried, the options, where to look and how to answer; it can mention nobody (S6)', () => {
    const tried = ['only spaces: `test/slug.test.js:14` still fails\nsee above', 'all white space: breaks @octocat']
    const { body = '' } =
      lastComment(asking({}, { question: 'Tabs <!-- too?', tried, options: ['all', 'none'] }).settled()) ?? {}
    expect(body).toMatchInlineSnapshot(`
      "### ❓ One decision needed from maintainer

      **Decision**: Tabs <​!-- too?

      **Tried**:
      1. only spaces: \`test/slug.test.js:14\` still fails
         see above
      2. all white space: breaks @​octocat

      **Options**:
      - (a) all
      - (b) none
      - (c) something else: say what

      **Look at**: [the job](https://github.com/octo/slugs/actions/runs/1001) · [the journal](https://github.com/octo/slugs/tree/pawl/state/42) · [the diff so far](https://github.com/octo/slugs/compare/main...pawl/issue-42)

      **Answer** by submitting a review (Files changed → Review changes → Submit review), with or without inline comments. It counts from people with write permission, and once it is submitted.

      Days later is fine: until then nothing runs and nothing is billed. So far $0.01 of $5.00 are spent."
    `)
    expect(body).not.toMatch(/@(?=\w)|<!--/)
  })

  test('where somebody else has pushed meanwhile, what it would have shown is not pushed over theirs', () => {
    const asked = asking({}, { tree: 'tree2' })
    const [push] = missingEffects(asked.state)
    if (!push) throw new Error('nothing is pushed')
    const moved = asked.and(scheduled(push, 'p'), event('work.moved', { sha: 'theirs', conflicts: [] }))
    expect(kinds(moved)).not.toContain('push')
    expect(kinds(moved)).toContain('review-request')
  })

  test('comes after the work so far, so that a review can answer on its lines; what is pushed already is not again', () => {
    const asked = asking({}, { tree: 'tree2' })
    const [push, request] = missingEffects(asked.state)
    expect(push).toMatchObject({ kind: 'push', branch: 'pawl/issue-42', tree: 'tree2', at: asked.state.question?.at })
    expect(push).toHaveProperty('message', expect.stringMatching(/^Work so far on #42\n/))
    expect(request).toMatchObject({ kind: 'review-request' })
    const pushes = asked.settled().state.effects.filter(({ effect }) => effect.kind === 'push')
    expect(pushes).toHaveLength(2)
    const done = asked
      .settled()
      .and(answer, answered('q'), finished('f1', { tree: 'tree2' }))
      .settled()
    const last = done.state.effects.findLast(({ effect }) => effect.kind === 'push')?.effect
    expect(last).toMatchObject({ tree: 'tree2', message: expect.stringContaining('Slugs have no spaces.') })
    const none = given(opened(), lease(), event('question.asked', { ...asked.state.question, call: 'q' } as never))
    expect(missingEffects(none.state).map(({ kind }) => kind)).not.toContain('review-request')
  })

  test('tells of /approve and /deny where yes or no is an answer', () => {
    const { body = '' } = lastComment(asking({}, { yesNo: true }).settled()) ?? {}
    expect(body).toContain('`/approve` in a comment says yes as well, `/deny [reason]` no.')
    expect(body).not.toContain('**Options**')
  })

  test('is rewritten when it is answered: who did, and where', () => {
    const asked = asking().settled()
    expect(asked.decide()).toEqual({ do: 'end', reason: 'gate' })
    const decided = asked.and(answer)
    expect(missingEffects(decided.state)[0]).toMatchObject({ kind: 'comment-edit', number: 43, comment: 901 })
    const [edit] = edits(decided.settled())
    expect(edit).toMatch(/^### ✅ Answered by writer\n\n\[The answer\]\(.*\/pull\/43#pullrequestreview-70\)/)
    expect(edit).toContain('<details><summary>One decision needed from maintainer</summary>')
    expect(edits(decided.settled().and(lease()).settled())).toHaveLength(1)
    const byComment = { ...answer.data, signal: { ...signal, kind: 'comment' } } as Data<'question.answered'>
    expect(edits(asked.and(event('question.answered', byComment)).settled())[0]).toContain('#issuecomment-70')
  })

  test('is rewritten when the task ends without an answer', () => {
    const cancelled = asking()
      .settled()
      .and(event('task.ended', { outcome: 'cancelled', by: 'writer' }))
      .settled()
    expect(edits(cancelled)[0]).toMatch(/^### ⏹️ Closed: the task was cancelled by writer\n/)
    const merged = asking()
      .settled()
      .and(event('task.ended', { outcome: 'merged' }))
    expect(closedComment(merged.state, { purpose: 'question', body: '### ❓ One' })).toContain('the task has ended\n')
    const gone = given(opened(), lease()).state
    expect(closedComment(gone, { purpose: 'question', body: '' })).toContain('no longer open')
  })

  test('needs a question, as the other needs a stop', () => {
    const { state } = begun
    const nobody = { reached: [], missed: [] }
    expect(() => questionComment(state, nobody)).toThrow('no question')
    expect(() => stoppedComment(state, nobody)).toThrow('no stop')
  })

  test('leaves out the job when there is none', () => {
    const { state } = asking()
    expect(questionComment({ ...state, run: null }, { reached: [], missed: [] })).not.toContain('[the job]')
  })
})

describe('a task that is stuck, and a fatal error, ask a person (F1)', () => {
  test.each(['stuck', 'fatal'] as const)('%s: once for each time, by a request, a comment and the status', (kind) => {
    const stopped = begun.and(suspended({ class: kind, detail: 'what it printed' }))
    expect(missingEffects(stopped.state)).toMatchObject([
      { kind: 'review-request', number: 43, reviewer: 'maintainer', at: stopped.state.suspended?.at },
      { kind: 'status' },
    ])
    const told = stopped.settled()
    expect(told.decide()).toEqual({ do: 'end', reason: 'suspended' })
    expect(comments(told).filter(({ purpose }) => purpose === 'stopped')).toHaveLength(1)
    expect(lastComment(told)?.body).toMatch(/^### 🛑 Stopped, and a decision needed from maintainer\n/)
    expect(lastComment(told)?.body).toContain('**What happened**: the key was refused.')
    expect(lastComment(told)?.body).toContain('**To go on**: renew it.')
    const again = told.and(lease(), suspended({ class: kind })).settled()
    expect(again.state.effects.filter(({ effect }) => effect.kind === 'review-request')).toHaveLength(2)
    expect(edits(again)).toEqual([expect.stringMatching(/^### ▶️ The task has gone on\n/)])
  })

  test('one that was scheduled is performed also by the next job', () => {
    const stopped = begun.and(suspended({ class: 'stuck' }))
    const [ask] = missingEffects(stopped.state)
    if (!ask) throw new Error('nobody is asked')
    expect(stopped.and(scheduled(ask, '42-9')).decide()).toMatchObject({ do: 'perform', effect: { key: '42-9' } })
  })

  test('what can not be told is given up, and not tried again', () => {
    const stopped = begun.and(suspended({ class: 'fatal' }))
    const [ask] = missingEffects(stopped.state)
    if (!ask) throw new Error('nobody is asked')
    const dropped = stopped.and(scheduled(ask, '42-9'), event('effect.dropped', { key: '42-9', why: 'refused' }))
    expect(dropped.state.effects.at(-1)?.evidence).toEqual({})
    expect(lastComment(dropped.settled())?.body).toContain('could not be requested from @maintainer')
    const open = dropped.state.effects.length
    const [comment] = missingEffects(dropped.state)
    if (!comment) throw new Error('nothing is told')
    const silent = dropped.and(scheduled(comment, 'c'), event('effect.dropped', { key: 'c', why: 'locked' }))
    expect(silent.settled().decide()).toEqual({ do: 'end', reason: 'suspended' })
    expect(silent.state.effects).toHaveLength(open + 1)
    expect(edits(silent.and(lease()).settled())).toEqual([])
  })

  test('nobody is asked for a limit that is used up, or before there is a pull request', () => {
    expect(kinds(begun.and(suspended({ class: 'limit' })))).toEqual(['status'])
    expect(kinds(given(opened(), lease(), suspended({ class: 'stuck' })))).toEqual(['status'])
    expect(escalationOf(begun.state)).toBeNull()
  })
})
