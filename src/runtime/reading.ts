/** Checks and folds a journal while the rest of it is on its way. Keeps J2: nothing after a break is looked at. */
import { openedFor } from '../core/broken.ts'
import { type Broken, decode, type Head, NO_HEAD, type Segment } from '../core/codec.ts'
import { fold } from '../core/fold.ts'
import type { Hash } from '../core/plan.ts'
import { initialState, type State } from '../core/state.ts'
import type { Stored } from '../ports/journal.ts'
import type { Found } from './open.ts'

/** A whole journal as it was read. */
export type Whole = Pick<Found, 'state' | 'head' | 'tree'>

export class Reading {
  readonly #hash: Hash
  #segments = 0
  #head: Head = NO_HEAD
  #state: State = initialState
  #broken: Broken | null = null

  constructor(hash: Hash) {
    this.#hash = hash
  }

  take(segments: readonly Segment[]): void {
    if (this.#broken) return
    const decoded = decode(segments, this.#hash, this.#head)
    if (!decoded.ok) {
      this.#broken = decoded.broken
      return
    }
    this.#state = fold(decoded.events, this.#state)
    this.#head = decoded.head
    this.#segments += segments.length
  }

  /** What the journal of a task says, or where it is broken; what has not been taken yet is taken now. */
  whole(stored: Stored, task: number): Whole | Broken {
    if (stored.broken) return stored.broken
    this.take(stored.segments.slice(this.#segments))
    if (this.#broken) return this.#broken
    const state = openedFor(task, this.#state)
    return 'problem' in state ? state : { state, head: this.#head, tree: stored.workspace }
  }
}
