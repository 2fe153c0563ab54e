import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, openPawl, type PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from '../support/short-brain.ts'
import { readJournal, tally } from '../support/tally.ts'
import type { WorkerRequest } from '../world/interceptor.ts'
import type { World } from '../world/world.ts'

async function open(finished: TestContext['onTestFinished']): Promise<PawlWorld> {
  const pawl = await openPawl({ brain: shortBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  finished(() => pawl.close())
  pawl.world.workflow.work.group = undefined
  return pawl
}

const lastWork = ({ world }: PawlWorld) => {
  const job = jobsOf(world, 'work').at(-1)
  if (!job) throw new Error('no work job ran')
  return job
}

/** A worker that is stopped at its first request of a kind, taken for lost by GitHub, and overtaken by a second job. */
async function overtaken(world: World, at: (request: WorkerRequest) => boolean) {
  let sleeper: string | null = null
  world.onRequest((request) => {
    const { job, path } = request
    if (sleeper === null && at(request)) {
      sleeper = job
      world.signal(job, 'SIGSTOP')
    }
    const body = { status: 'completed', conclusion: 'failure' }
    const asks = sleeper !== null && job !== sleeper && path.includes('/actions/runs/')
    return asks ? { before: { status: 200, body } } : undefined
  })
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await world.until(() => sleeper !== null)
  const second = await world.dispatch(task)
  await world.until(() => second.status === 'completed')
  return { task, sleeper: String(sleeper), second }
}

describe.concurrent('fencing (J3)', () => {
  test('a worker that slept, was overtaken and wakes up appends nothing, performs nothing, and says so', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished)
    const { world } = pawl
    const { task, sleeper, second } = await overtaken(world, ({ channel }) => channel === 'model')
    expect(second.outputs).toMatchObject({ status: 'awaiting-approval' })
    const tip = await world.git('rev-parse', `pawl/state/${task}`)
    const woken = world.job(sleeper)
    const before = world.requests.filter((request) => request.job === woken.id && request.channel === 'api').length
    world.signal(woken.id, 'SIGCONT')
    await world.idle()
    expect(woken).toMatchObject({ conclusion: 'success' })
    expect(woken.log).toContain('Another job took over this task; this one stopped and touched nothing more.')
    expect(await world.git('rev-parse', `pawl/state/${task}`)).toBe(tip)
    expect(world.requests.filter((request) => request.job === woken.id && request.channel === 'api')).toHaveLength(
      before,
    )
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('a worker that slept between its push and the effect asks again before it acts', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished)
    const { world } = pawl
    const { task, sleeper } = await overtaken(
      world,
      ({ method, path }) => method === 'GET' && path.includes('/pulls?head='),
    )
    // Longer than a lease counts as fresh; nobody is taken for dead in less.
    await sleep(2_100)
    world.signal(sleeper, 'SIGCONT')
    await world.idle()
    const writes = world.requests.filter(({ job, write, channel }) => job === sleeper && write && channel === 'api')
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /repos/octo/slug/issues/${task}/comments`,
    ])
    expect(await world.pulls('all')).toHaveLength(1)
    expect(world.job(sleeper).log).toContain('Another job took over this task')
  })

  test('a job that starts while another works ends green in seconds and touches nothing', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished)
    const { world } = pawl
    let worker: string | null = null
    world.onRequest(async ({ channel, job }) => {
      if (channel !== 'model' || worker !== null) return undefined
      worker = job
      const other = await world.dispatch(1)
      await world.until(() => other.status === 'completed')
      return undefined
    })
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await world.idle()
    const other = lastWork(pawl)
    expect(other).toMatchObject({ conclusion: 'success' })
    expect(other.log).toContain('Another job works on this task')
    expect(world.requests.filter(({ job, write }) => job === other.id && write)).toEqual([])
    expect((await readJournal(world, task)).filter(({ type }) => type === 'lease.taken')).toHaveLength(1)
  })

  test('two jobs that open a task together: one works, the other ends green, nothing twice (R17)', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished)
    const { world } = pawl
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    world.workflow.route.if = 'false'
    await maintainer.label(task, 'pawl')
    await Promise.all([world.dispatch(task), world.dispatch(task)])
    await world.idle()
    expect(jobsOf(world, 'work').map(({ conclusion }) => conclusion)).toEqual(['success', 'success'])
    expect((await readJournal(world, task)).filter(({ type }) => type === 'task.opened')).toHaveLength(1)
    expect((await tally(world, task)).duplicates).toEqual([])
    expect(await world.pulls('all')).toHaveLength(1)
  })
})
