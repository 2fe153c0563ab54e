/** The points from which schedules are explored. */

import { fakeFile } from '../support/fake-workspace.ts'
import type { Behaviour } from './call.ts'
import { apply, choices } from './control.ts'
import { quiet } from './gate.ts'
import { type Mutation, Worker } from './worker.ts'
import { type Ground, type Lasting, newGround, TASK, World } from './world.ts'

interface Named {
  readonly id: string
  readonly nonces: string
  readonly attempt?: number
}

export interface Scenario {
  readonly name: string
  readonly ground: Ground
  readonly from: Lasting
  readonly workers: readonly Named[]
  readonly mutate: Mutation
}

const TWO: readonly Named[] = [
  { id: '101', nonces: 'a' },
  { id: '102', nonces: 'b' },
]
const same: Mutation = (deps) => deps

/** The world of a scenario with its workers started; each stands at its first call. */
export async function worldOf({ ground, from, workers, mutate }: Scenario, instead?: Lasting): Promise<World> {
  const world = new World(ground, instead ?? from, 1)
  for (const { id, nonces, attempt } of workers) world.workers.push(new Worker(world, id, nonces, attempt))
  for (const worker of world.workers) worker.start(mutate)
  await quiet()
  return world
}

/** An issue that a maintainer has labelled. */
export function labelled(): { readonly ground: Ground; readonly world: World } {
  const ground = newGround()
  const sha = ground.objects.seed(new Map([['README.md', fakeFile('# Read me\n')]]))
  const empty = {
    issues: new Map(),
    permissions: new Map(),
    teams: new Map(),
    checks: new Map(),
    runs: new Map(),
    remarks: new Set<number>(),
    edits: new Map<number, number>(),
  }
  const lists = {
    tips: [],
    required: [],
    files: new Map(),
    reviews: [],
    reviewRequests: [],
    labelings: [],
    rewritings: [],
    comments: [],
    pulls: [],
    reactions: [],
    dispatches: [],
    replies: [],
  }
  const nothing = { tip: null, tips: new Map([['main', sha]]), pushed: new Set([sha]), effects: new Map(), ids: 1_000 }
  const world = new World(ground, { ...nothing, forge: { ...empty, ...lists } })
  world.forge.openIssue({ number: TASK, title: 'Make it', body: 'It is not made.' })
  world.forge.label(TASK, 'pawl', 'maintainer')
  world.forge.state.permissions.set('maintainer', 'maintain').set('reader', 'read')
  return { ground, world }
}

type Until = (call: Behaviour, world: World) => boolean

/** Lets one worker run up to the first call that fits, and dies there, when so wished with its pushes landed; or to its end. */
export async function runUntil(world: World, until: Until, landed = false): Promise<void> {
  const worker = new Worker(world, String(1 + world.workers.length), 'p').start(same)
  world.workers.push(worker)
  await quiet()
  for (;;) {
    const [first] = choices(world)
    if (!first || until(first.call, world)) break
    await apply(world, first)
  }
  if (worker.error) throw worker.error
  const push = () => choices(world).find(({ call, fate }) => call.kind === 'push' && fate === 'done')
  for (let next = push(); landed && next; next = push()) await apply(world, next)
  worker.die()
}

export function scenario(name: string, ground: Ground, world: World, more: Partial<Scenario> = {}): Scenario {
  return { name, ground, from: world.lasting(), workers: TWO, mutate: same, ...more }
}

const never: Until = () => false
const kindOf = (call: Behaviour, kind: string): boolean => call.kind === 'effect' && call.name.startsWith(kind)

/** A labelled issue and no journal: both workers open the task. */
export async function untouched(): Promise<Scenario> {
  const { ground, world } = labelled()
  return scenario('a task that two workers open', ground, world)
}

/** A reader's `/approve` is due to be refused: a reaction and a comment; then the gate. */
export async function twoEffects(): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, never)
  world.say('reader', '/approve')
  return scenario('two effects and a gate', ground, world)
}

/** The plan is in the journal; its comment, the status and the gate are next. */
export async function planned(): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, (_, { reading }) => reading.state.plan !== null)
  return scenario('a plan that is to be shown', ground, world)
}

/** A comment was scheduled by a worker that died with it open, before or after it took effect. */
export async function openComment(happened: boolean): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, (call) => kindOf(call, 'comment'))
  if (happened) {
    const open = world.reading.state.effects.find(({ effect }) => effect.kind === 'comment')
    if (open?.effect.kind !== 'comment') throw new Error('no comment is open')
    world.performOnForge(new Worker(world, '0', ''), { key: open.key, effect: open.effect })
  }
  return scenario(`an open comment that ${happened ? 'is there' : 'is not there'}`, ground, world)
}

/** The plan is to be shown by two workers of the same run at the same moment: a process, and its zombie. */
export async function twins(nonces: string): Promise<Scenario> {
  const { ground, from } = await planned()
  const workers = [0, 1].map((index) => ({ id: '101', nonces: nonces[index] ?? '' }))
  return { name: 'two workers of one run', ground, from, workers, mutate: same }
}

/** An approved plan is carried out: a command, the push, verification, and the finished pull request. */
export async function handedOver(): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, () => false)
  world.say('maintainer', '/approve')
  await runUntil(world, (_, { reading }) => reading.state.finish !== null)
  return scenario('work that is to be handed over', ground, world)
}

/** The first turn was open when its worker died, and all else was written down: the model is to be asked again. */
export async function asking(): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, ({ name }) => name === 'turn', true)
  return scenario('a turn that is to be asked for again', ground, world)
}

/** A plan that a maintainer has just approved; no worker has seen it yet. */
export async function approved(): Promise<Scenario> {
  const { ground, world } = labelled()
  await runUntil(world, never)
  world.say('maintainer', '/approve')
  return scenario('an approved plan', ground, world)
}

/** The plan is to be shown by one worker alone. */
export async function alone(): Promise<Scenario> {
  const { ground, from } = await planned()
  return { name: 'one worker alone with a plan', ground, from, workers: TWO.slice(0, 1), mutate: same }
}
