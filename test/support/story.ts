import type { Recorded } from '../../src/core/events.ts'
import { stateBranch, workBranch } from '../../src/core/names.ts'
import type { World } from '../world/world.ts'
import { readJournal, tally } from './tally.ts'

export interface Issue {
  readonly title: string
  readonly body: string
}

const MOST_ROUNDS = 10
/** Milliseconds that a job may take on a machine that is busy with other things. */
const PATIENCE = 180_000

/**
 * Waits until nothing runs any more. A job whose machine died is run again, as a person would; one that ended red is left to
 * the sweep.
 */
export async function settle(world: World): Promise<void> {
  const seen = new Set<string>()
  for (let rounds = 0; ; rounds += 1) {
    await world.idle(PATIENCE)
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
    if (red.length > 0) await world.cron()
  }
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

export interface FinalState extends Readonly<Record<string, unknown>> {
  readonly duplicates: readonly string[]
}

/**
 * All that people see of a task in the end, without what differs from run to run by right: ids of commits and jobs, keys,
 * amounts of money, of time and of jobs.
 */
export async function finalState(world: World, task: number, journal?: readonly Recorded[]): Promise<FinalState> {
  const events = journal ?? (await readJournal(world, task))
  const pulls = await world.pulls('all')
  const talk = await Promise.all([task, ...pulls.map(({ number }) => number)].map((number) => world.comments(number)))
  const branch = workBranch(task)
  const revisions = [`${branch}^{tree}`, `${stateBranch(task)}:workspace`]
  const [tree, workspace] = (await world.git('rev-parse', ...revisions)).split('\n')
  return {
    branches: await world.branches(),
    tree,
    commits: plain(await world.git('log', '--format=%B', branch)),
    workspaceIsTree: workspace === tree,
    comments: talk.map((all) => all.map(({ body, user }) => `${user?.login}: ${plain(body ?? '')}`)),
    threads: await Promise.all(
      pulls.map(async ({ number }) =>
        (await world.reviewComments(number)).map(({ body, user }) => `${user?.login}: ${plain(body ?? '')}`),
      ),
    ),
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
    duplicates: (await tally(world, task, events)).duplicates,
    end: events.filter(({ type }) => type === 'task.ended').length,
  }
}

const plain = (text: string): string =>
  text
    .replace(/http:\/\/\S+?(?=[\s)])/g, '<url>')
    .replace(/\b[0-9a-f]{7,40}\b/g, '<sha>')
    .replace(/(Pawl-Key: |pawl:key=)\S+/g, '$1<key>')
    .replace(/\| (Spent|Turns|Time) \|.*/g, '| $1 | … |')
    .replace(/\(\d+(\.\d+)? s\)/g, '(<time>)')
