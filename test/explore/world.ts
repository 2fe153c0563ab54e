/**
 * Everything that workers share: the remote with its branches and the forge; and who works. It keeps watch: what breaks
 * an invariant when it happens is written down as a violation.
 *
 * Time. A worker can't be stopped between its last look at the remote and its next write by anything but time. So the
 * engine asks for its lease again when some seconds have passed, and the world keeps to what that rests on: a takeover is
 * slow. (1) When a lease lands, a minute has passed for every other worker since it last looked. (2) A request that is on
 * its way to the forge takes effect or fails before another worker's lease lands; it doesn't linger for longer than a
 * takeover takes. What is left, a request that lingers for minutes and then takes effect, nothing on our side can stop.
 */
import { hash } from 'node:crypto'
import type { ModelRequest } from '../../src/core/conversation.ts'
import type { Keyed } from '../../src/core/effects.ts'
import type { ForgeEffect } from '../../src/ports/forge.ts'
import { fakeBranches } from '../support/fake-branches.ts'
import { type FakeForge, type ForgeState, fakeForge } from '../support/fake-forge.ts'
import { performOn } from '../support/fake-forge-effects.ts'
import { pairingProblem } from '../support/fake-model.ts'
import { type FakeObjects, fakeObjects } from '../support/fake-workspace.ts'
import type { Call } from './call.ts'
import { CommitStore, type Reading, type StateCommit, scheduledIn } from './remote.ts'
import { doubles, evidenceMissing } from './watch.ts'
import type { Worker } from './worker.ts'

export const TASK = 1
const START = Date.UTC(2026, 10, 29)

/** What outlives every worker. */
export interface Lasting {
  readonly tip: StateCommit | null
  readonly forge: Omit<ForgeState, 'nextId'>
  readonly tips: ReadonlyMap<string, string>
  readonly pushed: ReadonlySet<string>
  readonly effects: ReadonlyMap<string, number>
  readonly ids: number
}

export class World {
  readonly task = TASK
  readonly startedAt: number
  readonly store: CommitStore
  readonly objects: FakeObjects
  readonly forge: FakeForge
  readonly branches: ReturnType<typeof fakeBranches>
  readonly workers: Worker[] = []
  /** Pushes of which nobody knows whether they arrive. */
  readonly ghosts: Call[] = []
  /** Whether people say something while workers work; then no state is compared with another. */
  isStory = false
  readonly violations: string[] = []
  /** How often each effect took effect, by key. */
  readonly effects: Map<string, number>
  tip: StateCommit | null
  #ids: number
  #print: string | null = null

  constructor(ground: Ground, from: Lasting, hoursLater = 0) {
    this.startedAt = START + hoursLater * 3_600_000
    this.store = ground.store
    this.objects = { ...ground.objects, pushed: new Set(from.pushed), checkouts: new Map() }
    this.branches = fakeBranches(this.objects, new Map(from.tips))
    this.forge = fakeForge()
    Object.assign(this.forge.state, copyOf(from.forge))
    this.#ids = from.ids
    this.forge.state.nextId = () => {
      this.#ids += 1
      return this.#ids
    }
    this.effects = new Map(from.effects)
    this.tip = from.tip
  }

  get epoch(): number {
    return this.tip?.epoch ?? 0
  }

  get reading(): Reading {
    return this.store.reading(this.tip)
  }

  /** A plain push to the state branch, as git treats it: what is there already is up to date, whoever made it. */
  push(worker: Worker, commit: StateCommit): boolean {
    const before = this.tip
    if (before === commit) worker.epoch = commit.epoch
    if (before === commit) return true
    if (before !== commit.parent) return false
    if (commit.epoch < this.epoch)
      this.#broken('J3', `worker ${worker.id} of epoch ${commit.epoch} appended in epoch ${this.epoch}`)
    this.tip = commit
    this.#print = null
    // What was to come on top of an older tip never gets through.
    this.ghosts.length = 0
    worker.epoch = commit.epoch
    const { problem, events } = this.reading
    if (problem) this.#broken('J2', `the journal ${problem}`)
    for (const one of events) {
      if (one.epoch !== commit.epoch) this.#broken('J3', `an event of epoch ${one.epoch} came under ${commit.epoch}`)
      const missing = one.type === 'effect.completed' && evidenceMissing(this, one.data.key, one.data.evidence)
      if (missing) this.#broken('A2', missing)
    }
    if (commit.epoch > (before?.epoch ?? 0)) for (const other of this.workers) if (other !== worker) other.standStill()
    return true
  }

  /** An effect takes place: by the worker, under the key, now. */
  perform<T>(worker: Worker, keyed: Keyed, act: () => T): T {
    const { key } = keyed
    if (!scheduledIn(this.reading.state, key))
      this.#broken('A1', `${keyed.effect.kind} ${key} took place before it was scheduled on the remote`)
    if (worker.epoch < this.epoch)
      this.#broken('fencing', `worker ${worker.id} of epoch ${worker.epoch} performed ${key} in epoch ${this.epoch}`)
    const value = act()
    this.#print = null
    this.effects.set(key, (this.effects.get(key) ?? 0) + 1)
    for (const double of doubles(this)) this.#broken('A3', double)
    return value
  }

  performOnForge(worker: Worker, keyed: Keyed<ForgeEffect>) {
    return this.perform(worker, keyed, () => performOn(this.forge.state, keyed.key, keyed.effect))
  }

  pushWork(branch: string, sha: string): Promise<void> {
    const pushed = this.branches.push(branch, sha)
    pushed.catch(() => {})
    return pushed
  }

  /** A request reaches the model; without its lease a worker makes one (ADR 13). */
  asked(worker: Worker, request: ModelRequest): void {
    const problem = pairingProblem(request)
    if (problem) this.#broken('A5', problem)
    if (worker.epoch > 0) return
    worker.asked += 1
    if (worker.asked > 1) this.#broken('A1', `worker ${worker.id} asked the model twice before it held the lease`)
  }

  /** A command runs. */
  ran(worker: Worker): void {
    if (worker.epoch === 0) this.#broken('A1', `worker ${worker.id} ran a command before it held the lease`)
  }

  /** A person writes a comment. */
  say(login: string, body: string): void {
    this.forge.say(TASK, login, body)
    this.#print = null
  }

  lasting(): Lasting {
    const { nextId: _, ...forge } = this.forge.state
    return {
      tip: this.tip,
      forge: copyOf(forge),
      tips: new Map(this.branches.tips),
      pushed: new Set(this.objects.pushed),
      effects: new Map(this.effects),
      ids: this.#ids,
    }
  }

  /** Stands for all that outlives the workers. */
  print(): string {
    const { comments, pulls, reactions, issues, dispatches, reviewRequests } = this.forge.state
    this.#print ??= hash(
      'md5',
      JSON.stringify([
        this.tip?.name,
        comments,
        pulls,
        reactions,
        [...issues],
        dispatches,
        reviewRequests,
        [...this.branches.tips],
        [...this.effects],
      ]),
    )
    return this.#print
  }

  /** Stands for the whole state: two schedules that lead to the same one go on in the same ways. */
  fingerprint(): string {
    const workers = this.workers.map((worker) => (worker.over ? '-' : worker.fingerprint()))
    return hash('md5', [this.print(), ...this.ghosts.map(({ name }) => name), ...workers].join('\n'))
  }

  #broken(invariant: string, what: string): void {
    this.violations.push(`${invariant}: ${what}`)
  }
}

/** The forge changes pull requests in place, and puts all else anew. */
const copyOf = <T extends Omit<ForgeState, 'nextId'>>(state: T): T => ({
  ...state,
  issues: new Map(state.issues),
  comments: [...state.comments],
  reviews: [...state.reviews],
  reactions: [...state.reactions],
  dispatches: [...state.dispatches],
  labelings: [...state.labelings],
  reviewRequests: [...state.reviewRequests],
  pulls: state.pulls.map((pull) => ({ ...pull, labels: [...pull.labels] })),
})

/** What all worlds of one exploration stand on: objects by their content. */
export interface Ground {
  readonly store: CommitStore
  readonly objects: FakeObjects
}

export const newGround = (): Ground => ({ store: new CommitStore(), objects: fakeObjects() })
