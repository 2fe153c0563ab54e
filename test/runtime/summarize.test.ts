/** A summary is an activity as a turn is one: tried again, paid, and stopped by the same budget (F1, F3). */
import { expect, test } from 'vitest'
import { Transient } from '../../src/ports/failures.ts'
import type { Model, Reply } from '../../src/ports/model.ts'
import { summarize } from '../../src/runtime/summarize.ts'
import { agent, answered, calls, lease, opened, turn } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

/** Ten dollars a million tokens: the models here have no price, so that the dearest counts. */
const usageOf = (usd: number): Reply['usage'] => ({ input: usd * 100_000, output: 0, cacheRead: 0, cacheWrite: 0 })
const broken = (usd: number) => Object.assign(new Transient('it broke off'), { usage: usageOf(usd) })
const notes = (usd: number): Reply => ({
  content: [{ type: 'text', text: 'Notes.' }],
  stop: 'end_turn',
  usage: usageOf(usd),
})

/** What a planning agent's summary comes to when the model answers so, with a budget of five dollars. */
async function summed(...answers: readonly (Reply | Error)[]) {
  const fakes = overFakes()
  const left = [...answers]
  const asked: string[] = []
  const model: Model = {
    async turn(request) {
      asked.push(request.model)
      const answer = left.shift()
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing more was to be asked')
      return answer
    },
  }
  const ledger = fakes.ledgerOf([opened(), lease(), agent(1, 'plan'), turn(1, 1, [calls('a', 'read')]), answered('a')])
  const [planner] = ledger.state.agents
  if (!planner) throw new Error('there is no agent')
  const models = { ...fakes.deps.models, summary: 'other-1' }
  await summarize({ ...fakes.deps, model, models }, ledger, { agent: planner, upTo: 1 }, new AbortController().signal)
  return { asked, said: fakes.said, state: ledger.state }
}

test('what a try costs that broke off counts; the next one follows, and its notes are kept', async () => {
  const { asked, said, state } = await summed(broken(1), notes(1))
  expect(asked).toEqual(['other-1', 'other-1'])
  expect(state.spent.usd).toBeCloseTo(2.01)
  expect(state.spent.turns).toBe(1)
  expect(state.agents[0]?.summary).toBe('Notes.')
  expect(said[0]).toBe('No price of other-1 is known: it is counted at the dearest known price.')
  expect(said.join('\n')).not.toContain('the task stops')
})

test('F3: none is tried again once the budget is used up', async () => {
  const { asked, state } = await summed(broken(6))
  expect(asked).toHaveLength(1)
  expect(state.agents[0]).toMatchObject({ summary: null, failedSummaries: 0 })
})

test('F3: that the budget comes to its end is said, whatever brought it there', async () => {
  const { said } = await summed(notes(4.2))
  expect(said).toContainEqual(
    expect.stringMatching(/^\$4\.2\d of \$5\.00 are spent; the task stops when the rest is\.$/),
  )
})
