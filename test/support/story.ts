import { stateBranch, workBranch } from '../../src/core/names.ts'
import type { World } from '../world/world.ts'
import { readJournal, tally } from './tally.ts'

export interface Issue {
  readonly title: string
  readonly body: string
}

const MOST_ROUNDS = 10

/**
 * Waits until nothing runs any more. A job whose machine died is run again, as a person would. One that ended red is left
 * to the sweep; where that finds nothing to start, a person may run it `again`, as a red job asks for.
 */
export async function settle(world: World, again = false): Promise<void> {
  const seen = new Set<string>()
  for (let rounds = 0; ; rounds += 1) {
    await world.idle()
    const last = world.jobs.filter((job) =>
      world.jobs.every(({ runId, attempt }) => runId !== job.runId || attempt <= job.attempt),
    )
    const dead = last.filter(({ conclusion }) => conclusion === 'killed')
    const red = last.filter(({ id, kind, conclusion }) => kind === 'work' && conclusion === 'failure' && !seen.has(id))
    if (dead.length + red.length === 0) return
    if (rounds === MOST_ROUNDS)
      throw new Error(`still dying after ${MOST_ROUNDS} rounds\n${last.map(({ log }) => log).join('\n')}`)
    for (const job of dead) world.rerun(job.id)
    for (const { id } of red) seen.add(id)
    if (red.length > 0 && !(await sweepStarts(world)) && again) for (const job of red) world.rerun(job.id)
  }
}

async function sweepStarts(world: World): Promise<boolean> {
  const before = world.jobs.length
  await world.cron()
  await world.idle()
  return world.jobs.slice(before).some(({ kind }) => kind === 'work')
}

/** label → plan → /approve → work, by a maintainer; returns the issue's number. */
export async function playStory(world: World, issue: Issue): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(issue)
  await maintainer.label(task, 'pawl')
  await settle(world)
  const [pull] = await world.pulls()
  if (!pull) throw new Error(`no pull request\n${world.jobs.map(({ log }) => log).join('\n')}`)
  await maintainer.comment(pull.number, '/approve')
  await settle(world)
  return task
}

/**
 * All that people see of a task in the end, without what differs from run to run by right: ids of commits and jobs, keys,
 * amounts of money, of time and of jobs.
 */
export async function finalState(world: World, task: number): Promise<unknown> {
  const pulls = await world.pulls('all')
  const talk = await Promise.all([task, ...pulls.map(({ number }) => number)].map((number) => world.comments(number)))
  const branch = workBranch(task)
  return {
    branches: await world.branches(),
    tree: (await world.git('rev-parse', `${branch}^{tree}`)).trim(),
    commits: plain(await world.git('log', '--format=%B', branch)),
    workspace: await sameAsWorkspace(world, task),
    comments: talk.map((all) => all.map(({ body, user }) => `${user?.login}: ${plain(body ?? '')}`)),
    pulls: pulls.map(({ number, state, draft, title, body, labels }) => ({
      number,
      state,
      draft,
      title,
      body: plain(body ?? ''),
      labels: labels.map(({ name }) => name),
    })),
    reactions: await Promise.all(
      talk.flat().map(async ({ id }) => (await world.reactions(id)).map(({ content }) => content)),
    ),
    duplicates: (await tally(world, task)).duplicates,
    end: (await readJournal(world, task)).filter(({ type }) => type === 'task.ended').length,
  }
}

/** The last checkpoint's workspace is the tree that was handed over. */
async function sameAsWorkspace(world: World, task: number): Promise<boolean> {
  const workspace = await world.git('rev-parse', `${stateBranch(task)}:workspace`)
  return workspace === (await world.git('rev-parse', `${workBranch(task)}^{tree}`))
}

const plain = (text: string): string =>
  text
    .replace(/http:\/\/\S+?(?=[\s)])/g, '<url>')
    .replace(/\b[0-9a-f]{7,40}\b/g, '<sha>')
    .replace(/(Pawl-Key: |pawl:key=)\S+/g, '$1<key>')
    .replace(/\| (Spent|Turns|Time) \|.*/g, '| $1 | … |')
    .replace(/\(\d+(\.\d+)? s\)/g, '(<time>)')
