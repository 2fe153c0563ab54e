/** J5: what a turn adds to the journal is that turn. */
import { expect, test } from 'vitest'
import { calls } from '../support/fake-model.ts'
import { edited, finish, smallJob } from '../support/small-job.ts'

test('J5, R25: the fiftieth turn writes as much as the fifth, though what is sent to the model grows', async () => {
  const look = (turn: number) => calls('bash', { command: `echo step ${turn}` })
  const steps = Array.from({ length: 60 }, (_, turn) => [look(turn)])
  const { result, lines, model } = await smallJob({
    work: [...steps, [edited('wrold', 'world'), finish()]],
    limits: { budgetUsd: 50, maxTurns: 100 },
  })
  expect(result.ended).toBe('done')
  const begins = lines.flatMap((line, index) => (line.includes('"turn.started"') ? [index] : []))
  const written = (turn: number) => lines.slice(begins[turn], begins[turn + 1]).join('\n').length
  expect(written(5)).toBeGreaterThan(100)
  expect(written(50) / written(5)).toBeLessThan(1.05)
  const sent = (turn: number) => JSON.stringify(model.requests[turn]).length
  expect(sent(50) / sent(5)).toBeGreaterThan(2)
})
