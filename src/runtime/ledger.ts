/**
 * The worker's hold on the journal. Keeps A1 (recorded facts go to the local log at once and to the remote by group
 * commit), J1 (the state is a fold of what was recorded, nothing else), J4 (a checkpoint's workspace is the one that its
 * last event speaks of: snapshots are taken only while no tool that can write is running) and S3 (nothing is recorded
 * before it was redacted).
 */
import { decodeLine, encode, type Head, headAfter } from '../core/codec.ts'
import type { Event, Recorded } from '../core/events.ts'
import { evolve } from '../core/fold.ts'
import { aboutCheckpoint } from '../core/present/readme.ts'
import { redactEvent } from '../core/redact.ts'
import { isOpened, type State } from '../core/state.ts'
import { surveyed } from '../core/survey.ts'
import { Aborted, firstOf, onAbort, Transient, untilStopped } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import { Hold } from './hold.ts'
import { PushBudget } from './push-budget.ts'
import { retrying } from './retrying.ts'

export interface Start {
  readonly state: State
  readonly head: Head
  /** Tree of the workspace as it is now. */
  readonly tree: string
  readonly epoch: number
}

export class Ledger {
  readonly #deps: Deps
  readonly #lost = new AbortController()
  readonly #limit = new AbortController()
  readonly #hold = new Hold()
  readonly #budget: PushBudget
  readonly #epoch: number
  #state: State
  #saved: State
  #head: Head
  #tree: string
  #pending: string[] = []
  #blobs = new Map<string, string>()
  #dirty = false
  #writing = false
  #settling: Promise<void> = Promise.resolve()
  #commits: Promise<void> = Promise.resolve()
  #failure: unknown = null
  #timer = false

  constructor(deps: Deps, start: Start) {
    this.#deps = deps
    this.#budget = new PushBudget(deps.clock, deps.checkpointEveryMs)
    this.#state = start.state
    this.#saved = start.state
    this.#head = start.head
    this.#tree = start.tree
    this.#epoch = start.epoch
    deps.spool.mark(start.tree)
  }

  get state(): State {
    return this.#state
  }

  /** What the remote is known to have: A1 asks that an effect's `scheduled` event is among it before the effect starts. */
  get saved(): State {
    return this.#saved
  }

  /** Aborts when the journal can't be written any more: the lease is lost, or the remote refuses for good. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Throws what stopped the journal in the background. */
  check(): void {
    if (this.#failure !== null) throw this.#failure
  }

  /**
   * Makes sure that the lease was ours a moment ago: a machine that slept between its last push and now may have been
   * taken for dead, and what it would do next is another's to do. When it was so `recentMs` ago that is recent enough. Throws
   * LeaseLost, Aborted.
   */
  async confirm(signal = this.#deps.cancel, recentMs = 0): Promise<void> {
    if (this.#hold.isRecent(this.#deps.clock.now(), recentMs)) return
    await untilStopped(this.#commits, signal)
    this.check()
    await this.#hold.confirm(this.#deps, signal)
  }

  /** From here on what saves has this limit, until that is forgotten; what is not on the remote by then stays in the local log. */
  hurry(limit: AbortSignal): () => void {
    return onAbort(limit, () => this.#limit.abort())
  }

  /** Number of events that the remote did not take before the limit. */
  get unsaved(): number {
    return this.#limit.signal.aborted ? this.#pending.length : 0
  }

  /** Writes facts down: redacted, numbered, chained, flushed to the local log, folded. Throws Fatal when it can't. */
  record(...events: readonly Event[]): void {
    const { redact, clock, hash } = this.#deps
    const lines = events.map((one) => {
      const { line, head } = encode(redactEvent(one, redact), clock.now(), this.#epoch, this.#head, hash)
      this.#take(line)
      this.#head = head
      return line
    })
    try {
      this.#deps.spool.write(lines)
    } catch (error) {
      // What is folded and not pending must never be spoken of by a checkpoint's workspace (J4).
      this.#fail(error)
      throw error
    }
    this.#pending.push(...lines)
  }

  /** Records facts with the tree that they make of a settled workspace; it goes first, since without them it does no harm. */
  replace(tree: string, facts: readonly Event[]): void {
    this.#tree = tree
    this.#deps.spool.mark(tree)
    this.record(...facts)
  }

  /** Takes over lines that an earlier process of this run wrote and did not push. */
  adopt(lines: readonly string[]): void {
    for (const line of lines) this.#head = headAfter(line, this.#take(line), this.#head, this.#deps.hash)
    this.#pending.push(...lines)
  }

  /** Folds a line that follows the head. */
  #take(line: string): Recorded {
    const recorded = decodeLine(line, this.#head)
    if (typeof recorded === 'string') throw new Error(`an event that this worker made ${recorded}`)
    this.#state = evolve(this.#state, recorded)
    return recorded
  }

  /** Keeps a large text beside the events; it is redacted already. */
  keep(digest: string, text: string): void {
    this.#deps.spool.keep(digest, text)
    this.#blobs.set(digest, text)
  }

  async blob(digest: string): Promise<string | null> {
    return this.#blobs.get(digest) ?? (await this.#deps.journal.blob(digest))
  }

  /** The tree of the workspace as it is now; waits for a snapshot when a tool has written since the last. */
  async settle(): Promise<string> {
    const settled = this.#settling.then(async () => {
      if (!this.#dirty || this.#writing) return
      this.#tree = await this.#deps.workspace.snapshot()
      this.#deps.spool.mark(this.#tree)
      this.#dirty = false
      await this.survey()
    })
    this.#settling = settled.catch(() => {})
    await settled
    return this.#tree
  }

  /** Takes the snapshot that the next write would wait for. What fails here is tried again there. */
  settleSoon(): void {
    void this.settle().catch(() => {})
  }

  /** Writes down what of the workspace can't be kept, when that is news. */
  async survey(): Promise<void> {
    this.record(...surveyed(this.#state, await this.#deps.workspace.facts(), this.#deps.redact))
  }

  /** Runs something that may change the workspace; the snapshot before it is complete when it starts. */
  async whileWriting<T>(write: () => Promise<T>): Promise<T> {
    await this.settle()
    this.#writing = true
    this.#dirty = true
    try {
      return await write()
    } catch (error) {
      // Stopped in the middle, the files are those of no event: the ones before it are what the next run starts from (A3).
      if (error instanceof Aborted) this.#dirty = false
      throw error
    } finally {
      this.#writing = false
    }
  }

  /** Resolves when everything recorded so far is on the remote. Throws LeaseLost, Transient, Fatal. */
  async commit(): Promise<void> {
    this.check()
    const commit = this.#commits.then(() => this.#push())
    this.#commits = commit.catch((error: unknown) => this.#fail(error))
    await commit
  }

  /** Group commit beside whatever goes on: at once while the push budget lasts, else when it allows the next. */
  commitSoon(): void {
    const wait = this.#budget.waitMs()
    if (wait === 0) {
      void this.commit().catch((error: unknown) => this.#fail(error))
    } else if (!this.#timer) {
      this.#timer = true
      void this.#deps.clock.sleep(wait, this.#lost.signal).then(() => {
        this.#timer = false
        if (!this.#lost.signal.aborted && this.#pending.length > 0) this.commitSoon()
      })
    }
  }

  /** A transient failure is tried again by the next commit; anything else ends this worker's hold. */
  #fail(error: unknown): void {
    if (error instanceof Transient) return
    this.#failure ??= error
    this.#lost.abort()
  }

  async #push(): Promise<void> {
    await this.settle()
    const { run, journal, clock, reporter } = this.#deps
    const state = this.#state
    const lines = [...this.#pending]
    const blobs = new Map(this.#blobs)
    if (lines.length === 0 || !isOpened(state)) return
    const lease = { epoch: this.#epoch, run: run.id, attempt: run.attempt }
    const batch = { lines, blobs, workspace: this.#tree, lease, ...aboutCheckpoint(state, lines.length) }
    let asked = 0
    this.#budget.spend()
    await retrying(
      clock,
      firstOf(this.#lost.signal, this.#limit.signal),
      () => {
        asked = clock.now()
        return journal.append(batch, this.#limit.signal)
      },
      (failure, wait) => reporter.say(`The checkpoint did not get through (${failure.message}); ${again(wait)}.`),
    )
    this.#pending = this.#pending.slice(lines.length)
    this.#saved = state
    this.#hold.shown(asked)
    for (const digest of blobs.keys()) this.#blobs.delete(digest)
  }
}

const again = (wait: number | null): string =>
  wait === null ? 'no further try' : `next try in ${Math.ceil(wait / 1000)} s`
