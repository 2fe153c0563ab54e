import type { Broken, Segment } from '../core/codec.ts'
import type { Known } from '../core/known.ts'
import type { WaitsFor } from '../core/waits.ts'

/** The state branch as it was read. */
export interface Stored {
  /** The commit at the tip. */
  readonly tip: string
  /** When that commit was made, in milliseconds since 1970. */
  readonly at: number
  /** In order, each with its lines; none when `broken` says that they can't be read. */
  readonly segments: readonly Segment[]
  /** What is wrong with the folder of segments itself: one is missing, strange or too large to be read (S5). */
  readonly broken?: Broken
  /** Id of the tree that holds the workspace. */
  readonly workspace: string
}

/** Hears segments in order from the first, each once. */
export type HearSegments = (segments: readonly Segment[]) => void

export interface Batch {
  /** Journal lines without newlines, at least one. */
  readonly lines: readonly string[]
  /** Large texts by their SHA-256, kept beside the segments. */
  readonly blobs: ReadonlyMap<string, string>
  /** Id of the workspace's tree at this point. */
  readonly workspace: string
  /** README.md at the branch's root. */
  readonly readme: string
  readonly subject: string
  readonly lease: Lease
  /** Who has to act next: told in the commit, so that a sweep need not read the journal. */
  readonly waitsFor: WaitsFor
  /** What else the commit tells a sweep (core/trailers), in milliseconds since 1970. */
  readonly wakeAt?: number | null
  readonly heardAt?: number | null
  /** What the journal knows of the issue and the pull request. */
  readonly known?: Known
}

export interface Lease {
  readonly epoch: number
  readonly run: string
  readonly attempt: number
}

/** A task's append-only log on its state branch. */
export interface Journal {
  /**
   * Reads the remote tip; null when the branch does not exist. `hear` may be told of segments while the rest is on its
   * way; what it was told is worth nothing when the answer is `broken` or a failure. Throws Transient, Fatal.
   */
  read(hear?: HearSegments): Promise<Stored | null>
  /**
   * Appends one checkpoint whose parent is the tip that this object last read or wrote: compare-and-swap. Returns the
   * new tip. Throws LeaseLost when somebody else has moved the branch, Transient when nothing was appended, Fatal, and
   * Aborted when it was stopped: whether it is appended is found out by the next.
   */
  append(batch: Batch, signal?: AbortSignal): Promise<string>
  /**
   * Asks the remote whether the tip is still the one that this object last read or wrote. Throws LeaseLost, Transient,
   * Fatal, Aborted.
   */
  confirm(signal?: AbortSignal): Promise<void>
  /**
   * Commits before `tip`, newest first, that hold other segments up to and including `segment` than their successor has.
   * Throws Transient, Fatal.
   */
  history(tip: string, segment: string): AsyncIterable<Stored>
  /**
   * From here on the journal is that of an earlier commit. Nothing is written before the next append, which stands on the
   * tip that was read (J3) and keeps the journal of that tip beside the new one.
   */
  goBackTo(good: Stored): void
  /**
   * Moves the journal aside for good, whole: nothing is appended after it, and `read` finds none. Does nothing when that
   * was done before. Throws LeaseLost when somebody else has appended, Transient, Fatal.
   */
  archive(): Promise<void>
  /** Whether this task's journal was moved aside. Throws Transient, Fatal. */
  isArchived(): Promise<boolean>
  /** A large text by its SHA-256, null when the branch does not hold it. */
  blob(digest: string): Promise<string | null>
}
