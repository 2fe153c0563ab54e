/** P1: level-triggered: what people said is heard once, however many jobs their events started. */
import { expect, type TestContext, test } from 'vitest'
import type { Recorded } from '../../src/core/events.ts'
import { questionBrain } from '../support/question-brain.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { openShort } from '../support/short-world.ts'
import { readJournal } from '../support/tally.ts'
import type { World } from '../world/world.ts'

/** Lets everything happen that follows from what somebody did just now. */
type Follow = (world: World, before: number) => Promise<void>

/** Label, approval and the answer to a question by a review; after each, what the route job makes of it. */
async function story(finished: TestContext['onTestFinished'], routes: string | null, follow: Follow) {
  const { world } = await openShort(finished, { brain: questionBrain() })
  if (routes !== null) world.workflow.route.if = routes
  const maintainer = world.as('maintainer')
  const after = async <T>(act: () => Promise<T>): Promise<T> => {
    const before = world.jobs.length
    const done = await act()
    await follow(world, before)
    return done
  }
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await after(() => maintainer.label(task, 'pawl'))
  const pull = (await world.pulls())[0]?.number ?? 0
  await after(() => maintainer.comment(pull, '/approve'))
  const comments = [{ path: 'greeting.txt', line: 1, body: 'Only here.' }]
  await after(() => maintainer.review(pull, { event: 'COMMENT', body: 'It may not.', comments }))
  return (await readJournal(world, task)).map(essence)
}

/** A fact without ids, times, addresses and the digests that hang on them, and without what a model's cache saves. */
const essence = ({ type, data }: Recorded): string =>
  `${type} ${JSON.stringify(data, (key, value: unknown) =>
    DIFFERS.has(key) ? '…' : typeof value === 'string' ? plain(value) : value,
  )}`
const DIFFERS = new Set(['id', 'at', 'labeledAt', 'comment', 'seconds', 'usage', 'usd', 'revision', 'key', 'run'])
const plain = (text: string): string =>
  text
    .replace(/https?:\/\/[^\s)"]+/g, '<url>')
    .replace(/\b[0-9a-f]{7,64}\b/g, '<hex>')
    .replace(/\| (Spent|Turns|Time) \|.*/g, '| $1 | … |')
    .replace(/\$\d+\.\d+/g, '<usd>')
    .replace(/\d+(\.\d+)? s\b/g, '<time>')

test('P1, R39: with the route job run zero, one or many times per event the journal is the same', async ({
  onTestFinished,
}) => {
  const [zero, one, many] = await Promise.all([
    story(onTestFinished, "github.event_name == 'schedule'", async (world) => {
      await world.cron()
      await world.idle()
    }),
    story(onTestFinished, null, (world) => world.idle()),
    story(onTestFinished, null, async (world, before) => {
      const routes = world.jobs.slice(before).filter(({ kind }) => kind === 'route')
      for (let times = 0; times < 2; times += 1)
        for (const { id } of routes) {
          await world.until(() => world.job(id).status === 'completed')
          world.rerun(id)
        }
      await world.idle()
    }),
  ])
  expect(one?.at(-1)).toBe('run.ended {"reason":"done"}')
  expect(zero).toEqual(one)
  expect(many).toEqual(one)
}, 180_000)
