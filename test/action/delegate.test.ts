/** Sub-agents in the built action: their reports, their models, their cost, and deaths in the middle of them (A4, R36). */
import { describe, expect, test } from 'vitest'
import { costOf } from '../../src/core/pricing.ts'
import { canChange, delegating } from '../support/delegating.ts'
import { jobsOf, type PawlWorld } from '../support/pawl.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, planned, statusesOf } from '../support/short-world.ts'
import { playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, lastResult, roleOf } from '../world/messages/brain.ts'
import type { MessagesRequest } from '../world/messages/types.ts'

const MODELS = { 'plan-model': 'claude-opus-5-5', model: 'claude-sonnet-5-5', 'subagent-model': 'claude-haiku-5-5' }

const bodies = ({ model }: PawlWorld) => model.requests.map(({ body }) => body as MessagesRequest)
/** By kind of conversation, the last request of each. */
const lastOf = (pawl: PawlWorld, role: ReturnType<typeof roleOf>, changes: boolean) =>
  bodies(pawl).findLast((request) => roleOf(request) === role && canChange(request) === changes) ?? expect.fail(role)

async function onlyOnce(pawl: PawlWorld, task: number) {
  const events = await readJournal(pawl.world, task)
  const started = events.flatMap((one) => (one.type === 'agent.started' ? [one.data] : []))
  expect(started.map(({ role, parent }) => [role, parent?.agent])).toEqual([
    ['plan', undefined],
    ['plan', 1],
    ['work', undefined],
    ['work', 3],
  ])
  const results = events.flatMap((one) => (one.type === 'tool.completed' ? [one.data.call] : []))
  expect(new Set(results).size).toBe(results.length)
  expect((await tally(pawl.world, task, events)).duplicates).toEqual([])
  return events
}

describe.concurrent('sub-agents', { timeout: 180_000 }, () => {
  test('one reads for the plan, one edits for the work; each with its model, and the cost adds up', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished, { brain: delegating(edit('wrold', 'world')), with: MODELS })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const events = await onlyOnce(pawl, task)
    const { plan, work } = { plan: lastOf(pawl, 'plan', false), work: lastOf(pawl, 'work', true) }
    expect(lastResult(plan, 'delegate')?.text).toContain('Hello wrold')
    expect(lastResult(work, 'delegate')).toEqual({ text: 'Mended, line 1.', isError: false })
    expect(bodies(pawl).map(({ model }) => model)).toEqual([
      ...['claude-opus-5-5', 'claude-haiku-5-5', 'claude-haiku-5-5', 'claude-opus-5-5'],
      ...['claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-haiku-5-5', 'claude-sonnet-5-5'],
    ])
    const billed = Object.entries(pawl.model.billed).reduce(
      (sum, [model, used]) => sum + costOf(model, usageOf(used)),
      0,
    )
    const journaled = events.reduce((sum, one) => sum + (one.type === 'turn.completed' ? one.data.usd : 0), 0)
    expect(journaled).toBeCloseTo(billed, 10)
    const { outputs } = jobsOf(pawl.world, 'work').at(-1) ?? expect.fail('no job')
    expect(outputs).toMatchObject({ turns: '8' })
    expect(Number(outputs['cost-usd'])).toBeCloseTo(billed, 3)
    const status = (await pawl.world.comments(task))[0]?.body
    expect(status).toContain('| Turns | 8 (4 by 2 sub-agents) in 2 jobs |')
    expect(status).toMatch(/- \[x\] Mend it/)
  })

  test.each([3, 6])(
    'killed in model call %i, which is one of a sub-agent: what was lost is asked for with the same bytes, and nothing is done twice (A4)',
    async (at) => {
      const finished: (() => unknown)[] = []
      try {
        const brain = delegating(edit('wrold', 'world'))
        const pawl = await openShort((close) => void finished.push(() => close({} as never)), { brain })
        let asked = 0
        pawl.world.onRequest(({ channel }) => {
          if (channel !== 'model') return undefined
          asked += 1
          return asked === at ? { after: 'kill' } : undefined
        })
        const task = await playStory(pawl.world, SHORT_ISSUE)
        expect(jobsOf(pawl.world, 'work').filter(({ conclusion }) => conclusion === 'killed')).toHaveLength(1)
        expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
        await onlyOnce(pawl, task)
        const { requests } = pawl.model
        expect(requests.filter(({ repeated }) => repeated)).not.toEqual([])
        expect(new Set(requests.map(({ raw }) => raw)).size).toBe(8)
      } finally {
        for (const close of finished) await close()
      }
    },
  )

  test("a main that dies in a sub-agent's command: the sub-agent is told, and goes on (A3)", async ({
    onTestFinished,
  }) => {
    const brain = delegating(edit('wrold', 'world'), call('bash', { command: 'echo begun && sleep 30' }))
    const pawl = await openShort(onTestFinished, { brain })
    const task = await planned(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('sleep 30')))
    pawl.world.signal(jobsOf(pawl.world, 'work').at(-1)?.id ?? '', 'SIGKILL')
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    await onlyOnce(pawl, task)
    expect(lastResult(lastOf(pawl, 'read', true), 'bash')?.text).toContain('Interrupted: this command was running')
    expect(pawl.model.requests.filter(({ repeated }) => repeated)).toEqual([])
  })

  test('a call of a sub-agent that needs leave waits for it, and runs once (P3)', async ({ onTestFinished }) => {
    const owners = call('bash', { command: 'mkdir -p .github && echo "* @maintainer" > .github/CODEOWNERS' })
    const pawl = await openShort(onTestFinished, { brain: delegating(edit('wrold', 'world'), owners) })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    const [pull] = await pawl.world.pulls()
    await pawl.world.as('maintainer').comment(pull?.number ?? 0, '/approve')
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    await onlyOnce(pawl, task)
    expect(await pawl.world.git('show', `pawl/issue-${task}:.github/CODEOWNERS`)).toBe('* @maintainer\n')
  })

  test('the limit counts its turns: the task stops in the middle of one, and goes on there (F3)', async ({
    onTestFinished,
  }) => {
    const brain = delegating(edit('wrold', 'world'))
    const pawl = await openShort(onTestFinished, { brain, with: { 'max-turns': '6' } })
    const { world } = pawl
    const task = await playStory(world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'suspended'])
    expect(pawl.model.requests).toHaveLength(6)
    world.workflow.work.with['max-turns'] = '60'
    await world.as('maintainer').comment(task, '/retry')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(pawl.model.requests).toHaveLength(8)
    await onlyOnce(pawl, task)
  })

  test('so does the budget: no request is made after what sub-agents have used up (F3)', async ({ onTestFinished }) => {
    const brain = delegating(edit('wrold', 'world'))
    const dear = { 'subagent-model': 'claude-opus-5-5', model: 'claude-haiku-5-5' }
    const pawl = await openShort(onTestFinished, { brain, with: dear })
    const { world } = pawl
    const task = await world.as('maintainer').openIssue(SHORT_ISSUE)
    await world.as('maintainer').label(task, 'pawl')
    await settle(world)
    const costs = (await readJournal(world, task)).flatMap((one) =>
      one.type === 'turn.completed' ? [one.data.usd] : [],
    )
    const [, first = 0] = costs
    const budget = costs.reduce((sum, usd) => sum + usd, 0) + first / 2
    world.workflow.work.with['budget-usd'] = budget.toFixed(6)
    const [pull] = await world.pulls()
    await world.as('maintainer').comment(pull?.number ?? 0, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'suspended'])
    expect(bodies(pawl).map(({ model }) => model === dear.model)).toEqual([true, false, false, true, true, false])
    await world.as('maintainer').comment(task, '/budget +5')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    await onlyOnce(pawl, task)
  })
})

const usageOf = (used: PawlWorld['model']['billed'][string]) => ({
  input: used.input_tokens,
  output: used.output_tokens,
  cacheRead: used.cache_read_input_tokens,
  cacheWrite: used.cache_creation_input_tokens,
})
