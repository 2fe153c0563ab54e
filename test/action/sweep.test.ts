/** What the cron sweep finds by itself when every other workflow run was lost (P1, P5). */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, type TestContext, test } from 'vitest'
import { readTrailers } from '../../src/core/trailers.ts'
import { jobsOf, type PawlOptions } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { openShort, planned, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { script } from '../world/messages/brain.ts'
import type { World } from '../world/world.ts'

type Finished = TestContext['onTestFinished']

/** A task whose plan waits; from here on no workflow run but the sweep's starts. */
async function deaf(finished: Finished, options: PawlOptions = {}) {
  const pawl = await openShort(finished, { brain: script({ plan: SHORT_PLAN }), ...options })
  const { world } = pawl
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  onlySweeps(world)
  return { ...pawl, task, pull: (await world.pulls())[0]?.number ?? 0, jobs: () => jobsOf(world, 'work').length }
}

function onlySweeps({ workflow }: World): void {
  workflow.route.if = "github.event_name == 'schedule'"
}

async function sweeps(world: World, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await world.cron()
  await world.idle()
}

const status = async (world: World, task: number) =>
  (await world.comments(task)).find(({ user }) => user?.type === 'Bot')?.body ?? ''

describe.concurrent('P1: the sweep alone', () => {
  test.each([
    [
      'a closed issue',
      (world: World, task: number) => world.as('writer').closeIssue(task),
      /^### ⏹️ Cancelled by writer/,
    ],
    [
      'a pull request that was closed',
      (world: World, _: number, pull: number) => world.as('writer').closePull(pull),
      /^### ⏹️ Cancelled by writer/,
    ],
    [
      'a label that was taken away',
      (world: World, task: number) => world.as('writer').unlabel(task, 'pawl'),
      /^### .*Paused/,
    ],
  ])('notices %s, with one job', async (_, act, expected) => {
    const finished: (() => unknown)[] = []
    try {
      const { world, task, pull, jobs } = await deaf((close) => void finished.push(() => close({} as never)))
      const before = jobs()
      await sweeps(world)
      expect(jobs()).toBe(before)
      await act(world, task, pull)
      await sweeps(world)
      expect([jobs(), await status(world, task)]).toEqual([before + 1, expect.stringMatching(expected)])
      await sweeps(world)
      expect(jobs()).toBe(before + 1)
      expect((await tally(world, task)).duplicates).toEqual([])
    } finally {
      for (const close of finished) await close()
    }
  })

  test('a label that is back lets the task go on', async ({ onTestFinished }) => {
    const { world, task, jobs } = await deaf(onTestFinished)
    await world.as('writer').unlabel(task, 'pawl')
    await sweeps(world)
    await world.as('maintainer').label(task, 'pawl')
    const before = jobs()
    await sweeps(world)
    expect([jobs(), await status(world, task)]).toEqual([before + 1, expect.stringMatching(/^### ✋ Waiting/)])
  })

  test('a merged pull request closes the finished task; with `archive: keep` its state branch stays', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished, { files: { ...SHORT_FILES, '.github/pawl.yml': 'archive: keep\n' } })
    const { world } = pawl
    const task = await planned(pawl)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    onlySweeps(world)
    await world.as('maintainer').merge((await world.pulls())[0]?.number ?? 0)
    await sweeps(world)
    expect(await status(world, task)).toMatch(/^### .*Merged by maintainer/)
    expect(await world.branches()).toContain(`pawl/state/${task}`)
    const before = jobsOf(world, 'work').length
    await sweeps(world)
    expect(jobsOf(world, 'work')).toHaveLength(before)
  })

  test('remind-after: one reminder, although the sweep comes twice', { timeout: 240_000 }, async ({
    onTestFinished,
  }) => {
    // Two thirds of a minute: both jobs that the sweeps start are over before the next reminder is due.
    const files = { ...SHORT_FILES, '.github/pawl.yml': 'remind-after: 0.0005\n' }
    const { world, task, pull, jobs } = await deaf(onTestFinished, { files })
    const wakeAt = readTrailers(await world.git('log', '-1', '--format=%B', 'pawl/state/1'))?.wakeAt ?? 0
    const before = jobs()
    await sweeps(world)
    expect(jobs()).toBe(before)
    await sleep(Math.max(0, wakeAt - Date.now()) + 100)
    world.hold()
    await Promise.all([world.cron(), world.cron()])
    world.release()
    await world.idle()
    const told = (await world.comments(pull)).filter(({ body }) => body.startsWith('### ⏳ Still needed'))
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('@maintainer')])
    expect((await readJournal(world, task)).filter(({ type }) => type === 'reminder.due')).toHaveLength(1)
    expect([jobs(), jobsOf(world, 'work').at(-1)?.log]).toEqual([
      before + 2,
      expect.stringContaining('nobody has said anything new'),
    ])
  })
})
