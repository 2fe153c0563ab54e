/** Where a task comes to when a worker is left alone with it. */
import { openEffects, phaseOf } from '../../src/core/state.ts'
import { apply, choices } from './control.ts'
import { type Scenario, worldOf } from './scenario.ts'
import type { Lasting, World } from './world.ts'

export interface Goal {
  readonly text: string
}

/** Lets one fresh worker run to its end and tells what is then in the journal and in the world. */
export async function reached(scenario: Scenario, from?: Lasting): Promise<Goal> {
  const world = await worldOf({ ...scenario, workers: [FRESH], mutate: (deps) => deps }, from)
  const { error } = await alone(world)
  return { text: JSON.stringify([...world.violations, error === null ? '' : String(error), ...tell(world)], null, 1) }
}

/** What a stopped task needs to go on is that a person runs the job again. */
const FRESH = { id: '900', nonces: 'f', attempt: 2 }

async function alone(world: World) {
  const [worker] = world.workers
  if (!worker) throw new Error('there is no worker')
  for (let steps = 0; !worker.over; steps += 1) {
    const [first] = choices(world)
    if (!first || steps > 1_000) throw new Error(`worker ${worker.id} waits for something that never comes`)
    await apply(world, first)
  }
  return worker
}

/** What must be the same whatever went wrong on the way: not who did it, nor how often it was tried. */
function tell(world: World): readonly unknown[] {
  const { state } = world.reading
  const { comments, pulls, reactions } = world.forge.state
  const own = comments
    .filter(({ authorType }) => authorType === 'Bot')
    .map(({ body }) => titleOf(body))
    .filter(isKept)
  return [
    phaseOf(state),
    state.run?.ended,
    openEffects(state).map(({ effect }) => effect.kind),
    own.sort(),
    pulls.map(({ head, draft, labels }) => [head, draft, labels]),
    reactions.map(({ content }) => content),
    [...world.branches.tips.values()].map((sha) => world.objects.commits.get(sha)?.tree),
  ]
}

/** That it was stopped on the way, and a person asked, may stand there or not. */
const isKept = (title: string): boolean => !/^### (?:🛑 Stopped, and|▶️)/u.test(title)
const titleOf = (body: string): string => body.split('\n')[0] ?? ''
