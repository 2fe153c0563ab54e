/**
 * Which tasks a sweep starts a job for: those whose worker died or whose successor never came (F2, R11), those that are to
 * be looked at again, and those to which a person said something that no job has heard (P1).
 */
import type { Reading } from './command.ts'
import { MARKER_PREFIX } from './names.ts'
import type { Trailers } from './trailers.ts'
import type { WaitsFor } from './waits.ts'

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

/** Whether a task waits for a worker now: one that is to come back later does not yet (F2). */
export const wantsWorker = ({ trailers }: Tip, now: number): boolean =>
  trailers?.waitsFor === 'worker' && now >= (trailers.wakeAt ?? 0)

/** Whether a task waits for a worker that will not come. `ended` is null when that can't be told. */
export const needsStart = (tip: Tip, ended: boolean | null, now: number): boolean =>
  wantsWorker(tip, now) && (ended ?? now - tip.at >= SILENT_MS)

/** Whether a task that waits for a person is to be looked at again. */
export const isDue = ({ trailers }: Tip, now: number): boolean =>
  trailers?.waitsFor === 'person' && trailers.wakeAt !== null && now >= trailers.wakeAt

/**
 * Whether the issue of a task that waits for a person no longer stands as the journal has it. `issue` is null when it is gone
 * for good: there is nothing to tell.
 */
export function hasTurned({ trailers }: Tip, issue: { readonly open: boolean; readonly labelled: boolean } | null) {
  if (trailers?.waitsFor !== 'person' || !issue) return false
  if (!issue.open) return true
  return issue.labelled ? trailers.known === 'unlabelled' : trailers.known === undefined
}

/** Whether a pull request was merged or closed, and the journal does not say so. */
export function isNewEnd({ trailers }: Tip, { open, merged }: { readonly open: boolean; readonly merged: boolean }) {
  if (!trailers || trailers.waitsFor === 'worker' || trailers.known === 'merged') return false
  return merged || (!open && trailers.known !== 'cancelled')
}

/** As long as a job can last: what was said while the last one ended is looked for by the sweeps of this time. */
const JOB_MS = 6 * 3_600_000
/** How far a machine's clock may be ahead of GitHub's. */
const SKEW_MS = 60_000

/** How long a `/retry` is looked for that repairs a journal: no tip will say that it was heard, should it do so in vain. */
const REPAIR_MS = 45 * 60_000

/**
 * From when on a task is looked through for what no job has heard; null when a worker is due anyway. A tip that is no
 * checkpoint of ours tells nothing, and may be dated as somebody likes.
 */
export function unheardFrom(tip: Tip, now: number): number | null {
  const { trailers, at } = tip
  if (wantsWorker(tip, now)) return null
  if (!trailers) return Math.max(at > now ? 0 : at, now - REPAIR_MS)
  return Math.max(trailers.heardAt ?? 0, at - (now - at < JOB_MS ? JOB_MS : SKEW_MS))
}

interface Spoken {
  readonly body: string
  readonly author: string | null
  readonly authorType: string
  readonly at: number | null
}

const byPerson = ({ author, authorType, body, at }: Spoken, from: number): boolean =>
  author !== null && authorType !== 'Bot' && !body.includes(MARKER_PREFIX) && (at ?? 0) > from

/** Whether a comment asks for a job: only what is answered whoever says it does, or every sweep would start one for it. */
export const commandSince = (comment: Spoken & { readonly reading: Reading }, from: number): boolean =>
  byPerson(comment, from) && comment.reading.commands.length > 0

/** Whether a comment asks for the repair of a journal whose tip is no checkpoint of ours. */
export const repairSince = (comment: Spoken & { readonly reading: Reading }, from: number): boolean =>
  commandSince(comment, from) && comment.reading.commands.some(({ name }) => name === 'retry')

interface Reviewed {
  readonly state: string
  readonly remarks: readonly unknown[]
}

/** Whether a review wants the work to go on: by its verdict, or by what it says on a line. */
export const asksForChanges = ({ state, remarks }: Reviewed): boolean =>
  state !== 'dismissed' && state !== 'pending' && (state === 'changes-requested' || remarks.length > 0)

/** Whether a review asks for a job: any that is submitted while a person is waited for, else one that asks for changes. */
export const reviewSince = (review: Spoken & Reviewed, from: number, waitsFor: WaitsFor): boolean =>
  byPerson(review, from) &&
  (waitsFor === 'person' ? review.state !== 'dismissed' && review.state !== 'pending' : asksForChanges(review))
