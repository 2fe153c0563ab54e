/** After done, and what people do to the branches meanwhile: read as states, whatever was told of it. */
import { execFileSync } from 'node:child_process'
import { describe, expect, type TestContext, test } from 'vitest'
import { beginning } from '../support/shared.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { approved, edit, openShort, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'
import type { World } from '../world/world.ts'

const finish = (summary: string) => call('finish', { summary })
const twice = script({
  plan: SHORT_PLAN,
  work: [
    [edit('wrold', 'world')],
    [finish('Spelt right.')],
    [edit('Hello world', 'Hello world!')],
    [finish('It ends in an exclamation mark now.')],
  ],
})

const common = { files: SHORT_FILES, with: { verify: "grep -q 'Hello world' greeting.txt" } }
const doneWorlds = beginning({ ...common, brain: twice }, ({ world }) => playStory(world, SHORT_ISSUE))
const waiting = waitingWorlds(common)

async function done(finished: TestContext['onTestFinished']) {
  const pawl = await doneWorlds(finished)
  const [pull] = await pawl.world.pulls()
  return { ...pawl, task: 1, pull: pull?.number ?? 0 }
}
const typesOf = async (world: World, task: number) => (await readJournal(world, task)).map(({ type }) => type)
const hasRef = (world: World, ref: string) => world.git('rev-parse', '--verify', ref).then(Boolean, () => false)

describe('after done', () => {
  test('inline comments alone send the task back to work too, and each thread is answered when that is done', async ({
    onTestFinished,
  }) => {
    const { world, model, task, pull } = await done(onTestFinished)
    await world.as('maintainer').review(pull, {
      event: 'COMMENT',
      comments: [
        { path: 'greeting.txt', line: 1, body: 'An exclamation mark here.' },
        { path: 'greeting.txt', line: 1, body: 'And no other.' },
      ],
    })
    await settle(world)
    expect(JSON.stringify(model.requests.at(-2)?.body)).toMatch(/An exclamation mark here\.[\s\S]*And no other\./)
    expect(await world.git('show', 'pawl/issue-1:greeting.txt')).toBe('Hello world!\n')
    const answers = (await world.reviewComments(pull)).filter(({ user }) => user?.login !== 'maintainer')
    const said = expect.stringMatching(/^Done in [0-9a-f]{40}\.[\s\S]*exclamation/)
    expect(answers.map(({ body }) => body)).toEqual([said, said])
    expect(new Set(answers.map(({ in_reply_to_id: thread }) => thread)).size).toBe(2)
    expect((await typesOf(world, task)).filter((type) => type === 'task.ended')).toHaveLength(2)
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('merging closes the task, and its state branch becomes a tag', async ({ onTestFinished }) => {
    const { world, pull, task, ...pawl } = await done(onTestFinished)
    await world.as('maintainer').merge(pull)
    await settle(world)
    expect(await hasRef(world, 'refs/heads/pawl/state/1')).toBe(false)
    expect(await world.git('log', '-1', '--format=%s', 'refs/tags/pawl/state/1')).toContain(`Task ${task}`)
    const requests = pawl.model.requests.length
    await world.dispatch(task)
    await settle(world)
    expect([pawl.model.requests.length, await hasRef(world, 'refs/heads/pawl/state/1')]).toEqual([requests, false])
  })

  test('closing the pull request unmerged cancels the task', async ({ onTestFinished }) => {
    const { world, pull, task } = await done(onTestFinished)
    await world.as('maintainer').closePull(pull)
    await settle(world)
    expect((await world.comments(task))[0]?.body).toContain('### ⏹️ Cancelled by maintainer')
  })
})

describe.concurrent('before', () => {
  test('an unlabelled task is paused, and goes on with its label', async ({ onTestFinished }) => {
    const pawl = await openShort(onTestFinished)
    const { world } = pawl
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(world)
    await maintainer.unlabel(task, 'pawl')
    await settle(world)
    expect((await world.comments(task))[0]?.body).toContain('Paused')
    await maintainer.label(task, 'pawl')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('commits that a person pushes to the work branch are kept, and the agent looks again', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished, { brain: twice })
    const { world } = pawl
    let pushed = ''
    world.onRequest(async ({ channel }) => {
      const working = pawl.model.requests.length >= 2
      if (channel === 'model' && working && pushed === '') pushed = await pushNote(world)
      return undefined
    })
    const task = await approved(pawl)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await world.git('show', 'pawl/issue-1:note.txt')).toBe('Mine.\n')
    expect(await world.git('merge-base', '--is-ancestor', pushed, 'pawl/issue-1')).toBe('')
    expect(await typesOf(world, task)).toContain('work.moved')
  })
})

describe.concurrent('a cancelled task', () => {
  const reopened = async (finished: TestContext['onTestFinished']) => {
    const pawl = await openShort(finished)
    const { world } = pawl
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(world)
    const pull = (await world.pulls())[0]?.number ?? 0
    const say = async (body: string) => {
      await maintainer.comment(task, body)
      await settle(world)
      return (await world.comments(task))[0]?.body ?? ''
    }
    const { owner, name } = world.repository
    const open = () => maintainer.request('PATCH', `/repos/${owner}/${name}/pulls/${pull}`, { state: 'open' })
    return { ...pawl, task, pull, maintainer, say, open }
  }
  const WAITS = /^### ✋ Waiting for your approval/
  const CANCELLED = /^### ⏹️ Cancelled by maintainer/

  test('goes on with /retry, from where it was, and to its end', async ({ onTestFinished }) => {
    const { world, task, say, model, ...pawl } = await reopened(onTestFinished)
    expect(await say('/cancel')).toMatch(CANCELLED)
    const turns = model.requests.length
    expect(await say('/retry')).toMatch(WAITS)
    expect(model.requests).toHaveLength(turns)
    await say('/approve')
    expect(statusesOf({ world, model, ...pawl }).at(-1)).toEqual(['success', 'done'])
    expect((await typesOf(world, task)).filter((type) => type === 'task.reopened')).toHaveLength(1)
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('its issue that is opened again changes nothing by itself; /retry does', async ({ onTestFinished }) => {
    const { world, task, say, maintainer } = await reopened(onTestFinished)
    await maintainer.closeIssue(task)
    await settle(world)
    await maintainer.reopenIssue(task)
    await settle(world)
    expect((await world.comments(task))[0]?.body).toMatch(CANCELLED)
    expect(await say('/retry')).toMatch(WAITS)
  })

  test('its pull request has to be open again for /retry to help', async ({ onTestFinished }) => {
    const { world, task, pull, say, maintainer, open } = await reopened(onTestFinished)
    await maintainer.closePull(pull)
    await settle(world)
    expect(await say('/retry')).toMatch(CANCELLED)
    await open()
    await settle(world)
    expect((await world.comments(task))[0]?.body).toMatch(CANCELLED)
    expect(await say('/retry')).toMatch(WAITS)
    expect((await tally(world, task)).duplicates).toEqual([])
  })
})

const put = (world: World, input: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: world.bare, input, encoding: 'utf8' })

/** A person's commit on top of the work branch, as a push would leave it. */
async function pushNote(world: World): Promise<string> {
  const tip = (await world.git('rev-parse', 'pawl/issue-1')).trim()
  const listing = await world.git('ls-tree', tip)
  const blob = put(world, 'Mine.\n', 'hash-object', '-w', '--stdin').trim()
  const tree = put(world, `${listing}100644 blob ${blob}\tnote.txt\n`, 'mktree').trim()
  const sha = (await world.git('commit-tree', tree, '-p', tip, '-m', 'A note')).trim()
  await world.git('update-ref', 'refs/heads/pawl/issue-1', sha)
  return sha
}
