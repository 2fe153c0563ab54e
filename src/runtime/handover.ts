/**
 * The end of a run. Keeps A1 (everything recorded is on the remote), R1 and R11 (a successor is called while work is left), F4
 * (red only where a person has to act).
 */
import { type Event, event } from '../core/events.ts'
import { keyOf } from '../core/names.ts'
import { notWorked } from '../core/present/left.ts'
import { comeBack, isSwept } from '../core/returns.ts'
import { type EffectRecord, initialState, isOpened, type Opened, openEffects, type State } from '../core/state.ts'
import { capital } from '../core/text.ts'
import { waitsFor } from '../core/waits.ts'
import { Aborted, Fatal, LeaseLost, onAbort, Transient } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { performEffect } from './perform.ts'

const HEADLINES = {
  gate: 'This job did its part; a person is awaited.',
  deadline: "This job's time was up: it saved everything and called its successor.",
  waiting:
    'Nothing can be asked for now; everything is saved, and the sweep starts the next job when the wait is over.',
  done: 'The work is done and verified.',
  suspended: 'The task is stopped until a person acts.',
  transient:
    'The other side did not answer for too long; everything up to then is saved, and the sweep starts the next job.',
  cancelled: 'This job was told to stop; everything up to then is saved.',
} as const

type Ended = keyof typeof HEADLINES

export interface RunResult {
  readonly state: State
  readonly ended: Ended | 'cut-off' | 'ignored' | 'overtaken' | 'idle'
  /** What this run did, in a sentence. */
  readonly headline: string
  /** Model turns that this run took. */
  readonly turns: number
  /** What happens next, where that does not follow from the state. */
  readonly next?: string
}

/** A runner gives a job that is cancelled 7.5 s before it gets rougher. */
const SHORT_MS = 4_000
/** What the state branch gets for the last checkpoints; a job whose time is up has more of it. */
const SAVING_MS = { cancelled: 6_000, deadline: 60_000 } as const

/** Writes down that this run is over; returns why, and what to say about it. */
export async function end(ledger: Ledger, reason: Ended): Promise<[Ended, string]> {
  ledger.record(event('run.ended', { reason }))
  await ledger.commit()
  return [reason, headlineOf(ledger.state, reason)]
}

function headlineOf({ ended, returning, verification }: State, reason: Ended): string {
  if (ended?.outcome === 'cancelled') return 'The task was cancelled; nothing more runs.'
  if (ended?.outcome === 'merged') return 'The work is merged; nothing more runs.'
  if (reason === 'done' && !verification?.commands.length) return 'The work is done; only the diff was checked.'
  return returning ? `${capital(returning.why)}. ${HEADLINES[reason]}` : HEADLINES[reason]
}

/** When the work is to stop git stops at once; when somebody cancels the job what saves has seconds from then on. */
export function heedStop({ cancel, halt }: Deps, ledger: Ledger, stop: AbortSignal): () => void {
  const forget = [onAbort(stop, () => halt.abort())]
  const hurry = () => forget.push(ledger.hurry(AbortSignal.timeout(SAVING_MS.cancelled)))
  forget.push(onAbort(cancel, hurry))
  return () => {
    for (const one of forget) one()
  }
}

/** What a job that is told to stop can still do in the time that is left: save, and call the one that goes on. */
export async function stopEarly(
  deps: Deps,
  ledger: Ledger,
  reason: keyof typeof SAVING_MS,
  limit = AbortSignal.timeout(SAVING_MS[reason]),
): Promise<[Ended | 'cut-off', string]> {
  const { state } = ledger
  const forget = ledger.hurry(limit)
  try {
    if (isOpened(state) && !state.returning && waitsFor(state) === 'worker' && !mayHaveCalled(ledger))
      await callSuccessor(deps, ledger)
    const [ended, headline] = await end(ledger, reason)
    return [ended, reason === 'deadline' && !hasCalled(ledger) ? LATE : headline]
  } catch (error) {
    const cut = cutOff(ledger)
    if (!cut) throw error
    return cut
  } finally {
    forget()
  }
}

/** How a run ends whose last events are not on the remote. */
function cutOff({ unsaved }: Ledger): ['cut-off', string] | null {
  const what = unsaved === 1 ? 'event' : `${unsaved} events`
  return unsaved === 0 ? null : ['cut-off', `The state branch did not take the last ${what} in time. ${CUT_OFF}`]
}

const CUT_OFF =
  "That is in this machine's local log alone: what runs after this job (post) saves it if it can; if not, the sweep starts a job that goes on from the last checkpoint."

const LATE = "This job's time was up; everything up to then is saved."

const hasCalled = ({ state }: Ledger): boolean =>
  state.effects.some((one) => isCallFrom(state, one) && one.evidence !== null)

/** A call that is not on the remote yet was only written down, so that it can still be made without a second one (A1). */
const mayHaveCalled = (ledger: Ledger): boolean =>
  ledger.state.effects.some((one) => isCallFrom(ledger.state, one) && one.seq <= ledger.saved.seq)

async function callSuccessor(deps: Deps, ledger: Ledger): Promise<void> {
  const { task, run, reporter } = deps
  const { state } = ledger
  if (!state.effects.some((one) => isCallFrom(state, one))) {
    const effect = { kind: 'dispatch', task, epoch: state.epoch } as const
    const key = keyOf(task, run, state.seq + 1)
    ledger.record(event('effect.scheduled', { key, effect }))
    await ledger.commit()
  }
  const call = openEffects(ledger.state).find((one) => isCallFrom(state, one))
  try {
    if (call) await performEffect(deps, ledger, call, AbortSignal.timeout(SHORT_MS))
  } catch (error) {
    reporter.say(`The successor could not be called (${wordsOf(error)}); the sweep finds the task.`)
  }
}

/** Whether an effect is the call of the run's successor. */
const isCallFrom = ({ epoch }: State, { effect }: EffectRecord): boolean =>
  effect.kind === 'dispatch' && effect.epoch === epoch

/**
 * Writes down that the task goes on later, or that it went on too often without getting anywhere (F2, F3); null when there is
 * nothing to wait for or no way to write it.
 */
export function comeBackLater({ clock }: Deps, ledger: Ledger, failure: Transient): Event['type'] | null {
  const { state } = ledger
  const { suspended, ended, returning, run } = state
  if (!isOpened(state) || suspended || ended || returning || run?.ended || ledger.lost.aborted) return null
  const fact = comeBack(state, failure, clock.now())
  ledger.record(fact)
  return fact.type
}

/**
 * Saves what can still be saved before a failure ends the run. One that passes by itself is no reason for a red job when
 * everything is saved (F4): null when it is not, or when a person has to look, which is thrown where only saving shows it.
 */
export async function endBy(
  deps: Deps,
  ledger: Ledger,
  failure: unknown,
): Promise<[Ended | 'overtaken' | 'cut-off', string] | null> {
  if (failure instanceof LeaseLost) return overtaken(deps, failure)
  const cut = failure instanceof Aborted || failure instanceof Transient ? cutOff(ledger) : null
  if (cut) return cut
  try {
    if (failure instanceof Transient) {
      comeBackLater(deps, ledger, failure)
      const [ended, headline] = await end(ledger, ledger.state.returning ? 'waiting' : 'transient')
      return [ended, ended === 'waiting' ? headline : `${failure.message}. ${headline}`]
    }
    await ledger.commit()
  } catch (error) {
    if (error instanceof LeaseLost) return overtaken(deps, error)
    if (failure instanceof Transient && error instanceof Fatal) throw error
    deps.reporter.say(`The last checkpoint could not be written: ${wordsOf(error)}`)
  }
  return null
}

/** What the journal on the remote says; null where there is none. */
export type Saved = Opened | null | 'unread'

/** The end of a run that could not write down its end; throws the failure where no sweep makes up for that. */
export function leave({ run, clock }: Deps, failure: unknown, saved: Saved, begun: 'nothing' | 'something'): RunResult {
  if (!(failure instanceof Transient) || !isSwept(saved, run.attempt)) throw failure
  const known = saved === 'unread' ? null : saved
  const told = notWorked(failure.message, begun, known, clock.now())
  return { state: known ?? initialState, ended: 'transient', turns: 0, ...told }
}

/** A sweep tells nothing from a commit that is not Pawl's, so a task whose branch somebody else moved needs a person (F4). */
function overtaken({ task }: Deps, { by, message }: LeaseLost): ['overtaken', string] {
  if (by === 'worker') return ['overtaken', `${OVERTAKEN} ${message}`]
  if (by === 'deleter') return ['overtaken', `${DELETED} ${message}`]
  throw new Fatal(
    `somebody other than Pawl wrote to the state branch while this job worked: ${message}`,
    `look with \`pawl verify ${task}\` in a clone of the repository, then run this job again: it goes on from there, and says so when the journal is broken. Nothing that was written there was touched.`,
  )
}

const OVERTAKEN = 'Another job took over this task; this one stopped and touched nothing more.'
const DELETED =
  'The state branch is gone, so this job stopped and touched nothing more; the sweep starts the next one, which brings it back from the cache where that has it, and else begins anew.'
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
