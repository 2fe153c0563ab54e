/**
 * A story: a task, workers that come and go, people who say things at any time, and what goes wrong. What happens at which
 * step is in the story; who is next in between is drawn from its seed, so that a story can be told again.
 */
import { openEffects, phaseOf } from '../../src/core/state.ts'
import { waitsFor } from '../../src/core/waits.ts'
import type { Fate } from './call.ts'
import { apply, type Choice, choices, costOf, nameOf } from './control.ts'
import { brokenIn } from './explore.ts'
import { breathe, quiet } from './gate.ts'
import type { Scenario } from './scenario.ts'
import { type Mutation, Worker } from './worker.ts'
import { World } from './world.ts'

export type Trouble =
  | { readonly what: 'fate'; readonly fate: Fate }
  | { readonly what: 'worker' | 'cancel' }
  | { readonly what: 'says'; readonly who: 'maintainer' | 'reader' | 'stranger'; readonly text: string }

export interface Story {
  readonly start: number
  readonly seed: number
  readonly troubles: readonly (Trouble & { readonly at: number })[]
}

interface Telling {
  /** A number from 0 up to 1. */
  draw(): number
  /** Another worker joins. */
  enter(): Promise<void>
  readonly told: string[]
}

const MOST_STEPS = 600

/** Tells a story to its end; null when all is well, else what is not, and what had happened. */
export async function tell({ seed, troubles }: Story, { ground, from, mutate }: Scenario): Promise<string | null> {
  await breathe()
  const world = new World(ground, from, 1)
  world.isStory = true
  const told: string[] = []
  const draw = chance(seed)
  const todo = [...troubles].sort((a, b) => a.at - b.at)
  const enter = () => join(world, mutate)
  await enter()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const all = choices(world).filter((choice) => costOf(choice) === 0)
    const [next] = todo
    if (next && (next.at <= step || all.length === 0)) {
      todo.shift()
      await happen(world, next, { draw, told, enter })
    } else if (all.length === 0) return await finish(world, told, enter)
    else await does(world, all[Math.floor(draw() * all.length)], told)
    const problem = brokenIn(world)
    if (problem) return [problem, ...told].join('\n')
  }
  return ['liveness: it never ends', ...told].join('\n')
}

async function join(world: World, mutate: Mutation): Promise<void> {
  const number = world.workers.length
  world.workers.push(new Worker(world, String(101 + number), String.fromCharCode(97 + number)).start(mutate))
  await quiet()
}

async function does(world: World, choice: Choice | undefined, told: string[]): Promise<void> {
  if (!choice) return
  told.push(nameOf(choice))
  await apply(world, choice)
}

async function happen(world: World, trouble: Trouble, { draw, told, enter }: Telling): Promise<void> {
  const alive = world.workers.filter(({ over }) => !over)
  if (trouble.what === 'fate') {
    const all = choices(world).filter(({ fate }) => fate === trouble.fate)
    return does(world, all[Math.floor(draw() * all.length)], told)
  }
  told.push(trouble.what === 'says' ? `${trouble.who} says ${trouble.text}` : trouble.what)
  if (trouble.what === 'says') world.say(trouble.who, trouble.text)
  if (trouble.what === 'cancel') alive[Math.floor(draw() * alive.length)]?.cancel.abort()
  if (trouble.what === 'worker' && alive.length < 4) return enter()
  await quiet()
}

/**
 * When all is quiet a maintainer approves, or says that a task which is stopped or waits goes on, and jobs are started until
 * nothing is left to do.
 */
async function finish(world: World, told: string[], enter: Telling['enter']): Promise<string | null> {
  for (let jobs = 0; jobs < 6 && !isFinished(world); jobs += 1) {
    const { state } = world.reading
    const phase = phaseOf(state)
    if (phase === 'awaiting-approval') world.say('maintainer', '/approve')
    if (phase === 'failed' || phase === 'suspended' || state.returning) world.say('maintainer', '/retry')
    await enter()
    for (let [next] = choices(world); next; [next] = choices(world)) await does(world, next, told)
    const problem = brokenIn(world)
    if (problem) return [problem, ...told].join('\n')
  }
  const problem = isFinished(world) ? unanswered(world) : 'liveness: the task is not done in six more jobs'
  return problem ? [problem, ...told].join('\n') : null
}

function isFinished({ reading: { state }, forge }: World): boolean {
  const told = forge.state.comments.some(({ body }) => body.includes('### ✅ Done'))
  const settled = waitsFor(state) === 'nobody' && openEffects(state).length === 0
  return phaseOf(state) === 'done' && settled && told && forge.state.pulls[0]?.draft === false
}

/** P1: every command that a journal knows has one reaction. */
function unanswered({ reading: { state }, forge }: World): string | null {
  const known = [...state.admitted, ...state.refused].map(({ signal }) => signal.id)
  const wrong = known.find((id) => forge.state.reactions.filter(({ comment }) => comment === id).length !== 1)
  return wrong === undefined ? null : `P1: comment ${wrong} has not one reaction`
}

/** Numbers from 0 up to 1 that a seed decides. */
function chance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
