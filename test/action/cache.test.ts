/** The Actions cache under the built action: it costs time alone, whatever it holds (DESIGN §3, J1, S5, R61). */
import { describe, expect, type TestContext, test } from 'vitest'
import { jobsOf, openPawl, type PawlOptions, type PawlWorld } from '../support/pawl.ts'
import { beginning } from '../support/shared.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from '../support/short-brain.ts'
import { playStory, settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'

/** A repository whose journal is read after the cache was asked. */
const LARGE_KB = 200_000
/** The one whose plan waits. */
const TASK = 1

const common = {
  cache: true,
  sizeKb: LARGE_KB,
  brain: shortBrain,
  files: SHORT_FILES,
  with: { verify: SHORT_VERIFY },
} satisfies PawlOptions

async function open(finished: TestContext['onTestFinished']): Promise<PawlWorld> {
  const pawl = await openPawl(common)
  finished(() => pawl.close())
  return pawl
}
const waiting = beginning(common, planned)

/** Up to the gate: the plan is there, and the first job has kept what it had. */
async function planned({ world }: PawlWorld): Promise<number> {
  const task = await world.as('maintainer').openIssue(SHORT_ISSUE)
  await world.as('maintainer').label(task, 'pawl')
  await settle(world)
  return task
}

async function approve({ world }: PawlWorld, task = TASK): Promise<void> {
  const pull = (await world.pulls()).find(({ head }) => head.ref === `pawl/issue-${task}`)
  await world.as('maintainer').comment(pull?.number ?? 0, '/approve')
  await settle(world)
}

const last = ({ world }: PawlWorld) => {
  const job = jobsOf(world, 'work').at(-1)
  if (!job) throw new Error('no work job ran')
  return job
}
const cacheWords = (pawl: PawlWorld): string => /\*\*Cache\*\*: (.*)/.exec(last(pawl).summary)?.[1] ?? 'no line'

const requestsOf = ({ world }: PawlWorld, job: string, channel: string, part: string) =>
  world.requests.filter((one) => one.job === job && one.channel === channel && one.path.includes(part))

async function expectDone(pawl: PawlWorld, task: number): Promise<void> {
  expect(last(pawl)).toMatchObject({ conclusion: 'success', outputs: { status: 'done' } })
  expect((await tally(pawl.world, task)).duplicates).toEqual([])
}

describe('the cache', () => {
  test('absent at first; a warm resume fetches neither the journal nor the base', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    expect(cacheWords(pawl)).toMatch(/^not there; kept at event \d+\.$/)
    await approve(pawl)
    expect(cacheWords(pawl)).toMatch(/^restored at event (\d+) of \1\.$/)
    const fetched = requestsOf(pawl, last(pawl).id, 'git', 'upload-pack').slice(0, 3)
    // The tip is asked for, and the journal goes on at once.
    expect(fetched.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    await expectDone(pawl, TASK)
  })

  test('in a small repository it is asked only when the state branch is gone', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished, { sizeKb: 500 })
    const before = await readJournal(pawl.world, TASK)
    await approve(pawl)
    const { id } = last(pawl)
    expect(cacheWords(pawl)).toMatch(/^not asked for, because this repository is small/)
    expect(requestsOf(pawl, id, 'cache', '/GetCacheEntryDownloadURL')).toEqual([])
    await expectDone(pawl, TASK)
    const gone = await planned(pawl)
    await pawl.world.git('update-ref', '-d', `refs/heads/pawl/state/${gone}`)
    await approve(pawl, gone)
    expect(cacheWords(pawl)).toContain(`came back from it at event ${before.length}`)
  })

  test('a route job never touches it', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    for (const { id } of jobsOf(pawl.world, 'route')) expect(requestsOf(pawl, id, 'cache', '')).toEqual([])
  })

  test('stale: after a crash what is newer is fetched, and the older copy does no harm', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    let kills = 0
    pawl.world.onRequest(({ channel }) => (channel === 'model' && ++kills === 2 ? { before: 'kill' } : undefined))
    await approve(pawl)
    expect(kills).toBeGreaterThan(1)
    const [, copy = 0, journal = 0] = (/^restored at event (\d+) of (\d+)\.$/.exec(cacheWords(pawl)) ?? []).map(Number)
    expect(copy).toBeGreaterThan(0)
    expect(journal).toBeGreaterThan(copy)
    await expectDone(pawl, TASK)
  })

  test('poisoned: a whole journal of another task under our name is ignored (R61)', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    const other = await planned(pawl)
    const [ours, theirs] = pawl.world.cache.entries
    if (!ours || !theirs) throw new Error('two journals were to be kept')
    expect(other).toBeGreaterThan(TASK)
    const renamed = theirs.key.replace(/^pawl-\d+-/, `pawl-${TASK}-`)
    pawl.world.cache.entries.splice(0, 2, { ...theirs, key: renamed })
    await approve(pawl)
    expect(cacheWords(pawl)).toContain("ignored: its tip is not in the branch's history")
    expect(last(pawl)).toMatchObject({ conclusion: 'success', outputs: { status: 'done' } })
  })

  test('truncated: told, and the job goes on from the branch', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    for (const entry of pawl.world.cache.entries) entry.data = entry.data.subarray(0, entry.data.length / 2)
    await approve(pawl)
    expect(cacheWords(pawl)).toMatch(/^failed: /)
    await expectDone(pawl, TASK)
  })

  test('read-only: nothing is kept, the job is green and says so', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished)
    pawl.world.workflow.work.permissions['contents'] = 'write'
    pawl.world.onRequest(({ path }) => {
      const body = { ok: false, message: 'cache write denied: this token may only read' }
      return path.endsWith('/CreateCacheEntry') ? { before: { status: 200, body } } : undefined
    })
    await planned(pawl)
    expect(cacheWords(pawl)).toBe('not there; not kept: this job may only read it.')
    expect(last(pawl).conclusion).toBe('success')
    expect(pawl.world.cache.entries).toEqual([])
  })

  test('failing: told, and the story ends as ever', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished)
    pawl.world.onRequest(({ channel }) => (channel === 'cache' ? { before: { status: 400 } } : undefined))
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(cacheWords(pawl)).toMatch(/^failed: /)
    await expectDone(pawl, task)
  })

  test('a deleted state branch comes back from it, with an event and words that say so', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    const before = await readJournal(pawl.world, TASK)
    const turns = pawl.model.requests.length
    await pawl.world.git('update-ref', '-d', `refs/heads/pawl/state/${TASK}`)
    await approve(pawl)
    await expectDone(pawl, TASK)
    const after = await readJournal(pawl.world, TASK)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.filter(({ type }) => type === 'branch.restored').map(({ data }) => data)).toEqual([
      { fromSeq: before.length },
    ])
    expect(pawl.model.requests.length).toBe(turns + 2)
    expect(cacheWords(pawl)).toContain(`came back from it at event ${before.length}`)
    const words = `The state branch had been deleted; it was made again from the cache at event ${before.length}.`
    expect(await pawl.world.git('show', `pawl/state/${TASK}:README.md`)).toContain(words)
    expect((await pawl.world.comments(TASK))[0]?.body).toContain(words)
  })

  test('a deleted state branch with a poisoned cache: the task begins anew', async ({ onTestFinished }) => {
    const pawl = await waiting(onTestFinished)
    await planned(pawl)
    const [, theirs] = pawl.world.cache.entries
    if (!theirs) throw new Error('two journals were to be kept')
    pawl.world.cache.entries.splice(0, 2, { ...theirs, key: theirs.key.replace(/^pawl-\d+-/, `pawl-${TASK}-`) })
    await pawl.world.git('update-ref', '-d', `refs/heads/pawl/state/${TASK}`)
    await pawl.world.dispatch(TASK)
    await settle(pawl.world)
    expect(cacheWords(pawl)).toContain('ignored: its journal is that of task')
    const events = await readJournal(pawl.world, TASK)
    expect(events.filter(({ type }) => type === 'task.opened')).toHaveLength(1)
    expect(events.map(({ type }) => type)).not.toContain('branch.restored')
  })

  test('folders that setup made come back for the next job, and only the ones that this task kept', async ({
    onTestFinished,
  }) => {
    const setup = 'test -e built/ready && echo built was there already; mkdir -p built; echo ready > built/ready'
    const pawl = await waiting(onTestFinished, { with: { setup }, latency: 1_500 })
    Object.assign(pawl.world.workflow.work.with, { 'time-limit': '0.05' })
    const [pull] = await pawl.world.pulls()
    await pawl.world.as('maintainer').comment(pull?.number ?? 0, '/approve')
    await pawl.world.until(() => pawl.world.cache.entries.some(({ key }) => key.includes('-setup-')))
    delete pawl.world.workflow.work.with['time-limit']
    await settle(pawl.world)
    await expectDone(pawl, TASK)
    const summaries = jobsOf(pawl.world, 'work').map(({ summary }) => summary)
    expect(summaries.join()).toContain('folders of setup kept')
    expect(summaries.at(-1)).toContain('folders of setup restored')
  })
})
