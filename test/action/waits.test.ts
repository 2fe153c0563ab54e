/** F1 to F3: what GitHub, git and the model may keep a task waiting for, and how it comes back. */
import { describe, expect, test, vi } from 'vitest'
import {
  eachOnce,
  expectAllCounted,
  expectWaits,
  labelled,
  last,
  NO_APPROVAL,
  openFailing,
  statusOf,
  sweepAt,
} from '../support/failing.ts'
import { jobsOf } from '../support/pawl.ts'
import { planned, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'
import type { Verdict } from '../world/interceptor.ts'
import type { Job } from '../world/jobs.ts'
import type { Fault } from '../world/messages/types.ts'

/** Many jobs run side by side here. */
vi.setConfig({ testTimeout: 240_000 })

const HOUR = 3_600_000

describe.concurrent('F2: waits that are too long for a runner', () => {
  test('a 429 with retry-after: 3600 ends the job; no sweep before the hour is over starts one, the first after it does; so does what is not to be tried again now', async ({
    onTestFinished,
  }) => {
    const busy: Fault = { status: 429, headers: { 'retry-after': '3600' } }
    const notNow: Fault = { status: 529, headers: { 'x-should-retry': 'false' } }
    const pawl = await openFailing(onTestFinished, { fault: eachOnce([undefined, undefined, busy, notNow]) })
    const task = await planned(pawl)
    await pawl.world.idle()
    await expectWaits(pawl, task, 'working')
    expect(await statusOf(pawl, task)).toContain("The Anthropic API's rate limit is used up (429).")
    expect(await sweepAt(pawl, 0)).toBe(0)
    expect(await sweepAt(pawl, HOUR - 120_000)).toBe(0)
    expect(pawl.model.requests).toHaveLength(3)
    expect(await sweepAt(pawl, HOUR + 60_000)).toBe(1)
    await expectWaits(pawl, task, 'working')
    expect(pawl.model.requests.map(({ status }) => status)).toEqual([200, 200, 429, 200, 529])
    expect(await sweepAt(pawl, HOUR + 12 * 60_000)).toBe(1)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expectAllCounted(pawl)
  })

  test('an outage that outlasts the tries does as well; a job that nobody asked for leaves it, /status is answered, /retry goes on', async ({
    onTestFinished,
  }) => {
    let down = true
    const pawl = await openFailing(onTestFinished, { fault: () => (down ? { status: 529 } : undefined) })
    const task = await labelled(pawl)
    await pawl.world.idle()
    await expectWaits(pawl, task, 'planning')
    const asked = pawl.model.requests.length
    expect(asked).toBe(6)
    await pawl.world.dispatch(task)
    await pawl.world.idle()
    expect(last(pawl).log).toContain('The work goes on after')
    const maintainer = pawl.world.as('maintainer')
    await maintainer.comment(task, '/status')
    await pawl.world.idle()
    await expectWaits(pawl, task, 'planning')
    expect(pawl.model.requests).toHaveLength(asked)
    down = false
    await maintainer.comment(task, '/retry')
    await pawl.world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('F3: after three returns without anything gained a person is asked', async ({ onTestFinished }) => {
    let down = true
    const pawl = await openFailing(onTestFinished, { fault: () => (down ? { status: 503 } : undefined) })
    const task = await labelled(pawl)
    await pawl.world.idle()
    let ahead = 0
    for (const minutes of [10, 20, 40]) {
      expect(await sweepAt(pawl, ahead + minutes * 60_000 - 120_000)).toBe(0)
      ahead += minutes * 60_000 + 60_000
      expect(await sweepAt(pawl, ahead)).toBe(1)
    }
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'suspended'])
    expect(await statusOf(pawl, task)).toContain('### 🛑 Stopped: the Anthropic API failed (503)')
    expect(await sweepAt(pawl, ahead + HOUR)).toBe(0)
    down = false
    await pawl.world.as('maintainer').comment(task, '/retry')
    await pawl.world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })
})

const NOW = { 'retry-after': '0' }
const NONSENSE = { status: 200, body: '<html>Sign in</html>' }
const SECONDARY = {
  status: 403,
  headers: { 'retry-after': '1' },
  body: { message: 'You have exceeded a secondary rate limit.', documentation_url: 'https://docs.github.com/x' },
} as const

describe.concurrent('failures of GitHub and git', () => {
  test('A3, F1: limits, errors and broken connections at every write and many reads end in the same story, nothing twice', async ({
    onTestFinished,
  }) => {
    const pawl = await openFailing(onTestFinished)
    const counts = { api: 0, git: 0, write: 0 }
    const WRITES: readonly Verdict[] = [
      { before: SECONDARY },
      { before: 'drop' },
      { after: 'drop' },
      { before: { status: 502 } },
      { after: { status: 500 } },
      { before: { status: 408 } },
      { before: { status: 429, headers: NOW } },
      { after: NONSENSE },
    ]
    const OTHERS: readonly Verdict[] = [
      { before: 'drop' },
      { before: { status: 503 } },
      { before: { status: 429, headers: NOW } },
      { after: 'drop' },
      { before: NONSENSE },
    ]
    const did = new Set<string>()
    const due = (kind: keyof typeof counts, faults: readonly Verdict[], count: number) => {
      did.add(`${kind} ${count % faults.length}`)
      return faults[count % faults.length]
    }
    const struck = new Set<string>()
    pawl.world.onRequest(({ channel, write, method, path, job }) => {
      const name = `${job} ${method} ${path}`
      // A route job that fails is made up for by the sweep, which this story does not wait for.
      const isRoute = pawl.world.job(job).kind === 'route'
      if (channel === 'model' || channel === 'cache' || isRoute || struck.has(name)) return undefined
      if (channel === 'api' && write) {
        struck.add(name)
        counts.write += 1
        return due('write', WRITES, counts.write)
      }
      counts[channel] += 1
      if (counts[channel] % 5 !== 0) return undefined
      struck.add(name)
      return due(channel, OTHERS, counts[channel] / 5)
    })
    const task = await planned(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expect(did.size).toBe(WRITES.length + 2 * OTHERS.length)
    expect((await pawl.world.pulls()).map(({ draft }) => draft)).toEqual([false])
  })

  test('F2: an effect that GitHub refuses for an hour is come back for', async ({ onTestFinished }) => {
    const pawl = await openFailing(onTestFinished)
    let limited = true
    pawl.world.onRequest(({ channel, method, path }) =>
      limited && channel === 'api' && method === 'POST' && path.endsWith('/pulls')
        ? { before: { ...SECONDARY, headers: { 'retry-after': '3600' } } }
        : undefined,
    )
    const task = await labelled(pawl)
    await pawl.world.idle()
    expect(last(pawl)).toMatchObject({ conclusion: 'success', outputs: { status: 'planning' } })
    expect(last(pawl).outputs['next']).toMatch(/^The work goes on after/)
    expect(await sweepAt(pawl, HOUR / 2)).toBe(0)
    limited = false
    expect(await sweepAt(pawl, HOUR + 60_000)).toBe(1)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('F4: what GitHub keeps a route job, a sweep and a work job from ends each of them green, says what comes next, and the sweep goes on', async ({
    onTestFinished,
  }) => {
    const pawl = await openFailing(onTestFinished, { with: NO_APPROVAL })
    const { world } = pawl
    const tries: string[] = []
    const fails = (kind: Job['kind'], channel: 'api' | 'git', part: string, before: Verdict['before'] & object) =>
      world.onRequest((request) => {
        if (world.job(request.job).kind !== kind || request.channel !== channel || !request.path.includes(part)) return
        tries.push(channel)
        return { before }
      })
    const ended = (kind: Job['kind']) => {
      const { conclusion, outputs, summary, log } = jobsOf(world, kind).at(-1) ?? expect.fail(`no ${kind} job ran`)
      expect(outputs['next']).toContain('The next sweep (every 20 minutes)')
      expect(summary).toContain(`**Next**: ${outputs['next']}`)
      expect(log).toMatch(/^::notice::.*The next sweep/m)
      return [conclusion, outputs['status']]
    }
    fails('route', 'api', '/dispatches', { status: 502 })
    const task = await labelled(pawl)
    await world.idle()
    expect(ended('route')).toEqual(['success', 'ignored'])
    expect(tries.splice(0)).toHaveLength(6)
    fails('route', 'api', '/matching-refs/', { ...SECONDARY, headers: { 'retry-after': '3600' } })
    expect(await sweepAt(pawl, 0)).toBe(0)
    expect(ended('route')).toEqual(['success', 'ignored'])
    expect(tries.splice(0)).toHaveLength(1)
    fails('work', 'git', '', { status: 502 })
    expect(await sweepAt(pawl, 0)).toBe(1)
    expect(ended('work')).toEqual(['success', 'planning'])
    world.rerun(last(pawl).id)
    await world.idle()
    expect([last(pawl).conclusion, last(pawl).log]).toEqual(['failure', expect.stringContaining('run this job again')])
    world.onRequest(undefined)
    expect(await sweepAt(pawl, 0)).toBe(1)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(world, task)).duplicates).toEqual([])
  })
})
