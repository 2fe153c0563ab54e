/** How a pull request is opened where a repository's settings or plan stand in the way. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { failure } from './forge-contract.ts'
import { githubWorld } from './forge-github-world.ts'

let world: Awaited<ReturnType<typeof githubWorld>>
beforeAll(async () => {
  world = await githubWorld()
})
afterAll(() => world.close())
afterEach(() => world.judge(null))

const keyed = {
  key: '42-1',
  effect: { kind: 'pull-request', head: 'pawl/issue-42', base: 'main', title: 'Mend slugs', body: '' },
} as const

/** Refuses the first so many requests to open one; counts them all. */
function refusing(times: number, status: number, message: string) {
  const seen = { count: 0 }
  world.judge(({ write, path }) => {
    if (!write || !path.endsWith('/pulls')) return undefined
    seen.count += 1
    return seen.count <= times ? { before: { status, body: { message } } } : undefined
  })
  return seen
}

test('a workflow that may not open one is told which box to tick', async () => {
  refusing(9, 403, 'GitHub Actions is not permitted to create or approve pull requests.')
  expect(await failure(world.another().perform(keyed))).toMatchObject({
    status: 403,
    message: expect.stringContaining('GitHub Actions is not permitted'),
    todo: expect.stringContaining('tick “Allow GitHub Actions to create and approve pull requests”'),
  })
})

test('where there are no drafts it is open from the beginning, and ready as it is', async () => {
  await world.branch('pawl/issue-42')
  const seen = refusing(1, 422, 'Draft pull requests are not supported in this repository.')
  const { id: number = 0 } = await world.another().perform(keyed)
  expect(seen.count).toBe(2)
  expect(await world.another().probe({ key: '42-2', effect: { kind: 'ready', number } })).toMatchObject({
    found: { id: number },
  })
})
