/** Decides which of the waiting calls is completed next, and how. */
import { type Answer, type Call, CRASHES, type Fate, FREE } from './call.ts'
import { quiet } from './gate.ts'
import type { World } from './world.ts'

export interface Choice {
  readonly call: Call
  readonly fate: Fate | 'answer' | 'arrive'
}

export const costOf = ({ fate }: Choice): number => (fate === 'answer' || fate === 'arrive' || FREE.has(fate) ? 0 : 1)
export const nameOf = ({ call, fate }: Choice): string => `${call.worker.id} ${call.name}: ${fate}`

/** Whether a push would land while an effect of another worker is on its way (world.ts, rule 2). */
const inTheWay = (world: World, call: Call): boolean =>
  call.kind === 'push' &&
  world.workers.some(
    (other) => other !== call.worker && other.pending.some(({ kind, held }) => kind === 'effect' && held === null),
  )

/** All that can happen next, in a fixed order; the first is what happens when nothing goes wrong. */
export function choices(world: World): readonly Choice[] {
  const calls = world.workers.flatMap(({ pending }) => pending)
  const waiting = calls.flatMap((call): readonly Choice[] => {
    if (call.held) return [{ call, fate: 'answer' }]
    const fates = inTheWay(world, call) ? (['lost-before', 'crash-before'] as const) : call.fates
    return fates.map((fate) => ({ call, fate }))
  })
  const ghosts = world.ghosts.filter((call) => !inTheWay(world, call))
  return [...waiting, ...ghosts.map((call): Choice => ({ call, fate: 'arrive' }))]
}

/** Makes one thing happen and lets the workers go on until all wait again. */
export async function apply(world: World, { call, fate }: Choice): Promise<void> {
  complete(world, call, fate)
  await quiet()
  for (;;) {
    const asleep = world.workers
      .map(({ pending }) => pending)
      .find((all) => all.length === 1 && all[0]?.kind === 'sleep')
    const [sleep] = asleep ?? []
    if (!sleep) return
    sleep.answer(sleep.act())
    await quiet()
  }
}

function complete(world: World, call: Call, fate: Choice['fate']): void {
  if (fate === 'arrive') {
    // It lands, or is refused; there it ends either way.
    world.ghosts.splice(world.ghosts.indexOf(call), 1)
    call.act()
    return
  }
  if (CRASHES.has(fate as Fate)) {
    call.worker.die()
    if (fate === 'crash-after') call.act()
    if (fate === 'crash-late') world.ghosts.push(call)
    return
  }
  if (fate === 'held') {
    call.held = call.act()
    return
  }
  call.answer(answerFor(world, call, fate as Fate | 'answer'))
}

function answerFor(world: World, call: Call, fate: Fate | 'answer'): Answer {
  if (fate === 'answer') return call.held ?? call.lost()
  if (fate === 'refused') return call.refused()
  if (fate === 'wrong') return call.wrong()
  if (fate === 'lost-before') return call.lost()
  if (fate === 'late') world.ghosts.push(call)
  if (fate === 'late') return call.lost()
  const answer = call.act()
  if (fate === 'slow') call.worker.standStill()
  return fate === 'lost-after' ? call.lost() : answer
}
