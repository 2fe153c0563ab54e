/** What a run finds before it takes the lease: whether there is anything to do. Keeps P1 and P5. */
import type { Event } from '../core/events.ts'
import { dueAt } from '../core/remind.ts'
import { phaseOf, type State } from '../core/state.ts'
import { isStopped, staysStopped } from '../core/suspend.ts'
import { SILENT_MS } from '../core/sweep.ts'
import { waitsFor } from '../core/waits.ts'
import type { Deps } from './deps.ts'
import { type listen, readInbox } from './inbox.ts'
import type { Found } from './open.ts'

export interface Look {
  /** What people said and what is due by time, when that was read before the lease; else null. */
  readonly heard: readonly Event[] | null
  /** What people said, still being read; null when there was no looking. */
  readonly inbox: Promise<readonly Event[]> | null
  /** Whether this run only answers people: nobody said that the task, which is stopped, goes on. */
  readonly stopped: boolean
}

/** Why this run need not take the lease; else its inbox, which is read beside the rest when nothing hangs on it. */
export async function lookAround(
  deps: Deps,
  { state, repair }: Found,
  listened: ReturnType<typeof listen>,
): Promise<{ readonly idle: string } | Look> {
  if (repair) return { heard: null, inbox: null, stopped: false }
  const before = state.run
  const inbox = readInbox(deps, state, listened)
  // Whoever needs it hears of a failure.
  inbox.catch(() => {})
  if (before && before.ended === null && before.id !== deps.run.id && (await isAlive(deps, before.id, state.at))) {
    return { idle: `Another job works on this task: ${before.url}` }
  }
  const stopped = isStopped(state)
  const over = waitsFor(state) === 'nobody'
  if (before?.ended !== 'gate' && !stopped && !over) return { heard: null, inbox, stopped: false }
  const heard = [...(await inbox), ...dueAt(state, deps.clock.now())]
  // Whoever runs a job again means it; what comes by itself may be a call too many.
  const again = stopped && deps.run.attempt > 1
  if (heard.length === 0 && over) return { idle: `This task is ${phaseOf(state)} already.` }
  if (heard.length === 0 && !again && before?.ended !== null) return { idle: stopped ? STOPPED : AWAITED }
  return { heard, inbox: null, stopped: stopped && !again && staysStopped(state, heard) }
}

const AWAITED = 'A person is still awaited, and nobody has said anything new.'
const STOPPED = 'The task is stopped until a person acts, and nobody has said anything new; `/retry` goes on.'

/** A live worker is told from a dead one by its run; where that can't be read, by how long it has been silent. */
async function isAlive({ forge, clock }: Deps, run: string, lastEventAt: State['at']): Promise<boolean> {
  const ended = await forge.runEnded(run)
  return ended === null ? clock.now() - lastEventAt < SILENT_MS : !ended
}
