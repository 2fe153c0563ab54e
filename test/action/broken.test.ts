/** A journal that somebody else has spoilt: nothing is written to it, it is told once, and a maintainer decides. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, openPawl, type PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from '../support/short-brain.ts'
import { finalState, playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { type Change, tamper } from '../support/tamper.ts'

const SECOND = 'journal/segments/0000/000002.jsonl'
/** Comments and commits carry whole seconds. */
const NEXT_SECOND_MS = 1_100

/** A task whose plan waits for its approval. */
async function planned(finished: TestContext['onTestFinished']): Promise<{ pawl: PawlWorld; task: number }> {
  const pawl = await openPawl({ brain: shortBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  finished(() => pawl.close())
  const maintainer = pawl.world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(pawl.world)
  return { pawl, task }
}

const tipOf = async ({ world }: PawlWorld, task: number) => (await world.git('rev-parse', `pawl/state/${task}`)).trim()

/** Somebody changes a file of the state branch; returns its new tip. */
async function spoil({ world }: PawlWorld, task: number, change: (segment: string) => Change): Promise<string> {
  const text = await world.git('show', `pawl/state/${task}:${SECOND}`)
  const tip = tamper(world.bare, `pawl/state/${task}`, { [SECOND]: change(text) })
  await sleep(NEXT_SECOND_MS)
  return tip
}

async function says({ world }: PawlWorld, login: string, task: number, body: string) {
  await world.as(login).comment(task, body)
  await settle(world)
  const job = jobsOf(world, 'work').at(-1)
  if (!job) throw new Error('no work job ran')
  return job
}

describe.concurrent('a broken journal', () => {
  test('J2, R24: red, told once in the status comment with segment and line, and nothing written', async ({
    onTestFinished,
  }) => {
    const { pawl, task } = await planned(onTestFinished)
    const tip = await spoil(pawl, task, (text) => text.slice(0, -20))
    for (const login of ['maintainer', 'writer']) {
      const job = await says(pawl, login, task, '/approve')
      expect(job).toMatchObject({ conclusion: 'failure' })
      expect(job.log).toContain(`the journal of task ${task} is broken: line `)
      expect(job.log).toContain(`pawl verify ${task}`)
    }
    expect(await tipOf(pawl, task)).toBe(tip)
    const own = (await pawl.world.comments(task)).filter(({ user }) => user?.type === 'Bot')
    expect(own).toHaveLength(1)
    expect(own[0]?.body).toMatch(
      /### 🛑 Stopped: the journal of this task is broken\n\nLine \d+ of `journal\/segments\/0000\/000002\.jsonl` is cut off/,
    )
    expect(own[0]?.body).toContain('comments `/retry`')
    const edits = pawl.world.requests.filter(
      ({ write, channel, path }) => write && channel === 'api' && /comments/.test(path),
    )
    expect(
      edits.filter(({ job, method }) => job === jobsOf(pawl.world, 'work').at(-1)?.id && method !== 'GET'),
    ).toEqual([])
    expect((await tally(pawl.world, task).catch((error: Error) => error)) instanceof Error).toBe(true)
  })

  test('a /retry from before the break, or by somebody who only writes, repairs nothing (P2)', async ({
    onTestFinished,
  }) => {
    const { pawl, task } = await planned(onTestFinished)
    await says(pawl, 'maintainer', task, 'Let us see. No command here.')
    const rule = pawl.world.workflow.route.if
    pawl.world.workflow.route.if = 'false'
    await pawl.world.as('maintainer').comment(task, '/retry')
    pawl.world.workflow.route.if = rule
    await sleep(NEXT_SECOND_MS)
    const tip = await spoil(pawl, task, () => 'nonsense\n')
    const job = await says(pawl, 'writer', task, '/retry')
    expect(job).toMatchObject({ conclusion: 'failure' })
    expect(job.log).toContain('The /retry of writer does not repair the journal')
    expect(await tipOf(pawl, task)).toBe(tip)
  })

  test("a maintainer's /retry goes on from the last whole checkpoint, on top of the tip, to the very end", async ({
    onTestFinished,
  }) => {
    const calm = await planned(onTestFinished)
    await says(calm.pawl, 'maintainer', 2, '/approve')
    const { pawl, task } = await planned(onTestFinished)
    const before = await readJournal(pawl.world, task)
    const tip = await spoil(pawl, task, () => '\0\0\0\0\n')
    expect(await says(pawl, 'writer', task, '/retry')).toMatchObject({ conclusion: 'failure' })
    const repaired = await says(pawl, 'maintainer', task, '/retry')
    expect(repaired).toMatchObject({ conclusion: 'success', outputs: { status: 'awaiting-approval' } })
    const after = await readJournal(pawl.world, task)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.find(({ type }) => type === 'journal.repaired')?.data).toMatchObject({
      droppedFrom: before.length + 1,
      segment: SECOND,
      line: 1,
      by: 'maintainer',
      problem: expect.stringContaining('NUL'),
    })
    await pawl.world.git('merge-base', '--is-ancestor', tip, `pawl/state/${task}`)
    expect(await pawl.world.git('show', `pawl/state/${task}:journal/broken/1/segments/0000/000002.jsonl`)).toContain(
      '\0',
    )
    expect(await says(pawl, 'maintainer', 2, '/approve')).toMatchObject({ outputs: { status: 'done' } })
    const status = (await pawl.world.comments(task)).find(({ user }) => user?.type === 'Bot')
    expect(status?.body).toContain('**Repaired**: line 1 of `journal/segments/0000/000002.jsonl` holds NUL bytes')
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    const [mended, whole] = await Promise.all([finalState(pawl.world, task), finalState(calm.pawl.world, calm.task)])
    expect(mended).toMatchObject({ tree: whole['tree'], workspaceIsTree: true, end: 1 })
  })

  test('a task that never was: garbage on its branch is told and left alone', async ({ onTestFinished }) => {
    const pawl = await openPawl({ brain: shortBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
    onTestFinished(() => pawl.close())
    const task = await pawl.world.as('maintainer').openIssue(SHORT_ISSUE)
    await pawl.world.git('branch', `pawl/state/${task}`, 'main')
    await pawl.world.dispatch(task)
    await settle(pawl.world)
    const [job] = jobsOf(pawl.world, 'work')
    expect(job).toMatchObject({ conclusion: 'failure' })
    expect(job?.log).toContain('a journal begins with the opening of its task')
    expect(await tipOf(pawl, task)).toBe((await pawl.world.git('rev-parse', 'main')).trim())
    expect((await pawl.world.comments(task))[0]?.body).toContain('there is nothing to go on from')
  })
})

test('a finished task with a broken journal stays finished after the repair', async ({ onTestFinished }) => {
  const pawl = await openPawl({ brain: shortBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  onTestFinished(() => pawl.close())
  const task = await playStory(pawl.world, SHORT_ISSUE)
  await spoil(pawl, task, () => null)
  const calls = pawl.model.requests.length
  expect(await says(pawl, 'maintainer', task, '/retry')).toMatchObject({ outputs: { status: 'done' } })
  expect(pawl.model.requests.length).toBe(calls)
  expect((await tally(pawl.world, task)).duplicates).toEqual([])
})
