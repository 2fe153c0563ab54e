import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, openPawl, type PawlOptions, type PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from '../support/short-brain.ts'
import { finalState, playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script, text } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'

const EDITOR = 'str_replace_based_edit_tool'
const edit = (old_str: string, new_str: string) =>
  call(EDITOR, { command: 'str_replace', path: 'greeting.txt', old_str, new_str })
const plan = [
  [call('submit_plan', { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] })],
]

/** Tests run side by side: each closes its own world. */
type Finished = TestContext['onTestFinished']

async function open(finished: Finished, options: PawlOptions): Promise<PawlWorld> {
  const pawl = await openPawl({
    brain: shortBrain,
    files: SHORT_FILES,
    ...options,
    with: { verify: SHORT_VERIFY, ...options.with },
  })
  finished(() => pawl.close())
  return pawl
}

/** label → plan → /approve; the work job has been called when this returns. */
async function planned({ world }: PawlWorld): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  const [pull] = await world.pulls()
  await maintainer.comment(pull?.number ?? 0, '/approve')
  return task
}

const statusesOf = ({ world }: PawlWorld) =>
  jobsOf(world, 'work').map(({ conclusion, outputs }) => [conclusion, outputs['status']])

describe.concurrent('the work job', () => {
  test('verification that fails goes back to the agent with its output, and is done again (P6)', async ({
    onTestFinished,
  }) => {
    const brain: Brain = script({
      plan,
      work: [
        [edit('wrold', 'wolrd'), call('finish', { summary: 'Spelt right.' })],
        [text('One more letter.'), edit('wolrd', 'world'), call('finish', { summary: 'Spelt right, really.' })],
      ],
    })
    const pawl = await open(onTestFinished, { brain })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const events = await readJournal(pawl.world, task)
    expect(
      events.flatMap(({ type, data }) => (type === 'verification.completed' && 'passed' in data ? [data.passed] : [])),
    ).toEqual([false, true])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('Not done: the verification failed')
    expect((await pawl.world.git('log', '--format=%s', `main..pawl/issue-${task}`)).trim().split('\n')).toHaveLength(3)
  })

  test('finish without a change is answered, not believed (R26)', async ({ onTestFinished }) => {
    const brain: Brain = script({
      plan,
      work: [
        [call('finish', { summary: 'Looks fine to me.' })],
        [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await open(onTestFinished, { brain })
    await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('no file differs from the base commit')
  })

  test('before its time is up it checkpoints, calls its successor and ends green (R1)', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished, { latency: 600 })
    const maintainer = pawl.world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(pawl.world)
    Object.assign(pawl.world.workflow.work.with, { 'time-limit': '0.02' })
    const [pull] = await pawl.world.pulls()
    await maintainer.comment(pull?.number ?? 0, '/approve')
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('called its successor')))
    delete pawl.world.workflow.work.with['time-limit']
    await settle(pawl.world)
    expect(statusesOf(pawl)).toContainEqual(['success', 'working'])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
    expect((await pawl.world.comments(task))[0]?.body).toContain('hand-over')
  })

  test('a cancelled job saves what it has and calls its successor within the grace period (R1, R11)', async ({
    onTestFinished,
  }) => {
    const slow: Brain = script({
      plan,
      work: [
        [edit('wrold', 'world'), call('bash', { command: 'echo begun && sleep 30' })],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await open(onTestFinished, { brain: slow })
    const task = await planned(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = jobsOf(pawl.world, 'work').at(-1)
    const began = performance.now()
    pawl.world.cancel(job?.id ?? '')
    await pawl.world.until(() => job?.status === 'completed')
    expect(performance.now() - began).toBeLessThan(7_500)
    expect(job?.log).toContain('This job was told to stop; everything up to then is saved.')
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('interrupted after')
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a main that dies alone is salvaged by post, and its successor repeats nothing (A1, F2)', async ({
    onTestFinished,
  }) => {
    const slow: Brain = script({
      plan,
      work: [
        [edit('wrold', 'world'), call('bash', { command: 'echo begun && sleep 30' })],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await open(onTestFinished, { brain: slow })
    const task = await planned(pawl)
    await pawl.world.until(() => pawl.world.jobs.some(({ log }) => log.includes('sleep 30')))
    const job = jobsOf(pawl.world, 'work').at(-1)
    pawl.world.signal(job?.id ?? '', 'SIGKILL')
    await pawl.world.until(() => job?.status === 'completed')
    expect(job?.log).toMatch(/ended before it could say so\. \d+ events that the job had not pushed yet were saved/)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(pawl.model.requests.filter(({ repeated }) => repeated)).toEqual([])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('Interrupted: this command was running')
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a dead job without a successor is found by the sweep, a waiting task is left alone (R11)', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished, {})
    const { world } = pawl
    let calls = 0
    world.onRequest(({ channel }) => (channel === 'model' && ++calls === 4 ? { before: 'kill' } : undefined))
    const task = await planned(pawl)
    await world.idle()
    expect(jobsOf(world, 'work').at(-1)).toMatchObject({ conclusion: 'killed' })
    await world.cron()
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const jobs = world.jobs.length
    await world.cron()
    await world.idle()
    expect(world.jobs.slice(jobs).map(({ kind, outputs }) => [kind, outputs['status']])).toEqual([['route', 'ignored']])
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('three jobs in a row that die without getting further end in a question, not in a loop (F3)', async ({
    onTestFinished,
  }) => {
    const pawl = await open(onTestFinished, {})
    const { world } = pawl
    world.onRequest(({ channel }) => (channel === 'model' ? { before: 'kill' } : undefined))
    const maintainer = world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await world.idle()
    for (let sweeps = 0; sweeps < 6; sweeps += 1) {
      await world.cron()
      await world.idle()
    }
    const ends = jobsOf(world, 'work').map(({ conclusion }) => conclusion)
    expect(ends).toEqual(['killed', 'killed', 'killed', 'killed', 'success'])
    expect((await world.comments(task))[0]?.body).toContain('3 jobs in a row died before they got any further')
    world.onRequest(undefined)
    await maintainer.comment(task, '/retry')
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('setup prepares the workspace and the clean checkout, and leaves no trace in the diff', async ({
    onTestFinished,
  }) => {
    const brain: Brain = script({
      plan,
      work: [
        [edit('wrold', 'world'), call('bash', { command: 'cat built/ready' })],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const setup = 'mkdir -p built && echo ready > built/ready && echo noise >> README.md'
    const pawl = await open(onTestFinished, {
      brain,
      with: { setup, verify: `${SHORT_VERIFY}\ngrep -q ready built/ready` },
    })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await pawl.world.git('diff', '--name-only', 'main', `pawl/issue-${task}`)).trim()).toBe('greeting.txt')
  })

  test('a tool sees no token, no key and nothing of the runner (S2)', async ({ onTestFinished }) => {
    const brain: Brain = script({
      plan,
      work: [
        [call('bash', { command: 'env; cat .git/config' }), edit('wrold', 'world')],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await open(onTestFinished, { brain })
    await playStory(pawl.world, SHORT_ISSUE)
    const seen = JSON.stringify(pawl.model.requests.at(-1)?.body)
    expect(seen).toContain('TERM=dumb')
    for (const word of ['sk-ant-test', 'ghs_', 'INPUT_', 'GITHUB_', 'ACTIONS_', 'extraheader'])
      expect(seen).not.toContain(word)
  })

  test('plan-approval: never starts the work at once', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished, { with: { 'plan-approval': 'never' } })
    const maintainer = pawl.world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual([['success', 'done']])
    expect((await readJournal(pawl.world, task)).find(({ type }) => type === 'plan.approved')?.data).toMatchObject({
      permission: null,
    })
  })

  test('a lost answer to each write makes nothing twice (R13)', async ({ onTestFinished }) => {
    const calm = await open(onTestFinished, {})
    const expected = await finalState(calm.world, await playStory(calm.world, SHORT_ISSUE))
    const pawl = await open(onTestFinished, {})
    const seen = new Set<string>()
    pawl.world.onRequest(({ channel, write, method, path, job }) => {
      const kind = `${channel} ${method} ${path}`
      if (!write || channel === 'model' || !job.startsWith('work') || seen.has(kind)) return undefined
      seen.add(kind)
      return { after: 'drop' }
    })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(seen.size).toBeGreaterThanOrEqual(8)
    expect(await finalState(pawl.world, task)).toEqual(expected)
  })
})
