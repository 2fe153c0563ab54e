/** Looks between turns: what they ask, what they bring, and what becomes of those that fail (P1). */
import { describe, expect, test } from 'vitest'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Forge } from '../../src/ports/forge.ts'
import { Meanwhile } from '../../src/runtime/meanwhile.ts'
import { given, lease, MINUTE, opened, planned } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const EVERY = 15_000
const { state } = given(opened(), lease(), planned()).settled()
const settled = () => new Promise((resolve) => setImmediate(resolve))

function looking(change: (forge: Forge) => Partial<Forge> = () => ({})) {
  const fakes = overFakes({ auto: false })
  const { forge, clock, deps, said } = fakes
  const asked: string[] = []
  forge.openIssue({ number: 42, labels: ['pawl'] })
  forge.state.permissions.set('writer', 'write').set('unreadable', 'unknown')
  const counted = Object.fromEntries(
    Object.entries({ ...forge, ...change(forge) }).map(([name, method]) => [
      name,
      typeof method !== 'function'
        ? method
        : (...parameters: readonly unknown[]) => {
            asked.push(name)
            return (method as (...all: readonly unknown[]) => unknown)(...parameters)
          },
    ]),
  ) as unknown as Forge
  const over = new AbortController()
  const meanwhile = new Meanwhile({ ...deps, forge: counted, lookEveryMs: EVERY }, over.signal)
  /** What a look brings that is begun now. */
  let turns = 0
  const look = async (next: 'turn' | 'tool' | 'verify' | 'perform' = 'turn', at = state) => {
    if (next === 'turn') turns += 1
    return (await meanwhile.facts({ ...at, spent: { ...at.spent, turns } }, next)).map(({ type }) => type)
  }
  const say = (body: string, login = 'writer', at = clock.now()) => forge.say(43, login, body, { at })
  forge.state.pulls.push({ ...PULL, labels: [] })
  return { look, say, asked, said, clock, forge, over, calls: () => asked.splice(0) }
}
const PULL = { number: 43, head: 'pawl/issue-42', base: 'main', title: '', body: '', draft: true, fork: false }

describe('P1: between turns', () => {
  test('a job looks every 15 s at most, with one request when nothing has changed', async () => {
    const { look, calls, clock } = looking()
    await look()
    await clock.advance(EVERY - 1)
    await look()
    expect(calls()).toEqual([])
    await clock.advance(1)
    expect(calls()).toEqual(['changedSince'])
    await clock.advance(EVERY - 1)
    expect([await look(), calls()]).toEqual([[], []])
    await clock.advance(1)
    expect(calls()).toEqual(['changedSince'])
  })

  test('and once a turn at most: right before it where tools took long, else beside it', async () => {
    const { look, calls, clock } = looking()
    await look()
    await clock.advance(EVERY)
    expect(calls()).toEqual(['changedSince'])
    await clock.advance(5 * EVERY)
    await look('tool')
    await look('verify')
    await look('perform')
    expect(calls()).toEqual([])
    await look()
    expect(calls()).toEqual(['changedSince'])
    await clock.advance(EVERY)
    await look('verify')
    expect(calls()).toEqual([])
  })

  test('what a look beside a turn has brought is taken before the first tool, and none is begun after the end', async () => {
    const { look, say, calls, clock, over } = looking()
    await look()
    say('/pause')
    await clock.advance(EVERY)
    await expect.poll(() => look('tool')).toEqual(['signal.admitted', 'task.paused'])
    await look()
    calls()
    over.abort()
    await clock.advance(EVERY)
    expect(calls()).toEqual([])
  })

  test('only where something has changed more is read, and what was said there is taken', async () => {
    const { look, say, calls, clock } = looking()
    await clock.advance(EVERY)
    say('/pause')
    expect(await look()).toEqual(['signal.admitted', 'task.paused'])
    expect(calls().toSorted()).toEqual(['authority', 'changedSince', 'comments', 'pull', 'reviews'])
  })

  test("only the forge's clock counts: one of the machine that is hours ahead makes no job deaf", async () => {
    const from: unknown[] = []
    const { look, say, clock } = looking((forge) => ({
      changedSince: (label, since) => {
        from.push(since)
        return forge.changedSince(label, since)
      },
    }))
    const now = clock.now() - 5 * 60 * MINUTE
    const labelled = given(opened({ labeledAt: now - MINUTE }), lease(), planned()).settled().state
    await clock.advance(EVERY)
    say('/pause', 'writer', now)
    expect(await look('turn', labelled)).toEqual(['signal.admitted', 'task.paused'])
    await clock.advance(EVERY)
    await look('turn', labelled)
    expect(from).toEqual([now - 12 * MINUTE, now - MINUTE])
  })

  test('a label that is gone and an issue that is closed are noticed', async () => {
    const { look, clock, forge } = looking()
    forge.changedSince = async () => [{ number: 42, isPullRequest: false, open: true, merged: false, at: clock.now() }]
    const again = looking(() => ({ changedSince: forge.changedSince, issue: async () => ({ ...ISSUE, labels: [] }) }))
    await again.clock.advance(EVERY)
    expect(await again.look()).toEqual(['task.paused'])
    const closed = looking(() => ({ changedSince: forge.changedSince, issue: async () => ({ ...ISSUE, open: false }) }))
    await closed.clock.advance(EVERY)
    expect(await closed.look()).toEqual(['task.ended'])
    expect(await look()).toEqual([])
  })

  test('R43: what somebody said whose permission can not be read is read again at the next look', async () => {
    const { look, say, clock, forge } = looking()
    await clock.advance(EVERY)
    say('/pause', 'unreadable')
    expect(await look()).toEqual([])
    for (const _ of [1, 2, 3]) {
      await clock.advance(EVERY)
      expect(await look()).toEqual([])
    }
    forge.state.permissions.set('unreadable', 'write')
    await clock.advance(EVERY)
    expect(await look()).toEqual(['signal.admitted', 'task.paused'])
  })

  test('comments are read from the newest that the last look has weighed, less an hour, whatever came of it', async () => {
    const from: unknown[] = []
    const { look, say, clock } = looking((forge) => ({
      comments: (number, since) => {
        from.push(since)
        return forge.comments(number, since)
      },
    }))
    const spoken: number[] = []
    for (const login of ['stranger', 'stranger', 'writer']) {
      await clock.advance(EVERY)
      spoken.push(clock.now())
      say('Nice.', login)
      await look()
    }
    const [first = 0, second = 0] = spoken
    expect(from).toEqual([undefined, first - 240 * EVERY, second - 240 * EVERY])
  })

  test('an answer that comes late is taken up after the turn, before its first tool', async () => {
    const gate = Promise.withResolvers<void>()
    const { look, say, clock } = looking((forge) => ({
      changedSince: async (label, since) => {
        await gate.promise
        return forge.changedSince(label, since)
      },
    }))
    await clock.advance(EVERY)
    say('/pause')
    const turn = look()
    await settled()
    await clock.advance(1_000)
    expect(await turn).toEqual([])
    gate.resolve()
    await expect.poll(() => look('tool')).toEqual(['signal.admitted', 'task.paused'])
  })

  test('facts that rest on what has changed in between are weighed anew', async () => {
    const { look, say, clock } = looking((forge) => ({
      changedSince: async (label, since) => {
        const changed = await forge.changedSince(label, since)
        void clock.advance(1_000)
        await settled()
        return changed
      },
    }))
    await clock.advance(EVERY)
    say('/pause')
    expect(await look()).toEqual([])
    const moved = { ...state, paused: { by: 'somebody', why: 'command', at: 0 } } as const
    await expect.poll(() => look('tool', moved)).toEqual(['signal.refused'])
  })
})

describe('a look that fails', () => {
  test('F1: in passing, leaves the work alone and is told; the next one reads what it missed', async () => {
    let failures = 1
    const { look, say, said, clock } = looking((forge) => ({
      comments: async (number, since) => {
        if (failures-- > 0) throw new Transient('the forge is away')
        return forge.comments(number, since)
      },
    }))
    await clock.advance(EVERY)
    say('/pause')
    expect(await look()).toEqual([])
    expect(said).toEqual(['What people say could not be read now (the forge is away).'])
    await clock.advance(EVERY)
    expect(await look()).toEqual(['signal.admitted', 'task.paused'])
  })

  test('for good, stops the task as it does at the start; after the end nobody hears of it', async () => {
    const refused = looking(() => ({
      changedSince: () => Promise.reject(new Fatal('the forge refused', 'give the permission')),
    }))
    await refused.clock.advance(EVERY)
    await expect(refused.look()).rejects.toThrow('the forge refused')
    const ended = looking(() => ({ changedSince: () => Promise.reject(new Transient('away')) }))
    await ended.clock.advance(EVERY)
    ended.over.abort()
    expect([await ended.look(), ended.said]).toEqual([[], []])
  })
})

const ISSUE = {
  number: 42,
  title: '',
  body: '',
  url: '',
  author: 'reporter',
  open: true,
  labels: ['pawl'],
  isPullRequest: false,
  closedBy: null,
}
