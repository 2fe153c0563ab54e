/** One worker: the engine over ports whose calls wait for the controller. */
import type { Deps } from '../../src/runtime/deps.ts'
import type { RunResult } from '../../src/runtime/handover.ts'
import { run } from '../../src/runtime/run.ts'
import type { Answer, Behaviour, Call } from './call.ts'
import { Memory } from './memory.ts'
import { depsOf } from './ports.ts'
import type { World } from './world.ts'

export type Mutation = (deps: Deps) => Deps

/** How long a takeover takes at least; a lease that was confirmed as long ago is confirmed again (see world.ts). */
const TAKEOVER_MS = 60_000

export class Worker {
  readonly world: World
  /** Number of its run, as the forge knows it. */
  readonly id: string
  readonly nonces: string
  readonly pending: Call[] = []
  /** Its own clock: it moves when it sleeps and when somebody takes the task over. */
  now: number
  /** Of the last commit of its own that is on the remote. */
  epoch = 0
  /** Requests to the model that were made before that. */
  asked = 0
  dead = false
  result: RunResult | null = null
  error: unknown = null
  /** Stands for its whole state: it knows nothing else. */
  readonly memory = new Memory()
  /** How many calls of the journal are going on. */
  readonly busy = { read: 0, append: 0, confirm: 0 }
  readonly cancel = new AbortController()

  /** Above one when a person has run the job again: that gets a stopped task further. */
  readonly attempt: number

  constructor(world: World, id: string, nonces: string, attempt = 1) {
    this.attempt = attempt
    this.world = world
    this.id = id
    this.nonces = nonces
    this.now = world.startedAt
  }

  get over(): boolean {
    return this.dead || this.result !== null || this.error !== null
  }

  start(mutate: Mutation): this {
    run(mutate(depsOf(this))).then(
      (result) => {
        this.result = result
      },
      (error: unknown) => {
        this.error = error ?? new Error('nothing was thrown')
      },
    )
    return this
  }

  call(behaviour: Behaviour): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer = (answer: Answer) => {
        this.pending.splice(this.pending.indexOf(call), 1)
        if (!this.world.isStory) this.memory.hear(behaviour, answer)
        if ('error' in answer) reject(answer.error)
        else resolve(answer.value)
      }
      const call: Call = { ...behaviour, worker: this, madeAt: this.world.epoch, held: null, answer }
      this.pending.push(call)
      const { stop } = behaviour
      stop?.signal.addEventListener('abort', () => this.pending.includes(call) && answer(stop.answer()))
      if (stop?.signal.aborted) answer(stop.answer())
    })
  }

  /** Stands for its whole state, with the answers that are on their way to it. */
  fingerprint(): string {
    const held = this.pending.flatMap(({ name, held }) => (held ? [name, JSON.stringify(held)] : []))
    return [this.memory.print(), this.now, ...held].join(' ')
  }

  die(): void {
    this.dead = true
    this.pending.length = 0
  }

  /** Its clock goes on without it: it was stopped, or somebody else has taken the task over, which takes time. */
  standStill(): void {
    if (this.over) return
    this.now += TAKEOVER_MS
    this.memory.through('time', 'passes')
  }
}
