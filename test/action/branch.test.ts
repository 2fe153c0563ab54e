/** What people do to the branches while a task goes on: nothing of theirs is overwritten, and what follows is said. */
import { describe, expect, type TestContext, test } from 'vitest'
import { commitOn } from '../support/commit-on.ts'
import { approved, edit, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'
import { call, lastResult, script } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest } from '../world/messages/types.ts'

const BRANCH = 'pawl/issue-1'
const finish = call('finish', { summary: 'Spelt right.' })
const resolving: Brain = script({
  plan: SHORT_PLAN,
  work: [
    [edit('wrold', 'world')],
    [finish],
    [
      call('str_replace_based_edit_tool', {
        command: 'create',
        path: 'greeting.txt',
        file_text: 'Hello world and all\n',
      }),
    ],
    [finish],
  ],
})

const waitingFor = waitingWorlds({ with: { verify: "grep -q 'Hello world' greeting.txt" } })

/** The plan waits for its approval. */
async function waiting(finished: TestContext['onTestFinished']) {
  const pawl = await waitingFor(finished)
  const [pull] = await pawl.world.pulls()
  return { ...pawl, pawl, task: 1, maintainer: pawl.world.as('maintainer'), pull: pull?.number ?? 0 }
}

describe('the work branch', () => {
  test('force-pushed: the task stops, says how it was, asks for a review, and pushes nothing over it', async ({
    onTestFinished,
  }) => {
    const { world, pawl, task, pull, maintainer } = await waiting(onTestFinished)
    const before = (await world.git('rev-parse', BRANCH)).trim()
    const other = (await world.git('commit-tree', 'main^{tree}', '-m', 'Another history')).trim()
    await world.git('update-ref', `refs/heads/${BRANCH}`, other)
    await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)?.[1]).toBe('suspended')
    expect((await world.git('rev-parse', BRANCH)).trim()).toBe(other)
    const status = (await world.comments(task))[0]?.body ?? ''
    expect(status).toContain(`${BRANCH} was rewritten: it no longer holds what was pushed`)
    expect(status).toContain(`git push --force origin ${before}:${BRANCH}`)
    const asked = (await world.pull(pull)).requested_reviewers
    expect(asked.map(({ login }) => login)).toEqual(['maintainer'])
    expect((await world.comments(pull)).at(-1)?.body).toContain('a decision needed from maintainer')
  })

  test('deleted, which closes the pull request: the task is cancelled, and what it has stays', async ({
    onTestFinished,
  }) => {
    const { world, pawl, task, pull, maintainer } = await waiting(onTestFinished)
    await world.git('update-ref', '-d', `refs/heads/${BRANCH}`)
    await maintainer.closePull(pull)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'cancelled'])
    expect((await world.comments(task))[0]?.body).toContain('### ⏹️ Cancelled by maintainer')
    expect(await world.branches()).toEqual(['main', 'pawl/state/1'])
  })
})

test('a merge conflict with the base goes to the agent, and is done when it is resolved', async ({
  onTestFinished,
}) => {
  const pawl = await waitingFor(onTestFinished, { brain: resolving })
  const { world, model } = pawl
  let moved = ''
  world.onRequest(async ({ channel }) => {
    if (channel === 'model' && model.requests.length === 2 && moved === '')
      moved = await commitOn(world, 'main', { 'greeting.txt': 'Hello wrold and all\n' })
    return undefined
  })
  const task = await approved(pawl)
  await settle(world)
  expect(moved).not.toBe('')
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  const requests = model.requests.map(({ body }) => body as MessagesRequest)
  expect(requests.some((one) => lastResult(one, 'finish')?.text.includes('Not done yet'))).toBe(true)
  expect(JSON.stringify(requests.at(-1))).toContain('The base branch has moved meanwhile')
  expect(await world.git('merge-base', '--is-ancestor', moved, BRANCH)).toBe('')
  expect(await world.git('show', `${BRANCH}:greeting.txt`)).toBe('Hello world and all\n')
  expect((await tally(world, task)).duplicates).toEqual([])
})
