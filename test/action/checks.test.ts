/** P6: a task is done when what its base branch requires of CI has passed on the very commit that was pushed. */
import { expect, test } from 'vitest'
import { approved, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'

const waitingFor = waitingWorlds()

test('a required check that runs is waited for, also by the next job when the machine dies; nothing is verified twice', async ({
  onTestFinished,
}) => {
  const pawl = await waitingFor(onTestFinished)
  const { world } = pawl
  const status = async () => (await world.comments(1))[0]?.body ?? ''
  world.requiredChecks.push('ci')
  await approved(pawl)
  await world.until(() => world.jobs.some(({ log }) => log.includes('Waiting for CI on ')))
  const sha = (await world.git('rev-parse', 'pawl/issue-1')).trim()
  await world.check({ sha, name: 'ci', status: 'in_progress' })
  await world.until(async () => (await status()).includes('Required by `main` and still running: `ci`.'))
  expect((await world.pulls())[0]?.draft).toBe(true)
  world.kill(world.jobs.at(-1)?.id ?? '')
  await world.check({ sha, name: 'ci', conclusion: 'success' })
  await settle(world)
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  expect(await status()).toContain('CI on this commit: 1 of 1 passed.')
  expect((await world.pulls())[0]?.draft).toBe(false)
  expect(world.jobs.filter(({ log }) => log.includes(`Verifying ${sha}`))).toHaveLength(1)
  expect((await tally(world, 1)).duplicates).toEqual([])
})
