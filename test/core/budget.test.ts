/** F3: what counts towards the budget, and what people are told of it. */
import { describe, expect, test } from 'vitest'
import { breaker } from '../../src/core/breakers.ts'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import { budgetNote, comeNear } from '../../src/core/present/budget.ts'
import { statusComment, statusRevision } from '../../src/core/present/status.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { costOf, isPriced } from '../../src/core/pricing.ts'
import { agent, answered, calls, ended, given, lease, opened, suspended, turn } from '../support/given.ts'

const usage = { input: 10, output: 5, cacheRead: 100, cacheWrite: 20 }
const started = event('turn.started', { turn: 1, agent: 1 })
const failed = (change: object = {}) =>
  event('turn.failed', { turn: 1, class: 'transient', status: null, message: 'it broke off', ...change })
const begun = given(opened(), lease()).settled().and(agent(1, 'plan'))

describe('a reply that came to nothing', () => {
  test('costs what the service had counted by then', () => {
    const { spent, unheard } = begun.and(started, failed({ usage, usd: 0.25 })).state
    expect(spent).toEqual({ ...usage, usd: 0.25, turns: 0 })
    expect(unheard).toBe(0)
    expect(begun.and(started, failed({ usage })).state.spent.usd).toBe(0)
  })

  test('of which nothing came is counted as such, an error that was answered is not', () => {
    expect(begun.and(started, failed()).state.unheard).toBe(1)
    expect(begun.and(started, failed({ status: 529 })).state.unheard).toBe(0)
  })

  test('and one that a dead run was waiting for as well, once', () => {
    const died = begun.and(started, lease(1002))
    expect(died.state.unheard).toBe(1)
    expect(died.and(lease(1003)).state.unheard).toBe(1)
    expect(begun.and(started, turn(1, 1, []), lease(1002)).state.unheard).toBe(0)
    expect(begun.and(started, failed({ usage }), ended('waiting'), lease(1002)).state.unheard).toBe(0)
    expect(statusComment(died.state)).toContain(
      '$0.00 of $5.00, 0 tokens, and what 1 reply that never came may have cost, `claude-test-1` counted at',
    )
    expect(statusComment(begun.state)).toContain(
      '| Spent | $0.00 of $5.00, 0 tokens, `claude-test-1` counted at the dearest known price |',
    )
  })
})

describe('the end of the budget', () => {
  const spent = (usd: number) => begun.and(started, failed({ usage, usd }))
  const NOTE =
    'Only $1.00 of $5.00 are left; when they are spent the task stops, with everything saved. `/budget +5` adds five dollars.'

  test('is told from 80 % on, in the status comment and the summary', () => {
    expect(spent(3.99).state).toSatisfy((state: typeof begun.state) => budgetNote(state) === false)
    expect(budgetNote(spent(4).state)).toBe(NOTE)
    expect(statusComment(spent(4).state)).toContain(NOTE)
    expect(statusRevision(spent(4).state)).not.toBe(statusRevision(spent(3.99).state))
    expect(jobSummary(spent(4).state, { headline: 'x', turns: 0 })).toContain(NOTE)
  })

  test('is not told where nothing more is spent', () => {
    expect(budgetNote(spent(5).state)).toBe(false)
    expect(budgetNote(spent(4).and(suspended()).state)).toBe(false)
    expect(budgetNote(spent(4).and(event('task.ended', { outcome: 'done' })).state)).toBe(false)
  })

  test('stops the task, also when no turn was completed', () => {
    expect(spent(5).decide()).toMatchObject({
      do: 'record',
      events: [{ type: 'task.suspended', data: { class: 'limit' } }],
    })
  })

  const LIMITS = { maxTurns: 10, budgetTokens: 100_000 }
  const used = (count: number, tokens: number) =>
    given(opened(), lease(1001, LIMITS), agent(1, 'plan'))
      .settled()
      .and(...Array.from({ length: count }, (_, n) => [turn(n + 1, 1, [calls(`c${n}`, 'read')]), answered(`c${n}`)]))
      .and(failed({ usage: { ...usage, cacheRead: tokens } }))

  test('R29: counts turns and tokens as well, the cached ones too; both are told from 80 % on', () => {
    const [few, most, all] = [used(7, 5_000), used(8, 75_000), used(2, 99_000)]
    expect(budgetNote(few.state)).toBe(false)
    expect(String(budgetNote(most.state)).split('\n\n')).toEqual([
      expect.stringMatching(/^Only 2 of 10 turns are left; .* `max-turns`/),
      expect.stringMatching(/^Only 14,\d{3} of 100,000 tokens are left; .* `budget-tokens`/),
    ])
    expect(comeNear(few.state, most.state)).toEqual([
      '8 of 10 turns are used; the task stops when the rest is.',
      expect.stringMatching(/^85,\d{3} of 100,000 tokens are used; /),
    ])
    expect(comeNear(most.state, all.state)).toEqual([])
    expect(comeNear(spent(3.99).state, spent(4).state)).toEqual([
      '$4.00 of $5.00 are spent; the task stops when the rest is.',
    ])
    expect(statusComment(most.state)).toMatch(/\| Spent \| \$[\d.]+ of \$5\.00, 85,\d{3} of 100,000 tokens, /)
    expect(all.decide()).toMatchObject({
      do: 'record',
      events: [
        {
          data: {
            class: 'limit',
            title: 'the budget of 100,000 tokens is used up',
            todo: 'raise `budget-tokens` in the workflow, then comment `/retry`.',
          },
        },
      ],
    })
  })

  test('/budget +5 gets it away again', () => {
    const more = event('budget.raised', { by: 'maintainer', usd: 5 })
    expect(budgetNote(spent(4).and(more).state)).toBe(false)
    expect(spent(5).and(more).settled().decide()).toMatchObject({ do: 'turn' })
  })
})

describe('prices of the repository', () => {
  const price = (input: number) => ({ input, output: 0, cacheRead: 0, cacheWrite: 0 })
  const own = { claude: price(1), 'claude-opus-5': price(2), 'us.acme': price(3) }
  const million = { input: 1e6, output: 0, cacheRead: 0, cacheWrite: 0 }

  test.each([
    ['claude-opus-5-5', 2],
    ['eu.anthropic.claude-opus-5-v1:0', 2],
    ['claude-haiku-4-5', 1],
    ['us.acme-model', 3],
    ['something-else', 10],
  ])('%s costs by the longest start that fits', (model, usd) => {
    expect(costOf(model, million, own)).toBe(usd)
  })

  test('count where the dearest known price is asked for', () => {
    expect(costOf('something-else', million, { ...own, gold: price(20) })).toBe(20)
    expect(costOf('something-else', { ...million, input: 0, cacheWrite: 1e6 }, { gold: price(20) })).toBe(12.5)
  })

  test('make a model known', () => {
    expect([isPriced('us.acme-model'), isPriced('us.acme-model', own)]).toEqual([false, true])
  })
})

test('breakers speak after as much as the repository says', () => {
  const config = { ...DEFAULT_CONFIG, breakers: { ...DEFAULT_CONFIG.breakers, sameCall: 2 } }
  const same = (n: number) => [turn(n, 1, [calls(`c${n}`, 'read')]), answered(`c${n}`)]
  const after = (policy: object) => {
    const { state } = given(opened({}, policy), lease(), agent(1, 'plan'), same(1), same(2))
    const [planner] = state.agents
    return planner ? breaker(state, planner) : expect.fail('there is no agent')
  }
  expect(after({})).toBeNull()
  expect(after({ config })).toMatchObject({ do: 'record', events: [{ data: { pattern: 'same-call' } }] })
})
