/** The story of the demo: label → plan → approve → work, with a hand-over, a kill and a question in the middle, → verified → ready. */
import { demoIssue, jobsOf, type PawlWorld } from '../test/support/pawl.ts'
import type { Narrator } from './narrate.ts'

/** Minutes that the job gets which hands over to its successor in mid-work. */
const SHORT_LIMIT = '0.04'
const PATIENCE_MS = 110_000

export interface Told {
  readonly task: number
  readonly pullRequest: number
  readonly kills: number
}

export async function tellStory({ world, model }: PawlWorld, { tell }: Narrator, real: boolean): Promise<Told> {
  const maintainer = world.as('maintainer')
  const limits = world.workflow.work.with
  const patience = real ? 30 * PATIENCE_MS : PATIENCE_MS

  const task = await maintainer.openIssue(await demoIssue())
  tell(`maintainer opens issue #${task} and labels it pawl`)
  await maintainer.label(task, 'pawl')
  await world.idle(patience)
  const pull = (await world.pulls())[0]
  if (!pull) throw new Error('no pull request was opened')

  tell(`maintainer reads the plan on #${pull.number} and comments /approve; the next job gets ${SHORT_LIMIT} minutes`)
  if (!real) limits['time-limit'] = SHORT_LIMIT
  await maintainer.comment(pull.number, '/approve')
  await world.until(() => jobsOf(world, 'work').length >= 3 || idle(world), patience)
  delete limits['time-limit']

  const kills = await killOnce({ world, model }, tell, patience)
  await world.idle(patience)
  await answer(world, pull.number, tell)
  await world.idle(patience)
  return { task, pullRequest: pull.number, kills }
}

/** A submitted review answers what the agent has asked; the decision stands on the line that it is about. */
async function answer(world: PawlWorld['world'], pull: number, tell: Narrator['tell']): Promise<void> {
  if (jobsOf(world, 'work').at(-1)?.outputs['status'] !== 'awaiting-answer') return
  tell(`the agent has asked for a review of #${pull}; maintainer answers with an inline comment on src/slug.js, line 9`)
  const comments = [{ path: 'src/slug.js', line: 9, body: 'Spaces only: tabs are out of scope here.' }]
  await world.as('maintainer').review(pull, { event: 'COMMENT', body: 'See the line.', comments })
}

const idle = (world: PawlWorld['world']): boolean => world.jobs.every(({ status }) => status === 'completed')

/** SIGKILL in the middle of a model call of the working agent, then what anybody can do: run the job again. */
async function killOnce(
  { world }: Pick<PawlWorld, 'world' | 'model'>,
  tell: Narrator['tell'],
  patience: number,
): Promise<number> {
  let killed: string | null = null
  let calls = 0
  world.onRequest(({ channel, job }) => {
    if (killed !== null || channel !== 'model' || ++calls < 2) return undefined
    killed = job
    return { after: 'kill' }
  })
  await world.until(() => idle(world), patience)
  world.onRequest(undefined)
  const victim = world.jobs.find(({ id }) => id === killed)
  if (!victim) return 0
  tell(`the machine under job ${victim.runId} is gone (SIGKILL in the middle of a model call, disk and all)`)
  tell('somebody runs the job again')
  world.rerun(victim.id)
  return 1
}
