/** What was answered before is asked for with its ETag, and is as good as an answer; lists of many pages are read whole. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markerOf } from '../../src/core/names.ts'
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
  const checks = () => asking(() => world.forge.checks(sha, 'main'))
  const [first] = await checks()
  expect(first).toMatchObject({ total: 1, passed: 1 })
  expect(await checks()).toEqual([first, [304, 304, 304, 304]])
  expect(await checks()).toEqual([first, [304, 304, 304, 304]])
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

describe('lists of more than one page', () => {
  let task: number
  let deleted: number
  beforeAll(async () => {
    task = await world.openIssue('Much to say', '', 'reader')
    deleted = await world.say(task, 'writer', 'Comment 1')
    for (let number = 2; number <= 100; number += 1) await world.say(task, 'writer', `Comment ${number}`)
  })

  /** Somebody deletes the first comment as soon as the second page is asked for. */
  async function whileDeleted<T>(ask: () => Promise<T>): Promise<T> {
    let pages = 0
    world.judge(async ({ path }) => {
      if (path.includes('page=2') && ++pages === 1) await world.remove(deleted)
      return undefined
    })
    const answer = await ask()
    world.judge(null)
    expect(pages).toBeGreaterThan(0)
    return answer
  }

  test('A3, P7: a comment that is deleted between two pages hides none that is looked for, nor does an emptied page', async () => {
    const effect = { kind: 'comment', number: task, purpose: 'plan', subject: 'plan-1', body: 'Plan v1' } as const
    const keyed = { key: `${task}-1`, effect }
    const found = await world.forge.perform(keyed)
    expect(await whileDeleted(() => world.another().probe(keyed))).toEqual({ found })
    const none = { key: `${task}-2`, effect }
    expect(await world.another().probe(none)).toBe('absent')
  })

  test('P7, R15: the status comment is found on a later page, by a worker that knows nothing of it', async () => {
    const keyed = (body: string) =>
      ({ key: `${task}-9`, effect: { kind: 'status', number: task, revision: body, body } }) as const
    const first = await world.another().perform(keyed('Working'))
    expect(await world.another().probe(keyed('Working'))).toEqual({ found: first })
    expect((await world.another().perform(keyed('Done'))).id).toBe(first.id)
    expect(await world.forge.comments(task)).toHaveLength(101)
  })

  test('P1: nor any when all are read', async () => {
    deleted = (await world.forge.comments(task))[0]?.id ?? 0
    await world.say(task, 'writer', 'The last.')
    const all = await whileDeleted(() => world.forge.comments(task))
    const left = Array.from({ length: 98 }, (_, index) => `Comment ${index + 3}`)
    expect(all.slice(1).map(({ body }) => body.split('\n')[0])).toEqual([...left, 'Plan v1', 'Done', 'The last.'])
  })

  test('P1: a review that somebody stopped writing meanwhile takes no other with it', async () => {
    const review = (id: number) => ({ id, user: null, body: '', state: 'COMMENTED', commit_id: 'c' })
    const all = Array.from({ length: 101 }, (_, id) => review(id))
    let reads = 0
    world.judge(({ path }) => {
      if (/pulls.3.comments/.test(path)) return { before: { status: 200, body: [] } }
      if (!path.includes('/pulls/3/reviews')) return undefined
      reads += 1
      return { before: { status: 200, body: reads === 1 ? all.slice(0, 100) : all.slice(1) } }
    })
    const read = await world.another().reviews(3)
    world.judge(null)
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  test('A3: an answer in a thread that a deletion hid among a hundred others is found', async () => {
    const user = { id: 1, login: 'pawl[bot]', type: 'Bot' }
    const others = Array.from({ length: 100 }, (_, id) => ({ id, user, body: 'Why?', html_url: 'x' }))
    const ours = { id: 200, user, body: `Done.\n\n${markerOf('7-4')}`, html_url: 'y' }
    let reads = 0
    world.judge(({ path }) => {
      if (!path.includes('/pulls/3/comments')) return undefined
      reads += 1
      return { before: { status: 200, body: reads === 1 ? others : [...others.slice(1), ours] } }
    })
    const reply = { key: '7-4', effect: { kind: 'reply', number: 3, comment: 1, body: 'Done.' } } as const
    const found = await world.another().probe(reply)
    world.judge(null)
    expect(found).toEqual({ found: { id: 200, url: 'y' } })
  })
})
