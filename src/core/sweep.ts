/** Which tasks a sweep starts a job for: those whose worker died, or whose successor never came (F2, R11). */
import type { Trailers } from './trailers.ts'

export interface Tip {
  readonly task: number
  /** Null when the tip is no checkpoint of ours. */
  readonly trailers: Trailers | null
  /** When the checkpoint was written, in milliseconds since 1970. */
  readonly at: number
}

/** A checkpoint this old is a dead worker's when its run can't be read: a live one writes several a minute. */
export const SILENT_MS = 15 * 60_000
/** Jobs that one sweep starts at most; the next sweep goes on. */
export const MOST_STARTS = 20

/** Whether a task waits for a worker that will not come. `ended` is null when that can't be told. */
export const needsStart = ({ trailers, at }: Tip, ended: boolean | null, now: number): boolean =>
  trailers?.waitsFor === 'worker' && (ended ?? now - at >= SILENT_MS)
