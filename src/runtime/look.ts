/** What a run finds before it takes the lease: whether there is anything to do. Keeps P1, P5 and F3. */
import type { Event } from '../core/events.ts'
import { nextSentence } from '../core/present/next.ts'
import { dueAt } from '../core/remind.ts'
import { isEarly } from '../core/returns.ts'
import { phaseOf } from '../core/state.ts'
import { onlyAnswers, staysStopped } from '../core/suspend.ts'
import { SILENT_MS } from '../core/sweep.ts'
import { waitsFor } from '../core/waits.ts'
import type { Deps } from './deps.ts'
import { readInbox } from './inbox.ts'
import type { Found } from './open.ts'
import { retrying } from './retrying.ts'

export interface Look {
  /** What people said and what is due by time, when that was read before the lease; else null. */
  readonly told: readonly Event[] | null
  /** What people said, still being read; null when that is over, or nobody has looked. */
  readonly inbox: Promise<readonly Event[]> | null
  /** Whether this run only answers people: nobody said that the task, which is stopped, goes on. */
  readonly stopped: boolean
}

export const NOT_LOOKED: Look = { told: null, inbox: null, stopped: false }

/** Why this run need not take the lease; else its inbox, which is read beside the rest when nothing hangs on it. */
export async function lookAround(deps: Deps, { state, repair }: Found): Promise<{ readonly idle: string } | Look> {
  if (repair) return NOT_LOOKED
  const { run: before, suspended } = state
  const inbox = readInbox(deps, state)
  // Whoever needs it hears of a failure.
  inbox.catch(() => {})
  if (before && before.ended === null && before.id !== deps.run.id && (await isAlive(deps, before.id, state.at))) {
    return { idle: `Another job works on this task: ${before.url}` }
  }
  const over = waitsFor(state) === 'nobody'
  const early = isEarly(state, deps.clock.now())
  if (before?.ended !== 'gate' && !suspended && !over && !early) return { ...NOT_LOOKED, inbox }
  const told = [...(await inbox), ...dueAt(state, deps.clock.now())]
  if (told.length === 0 && over) return { idle: `This task is ${phaseOf(state)} already.` }
  // Whoever runs a job again means it; what comes by itself may be a call too many.
  const again = (suspended !== null || early) && deps.run.attempt > 1
  const waits = before?.ended === 'gate' || before?.ended === 'suspended' || early
  if (told.length === 0 && waits && !again) return { idle: suspended ? STOPPED : early ? nextSentence(state) : AWAITED }
  const stopped = told.length === 0 ? onlyAnswers(state) : staysStopped(state, told)
  return { told, inbox: null, stopped: stopped && !again }
}

const AWAITED = 'A person is still awaited, and nobody has said anything new.'
const STOPPED = 'The task is stopped until a person acts, and nobody has said anything new; `/retry` goes on.'

/** A live worker is told from a dead one by its run; where that can't be read, by how long it has been silent. */
async function isAlive({ forge, clock, cancel }: Deps, run: string, lastEventAt: number): Promise<boolean> {
  const ended = await retrying(clock, cancel, () => forge.runEnded(run))
  return ended === null ? clock.now() - lastEventAt < SILENT_MS : !ended
}
