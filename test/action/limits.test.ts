/** F3: budgets, as people meet them. */
import { expect, test } from 'vitest'
import { fold } from '../../src/core/fold.ts'
import { labelled, last, NO_APPROVAL, openFailing, patientBrain } from '../support/failing.ts'
import { SHORT_FILES } from '../support/short-brain.ts'
import { statusesOf } from '../support/short-world.ts'
import { readJournal } from '../support/tally.ts'

test('F3, R9: at 80 % of the budget people are told, at 100 % it stops, /budget goes on; the repository names the price', async ({
  onTestFinished,
}) => {
  const prices = 'prices: { claude: { input: 0, output: 10000, cache-read: 0, cache-write: 0 } }\n'
  const pawl = await openFailing(onTestFinished, {
    brain: patientBrain(14),
    files: { ...SHORT_FILES, '.github/pawl.yml': prices },
    with: { ...NO_APPROVAL, 'budget-usd': '1', 'budget-tokens': '1000000' },
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
  const { spent } = fold(await readJournal(pawl.world, task))
  expect([stopped.outputs['turns'], stopped.outputs['input-tokens'], stopped.outputs['output-tokens']]).toEqual(
    [spent.turns, spent.input + spent.cacheRead + spent.cacheWrite, spent.output].map(String),
  )
  expect(told.at(-1)).toMatch(/ of \$1\.00, [\d,]+ of 1,000,000 tokens/)
  await pawl.world.as('maintainer').comment(task, '/budget +5')
  await pawl.world.idle()
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
}, 240_000)
