import { describe, expect, test } from 'vitest'
import { jobsOf } from '../support/pawl.ts'
import { running } from '../support/processes.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { approved, openShort, slowBrain, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { finalState, playStory, settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'

const waiting = waitingWorlds()

describe('a task outlives its jobs', () => {
  test('before its time is up it checkpoints, calls its successor and ends green (R1)', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished, { latency: 600 })
    Object.assign(pawl.world.workflow.work.with, { 'time-limit': '0.02' })
    const task = await approved(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('called its successor')))
    delete pawl.world.workflow.work.with['time-limit']
    await settle(pawl.world)
    expect(statusesOf(pawl)).toContainEqual(['success', 'working'])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expect((await pawl.world.comments(task))[0]?.body).toContain('hand-over')
  })

  test('a job that is cancelled in a command, and the next in a push without an answer, save what they have and call their successors within the grace period (R1, R11, R38)', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished, { brain: slowBrain })
    const { world } = pawl
    const pushesWork = () => running(world.remote).some((line) => line.includes(':refs/heads/pawl/issue-1'))
    let hung = ''
    world.onRequest(async (request) => {
      if (request.channel !== 'git' || !request.write || hung !== '' || !pushesWork()) return undefined
      hung = request.job
      world.cancel(hung)
      await world.until(() => request.isGone())
      return { before: 'drop' }
    })
    const task = await approved(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = jobsOf(pawl.world, 'work').at(-1)
    const asked = () => pawl.world.requests.filter((one) => one.job === job?.id && one.channel === 'model').length
    const before = asked()
    pawl.world.cancel(job?.id ?? '')
    await pawl.world.until(() => job?.status === 'completed')
    // It ended by itself, before the runner killed it.
    expect(job?.exitCode).toBeTypeOf('number')
    expect([before, asked()]).toEqual([1, 1])
    expect(job?.log).toContain('This job was told to stop; everything up to then is saved.')
    await settle(pawl.world)
    expect(world.job(hung).exitCode).toBeTypeOf('number')
    expect(world.job(hung).log).toContain('This job was told to stop; everything up to then is saved.')
    expect(statusesOf(pawl)).toEqual([
      ['success', 'awaiting-approval'],
      ['cancelled', 'working'],
      ['cancelled', 'verifying'],
      ['success', 'done'],
    ])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('interrupted after')
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a main that dies alone is salvaged by post, and its successor repeats nothing (A1, F2)', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished, { brain: slowBrain })
    const task = await approved(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = jobsOf(pawl.world, 'work').at(-1)
    pawl.world.signal(job?.id ?? '', 'SIGKILL')
    await pawl.world.until(() => job?.status === 'completed')
    expect(job?.log).toMatch(
      /ended before it could say so\. \d+ events? that the job had not pushed yet (was|were) saved/,
    )
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(pawl.model.requests.filter(({ repeated }) => repeated)).toEqual([])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('Interrupted: this command was running')
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a dead job without a successor is found by the sweep, a waiting task is left alone (R11)', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished)
    const { world } = pawl
    let calls = 0
    world.onRequest(({ channel }) => (channel === 'model' && ++calls === 2 ? { before: 'kill' } : undefined))
    const task = await approved(pawl)
    await world.idle()
    expect(jobsOf(world, 'work').at(-1)).toMatchObject({ conclusion: 'killed' })
    await world.cron()
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const jobs = world.jobs.length
    await world.cron()
    await world.idle()
    expect(world.jobs.slice(jobs).map(({ kind, outputs }) => [kind, outputs['status']])).toEqual([['route', 'ignored']])
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('a first job that dies before its first checkpoint is found by its label; a refused label is not (P1)', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished)
    const { world } = pawl
    world.onRequest(({ job, path }) =>
      job === 'work-2' && path.includes('git-receive-pack') ? { before: 'kill' } : undefined,
    )
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    const refused = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await world.idle()
    await world.as('triager').label(refused, 'pawl')
    await world.idle()
    expect(await world.branches()).toEqual(['main'])
    await world.cron()
    await world.idle()
    expect(jobsOf(world, 'work').map(({ conclusion }) => conclusion)).toEqual(['killed', 'success'])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('jobs that die one after the other without getting further end in a question, not in a loop (F3)', async ({
    onTestFinished,
  }) => {
    const files = { ...SHORT_FILES, '.github/pawl.yml': 'breakers: { dead-jobs: 2 }\n' }
    const pawl = await openShort(onTestFinished, { files })
    const { world } = pawl
    world.onRequest(({ channel }) => (channel === 'model' ? { before: 'kill' } : undefined))
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await world.idle()
    for (let sweeps = 0; sweeps < 4; sweeps += 1) {
      await world.cron()
      await world.idle()
    }
    const ends = jobsOf(world, 'work').map(({ conclusion }) => conclusion)
    expect(ends).toEqual(['killed', 'killed', 'killed', 'success'])
    expect((await world.comments(task))[0]?.body).toContain('2 jobs in a row died before they got any further')
    expect((await world.pulls())[0]?.requested_reviewers.map(({ login }) => login)).toEqual(['maintainer'])
    world.onRequest(undefined)
    await maintainer.comment(task, '/retry')
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('an answer to each write that is lost, or is a 502, makes nothing twice (R13)', async ({ onTestFinished }) => {
    const calm = await openShort(onTestFinished)
    const expected = await finalState(calm.world, await playStory(calm.world, SHORT_ISSUE))
    const pawl = await openShort(onTestFinished)
    const seen = new Set<string>()
    pawl.world.onRequest(({ channel, write, method, path, job }) => {
      const kind = `${channel} ${method} ${path}`
      if (!write || channel === 'model' || !job.startsWith('work') || seen.has(kind)) return undefined
      seen.add(kind)
      return { after: seen.size % 2 === 0 ? { status: 502 } : 'drop' }
    })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(seen.size).toBeGreaterThanOrEqual(8)
    expect(await finalState(pawl.world, task)).toEqual(expected)
  })

  test('/cancel ends the task for good, also while a job works: its successor finds it and stops', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished, { brain: slowBrain })
    const { world } = pawl
    const task = await approved(pawl)
    await world.until(() => world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = jobsOf(world, 'work').at(-1)
    const said = await world.as('writer').comment(task, '/cancel')
    world.cancel(job?.id ?? '')
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'cancelled'])
    expect((await world.comments(task))[0]?.body).toContain('### ⏹️ Cancelled by writer')
    expect((await world.reactions(said)).map(({ content }) => content)).toEqual(['+1'])
    const turns = pawl.model.requests.length
    await world.dispatch(task)
    await world.cron()
    await world.idle()
    expect(pawl.model.requests).toHaveLength(turns)
    expect((await world.pulls())[0]).toMatchObject({ state: 'open', draft: true })
  })
})
