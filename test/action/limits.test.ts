/** F3: budgets and circuit breakers, as people meet them. */
import { describe, expect, test, vi } from 'vitest'
import { labelled, last, NO_APPROVAL, openFailing, patientBrain } from '../support/failing.ts'
import { SHORT_FILES } from '../support/short-brain.ts'
import { SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { readJournal } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'

/** Many jobs run side by side here. */
vi.setConfig({ testTimeout: 240_000 })

describe.concurrent('limits and breakers', () => {
  test('F3: at 80 % of the budget people are told, at 100 % it stops, /budget goes on; the repository names the price', async ({
    onTestFinished,
  }) => {
    const prices = 'prices: { claude: { input: 0, output: 10000, cache-read: 0, cache-write: 0 } }\n'
    const pawl = await openFailing(onTestFinished, {
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
    const pawl = await openFailing(onTestFinished, {
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
    const asked = (await pawl.world.pull(pull?.number ?? 0)).requested_reviewers
    expect(asked.map(({ login }) => login)).toEqual(['maintainer'])
  })
})
