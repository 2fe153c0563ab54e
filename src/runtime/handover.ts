/** The end of a run. Keeps A1 (everything recorded is on the remote), R1 and R11 (a successor is called while work is left). */
import { type Event, event } from '../core/events.ts'
import { keyOf } from '../core/names.ts'
import { capital } from '../core/present/words.ts'
import { comeBack } from '../core/returns.ts'
import { type EffectRecord, isOpened, openEffects, type State } from '../core/state.ts'
import { waitsFor } from '../core/waits.ts'
import { Fatal, LeaseLost, Transient } from '../ports/failures.ts'
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

export type Ended = keyof typeof HEADLINES

/** A runner gives a job that is cancelled 7.5 s before it gets rougher. */
const SHORT_MS = 4_000

/** Writes down that this run is over; returns why, and what to say about it. */
export async function end(ledger: Ledger, reason: Ended): Promise<[Ended, string]> {
  ledger.record(event('run.ended', { reason }))
  await ledger.commit()
  const { ended, returning } = ledger.state
  if (ended?.outcome === 'cancelled') return [reason, 'The task was cancelled; nothing more runs.']
  return [reason, returning ? `${capital(returning.why)}. ${HEADLINES[reason]}` : HEADLINES[reason]]
}

/** What a job that is told to stop can still do in a few seconds: save, and call the one that goes on. */
export async function stopEarly(deps: Deps, ledger: Ledger): Promise<[Ended, string]> {
  const { state } = ledger
  if (isOpened(state) && !state.returning && waitsFor(state) === 'worker' && !mayHaveCalled(ledger))
    await callSuccessor(deps, ledger)
  return await end(ledger, 'cancelled')
}

/** A call that is not on the remote yet was only written down, so that it can still be made without a second one (A1). */
const mayHaveCalled = (ledger: Ledger): boolean =>
  ledger.state.effects.some((one) => isCallFrom(ledger.state, one) && ledger.isOnRemote(one.seq))

async function callSuccessor(deps: Deps, ledger: Ledger): Promise<void> {
  const { task, reporter } = deps
  const { state } = ledger
  if (!state.effects.some((one) => isCallFrom(state, one))) {
    const effect = { kind: 'dispatch', task, epoch: state.epoch } as const
    const key = keyOf(task, state.seq + 1, state.restored, state.repairs)
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
 * everything is saved (F4): null when it is not, or when a person has to look.
 */
export async function endBy(
  deps: Deps,
  ledger: Ledger,
  failure: unknown,
): Promise<[Ended | 'overtaken', string] | null> {
  if (failure instanceof LeaseLost) return overtaken(deps, failure)
  try {
    if (failure instanceof Transient) {
      comeBackLater(deps, ledger, failure)
      const [ended, headline] = await end(ledger, ledger.state.returning ? 'waiting' : 'transient')
      return [ended, ended === 'waiting' ? headline : `${failure.message}. ${headline}`]
    }
    await ledger.commit()
  } catch (error) {
    if (error instanceof LeaseLost) return overtaken(deps, error)
    deps.reporter.say(`The last checkpoint could not be written: ${wordsOf(error)}`)
  }
  return null
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
