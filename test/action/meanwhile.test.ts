/** What people do while a job works acts in that very job, without a model call more than the turn in flight (P1). */
import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, type PawlOptions } from '../support/pawl.ts'
import { approved, edit, openShort, planned, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'
import type { World } from '../world/world.ts'

const PLAN = SHORT_PLAN.flat()
const brain = script({
  plan: [PLAN, PLAN],
  work: [
    [edit('wrold', 'world'), call('bash', { command: 'echo mended' })],
    [call('bash', { command: 'cat greeting.txt' })],
    [call('finish', { summary: 'Spelt right.' })],
  ],
})

/** Turns enough that one is left when somebody is heard, also where the machine is so busy that a look takes a second. */
const LOOKS = 6
const patient = script({
  plan: [PLAN, PLAN],
  work: [
    ...Array.from({ length: LOOKS }, (_, n) => [call('bash', { command: `echo look ${n}` })]),
    [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
  ],
})
const PATIENT: PawlOptions = { brain: patient }

const waiting = waitingWorlds()

type Act = (world: World, task: number, pull: number) => Promise<unknown>

/** A task during whose work, while the working agent's first turn is on its way, somebody does something. */
async function during(finished: TestContext['onTestFinished'], act: Act, options: PawlOptions = {}) {
  const pawl = await waiting(finished, { brain, ...options })
  const { world, model } = pawl
  world.workflow.work.env['PAWL_LOOK_EVERY_MS'] = '0'
  let turns = 0
  let made: unknown = null
  world.onRequest(async ({ channel }) => {
    if (channel !== 'model' || ++turns !== 1) return undefined
    const [pull] = await world.pulls()
    made = await act(world, 1, pull?.number ?? 0)
    return undefined
  })
  const task = await approved(pawl)
  await settle(world)
  const events = await readJournal(world, task)
  const types = events.map(({ type }) => type)
  return {
    ...pawl,
    task,
    events,
    types,
    /** Model calls of the agents that worked or planned after the first plan. */
    later: model.requests.slice(1).map(({ body }) => JSON.stringify(body)),
    leases: types.filter((type) => type === 'lease.taken').length,
    reactions: async () => (await world.reactions(Number(made))).map(({ content }) => content),
    duplicates: async () => (await tally(world, task)).duplicates,
  }
}
const comment =
  (body: string, login = 'maintainer'): Act =>
  (world, _, pull) =>
    world.as(login).comment(pull, body)
const idle = ({ world }: { readonly world: World }) => jobsOf(world, 'work').at(-1)?.log ?? ''

describe('while a job works', () => {
  test('guidance reaches the agent with its next turn of the same job, once', async ({ onTestFinished }) => {
    const said = await during(onTestFinished, comment('Mind the full stop.', 'writer'))
    // Where the machine is so busy that a look takes a second, the next turn but one is the first to have it.
    const told = said.later.map((body) => body.split('Mind the full stop.').length - 1)
    expect([told[0], told.at(-1), told.toSorted()]).toEqual([0, 1, told])
    expect([said.leases, statusesOf(said)[1]]).toEqual([2, ['success', 'done']])
    expect(said.types.filter((type) => type === 'guidance.given')).toHaveLength(1)
    expect(await said.duplicates()).toEqual([])
  })

  test('/pause ends the job after the turn in flight; /resume goes on from there', async ({ onTestFinished }) => {
    const paused = await during(onTestFinished, comment('/pause'), PATIENT)
    const { world, model, task } = paused
    expect(paused.later.length).toBeLessThanOrEqual(LOOKS)
    expect([paused.leases, statusesOf(paused)[1]]).toEqual([2, ['success', 'suspended']])
    expect(await paused.reactions()).toEqual(['+1'])
    expect(idle(paused)).toContain('nobody has said anything new')
    await world.as('maintainer').comment(task, '/resume')
    await settle(world)
    expect(statusesOf(paused).at(-1)).toEqual(['success', 'done'])
    expect(model.requests).toHaveLength(1 + LOOKS + 1)
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('/cancel stops it', async ({ onTestFinished }) => {
    const cancelled = await during(onTestFinished, comment('/cancel'), PATIENT)
    expect(cancelled.later.length).toBeLessThanOrEqual(LOOKS)
    expect([cancelled.leases, statusesOf(cancelled)[1]]).toEqual([2, ['success', 'cancelled']])
    expect(await cancelled.reactions()).toEqual(['+1'])
    expect(await cancelled.duplicates()).toEqual([])
  })

  test('/budget is taken before the limit stops it', async ({ onTestFinished }) => {
    const said = await during(onTestFinished, comment('/budget +2'))
    expect([said.leases, statusesOf(said)[1], await said.reactions()]).toEqual([2, ['success', 'done'], ['+1']])
    expect((await said.world.comments(said.task))[0]?.body).toContain('of $7.00')
  })

  test('/revise voids the plan that is worked on: the same job makes another and waits for it', async ({
    onTestFinished,
  }) => {
    const revised = await during(onTestFinished, comment('/revise Mind the tabs.'), PATIENT)
    expect(revised.later.length).toBeLessThanOrEqual(LOOKS + 1)
    expect(revised.later.at(-1)).toContain('Mind the tabs.')
    expect([revised.leases, statusesOf(revised)[1]]).toEqual([2, ['success', 'awaiting-approval']])
    expect(await revised.reactions()).toEqual(['+1'])
  })

  test('a review is read with the next turn', async ({ onTestFinished }) => {
    const review: Act = (world, _, pull) =>
      world.as('writer').review(pull, {
        event: 'COMMENT',
        comments: [{ path: '.gitignore', line: 1, body: 'Leave this.' }],
      })
    const said = await during(onTestFinished, review, {
      files: { 'greeting.txt': 'Hello wrold\n', '.gitignore': 'x\n' },
    })
    expect(said.later.at(-1)).toContain('Leave this.')
    expect(said.leases).toBe(2)
  })

  test('a closed issue cancels it, a label that is taken away pauses it', async ({ onTestFinished }) => {
    const closed = await during(onTestFinished, (world, task) => world.as('writer').closeIssue(task), PATIENT)
    expect(closed.later.length).toBeLessThanOrEqual(LOOKS)
    expect([closed.leases, statusesOf(closed)[1]]).toEqual([2, ['success', 'cancelled']])
    const unlabelled = await during(onTestFinished, (world, task) => world.as('writer').unlabel(task, 'pawl'), PATIENT)
    expect(unlabelled.later.length).toBeLessThanOrEqual(LOOKS)
    expect([unlabelled.leases, statusesOf(unlabelled)[1]]).toEqual([2, ['success', 'suspended']])
  })

  test('a closed pull request cancels it', async ({ onTestFinished }) => {
    const closed = await during(onTestFinished, (world, _, pull) => world.as('writer').closePull(pull), PATIENT)
    expect(closed.later.length).toBeLessThanOrEqual(LOOKS)
    expect([closed.leases, statusesOf(closed)[1]]).toEqual([2, ['success', 'cancelled']])
  })

  test('what people say elsewhere, and a list that can not be had, leave the work alone', async ({
    onTestFinished,
  }) => {
    const pawl = await waiting(onTestFinished, { brain })
    const { world } = pawl
    world.workflow.work.env['PAWL_LOOK_EVERY_MS'] = '0'
    const other = await world.as('writer').openIssue({ title: 'Another' })
    let refused = 0
    world.onRequest(async ({ channel, path }) => {
      if (channel === 'model') await world.as('writer').comment(other, '/pause')
      if (!/\/issues\?.*since=/.test(path)) return undefined
      refused += 1
      return { before: { status: 503 } }
    })
    await approved(pawl)
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(refused).toBeGreaterThan(0)
  })
})

test('P3: an /approve that was written before the plan could be seen is refused once, and the next one counts', async ({
  onTestFinished,
}) => {
  const pawl = await openShort(onTestFinished, { brain })
  const { world } = pawl
  const maintainer = world.as('maintainer')
  let early = 0
  world.onRequest(async ({ channel }) => {
    if (channel === 'model' && early === 0) early = await maintainer.comment(1, '/approve')
    return undefined
  })
  await planned(pawl)
  await settle(world)
  const [pull] = await world.pulls()
  const replies = (await world.comments(1)).filter(({ body }) => body.startsWith('Not taken: '))
  expect(replies.map(({ body }) => body)).toEqual([expect.stringContaining('said before what waits now was asked')])
  expect((await world.reactions(early)).map(({ content }) => content)).toEqual(['-1'])
  const approval = (await world.comments(pull?.number ?? 0)).find(({ body }) => body === '/approve')
  expect((await world.reactions(approval?.id ?? 0)).map(({ content }) => content)).toEqual(['+1'])
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
})
