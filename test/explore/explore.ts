/**
 * Explores every order in which the calls of several workers can complete, and every way in which each can, to a bound:
 * so many faults in one schedule. A schedule is a list of choices; the engine is run again from the start for each that
 * leads somewhere new, since a promise can't be copied.
 *
 * What is left out, and why nothing is lost by it:
 * - A schedule that reaches a state which another has reached goes on no further. A worker's state is a function of what
 *   it was told (world.ts, `fingerprint`), so both go on in the same ways; the states form a graph whose paths are the
 *   schedules, and the number of paths is counted.
 * - What touches only a worker's own machine (its workspace, its local objects), or what nobody changes during a scenario
 *   (permissions, the issue), is answered at once: it commutes with all that others do.
 * - A worker that only sleeps is woken at once, for the same reason: nobody else sees its clock.
 * - It dies in calls that change the world, before or after, or so that they may still arrive: what it only read dies with it.
 *
 * In every state that the world can be in, all workers are also taken for dead and a fresh one, undisturbed, must bring
 * the task to the end that it has when nothing goes wrong.
 */
import { Aborted, Fatal, Transient } from '../../src/ports/failures.ts'
import { apply, type Choice, choices, costOf, nameOf } from './control.ts'
import { breathe } from './gate.ts'
import { type Goal, reached } from './goal.ts'
import { type Scenario, worldOf } from './scenario.ts'
import type { Worker } from './worker.ts'
import type { World } from './world.ts'

export interface Broken {
  readonly what: string
  readonly schedule: readonly string[]
}

export interface Explored {
  readonly states: number
  /** How often the engine was run. */
  readonly runs: number
  /** Schedules, complete ones, that the explored states stand for. */
  readonly schedules: number
  /** Different worlds that a fresh worker brought to the end. */
  readonly worlds: number
  readonly broken: Broken | null
}

interface Node {
  /** Where each choice leads; null where it leads to a state that was explored with more faults left. */
  readonly next: (string | null)[]
}

interface Job {
  readonly path: readonly number[]
  readonly from: Node | null
}

export async function explore(scenario: Scenario, faults: number): Promise<Explored> {
  const map = new Explorer(scenario, faults, await reached(scenario))
  while (!map.broken && (await map.go())) map.runs += 1
  const { nodes, root, runs, worlds, broken } = map
  return { states: nodes.size, runs, schedules: paths(nodes, root), worlds: worlds.size, broken }
}

class Explorer {
  readonly nodes = new Map<string, Node>()
  readonly worlds = new Map<string, Promise<string | null>>()
  root = ''
  runs = 0
  broken: Broken | null = null
  readonly #scenario: Scenario
  readonly #goal: Goal
  readonly #faults: number
  /** What is still to be explored, by the number of faults left: what has more of them is explored first. */
  readonly #open: Job[][]
  readonly #most = new Map<string, number>()

  constructor(scenario: Scenario, faults: number, goal: Goal) {
    this.#scenario = scenario
    this.#faults = faults
    this.#goal = goal
    this.#open = Array.from({ length: faults + 1 }, () => [])
    this.#open[faults]?.push({ path: [], from: null })
  }

  /** Runs the engine along one schedule until it meets another; false when there is none left. */
  async go(): Promise<boolean> {
    const job = this.#open.findLast((jobs) => jobs.length > 0)?.pop()
    if (!job) return false
    await breathe()
    const way = await replay(this.#scenario, job.path, this.#faults)
    for (let from = job.from; ; ) {
      const node = this.#arrive(from, way)
      if (!node) return true
      const problem = brokenIn(way.world) ?? (await this.#ends(way.world))
      if (problem) this.broken = { what: problem, schedule: way.named }
      const all = affordable(way.world, way.left)
      const [first] = all
      if (!first || this.broken) return true
      for (const [index, choice] of all.entries())
        if (index > 0) this.#open[way.left - costOf(choice)]?.push({ path: [...way.path, index], from: node })
      await way.go(first, 0)
      from = node
    }
  }

  /** The node of a state that is new, or null. */
  #arrive(from: Node | null, { world, left }: Way): Node | null {
    const state = world.fingerprint()
    const print = `${left} ${state}`
    const most = this.#most.get(state) ?? -1
    from?.next.push(most > left ? null : print)
    if (most >= left) return null
    this.root ||= print
    this.#most.set(state, left)
    const node: Node = { next: [] }
    this.nodes.set(print, node)
    return node
  }

  /** Why a fresh worker does not get from this world to the goal, or null; each world is tried once. */
  #ends(world: World): Promise<string | null> {
    const print = world.print()
    const before = this.worlds.get(print)
    if (before) return before
    const found = reached(this.#scenario, world.lasting()).then((end) =>
      end.text === this.#goal.text
        ? null
        : `liveness: a fresh worker came to\n${end.text}\ninstead of\n${this.#goal.text}`,
    )
    this.worlds.set(print, found)
    return found
  }
}

/** What is wrong with a world: an invariant broken, or a worker that ended in a way that nothing in the world explains. */
export function brokenIn({ violations, workers }: World): string | null {
  const odd = workers.find((worker) => worker.error !== null && !isExplained(worker))
  return violations[0] ?? (odd ? `engine: ${odd.error}` : null)
}

const isExplained = ({ error, cancel }: Worker): boolean =>
  error instanceof Transient || error instanceof Fatal || (error instanceof Aborted && cancel.signal.aborted)

const affordable = (world: World, left: number): readonly Choice[] =>
  choices(world).filter((choice) => costOf(choice) <= left)

/** A world after the choices of a path, and a way to go on. */
interface Way {
  readonly world: World
  readonly left: number
  readonly path: readonly number[]
  readonly named: readonly string[]
  go(choice: Choice, index: number): Promise<void>
}

async function replay(scenario: Scenario, path: readonly number[], faults: number): Promise<Way> {
  const world = await worldOf(scenario)
  const way = {
    world,
    left: faults,
    path: [] as number[],
    named: [] as string[],
    async go(choice: Choice, index: number) {
      way.left -= costOf(choice)
      way.path.push(index)
      way.named.push(nameOf(choice))
      await apply(world, choice)
    },
  }
  for (const index of path) {
    const choice = affordable(world, way.left)[index]
    if (!choice) throw new Error(`a schedule of ${scenario.name} can't be repeated: something is not deterministic`)
    await way.go(choice, index)
  }
  return way
}

/** Paths from the root to where nothing can happen any more; what was explored with more faults left counts once. */
function paths(nodes: ReadonlyMap<string, Node>, root: string): number {
  const known = new Map<string, number>()
  const order: string[] = []
  const todo = [root]
  const seen = new Set<string>()
  for (let at = todo.at(-1); at !== undefined; at = todo.at(-1)) {
    const next = seen.has(at)
      ? []
      : (nodes.get(at)?.next ?? []).flatMap((one) => (one === null || seen.has(one) ? [] : [one]))
    seen.add(at)
    todo.push(...next)
    if (next.length === 0) order.push(...todo.splice(-1))
  }
  for (const print of order) {
    const next = nodes.get(print)?.next ?? []
    known.set(
      print,
      next.length === 0 ? 1 : next.reduce((sum, one) => sum + (one === null ? 1 : (known.get(one) ?? 0)), 0),
    )
  }
  return known.get(root) ?? 0
}
