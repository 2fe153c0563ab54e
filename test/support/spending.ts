/**
 * Stories of a task with a sub-agent, whose model breaks off or is overloaded and whose workers die, with what the model's service
 * bills for it.
 */
import { decode } from '../../src/core/codec.ts'
import type { Usage } from '../../src/core/events.ts'
import { fold } from '../../src/core/fold.ts'
import { costOf } from '../../src/core/pricing.ts'
import type { State } from '../../src/core/state.ts'
import { tokensOf } from '../../src/core/usage.ts'
import { Transient } from '../../src/ports/failures.ts'
import type { Model } from '../../src/ports/model.ts'
import type { RunResult } from '../../src/runtime/handover.ts'
import { run } from '../../src/runtime/run.ts'
import { calls, type Script } from './fake-model.ts'
import { MINUTE, sha256 } from './given.ts'
import { overFakes } from './over-fakes.ts'

const TASK = 42
const MODEL = 'claude-test-1'
const PLAN = { summary: 'Greet.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }
const MOST_JOBS = 60
const MOST_STOPS = 3
const NOTHING: Usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }

export interface Spending {
  /** As the journal on the remote tells it in the end. */
  readonly state: State
  /** What the service has billed, and the part of it that no worker was told of, or that died with one. */
  readonly billed: Usage
  readonly lost: Usage
  /** Requests that started although the budget was used up by what was known. */
  readonly late: number
  readonly kills: number
  readonly stops: number
}

export const plus = (a: Usage, b: Usage, sign = 1): Usage => ({
  input: a.input + sign * b.input,
  output: a.output + sign * b.output,
  cacheRead: a.cacheRead + sign * b.cacheRead,
  cacheWrite: a.cacheWrite + sign * b.cacheWrite,
})
export const minus = (a: Usage, b: Usage): Usage => plus(a, b, -1)
export const usdOf = (usage: Usage): number => costOf(MODEL, usage)
export const spentOf = ({ spent: { input, output, cacheRead, cacheWrite } }: State): Usage => ({
  input,
  output,
  cacheRead,
  cacheWrite,
})

/** Chances that are the same for the same seed. */
function dice(seed: number) {
  let chance = (seed * 7_919 + 17) % 2_147_483_647
  const random = () => {
    chance = (chance * 48_271) % 2_147_483_647
    return chance / 2_147_483_647
  }
  return { random, below: (n: number) => Math.floor(random() * n) }
}

/** Anything not here goes well. */
const FATES = [
  ['busy', 0.1],
  ['cut', 0.15],
  ['silent', 0.03],
  ['die-before', 0.03],
  ['die-after', 0.03],
] as const

function fateOf(chance: number): (typeof FATES)[number][0] | 'reply' {
  let left = chance
  for (const [fate, share] of FATES) {
    if (left < share) return fate
    left -= share
  }
  return 'reply'
}

function scriptOf(looks: number): Script {
  const change = { command: 'str_replace', path: 'greeting.txt', old_str: 'Hello', new_str: 'Good day' }
  return {
    plan: [[calls('submit_plan', PLAN)]],
    work: [
      [calls('delegate', { title: 'Look', task: 'Say what stands in greeting.txt.' })],
      ...Array.from({ length: looks }, (_, n) => [calls('read', { path: 'greeting.txt', to: n + 1 })]),
      [calls('str_replace_based_edit_tool', change), calls('finish', { summary: 'Greets.' })],
    ],
    sub: [[calls('read', { path: 'greeting.txt' })], [calls('report', { text: 'Hello.' })]],
  }
}

interface Worker {
  dead: boolean
  readonly died: Promise<'died'>
  die(): void
}

function newWorker(): Worker {
  const { promise, resolve } = Promise.withResolvers<'died'>()
  const worker: Worker = {
    dead: false,
    died: promise,
    die() {
      worker.dead = true
      resolve('died')
    },
  }
  return worker
}

const forever = (): Promise<never> => new Promise(() => {})

class Story {
  billed = NOTHING
  lost = NOTHING
  late = 0
  kills = 0
  stops = 0
  /** What the workers that live know of. */
  #told = NOTHING
  #budget: number
  readonly #budgetUsd: number
  /** Every fourth story has a limit of tokens beside the one of dollars. */
  #tokens: number | null
  readonly #dice
  readonly #fakes

  constructor(seed: number) {
    this.#dice = dice(seed)
    this.#budget = 0.004 + this.#dice.random() * 0.02
    this.#tokens = seed % 4 === 0 ? 800 + this.#dice.below(2_500) : null
    this.#budgetUsd = this.#budget
    this.#fakes = overFakes({ auto: false, script: scriptOf(2 + this.#dice.below(4)) })
    const { forge } = this.#fakes
    forge.openIssue({ number: TASK, title: 'Misspelt', url: 'https://github.com/octo/slugs/issues/42' })
    forge.label(TASK, 'pawl', 'maintainer')
    forge.state.permissions.set('maintainer', 'write')
  }

  state(): State {
    const text = this.#fakes.remote.lines().map((line) => `${line}\n`)
    const decoded = decode([{ name: 'journal', text: text.join('') }], sha256)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.broken))
    return fold(decoded.events)
  }

  /** One job; whether another is to come. */
  async job(number: number): Promise<boolean> {
    const { forge, clock } = this.#fakes
    const id = String(1000 + number)
    const worker = newWorker()
    const result = await Promise.race([this.#run(id, worker), worker.died])
    forge.state.runs.set(id, true)
    await clock.advance(1_000)
    return result === 'died' ? this.#bury() : this.#goOn(result)
  }

  #run(id: string, worker: Worker): Promise<RunResult> {
    const { clock, deps, remote } = this.#fakes
    const journal = remote.open()
    const soft = clock.now() + 300 * MINUTE
    return run({
      ...deps,
      halt: new AbortController(),
      limits: {
        budgetUsd: this.#budgetUsd,
        maxTurns: 60,
        ...(this.#tokens === null ? {} : { budgetTokens: this.#tokens }),
      },
      policy: { ...deps.policy, planApproval: 'never' },
      run: { id, attempt: 1, url: `https://github.com/octo/slugs/actions/runs/${id}` },
      deadline: { soft, hard: soft + MINUTE },
      clock: {
        ...clock,
        random: this.#dice.random,
        sleep: (ms, stop) => (ms > 30 * MINUTE ? clock.sleep(ms, stop) : clock.advance(ms)),
      },
      journal: { ...journal, append: (batch) => (worker.dead ? forever() : journal.append(batch)) },
      model: this.#model(worker),
    })
  }

  /** A worker's hold on the model: what is asked when it is dead, or dies of, never comes back. */
  #model(worker: Worker): Model {
    const { random, below } = this.#dice
    return {
      turn: async (request, signal) => {
        if (worker.dead) return forever()
        if (this.#isUsedUp()) this.late += 1
        const fate = fateOf(random())
        if (fate === 'busy') throw new Transient('overloaded', { status: 529 })
        const reply = await this.#fakes.model.turn(request, signal)
        const usage = { ...reply.usage, cacheRead: below(300), output: 1 + below(40) }
        this.billed = plus(this.billed, usage)
        // The checkpoint beside the turn gets through, or it does not.
        for (let ticks = below(30); ticks > 0; ticks -= 1) await null
        if (fate === 'die-before' || fate === 'silent') this.lost = plus(this.lost, usage)
        if (fate === 'die-before') worker.die()
        if (worker.dead) return forever()
        if (fate === 'silent') throw new Transient('it broke off')
        this.#told = plus(this.#told, usage)
        if (fate === 'die-after') setImmediate(worker.die)
        if (fate === 'cut') throw Object.assign(new Transient('it broke off'), { usage })
        return { ...reply, usage }
      },
    }
  }

  #isUsedUp = (): boolean =>
    usdOf(this.#told) >= this.#budget || (this.#tokens !== null && tokensOf(this.#told) >= this.#tokens)

  /** What the journal on the remote does not hold has died with the worker. */
  #bury(): true {
    const left = spentOf(this.state())
    this.kills += 1
    this.lost = plus(this.lost, minus(this.#told, left))
    this.#told = left
    return true
  }

  /** Time passes, or a person answers. */
  async #goOn({ ended }: RunResult): Promise<boolean> {
    const { forge, clock } = this.#fakes
    const { returning, suspended } = this.state()
    if (ended === 'waiting') await clock.advance((returning?.until ?? 0) - clock.now())
    if (ended !== 'suspended') return ended !== 'done'
    const isLimit = suspended?.class === 'limit'
    this.stops += 1
    const isMoney = isLimit && usdOf(this.#told) >= this.#budget
    if (isMoney) this.#budget += 0.01
    if (isLimit && this.#tokens !== null) this.#tokens += 1_500
    forge.say(TASK, 'maintainer', isMoney ? '/budget +0.01' : '/retry', { at: clock.now() })
    return this.stops <= MOST_STOPS
  }
}

/** One story from the label to its end, or to as many jobs and stops as are allowed. */
export async function spend(seed: number): Promise<Spending> {
  const story = new Story(seed)
  for (let job = 1; job <= MOST_JOBS; job += 1) if (!(await story.job(job))) break
  const { billed, lost, late, kills, stops } = story
  return { state: story.state(), billed, lost, late, kills, stops }
}
