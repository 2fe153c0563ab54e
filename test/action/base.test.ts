/** P3: a plan is approved on the base that it was made on, and made anew when that moved under its files. */
import { describe, expect, test } from 'vitest'
import { commitOn } from '../support/commit-on.ts'
import type { PawlWorld } from '../support/pawl.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'

const [[first]] = SHORT_PLAN as [[ReturnType<typeof call>]]
const brain: Brain = script({
  plan: [
    [first],
    [call('read', { path: 'greeting.txt' })],
    [call('submit_plan', { ...first.input, risks: ['The second line is left alone.'] })],
  ],
  work: [[edit('wrold', 'world')], [call('finish', { summary: 'Spelt right.' })]],
})

async function shownPlan({ world }: PawlWorld) {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  const [pull] = await world.pulls()
  return { task, pull: pull?.number ?? 0, maintainer }
}

const changedIn = async ({ world }: PawlWorld, task: number) =>
  (await world.git('diff', '--name-only', `main...pawl/issue-${task}`)).trim().split('\n')
const filesOf = async ({ world }: PawlWorld, branch: string) =>
  (await world.git('ls-tree', '-r', '--name-only', branch)).trim().split('\n')

describe.concurrent('the default branch moves while a plan waits', () => {
  test('under the files of the plan: the approval is not taken, a new plan on the new base asks again', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished, { brain })
    const { world } = pawl
    const { task, pull, maintainer } = await shownPlan(pawl)
    const tip = await commitOn(world, 'main', { 'greeting.txt': 'Hello wrold\nAnd more\n', 'docs/new.md': '# New\n' })
    const early = await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    expect((await world.reactions(early)).map(({ content }) => content)).toEqual(['-1'])
    const talk = (await world.comments(pull)).map(({ body }) => body ?? '')
    expect(talk[0]).toMatch(/^### ~~Plan v1 [\s\S]*Superseded by \[v2\]/)
    const refusal = talk.find((body) => body.startsWith('Not taken'))
    expect(refusal).toContain("`main` has moved under the plan's files (`greeting.txt`)")
    expect(talk.at(-1)).toMatch(/^### Plan v2 [\s\S]*Risks: now also The second line is left alone\.[\s\S]*Made on/)
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('And more')

    await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await changedIn(pawl, task)).toEqual(['greeting.txt'])
    expect(await world.git('show', `pawl/issue-${task}:greeting.txt`)).toBe('Hello world\nAnd more\n')
    expect(await filesOf(pawl, `pawl/issue-${task}`)).toEqual(await filesOf(pawl, 'main'))
    const parents = (await world.git('log', '-1', '--format=%P', `pawl/issue-${task}`)).trim().split(' ')
    expect(parents).toHaveLength(2)
    expect(parents[1]).toBe(tip)
    const approved = (await readJournal(world, task)).find(({ type }) => type === 'plan.approved')?.data
    expect(approved).toMatchObject({ version: 2, baseSha: tip })
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('elsewhere: the approval stands on the base that it names', async ({ onTestFinished }) => {
    const pawl = await openShort(onTestFinished, { brain })
    const { world } = pawl
    const { task, pull, maintainer } = await shownPlan(pawl)
    const base = (await world.git('rev-parse', 'main')).trim()
    await commitOn(world, 'main', { 'docs/new.md': '# New\n' })
    await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await changedIn(pawl, task)).toEqual(['greeting.txt'])
    const events = await readJournal(world, task)
    expect(events.find(({ type }) => type === 'plan.approved')?.data).toMatchObject({ version: 1, baseSha: base })
    expect(events.some(({ type }) => type === 'base.moved')).toBe(false)
  })

  test('a job that dies right after it moved to the newer base leaves files and journal in step (J4)', async ({
    onTestFinished,
  }) => {
    const pawl = await openShort(onTestFinished, { brain })
    const { world } = pawl
    const { task, pull, maintainer } = await shownPlan(pawl)
    await commitOn(world, 'main', { 'greeting.txt': 'Hello wrold\nAnd more\n', 'docs/new.md': '# New\n' })
    let armed = true
    world.onRequest(({ channel }) => {
      if (channel !== 'model' || !armed) return undefined
      armed = false
      return { before: 'kill' }
    })
    await maintainer.comment(pull, '/approve')
    await settle(world)
    world.onRequest(undefined)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('And more')
    await maintainer.comment(pull, '/approve')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await changedIn(pawl, task)).toEqual(['greeting.txt'])
    expect((await tally(world, task)).duplicates).toEqual([])
  })
})
