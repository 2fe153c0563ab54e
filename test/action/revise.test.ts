/** A plan that is revised: what people see of both versions, and what the agents are told. */
import { describe, expect, test } from 'vitest'
import type { PawlWorld } from '../support/pawl.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, roleOf, script } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest } from '../world/messages/types.ts'

const [[first]] = SHORT_PLAN as [[ReturnType<typeof call>]]
const [step] = first.input['steps'] as [{ title: string }]
const REVISED = {
  ...first.input,
  steps: [step, { title: 'Say it in the README' }],
  files: ['greeting.txt', 'README.md'],
}
const finishing = [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })]

async function shownPlan({ world }: PawlWorld) {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  const [pull] = await world.pulls()
  return { task, pull: pull?.number ?? 0, maintainer }
}

const talkOn = async ({ world }: PawlWorld, number: number) =>
  (await world.comments(number)).map(({ body }) => body ?? '')
const digestIn = (plan = ''): string => /^### (?:~~)?Plan v\d · `(\w+)`/.exec(plan)?.[1] ?? 'none'
const bodiesOf = ({ model }: PawlWorld) => model.requests.map(({ body }) => body as MessagesRequest)

describe.concurrent('/revise', () => {
  test('makes a version that says what changed; the old one is superseded, its digest refused (P3)', async ({
    onTestFinished,
  }) => {
    const brain: Brain = script({ plan: [[first], [call('submit_plan', REVISED)]], work: [finishing] })
    const pawl = await openShort(onTestFinished, { brain })
    const { world } = pawl
    const { task, pull, maintainer } = await shownPlan(pawl)
    const old = digestIn((await talkOn(pawl, pull))[0])
    await maintainer.comment(pull, '/revise Say it in the README as well.')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    const [superseded, , plan] = await talkOn(pawl, pull)
    expect(superseded).toMatch(/^### ~~Plan v1 · [\s\S]*Superseded by \[v2\]\(http[\s\S]*<details>/)
    expect(plan).toMatch(
      /^### Plan v2 · [\s\S]*\*\*What changed since v1\*\*\n- Step added: Say it in the README\n- Files: now also `README.md`\n/,
    )
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('Say it in the README as well.')

    const late = await maintainer.comment(pull, `/approve ${old}`)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    expect((await world.reactions(late)).map(({ content }) => content)).toEqual(['-1'])
    expect((await talkOn(pawl, pull)).at(-1)).toContain('that is the digest of plan v1, which is superseded')

    await maintainer.comment(pull, `/approve ${digestIn(plan)}`)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('in mid-work: planning tools alone until the new plan is approved, and the work so far is kept (P4)', async ({
    onTestFinished,
  }) => {
    const begun = [edit('wrold', 'world'), call('bash', { command: 'sleep 2' })]
    const again = (request: MessagesRequest) =>
      JSON.stringify(request.messages[0]).includes('approved-plan version=\\"2\\"')
    const brain: Brain = script({
      plan: [(request) => [JSON.stringify(request).includes('plan-to-revise') ? call('submit_plan', REVISED) : first]],
      work: [
        (request) => (again(request) ? [call('bash', { command: 'cat greeting.txt' })] : begun),
        (request) => [
          again(request) ? call('finish', { summary: 'Spelt right.' }) : call('bash', { command: 'sleep 30' }),
        ],
      ],
    })
    const pawl = await openShort(onTestFinished, { brain })
    const { world } = pawl
    const { task, pull, maintainer } = await shownPlan(pawl)
    await maintainer.comment(pull, '/approve')
    await world.until(() => world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = world.jobs.findLast(({ kind }) => kind === 'work')
    await maintainer.comment(pull, '/revise Say it in the README as well.')
    world.cancel(job?.id ?? '')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    const replanning = bodiesOf(pawl).at(-1)
    expect(replanning && roleOf(replanning)).toBe('plan')
    expect(JSON.stringify(replanning?.tools)).not.toMatch(/bash|str_replace/)

    await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(JSON.stringify(bodiesOf(pawl).at(-1))).toContain('Hello world')
    const roles = (await readJournal(world, task)).flatMap(({ type, data }) =>
      type === 'agent.started' && 'role' in data ? [data.role] : [],
    )
    expect(roles).toEqual(['plan', 'work', 'plan', 'work'])
    expect((await tally(world, task)).duplicates).toEqual([])
  })
})
