/** Escalation: the agent asks, a person answers by a review, and the answer reaches the agent exactly once. */
import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, type PawlOptions, type PawlWorld } from '../support/pawl.ts'
import { questionBrain } from '../support/question-brain.ts'
import { beginning } from '../support/shared.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY } from '../support/short-brain.ts'
import { approved, openShort, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { results } from '../world/messages/brain.ts'
import type { MessagesRequest } from '../world/messages/types.ts'
import type { NewReview } from '../world/people.ts'

type Finished = TestContext['onTestFinished']

const LOGIN = 'maintainer'
const INLINE: NewReview = {
  event: 'REQUEST_CHANGES',
  body: 'Not in a comment.',
  comments: [{ path: 'greeting.txt', line: 1, body: 'Only this line.' }],
}

const waiting = waitingWorlds()
const askedWorlds = beginning(
  { brain: questionBrain(), files: SHORT_FILES, with: { verify: SHORT_VERIFY } },
  ({ world }) => playStory(world, SHORT_ISSUE),
)

/** Has the question of its own asked, where the usual one does not do. */
async function ask(finished: Finished, asking: Parameters<typeof questionBrain>[0], options: PawlOptions) {
  const pawl = await waiting(finished, { brain: questionBrain(asking), ...options })
  await approved(pawl)
  await settle(pawl.world)
  return pawl
}

/** The world when the agent has asked and nothing runs any more. */
async function asked(finished: Finished, asking?: Parameters<typeof questionBrain>[0], options: PawlOptions = {}) {
  const pawl = asking ? await ask(finished, asking, options) : await askedWorlds(finished)
  const task = 1
  const [pull] = await pawl.world.pulls()
  if (!pull) throw new Error('there is no pull request')
  const review = async (login: string, review: NewReview) => {
    const id = await pawl.world.as(login).review(pull.number, review)
    await pawl.world.idle()
    return id
  }
  const own = async () => (await pawl.world.comments(pull.number)).filter(({ user }) => user?.type === 'Bot')
  const replies = async () => (await own()).flatMap(({ body }) => (body?.startsWith('Not taken:') ? [body] : []))
  return { ...pawl, pawl, task, pull: pull.number, review, own, replies }
}

/** What the model was told, in the last request, as the result of its question. */
const told = ({ model }: PawlWorld) => results(model.requests.at(-1)?.body as MessagesRequest, 'ask_human')
const tools = async ({ world }: PawlWorld, task: number) =>
  (await readJournal(world, task)).flatMap((one) => (one.type === 'tool.completed' ? [one.data.call] : []))
/** Each answer is given exactly once. */
async function onlyOnce(pawl: PawlWorld, task: number): Promise<void> {
  const events = await readJournal(pawl.world, task)
  expect(events.filter(({ type }) => type === 'question.answered')).toHaveLength(1)
  const calls = await tools(pawl, task)
  expect(new Set(calls).size).toBe(calls.length)
  expect(told(pawl)).toHaveLength(1)
  expect((await tally(pawl.world, task)).duplicates).toEqual([])
}

describe('escalation', () => {
  test('ask_human: a review is requested, with a comment that says what was tried and what is needed; the job ends', async ({
    onTestFinished,
  }) => {
    const { world, pawl, pull, own } = await asked(onTestFinished, { options: ['it may', 'it may not, @octocat'] })
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    expect((await world.pull(pull)).requested_reviewers.map(({ login }) => login)).toEqual([LOGIN])
    const body = (await own()).at(-1)?.body ?? ''
    for (const text of [
      '### ❓ One decision needed from maintainer',
      '**Decision**: May the old spelling stay in a comment?',
      '1. reading `greeting.txt:1`: it says nothing',
      '- (a) it may\n- (b) it may not, @\u200boctocat\n- (c) something else',
      '/compare/main...pawl/issue-1',
      'Review changes → Submit review',
    ])
      expect(body).toContain(text)
    const diff = await world.git('diff', 'main', 'pawl/issue-1')
    expect(diff).toContain('+Hello world')
    const jobs = world.jobs.length
    await world.cron()
    await world.idle()
    expect(world.jobs.slice(jobs).map(({ kind }) => kind)).toEqual(['route'])
  })

  test("a review's body and inline comments are the tool's result, with file and line, exactly once", async ({
    onTestFinished,
  }) => {
    const { pawl, task, pull, review, own } = await asked(onTestFinished)
    const id = await review(LOGIN, INLINE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const [result] = told(pawl)
    expect(result?.isError).toBe(false)
    for (const text of ['Changes requested.', 'Not in a comment.', 'On greeting.txt:1:\nOnly this line.', LOGIN])
      expect(result?.text).toContain(text)
    await onlyOnce(pawl, task)
    const [, comment] = await own()
    expect(comment?.body).toMatch(/^### ✅ Answered by maintainer\n/)
    expect(comment?.body).toContain(`/pull/${pull}#pullrequestreview-${id}`)
  })

  test.each(['before', 'after'] as const)(
    'also when the worker is killed right %s the answer is written down',
    async (when) => {
      const finished: (() => unknown)[] = []
      try {
        const { world, pawl, task, review } = await asked((close) => void finished.push(() => close({} as never)))
        let pushes = 0
        world.onRequest(({ channel, write }) => {
          if (channel !== 'git' || !write || ++pushes !== 1) return undefined
          return when === 'before' ? { before: 'kill' } : { after: 'kill' }
        })
        await review(LOGIN, INLINE)
        world.onRequest(undefined)
        expect(jobsOf(world, 'work').at(-1)?.conclusion).toBe('killed')
        await settle(world)
        expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
        await onlyOnce(pawl, task)
      } finally {
        for (const close of finished) await close()
      }
    },
  )

  test('/approve answers a yes-or-no question, and so does a review that approves without a word', async ({
    onTestFinished,
  }) => {
    const byComment = await asked(onTestFinished, { yes_no: true })
    await byComment.world.as(LOGIN).comment(byComment.pull, '/approve')
    await byComment.world.idle()
    expect(told(byComment.pawl)[0]?.text).toContain('Yes.')
    await onlyOnce(byComment.pawl, byComment.task)
    const byReview = await asked(onTestFinished, { yes_no: true })
    await byReview.review(LOGIN, { event: 'APPROVE' })
    expect(told(byReview.pawl)[0]?.text).toContain('Yes (the review approves).')
    await onlyOnce(byReview.pawl, byReview.task)
  })

  test('a review by the wrong person is refused with one reply, and the right one still counts', async ({
    onTestFinished,
  }) => {
    const { pawl, world, task, review, replies } = await asked(onTestFinished)
    await review('reader', { event: 'COMMENT', body: 'Yes, it may.' })
    await review('stranger', { event: 'COMMENT', body: 'I say no.' })
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    expect(await replies()).toEqual([
      expect.stringMatching(/by reader\. The reason: a review counts from somebody with write permission/),
      expect.stringMatching(/by stranger\. /),
    ])
    const jobs = world.jobs.length
    await world.cron()
    await world.idle()
    expect(world.jobs.slice(jobs).map(({ kind }) => kind)).toEqual(['route'])
    await review('writer', { event: 'COMMENT', body: 'It may not.' })
    expect(told(pawl)[0]?.text).toMatch(/writer[\s\S]*It may not\./)
    expect(await replies()).toHaveLength(2)
    await onlyOnce(pawl, task)
  })

  test('a review that was dismissed before it was read does not count, and that is said', async ({
    onTestFinished,
  }) => {
    const { pawl, world, task, pull, review, replies } = await asked(onTestFinished)
    const { if: condition } = world.workflow.route
    world.workflow.route.if = 'false'
    const id = await review('writer', { event: 'REQUEST_CHANGES', body: 'No.' })
    world.workflow.route.if = condition
    await world.as(LOGIN).dismissReview(pull, id)
    await review(LOGIN, { event: 'COMMENT', body: 'It may.' })
    expect(await replies()).toEqual([expect.stringContaining('it was dismissed before it was read')])
    expect(told(pawl)[0]?.text).toContain('It may.')
    await onlyOnce(pawl, task)
  })

  test('a pending review is no answer until it is submitted', async ({ onTestFinished }) => {
    const { pawl, world, task, pull } = await asked(onTestFinished)
    const { owner, name } = world.repository
    const path = `/repos/${owner}/${name}/pulls/${pull}/reviews`
    const maintainer = world.as(LOGIN)
    const { id } = await maintainer.request<{ id: number }>('POST', path, { body: 'It may.' })
    await world.dispatch(task)
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    expect(jobsOf(world, 'work').at(-1)?.log).toContain('nobody has said anything new')
    await maintainer.request('POST', `${path}/${id}/events`, { event: 'COMMENT', body: 'It may.' })
    await world.idle()
    expect(told(pawl)[0]?.text).toContain('It may.')
    await onlyOnce(pawl, task)
  })

  test('without `reviewers` the owners of the touched files are asked; an empty review is refused with one reply', async ({
    onTestFinished,
  }) => {
    const files = { ...SHORT_FILES, '.github/CODEOWNERS': '* @maintainer\n/greeting.txt @writer\n' }
    const { pawl, world, task, pull, review, replies } = await asked(onTestFinished, {}, { files })
    expect((await world.pull(pull)).requested_reviewers.map(({ login }) => login)).toEqual(['writer'])
    await review(LOGIN, { event: 'APPROVE' })
    expect(await replies()).toEqual([expect.stringContaining('it does not say what the answer is')])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    await review(LOGIN, { event: 'COMMENT', body: 'It may.' })
    await onlyOnce(pawl, task)
  })

  test('a fatal error asks too: red, a review requested, no job until somebody acts; a review goes on', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished)
    const { world } = pawl
    const secret = world.workflow.work.with['anthropic-api-key'] ?? ''
    world.workflow.work.with['anthropic-api-key'] = 'not-a-key'
    const maintainer = world.as(LOGIN)
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(world)
    expect(statusesOf(pawl)).toEqual([['failure', 'failed']])
    const [pull] = await world.pulls()
    const number = pull?.number ?? 0
    expect((await world.pull(number)).requested_reviewers.map(({ login }) => login)).toEqual([LOGIN])
    expect((await world.comments(number))[0]?.body).toMatch(/^### 🛑 Stopped, and a decision needed from maintainer\n/)
    world.workflow.work.with['anthropic-api-key'] = secret
    await maintainer.review(number, { event: 'COMMENT', body: 'The key is renewed.' })
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    expect(JSON.stringify(pawl.model.requests.map(({ body }) => body))).toContain('The key is renewed.')
    expect((await world.comments(number))[0]?.body).toMatch(/^### ▶️ The task has gone on\n/)
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('reviewers: people and teams are asked; who can not be is told by a mention, and the task goes on', async ({
    onTestFinished,
  }) => {
    const { world, pull, own } = await asked(
      onTestFinished,
      {},
      { teams: { 'octo/core': ['writer'] }, with: { reviewers: 'writer, octo/core octo/nobodies stranger' } },
    )
    expect((await world.pull(pull)).requested_reviewers.map(({ login }) => login)).toEqual(['writer'])
    const asks = (await world.events(pull)).filter(({ event }) => event === 'review_requested')
    expect(asks).toHaveLength(2)
    const body = (await own()).at(-1)?.body ?? ''
    expect(body).toContain('One decision needed from writer, octo/core\n')
    expect(body).toContain('could not be requested from @octo/nobodies, @stranger:')
  })
})
