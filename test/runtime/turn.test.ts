/** One turn of the model: retries are the worker's, the model never hears of them (F1), and a key that is refused is fatal. */
import { describe, expect, test } from 'vitest'
import { Aborted, Fatal, Transient } from '../../src/ports/failures.ts'
import type { Model } from '../../src/ports/model.ts'
import { takeTurn } from '../../src/runtime/turn.ts'
import { calls, says } from '../support/fake-model.ts'
import { agent, lease, opened } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const never = new AbortController().signal
const script = { plan: [[says('I look.'), calls('read', { path: '.' })]] }

/** A planning agent's first turn, with a model that fails so many times first. */
async function taken(failures: readonly Error[], signal = never) {
  const fakes = overFakes({ script })
  const left = [...failures]
  const model: Model = {
    turn(request, stop) {
      const failure = left.shift()
      return failure ? Promise.reject(failure) : fakes.model.turn(request, stop)
    },
  }
  const facts = [opened(), lease(), agent(1, 'plan', { tools: [{ name: 'submit_plan' }] })]
  const ledger = fakes.ledgerOf(facts)
  const [planner] = ledger.state.agents
  if (!planner) throw new Error('there is no agent')
  const outcome = await takeTurn({ ...fakes.deps, model }, ledger, planner, signal).catch((error: unknown) => error)
  await ledger.commit()
  const events = fakes.remote.lines().map((line) => JSON.parse(line) as { type: string; data: Record<string, unknown> })
  return { ...fakes, outcome, state: ledger.state, events: events.slice(facts.length) }
}

describe('F1', () => {
  test('a turn is begun, then written down with what it cost', async () => {
    const { events, state } = await taken([])
    expect(events.map(({ type }) => type)).toEqual(['turn.started', 'turn.completed'])
    expect(state.spent).toMatchObject({ turns: 1, input: 100, output: 20 })
  })

  test('R34: a 429 is waited for as long as it asks, written down, and not counted as a turn', async () => {
    const busy = new Transient('too many requests', { status: 429, retryAfterMs: 20_000 })
    const { events, state, clock, said } = await taken([busy])
    expect(clock.sleeps).toEqual([20_000])
    expect(events.map(({ type }) => type)).toEqual(['turn.started', 'turn.failed', 'turn.started', 'turn.completed'])
    expect(events[1]?.data).toEqual({
      turn: 1,
      agent: 1,
      class: 'transient',
      status: 429,
      message: 'too many requests',
    })
    expect(said[0]).toBe('Turn 1: too many requests; next try in 20 s.')
    expect(state.spent.turns).toBe(1)
  })

  test('A4: what failed changes nothing in the request', async () => {
    const [calm, busy] = [await taken([]), await taken([new Transient('busy')])]
    expect(busy.model.requests).toEqual(calm.model.requests)
  })

  test('R27, R33: a key that is refused is asked once', async () => {
    const refused = new Fatal('the key was refused', 'renew it', { status: 401 })
    const { outcome, events, clock } = await taken([refused])
    expect(outcome).toBe(refused)
    expect(events.map(({ type }) => type)).toEqual(['turn.started', 'turn.failed'])
    expect(events[1]?.data).toEqual({ turn: 1, agent: 1, class: 'fatal', status: 401, message: 'the key was refused' })
    expect(clock.sleeps).toEqual([])
  })

  test('F2: a wait that is longer than a job should sleep ends the tries', async () => {
    const { outcome, said } = await taken([new Transient('busy', { retryAfterMs: 3_600_000 })])
    expect(outcome).toBeInstanceOf(Transient)
    expect(said).toEqual(['Turn 1: busy; no further try.'])
  })

  test('R38: a turn is stopped with the job, and leaves no turn', async () => {
    const { outcome, state } = await taken([], AbortSignal.abort())
    expect(outcome).toBeInstanceOf(Aborted)
    expect(state.spent.turns).toBe(0)
  })
})
