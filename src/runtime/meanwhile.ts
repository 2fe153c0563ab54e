/**
 * What people say while a job works, read between turns (P1). A look asks once what has changed, beside the model's turn, and
 * reads more only where something has. The model waits for one only after tools that took long, and then a moment; the work
 * goes on when a look fails.
 */
import { heardReviews } from '../core/admit-review.ts'
import { latestTold, readFrom } from '../core/cursor.ts'
import type { Decision } from '../core/decide.ts'
import type { Event } from '../core/events.ts'
import { changesBefore, changesFrom, isNews, isSameGround, type Seen, seenNow, waitForLook } from '../core/meanwhile.ts'
import { type Opened, pullRequestOf } from '../core/state.ts'
import { firstOf, Transient } from '../ports/failures.ts'
import type { Changed } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { type Gathered, type Hands, weigh } from './inbox.ts'

/** How long a model call waits for what was asked right before it; what comes later is taken up after the turn. */
const WAIT_MS = 1_000

/** What takes long, so that what was said is heard before it begins. */
const INTERRUPTED: readonly Decision['do'][] = ['turn', 'summarize', 'tool', 'verify']

interface Brought {
  readonly state: Opened
  readonly gathered: Gathered
  readonly events: readonly Event[]
  /** What is known of each place that was read, when all of it could be weighed. */
  readonly seen: ReadonlyMap<number, Seen>
}

export class Meanwhile {
  readonly #deps: Hands & Pick<Deps, 'lookEveryMs'>
  readonly #seen = new Map<number, Seen>()
  /** When this job began, and when it looked last, by its own clock. */
  readonly #begun: number
  #lookedAt: number
  /** The latest change that it was told of, by the forge's clock; null before its first look. */
  #latest: number | null = null
  /** Turns that had been taken when this job looked last: it looks once a turn at most. */
  #lookedIn = -1
  #timer = new AbortController()
  #looking: Promise<void> | null = null
  #brought: Brought | null = null
  #failure: unknown = null

  constructor(deps: Hands & Pick<Deps, 'lookEveryMs'>, over: AbortSignal) {
    this.#deps = { ...deps, cancel: over }
    this.#begun = deps.clock.now()
    this.#lookedAt = this.#begun
  }

  /** What has come of it by now, when the next thing to do is one that can wait for it. Throws what stops a task. */
  async facts(state: Opened, next: Decision['do']): Promise<readonly Event[]> {
    if (!INTERRUPTED.includes(next)) return []
    if (next !== 'tool' && state.spent.turns !== this.#lookedIn) await this.#glance(state)
    return this.#take(state)
  }

  /** Beside the turn when it comes due there, so that no time is lost; right before it only where tools took long. */
  async #glance(state: Opened): Promise<void> {
    const { clock, lookEveryMs, cancel } = this.#deps
    const wait = waitForLook(this.#lookedAt, clock.now(), lookEveryMs)
    if (wait === Number.POSITIVE_INFINITY) return
    this.#timer.abort()
    this.#timer = new AbortController()
    if (wait > 0) return void this.#later(state, wait, firstOf(cancel, this.#timer.signal))
    if (this.#looking) return
    const looked = new AbortController()
    const looking = this.#start(state).finally(() => looked.abort())
    await Promise.race([looking, clock.sleep(WAIT_MS, firstOf(cancel, looked.signal))])
  }

  async #later(state: Opened, wait: number, over: AbortSignal): Promise<void> {
    await this.#deps.clock.sleep(wait, over)
    if (!over.aborted && !this.#looking) await this.#start(state)
  }

  #start(state: Opened): Promise<void> {
    this.#lookedAt = this.#deps.clock.now()
    this.#lookedIn = state.spent.turns
    return this.#begin(() => this.#look(state))
  }

  #begin(look: () => Promise<Brought | null>): Promise<void> {
    const looking = look()
      .then(
        (brought) => {
          this.#brought = brought
        },
        (error: unknown) => this.#fail(error),
      )
      .finally(() => {
        this.#looking = null
      })
    this.#looking = looking
    return looking
  }

  #fail(error: unknown): void {
    if (this.#deps.cancel.aborted) return
    if (error instanceof Transient) this.#deps.reporter.say(`What people say could not be read now (${error.message}).`)
    else this.#failure = error
  }

  #take(state: Opened): readonly Event[] {
    if (this.#failure !== null) throw this.#failure
    const brought = this.#brought
    if (!brought) return []
    this.#brought = null
    if (isSameGround(brought.state, state)) {
      for (const [number, seen] of brought.seen) this.#seen.set(number, seen)
      return brought.events
    }
    void this.#begin(() => this.#weighed(state, brought.gathered, brought.seen))
    return []
  }

  async #look(state: Opened): Promise<Brought | null> {
    const { forge, clock } = this.#deps
    const latest = this.#latest ?? changesBefore(latestTold(state), this.#begun)
    const changed = await forge.changedSince(null, changesFrom(latest))
    const began = clock.now()
    this.#latest = Math.max(latest, ...changed.map(({ at }) => at))
    const [issue, pull] = [state.task.task, pullRequestOf(state)].map((number) => this.#news(number, changed))
    if (!issue && !pull) return null
    const gathered = await this.#gather(state, issue?.number ?? null, pull?.number ?? null)
    const newest = (of: number) =>
      gathered.comments.reduce((latest, { number, at }) => (number === of ? Math.max(latest, at) : latest), 0)
    const seen = new Map<number, Seen>()
    for (const one of [issue, pull]) if (one) seen.set(one.number, seenNow(one.seen, one.at, began, newest(one.number)))
    return await this.#weighed(state, gathered, seen)
  }

  #news(number: number | null, changed: readonly Changed[]) {
    if (number === null) return null
    const seen = this.#seen.get(number)
    const at = changed.find((one) => one.number === number)?.at ?? null
    return isNews(seen, at) ? { number, seen, at } : null
  }

  /** Only what has changed is asked for: nothing follows from what is left out. */
  async #gather(state: Opened, issue: number | null, pull: number | null): Promise<Gathered> {
    const { forge } = this.#deps
    const comments = (number: number | null) =>
      number === null ? [] : forge.comments(number, readFrom(state, number, this.#seen.get(number)?.said))
    const [onIssue, onPull, reviews, issueNow, pullNow] = await Promise.all([
      comments(issue),
      comments(pull),
      pull === null ? [] : forge.reviews(pull, heardReviews(state)),
      issue === null ? null : forge.issue(issue),
      pull === null ? null : forge.pull(pull),
    ])
    return { comments: [...onIssue, ...onPull], reviews, standing: { issue: issueNow, pull: pullNow } }
  }

  async #weighed(state: Opened, gathered: Gathered, seen: Brought['seen']): Promise<Brought> {
    const { events, whole } = await weigh(this.#deps, state, gathered)
    return { state, gathered, events, seen: whole ? seen : new Map() }
  }
}
