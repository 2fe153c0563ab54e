/**
 * F3: the budget is exact. A reply that a worker heard of and wrote down is counted, whatever became of it; what nobody was told
 * of, or what died with a machine before it reached the remote, can't be: the journal counts such requests as `unheard`.
 */
import { expect, test } from 'vitest'
import { minus, type Spending, spend, spentOf, usdOf } from '../support/spending.ts'
import { WHOLE } from '../support/whole.ts'

/** A thousand in `npm run test:explore`. */
const STORIES = WHOLE ? 1_000 : 200

test(`in ${STORIES} stories with retries, broken replies, kills and sub-agents the reported cost is what was billed, and no request starts once it is used up`, async () => {
  const all: Spending[] = []
  for (let seed = 1; seed <= STORIES; seed += 1) {
    const story = await spend(seed)
    const { state, billed, lost, late } = story
    const known = minus(billed, lost)
    expect([seed, spentOf(state), late]).toEqual([seed, known, 0])
    expect(state.spent.usd).toBeCloseTo(usdOf(known), 9)
    all.push(story)
  }
  const count = (of: (one: Spending) => boolean | number) => all.reduce((sum, one) => sum + Number(of(one)), 0)
  // The stories are worth something: most end done, many are stopped by their budget, many see a machine die.
  expect(count(({ state }) => state.ended?.outcome === 'done')).toBeGreaterThan(STORIES / 2)
  expect(count(({ stops }) => stops > 0)).toBeGreaterThan(STORIES / 10)
  expect(count(({ kills }) => kills > 0)).toBeGreaterThan(STORIES / 10)
  expect(count(({ state }) => state.agents.some(({ parent }) => parent !== undefined))).toBeGreaterThan(STORIES / 2)
  expect(count(({ state }) => state.unheard)).toBeGreaterThan(STORIES / 10)
}, 300_000)
