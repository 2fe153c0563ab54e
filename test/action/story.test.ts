import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoIssue, jobsOf, openPawl, type PawlWorld } from '../support/pawl.ts'
import { playStory } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import type { World } from '../world/world.ts'

const PLANNING = ['ask_human', 'delegate', 'read', 'search', 'submit_plan']

describe('the undisturbed story', () => {
  let pawl: PawlWorld
  let world: World
  let task: number

  beforeAll(async () => {
    pawl = await openPawl({ cache: true })
    world = pawl.world
    task = await playStory(world, await demoIssue())
  })
  afterAll(() => pawl.close())

  const pull = async () => {
    const [only, ...more] = await world.pulls('all')
    if (!only || more.length > 0) throw new Error(`${more.length + 1} pull requests`)
    return only
  }

  test('ends done: the pull request is ready and its head is the verified commit (P6)', async () => {
    const { draft, head, state } = await pull()
    const verified = (await readJournal(world, task)).findLast(({ type }) => type === 'verification.completed')?.data
    expect({ draft, state }).toEqual({ draft: false, state: 'open' })
    expect(verified).toMatchObject({ sha: head.sha, passed: true })
    expect(jobsOf(world, 'work').at(-1)?.outputs).toMatchObject({ status: 'done', 'pull-request': '2', turns: '14' })
  })

  test('the state branch shows README.md, journal and workspace', async () => {
    const entries = await world.git('ls-tree', '--name-only', `pawl/state/${task}`)
    expect(entries.trim().split('\n')).toEqual(['README.md', 'journal', 'workspace'])
    expect(await world.git('cat-file', 'blob', `pawl/state/${task}:README.md`)).toContain('# Task 1: where it is')
  })

  test('the work branch has the empty first commit and the work, and no checkpoint (R45)', async () => {
    const log = (await world.git('log', '--format=%s', `main..pawl/issue-${task}`)).trim().split('\n')
    expect(log).toEqual(['Only the first space becomes a dash', `Start work on #${task}`])
    expect(await world.git('diff', '--stat', 'main', `pawl/issue-${task}~1`)).toBe('')
  })

  test('the status comment is one, the plan comment carries the digest, /approve got its reaction (P2, P7)', async () => {
    const own = (await world.comments(task)).filter(({ user }) => user?.type === 'Bot')
    expect(own).toHaveLength(1)
    expect(own[0]?.body).toContain('### ✅ Done, and checked')
    const [plan, approval] = await world.comments((await pull()).number)
    const submitted = (await readJournal(world, task)).find(({ type }) => type === 'plan.submitted')?.data
    const digest = submitted && 'digest' in submitted ? String(submitted.digest).slice(0, 10) : 'none'
    expect(plan?.body).toContain(`### Plan v1 · \`${digest}\``)
    expect((await world.reactions(approval?.id ?? 0)).map(({ content }) => content)).toEqual(['+1'])
  })

  test('nothing is there twice', async () => {
    expect((await tally(world, task)).duplicates).toEqual([])
  })

  test('the job summary says what happened and what comes next', () => {
    const [planning, working] = jobsOf(world, 'work')
    expect(planning?.summary).toContain('is awaiting approval')
    expect(planning?.summary).toContain('**Next**: Somebody with write permission comments `/approve`')
    expect(working?.summary).toContain('is done')
    expect(working?.summary).toContain(
      '**Next**: The pull request is ready: a person reviews and merges it; a review that asks for changes sends the task back to work.',
    )
  })

  test('no secret is on a branch, in a comment, in a log or a summary (S3)', async () => {
    const secrets = world.jobs.flatMap(({ token, modelKey }) => [token, modelKey])
    const texts = [
      await world.git('log', '--all', '-p'),
      ...(await world.comments(task)).map(({ body }) => body ?? ''),
      ...world.jobs.map(({ log, summary }) => log.replaceAll(/::add-mask::.*/g, '') + summary),
    ].join('\n')
    expect(secrets.filter((secret) => texts.includes(secret))).toEqual([])
  })

  test('a planning agent has no tool that can change anything (P4)', () => {
    const bodies = pawl.model.requests.map(({ body }) => body as { tools: { name: string }[] })
    expect(bodies[0]?.tools.map(({ name }) => name).toSorted()).toEqual(PLANNING)
  })

  test('route decides with at most 6 requests and holds no model key', () => {
    for (const job of jobsOf(world, 'route')) {
      expect(world.requests.filter(({ job: id }) => id === job.id).length).toBeLessThanOrEqual(6)
    }
  })

  test('P1: what people said is read from a cursor on, and on lines only where there is a review', () => {
    const reads = world.requests.filter(({ job, method }) => job.startsWith('work') && method === 'GET')
    const paths = reads.map(({ path }) => path.replace(/.*\/slug\//, ''))
    expect(paths.filter((path) => path.includes('since=')).map((path) => path.split('?')[0])).toEqual(
      expect.arrayContaining(['issues/1/comments', 'issues/2/comments']),
    )
    expect(paths.filter((path) => path.startsWith('pulls/2/reviews')).length).toBeGreaterThan(0)
    expect(paths.filter((path) => path.startsWith('pulls/2/comments'))).toEqual([])
  })

  test('a finished task that is dispatched again makes no model call and no effect', async () => {
    const before = { turns: pawl.model.requests.length, tip: await world.git('rev-parse', `pawl/state/${task}`) }
    await world.dispatch(task)
    await world.idle()
    expect(pawl.model.requests.length).toBe(before.turns)
    expect(await world.git('rev-parse', `pawl/state/${task}`)).toBe(before.tip)
    expect(jobsOf(world, 'work').at(-1)).toMatchObject({ conclusion: 'success' })
    expect(jobsOf(world, 'work').at(-1)?.log).toContain('This task is done already.')
  })
})
