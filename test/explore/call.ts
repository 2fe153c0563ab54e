/** What can become of a call, and a call that waits for it. */
import type { Worker } from './worker.ts'

/**
 * done: it takes effect and is answered. held: it takes effect now, the answer comes when the controller says so.
 * lost-before, lost-after: no answer, without or with effect. late: no answer; it may still take effect at any time.
 * slow: it takes effect, and the caller's machine stands still for a while. refused: the other side says no. wrong: the
 * answer is not true; that a run has ended which has only lost its connection to the forge. crash-…: the worker dies in this call, before or
 * after it takes effect, or so that it may still take effect at any time.
 */
export type Fate =
  | 'done'
  | 'wrong'
  | 'slow'
  | 'held'
  | 'lost-before'
  | 'lost-after'
  | 'late'
  | 'refused'
  | 'crash-before'
  | 'crash-after'
  | 'crash-late'

export type Answer = { readonly value: unknown } | { readonly error: unknown }

/** What a call does to others: nothing; an effect of A1; a push to the state branch; the passing of time. */
export type Kind = 'read' | 'effect' | 'push' | 'sleep'

/** Calls that together find one thing out; `ends` says whether this answer is the last of them. */
export interface Part {
  readonly of: string
  ends(answer: Answer): boolean
}

/** How one call of a port behaves. */
export interface Behaviour {
  readonly name: string
  readonly kind: Kind
  readonly fates: readonly Fate[]
  /** Takes place in the world. */
  act(): Answer
  /** What the caller gets when there is no answer. */
  lost(): Answer
  refused(): Answer
  wrong(): Answer
  /** The answer in words that say all that it tells the caller; else all of it counts. */
  tells?(answer: Answer): string
  /** What the call is a part of; see memory.ts. */
  readonly part?: Part
  /** What the caller gets at once when it is told to stop. */
  readonly stop?: { readonly signal: AbortSignal; answer(): Answer }
}

export interface Call extends Behaviour {
  readonly worker: Worker
  /** The epoch that the remote's tip had when the call was made. */
  readonly madeAt: number
  /** The answer, once it took effect and was held. */
  held: Answer | null
  answer(answer: Answer): void
}

export const FREE: ReadonlySet<Fate> = new Set(['done', 'wrong'])
export const CRASHES: ReadonlySet<Fate> = new Set(['crash-before', 'crash-after', 'crash-late'])
