/** Checks that the base branch requires are part of the proof (P6): a job waits a moment for them, the sweep for longer (F2). */
import type { Event } from './events.ts'
import { count } from './present/words.ts'
import type { Checking } from './proving.ts'
import { comeBack } from './returns.ts'
import { type State, workTip } from './state.ts'

/** How long a job waits for required checks that run. */
const RUNNING_MS = 2 * 60_000
/** How long for those that have not reported: a commit that was pushed with a workflow's own token may start none. */
const MISSING_MS = 30_000
const FIRST_MS = 5_000

/** The proof that lacks its checks, while it is about what the agent handed over and the work branch holds. */
export function checkingOf(state: State): Checking | null {
  const { checking, finish } = state
  return checking && checking.call === finish?.call && checking.sha === workTip(state) ? checking : null
}

/** Milliseconds until this job looks again, longer each time; null when it has waited for long enough. */
export function untilNextLook({ run }: State, { at, running }: Checking, now: number): number | null {
  const waited = now - Math.max(at, run?.startedAt ?? 0)
  return waited < (running.length > 0 ? RUNNING_MS : MISSING_MS) ? Math.max(FIRST_MS, Math.ceil(waited / 2)) : null
}

interface Reports {
  readonly failed: number
  readonly running: readonly string[]
  readonly missing: readonly string[]
}

/** Whether the proof waits for its checks. One that does not report holds it up for a moment only: there may be none to come. */
export const isHeldUp = ({ failed, running, missing }: Reports, isPatient: boolean): boolean =>
  failed === 0 && (running.length > 0 || (isPatient && missing.length > 0))

/** What follows when required checks run for longer than a job waits. */
export function checkLater(state: State, sha: string, running: readonly string[], now: number): Event {
  const what = count(running.length, 'required check runs', 'required checks run')
  const message = `${what} on commit ${sha.slice(0, 7)}: ${running.join(', ')}`
  return comeBack(state, { message, status: null, retryAfterMs: null }, now, UNENDED)
}

const UNENDED = { class: 'stuck', todo: 'look at why CI does not end on that commit, then comment `/retry`.' } as const
