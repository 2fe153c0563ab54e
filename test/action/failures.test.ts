/** F1: failures of the model's API that pass are tried again and counted; those that don't stop at once. */
import { describe, expect, test, vi } from 'vitest'
import {
  eachOnce,
  expectAllCounted,
  failuresOf,
  isAbout,
  labelled,
  last,
  NO_APPROVAL,
  openFailing,
  patientBrain,
  setClock,
  statusOf,
} from '../support/failing.ts'
import { statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'
import type { Verdict } from '../world/interceptor.ts'
import { think } from '../world/messages/brain.ts'
import type { Fault } from '../world/messages/types.ts'

/** Many jobs run side by side here. */
vi.setConfig({ testTimeout: 240_000 })

/** Of a reply with a thought, a text and a call: each block has a start, its pieces and an end. */
const EVENTS = 16

type Failing = readonly [what: string, fault: Fault, status: number | null]
const PASSING: readonly Failing[] = [
  ...[408, 409, 424, 429, 500, 502, 503, 504, 529].map((status) => [`${status}`, { status }, status] as const),
  ['429 with retry-after', { status: 429, headers: { 'retry-after-ms': '30' } }, 429],
  ['400 to be tried again', { status: 400, headers: { 'x-should-retry': 'true' } }, 400],
  ['an overload before anything', { errorEventAfter: 0, type: 'overloaded_error' }, 529],
  ['an error of the service in a thought', { errorEventAfter: 4, type: 'api_error' }, 500],
  ['an overload in the text', { errorEventAfter: 8, type: 'overloaded_error' }, 529],
  ['a rate limit in the stream', { errorEventAfter: 2, type: 'rate_limit_error' }, 429],
  ['an error of the service in the input of a call', { errorEventAfter: 12, type: 'api_error' }, 500],
  ['a time limit at the end', { errorEventAfter: EVENTS - 1, type: 'timeout_error' }, 408],
  // An end in the middle and a connection that breaks take turns, so that each comes in every kind of block.
  ...Array.from({ length: EVENTS }, (_, cutAfterEvents): Failing => {
    const cleanly = cutAfterEvents % 2 === 0
    return [`cut after ${cutAfterEvents} events`, { cutAfterEvents, cleanly }, null]
  }),
]
/** Whatever becomes of its connection: this is a reply. */
const WHOLE: Fault = { cutAfterEvents: EVENTS, cleanly: false }

/** What is between the worker and the service fails: no answer, one of somebody else, one that makes no sense. */
const BETWEEN: readonly Verdict[] = [
  { before: 'drop' },
  { before: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' } },
  {
    before: {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: 'event: message_start\ndata: {\n\n',
    },
  },
]

describe.concurrent('failures of the model', () => {
  test('F1: each that passes is tried again, whatever point of the reply it comes at; all of it is counted', async ({
    onTestFinished,
  }) => {
    const faults = PASSING.map(([, fault]) => fault)
    const pawl = await openFailing(onTestFinished, {
      brain: patientBrain(faults.length + 1, think('Where is it?')),
      // The first request is the planning agent's: the points above are those of the others.
      fault: eachOnce([undefined, ...faults, WHOLE]),
      with: NO_APPROVAL,
    })
    const between = [...BETWEEN]
    pawl.world.onRequest(({ channel }) => (channel === 'model' ? between.shift() : undefined))
    const task = await labelled(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual([['success', 'done']])
    const failed = await failuresOf(pawl, task)
    expect(failed.map(({ status }) => status)).toEqual([
      ...BETWEEN.map(() => null),
      ...PASSING.map(([, , status]) => status),
    ])
    expect(new Set(failed.map((one) => one.class))).toEqual(new Set(['transient']))
    // A4: what is asked again is the same to the byte, and nothing in it speaks of the failure.
    const raw = pawl.model.requests.map((request) => request.raw)
    expect(raw.length - new Set(raw).size).toBe(faults.length)
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expectAllCounted(pawl)
    expect(Number(last(pawl).outputs['turns'])).toBe(faults.length + 3)
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
      ['Wrong limit', { status: 429, body: spent, headers: { 'retry-after': '1' } }, 'a spend limit of the account'],
      ['Wrong inside', { errorEventAfter: 2, type: 'authentication_error' }, 'refused the key (401)'],
    ]
    const struck = new Set<string>()
    const pawl = await openFailing(onTestFinished, {
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

  test('R8: a first request that is larger than the model takes asks a person, after one request', async ({
    onTestFinished,
  }) => {
    const pawl = await openFailing(onTestFinished, { fault: eachOnce([{ status: 413 }]) })
    const task = await labelled(pawl)
    await pawl.world.idle()
    expect(statusesOf(pawl)).toEqual([['success', 'suspended']])
    expect(pawl.model.requests).toHaveLength(1)
    expect(await failuresOf(pawl, task)).toMatchObject([{ class: 'context', status: 413 }])
    expect(await statusOf(pawl, task)).toContain('larger than what the model takes')
  })

  test('R35: a reply that falls silent is given up and asked for again', async ({ onTestFinished }) => {
    const pawl = await openFailing(onTestFinished, { fault: eachOnce([{ stall: true }]) })
    setClock(pawl.world, { pauseMs: 20, idleMs: 2_000 })
    const task = await labelled(pawl)
    await pawl.world.idle()
    expect(statusesOf(pawl)).toEqual([['success', 'awaiting-approval']])
    const [failed] = await failuresOf(pawl, task)
    expect(failed).toMatchObject({ status: null, message: 'the Anthropic API sent nothing for 120 s' })
    expectAllCounted(pawl)
  })
})
