/** F1 to F3: what fails in passing is tried again, what does not stops at once, and what takes long is come back for. */
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { eachOnce, isAbout, patientBrain, setClock } from '../support/failing.ts'
import { jobsOf, type PawlOptions, type PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { openShort, planned, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'
import type { Fault } from '../world/messages/types.ts'

/** Many jobs run side by side here. */
vi.setConfig({ testTimeout: 240_000 })

type Finished = TestContext['onTestFinished']
const NO_APPROVAL = { 'plan-approval': 'never' } as const
const HOUR = 3_600_000

async function open(finished: Finished, options: PawlOptions = {}, pauseMs = 20): Promise<PawlWorld> {
  const pawl = await openShort(finished, options)
  setClock(pawl.world, { pauseMs })
  return pawl
}

async function labelled({ world }: PawlWorld, issue: { title: string; body: string } = SHORT_ISSUE): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(issue)
  await maintainer.label(task, 'pawl')
  return task
}

const last = ({ world }: PawlWorld) => jobsOf(world, 'work').at(-1) ?? expect.fail('no work job ran')
const statusOf = async ({ world }: PawlWorld, task: number) => (await world.comments(task))[0]?.body ?? ''

/** What the journal says of each try that came to nothing. */
const failuresOf = async ({ world }: PawlWorld, task: number) =>
  (await readJournal(world, task)).flatMap((one) => (one.type === 'turn.failed' ? [one.data] : []))

/** The tokens that were reported are those that were billed, to the last one. */
function expectAllCounted(pawl: PawlWorld): void {
  const billed = Object.values(pawl.model.billed)
  const sum = (...names: readonly (keyof (typeof billed)[number])[]) =>
    billed.reduce((total, one) => names.reduce((all, name) => all + one[name], total), 0)
  const { outputs } = last(pawl)
  expect(Number(outputs['input-tokens'])).toBe(
    sum('input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'),
  )
  expect(Number(outputs['output-tokens'])).toBe(sum('output_tokens'))
}

const PASSING: readonly (readonly [what: string, fault: Fault, status: number | null])[] = [
  ...[408, 409, 429, 500, 502, 503, 529].map((status) => [`${status}`, { status }, status] as const),
  ['429 with retry-after', { status: 429, headers: { 'retry-after-ms': '30' } }, 429],
  ['400 to be tried again', { status: 400, headers: { 'x-should-retry': 'true' } }, 400],
  ['an overload before anything', { errorEventAfter: 0, type: 'overloaded_error' }, 529],
  ['an overload in the text', { errorEventAfter: 4, type: 'overloaded_error' }, 529],
  ['a rate limit in the stream', { errorEventAfter: 2, type: 'rate_limit_error' }, 429],
  ['an error of the service in the input of a call', { errorEventAfter: 8, type: 'api_error' }, 500],
  ['a time limit at the end', { errorEventAfter: 11, type: 'timeout_error' }, 408],
  ...[0, 1, 3, 4, 7, 10, 11].flatMap((cutAfterEvents) =>
    [true, false].map((cleanly) => [`cut after ${cutAfterEvents} events`, { cutAfterEvents, cleanly }, null] as const),
  ),
]

describe.concurrent('failures of the model', () => {
  test('F1: each that passes is tried again, whatever point of the reply it comes at; all of it is counted', async ({
    onTestFinished,
  }) => {
    const faults = PASSING.map(([, fault]) => fault)
    const pawl = await open(onTestFinished, {
      brain: patientBrain(faults.length),
      // The first request is the planning agent's: the points above are those of a text and a call.
      fault: eachOnce([undefined, ...faults]),
      with: NO_APPROVAL,
    })
    const task = await labelled(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual([['success', 'done']])
    const failed = await failuresOf(pawl, task)
    expect(failed.map(({ status }) => status)).toEqual(PASSING.map(([, , status]) => status))
    expect(new Set(failed.map((one) => one.class))).toEqual(new Set(['transient']))
    // A4: what is asked again is the same to the byte, and nothing in it speaks of the failure.
    const raw = pawl.model.requests.map((request) => request.raw)
    expect(raw.length - new Set(raw).size).toBe(faults.length)
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expectAllCounted(pawl)
    expect(Number(last(pawl).outputs['turns'])).toBe(faults.length + 2)
  })

  test('R27, R33: each that does not pass costs one request, stops red, says what to do, and /retry goes on', async ({
    onTestFinished,
  }) => {
    const spent = {
      error: { type: 'rate_limit_error', message: 'x', details: { error_code: 'enforced_spend_limit_reached' } },
    }
    const FATAL: readonly (readonly [title: string, fault: Fault, says: string])[] = [
      ['Wrong request', { status: 400 }, 'refused the request (400)'],
      ['Wrong key', { status: 401 }, 'refused the key (401)'],
      ['Wrong account', { status: 402 }, 'no credit left (402)'],
      ['Wrong permission', { status: 403 }, 'does not allow this key to use'],
      ['Wrong model', { status: 404 }, 'does not know the model'],
      ['Wrong size', { status: 413 }, 'the request is larger than'],
      ['Wrong limit', { status: 429, body: spent, headers: { 'retry-after': '1' } }, 'a spend limit of the account'],
      ['Wrong inside', { errorEventAfter: 2, type: 'authentication_error' }, 'refused the key (401)'],
    ]
    const struck = new Set<string>()
    const pawl = await open(onTestFinished, {
      fault(request) {
        const found = FATAL.find(([title]) => isAbout(request, title) && !struck.has(title))
        if (found) struck.add(found[0])
        return found?.[1]
      },
    })
    const tasks = await Promise.all(FATAL.map(([title]) => labelled(pawl, { title, body: '' })))
    await pawl.world.idle(120_000)
    expect(statusesOf(pawl)).toEqual(FATAL.map(() => ['failure', 'failed']))
    expect(pawl.model.requests).toHaveLength(FATAL.length)
    for (const [index, [, , says]] of FATAL.entries()) {
      const status = await statusOf(pawl, tasks[index] ?? 0)
      expect(status).toContain('### 🛑 Stopped')
      expect(status).toContain(says)
      expect(status).toMatch(/\*\*To go on\*\*: .*`\/retry`/)
    }
    for (const task of tasks) await pawl.world.as('maintainer').comment(task, '/retry')
    await pawl.world.idle(120_000)
    expect(statusesOf(pawl).slice(FATAL.length)).toEqual(FATAL.map(() => ['success', 'awaiting-approval']))
  })

  test('R35: a reply that falls silent is given up and asked for again', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished, { fault: eachOnce([{ stall: true }]) })
    setClock(pawl.world, { pauseMs: 20, idleMs: 2_000 })
    const task = await labelled(pawl)
    await pawl.world.idle()
    expect(statusesOf(pawl)).toEqual([['success', 'awaiting-approval']])
    const [failed] = await failuresOf(pawl, task)
    expect(failed).toMatchObject({ status: null, message: 'the Anthropic API sent nothing for 120 s' })
    expectAllCounted(pawl)
  })
})

/** A job that ended because there is nothing to do for now: green, soon, and it says until when. */
async function expectWaits(pawl: PawlWorld, task: number, status: string): Promise<void> {
  const { conclusion, outputs, startedAt, endedAt, summary } = last(pawl)
  expect([conclusion, outputs['status']]).toEqual(['success', status])
  expect(outputs['next']).toMatch(/^The work goes on after .* UTC, with the first sweep from then on;/)
  expect(Date.parse(String(endedAt)) - Date.parse(String(startedAt))).toBeLessThan(60_000)
  expect(summary).toContain('is waiting')
  expect(await statusOf(pawl, task)).toMatch(/^### ⏳ Waiting until .* UTC/)
}

async function sweepAt(pawl: PawlWorld, aheadMs: number): Promise<number> {
  const before = jobsOf(pawl.world, 'work').length
  setClock(pawl.world, { aheadMs, pauseMs: 20 })
  await pawl.world.cron()
  await pawl.world.idle()
  return jobsOf(pawl.world, 'work').length - before
}

describe.concurrent('F2: waits that are too long for a runner', () => {
  test('a 429 with retry-after: 3600 ends the job; no sweep before the hour is over starts one, the first after it does', async ({
    onTestFinished,
  }) => {
    const busy: Fault = { status: 429, headers: { 'retry-after': '3600' } }
    const pawl = await open(onTestFinished, { fault: eachOnce([undefined, undefined, busy]) })
    const task = await planned(pawl)
    await pawl.world.idle()
    await expectWaits(pawl, task, 'working')
    expect(await statusOf(pawl, task)).toContain("The Anthropic API's rate limit is used up (429).")
    expect(await sweepAt(pawl, 0)).toBe(0)
    expect(await sweepAt(pawl, HOUR - 120_000)).toBe(0)
    expect(pawl.model.requests).toHaveLength(3)
    expect(await sweepAt(pawl, HOUR + 60_000)).toBe(1)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expectAllCounted(pawl)
  })

  test('an outage that outlasts the tries does as well; a job that nobody asked for leaves it, /status is answered, /retry goes on', async ({
    onTestFinished,
  }) => {
    let down = true
    const pawl = await open(onTestFinished, { fault: () => (down ? { status: 529 } : undefined) })
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
    const pawl = await open(onTestFinished, { fault: () => (down ? { status: 503 } : undefined) })
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

const SECONDARY = {
  status: 403,
  headers: { 'retry-after': '1' },
  body: { message: 'You have exceeded a secondary rate limit.', documentation_url: 'https://docs.github.com/x' },
} as const

describe.concurrent('failures of GitHub and git', () => {
  test('A3, F1: limits, errors and broken connections at every write and many reads end in the same story, nothing twice', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished)
    const counts = { api: 0, git: 0, write: 0 }
    const WRITES = [
      { before: SECONDARY },
      { before: 'drop' },
      { after: 'drop' },
      { before: { status: 502 } },
      { after: { status: 500 } },
    ] as const
    const struck = new Set<string>()
    pawl.world.onRequest(({ channel, write, method, path, job }) => {
      const name = `${job} ${method} ${path}`
      // A route job that fails is made up for by the sweep, which this story does not wait for.
      const isRoute = pawl.world.job(job).kind === 'route'
      if (channel === 'model' || channel === 'cache' || isRoute || struck.has(name)) return undefined
      if (channel === 'api' && write) {
        struck.add(name)
        counts.write += 1
        return WRITES[counts.write % WRITES.length]
      }
      counts[channel] += 1
      if (counts[channel] % 5 !== 0) return undefined
      struck.add(name)
      return counts[channel] % 2 === 0 ? { before: { status: 503 } } : { before: 'drop' }
    })
    const task = await planned(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expect(struck.size).toBeGreaterThan(10)
    expect((await pawl.world.pulls()).map(({ draft }) => draft)).toEqual([false])
  })

  test('F2: an effect that GitHub refuses for an hour is come back for', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished)
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

  test.each([
    ['api', 'POST', /\/pulls$/, 'GitHub refused to'],
    ['git', 'POST', /git-receive-pack$/, 'could not be written'],
  ] as const)('F1: a permission that is missing (%s) stops at once, red', async (channel, method, where, says) => {
    const finished: (() => void)[] = []
    const pawl = await open((close) => void finished.push(close as () => void))
    let hits = 0
    pawl.world.onRequest((request) => {
      const refused =
        request.channel === channel && where.test(request.path.replace(/\?.*/, '')) && request.method === method
      const probed = channel === 'git' && hits > 0 && request.channel === 'git'
      if (!refused && !probed) return undefined
      hits += 1
      return { before: { status: 403, body: { message: 'Resource not accessible by integration' } } }
    })
    await labelled(pawl)
    await pawl.world.idle()
    expect(last(pawl).conclusion).toBe('failure')
    expect(last(pawl).log).toContain(says)
    expect(pawl.model.requests.length).toBeLessThanOrEqual(1)
    for (const close of finished) await close()
  })
})

describe.concurrent('limits and breakers', () => {
  test('F3: at 80 % of the budget people are told, at 100 % it stops, /budget goes on; the repository names the price', async ({
    onTestFinished,
  }) => {
    const prices = 'prices: { claude: { input: 0, output: 10000, cache-read: 0, cache-write: 0 } }\n'
    const pawl = await open(onTestFinished, {
      brain: patientBrain(14),
      files: { ...SHORT_FILES, '.github/pawl.yml': prices },
      with: { ...NO_APPROVAL, 'budget-usd': '1' },
    })
    const task = await labelled(pawl)
    await pawl.world.idle()
    const stopped = last(pawl)
    expect([stopped.conclusion, stopped.outputs['status']]).toEqual(['success', 'suspended'])
    expect(stopped.log).toMatch(/\$0\.[89]\d of \$1\.00 are spent; the task stops when the rest is/)
    const cost = Number(stopped.outputs['cost-usd'])
    expect(cost).toBeGreaterThanOrEqual(1)
    expect(cost).toBeCloseTo(
      Object.values(pawl.model.billed).reduce((sum, { output_tokens }) => sum + output_tokens, 0) / 100,
    )
    const told = (await readJournal(pawl.world, task)).flatMap((one) =>
      one.type === 'effect.scheduled' && one.data.effect.kind === 'status' ? [one.data.effect.body] : [],
    )
    expect(told.filter((body) => body.includes('are left; when they are spent the task stops'))).toHaveLength(1)
    await pawl.world.as('maintainer').comment(task, '/budget +5')
    await pawl.world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  })

  test('an agent that goes round in circles is nudged, then a person is asked, after as much as the repository says', async ({
    onTestFinished,
  }) => {
    const again = Array.from({ length: 8 }, () => [call('bash', { command: 'cat greeting.txt' })])
    const pawl = await open(onTestFinished, {
      brain: script({ plan: SHORT_PLAN, work: again }),
      files: { ...SHORT_FILES, '.github/pawl.yml': 'breakers: { same-call: 2 }\n' },
      with: NO_APPROVAL,
    })
    const task = await labelled(pawl)
    await pawl.world.idle()
    expect(statusesOf(pawl)).toEqual([['success', 'suspended']])
    const events = await readJournal(pawl.world, task)
    const turns = (until: string) =>
      events
        .slice(
          0,
          events.findIndex(({ type }) => type === until),
        )
        .filter(({ type }) => type === 'turn.completed').length
    expect([turns('agent.nudged'), turns('task.suspended')]).toEqual([3, 5])
    const [pull] = await pawl.world.pulls()
    const comments = (await pawl.world.comments(pull?.number ?? 0)).map(({ body }) => body)
    expect(comments.at(-1)).toContain(
      'the agent goes round in circles: `bash {"command":"cat greeting.txt"}` was called 2 times',
    )
    expect(comments.at(-1)).toContain('a decision needed from maintainer')
  })
})
