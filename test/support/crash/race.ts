/** Two jobs of one task, started together: one works, the other ends green, and nothing is there twice (R17). */
import { jobsOf, openPawl, type PawlWorld } from '../pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY } from '../short-brain.ts'
import { readJournal, tally } from '../tally.ts'
import { EFFECTS } from './story.ts'

/** Rounds of the race, each with a task of its own in one world; what went wrong in each. */
export async function race(rounds: number): Promise<readonly string[]> {
  const pawl = await openPawl({ brain: EFFECTS.brain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  pawl.world.workflow.work.group = undefined
  pawl.world.workflow.route.if = 'false'
  try {
    const problems: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      for (const problem of await oneRound(pawl)) problems.push(`round ${round}: ${problem}`)
    }
    return problems
  } finally {
    await pawl.close()
  }
}

async function oneRound({ world }: PawlWorld): Promise<readonly string[]> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  const before = world.jobs.length
  await Promise.all([world.dispatch(task), world.dispatch(task)])
  await world.idle()
  const ends = jobsOf(world, 'work').filter((job) => world.jobs.indexOf(job) >= before)
  const events = await readJournal(world, task)
  const problems = (await tally(world, task)).duplicates.map((thing) => `twice: ${thing}`)
  if (ends.some(({ conclusion }) => conclusion !== 'success')) problems.push('a job ended red')
  if (events.filter(({ type }) => type === 'task.opened').length !== 1) problems.push('the task was not opened once')
  if (events.filter(({ type }) => type === 'plan.submitted').length !== 1) problems.push('there is not one plan')
  return problems
}
