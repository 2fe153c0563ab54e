/** What was answered before is asked for with its ETag, and an answer that nothing has changed is as good as the answer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { githubWorld } from './forge-github-world.ts'

let world: Awaited<ReturnType<typeof githubWorld>>
beforeAll(async () => {
  world = await githubWorld()
})
afterAll(() => world.close())

/** Statuses of the reads that this makes, with what it comes to. */
async function asking<T>(ask: () => Promise<T>): Promise<[T, readonly number[]]> {
  const before = world.world.requests.length
  const answer = await ask()
  const made = world.world.requests.slice(before).filter(({ channel }) => channel === 'api')
  return [answer, made.map(({ status }) => status)]
}

test('the second answer costs nothing and says the same; a change is seen at once', async () => {
  const task = await world.openIssue('Slugs keep spaces', '', 'reader')
  await world.say(task, 'writer', 'First.')
  const comments = () => asking(() => world.forge.comments(task))
  const [first, cost] = await comments()
  expect([cost, await comments()]).toEqual([[200], [first, [304]]])
  await world.say(task, 'writer', 'Second.')
  const [both, again] = await comments()
  expect([both.map(({ body }) => body), again]).toEqual([['First.', 'Second.'], [200]])
  expect(await comments()).toEqual([both, [304]])
  expect((await asking(() => world.forge.changedSince(null, 0)))[1]).toEqual([200])
  expect((await asking(() => world.forge.changedSince(null, 0)))[1]).toEqual([304])
})

test('lists that count what they hold come back whole each time', async () => {
  const sha = await world.branch('checked')
  await world.check(sha, 'build', { conclusion: 'success' })
  const checks = () => asking(() => world.forge.checks(sha))
  const [first] = await checks()
  expect(first).toMatchObject({ total: 1, passed: 1 })
  expect(await checks()).toEqual([first, [304]])
  expect(await checks()).toEqual([first, [304]])
})

test('P1: behind a page that was full there may be another by now', async () => {
  const task = await world.openIssue('Much to say', '', 'reader')
  for (let number = 1; number <= 100; number += 1) await world.say(task, 'writer', `Comment ${number}`)
  expect((await world.forge.comments(task)).length).toBe(100)
  await world.say(task, 'writer', 'The last.')
  const [all, cost] = await asking(() => world.forge.comments(task))
  expect([all.length, all.at(-1)?.body]).toEqual([101, 'The last.'])
  expect(cost).toEqual([200, 200, 200, 304])
})

test('P1: a comment that is deleted between two pages takes no other with it', async () => {
  const task = await world.openIssue('Much to say', '', 'reader')
  const first = await world.say(task, 'writer', 'Comment 1')
  for (let number = 2; number <= 102; number += 1) await world.say(task, 'writer', `Comment ${number}`)
  let pages = 0
  world.judge(async ({ path }) => {
    if (path.includes('page=2') && ++pages === 1) await world.remove(first)
    return undefined
  })
  const all = await world.forge.comments(task)
  world.judge(null)
  expect(all.slice(1).map(({ body }) => body)).toEqual(
    Array.from({ length: 101 }, (_, index) => `Comment ${index + 2}`),
  )
})
