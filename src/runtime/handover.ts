/** The end of a run. Keeps A1 (everything recorded is on the remote), R1 and R11 (a successor is called while work is left). */
import { event } from '../core/events.ts'
import { keyOf } from '../core/names.ts'
import { isOpened, openEffects, type State } from '../core/state.ts'
import { waitsFor } from '../core/waits.ts'
import { LeaseLost, Transient } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { performEffect } from './perform.ts'

const HEADLINES = {
  gate: 'This job did its part; a person is awaited.',
  deadline: "This job's time was up: it saved everything and called its successor.",
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
  const cancelled = ledger.state.ended?.outcome === 'cancelled'
  return [reason, cancelled ? 'The task was cancelled; nothing more runs.' : HEADLINES[reason]]
}

/** What a job that is told to stop can still do in a few seconds: save, and call the one that goes on. */
export async function stopEarly(deps: Deps, ledger: Ledger): Promise<[Ended, string]> {
  await callSuccessor(deps, ledger)
  return await end(ledger, 'cancelled')
}

async function callSuccessor(deps: Deps, ledger: Ledger): Promise<void> {
  const { task, reporter } = deps
  const { state } = ledger
  if (!isOpened(state) || waitsFor(state) !== 'worker' || hasCalled(state)) return
  const effect = { kind: 'dispatch', task, epoch: state.epoch } as const
  const key = keyOf(task, state.seq + 1, state.restored, state.repairs)
  ledger.record(event('effect.scheduled', { key, effect }))
  await ledger.commit()
  const call = openEffects(ledger.state).find((record) => record.key === key)
  try {
    if (call) await performEffect(deps, ledger, call, AbortSignal.timeout(SHORT_MS))
  } catch (error) {
    reporter.say(`The successor could not be called (${wordsOf(error)}); the sweep finds the task.`)
  }
}

const hasCalled = ({ effects, epoch }: State): boolean =>
  effects.some(({ effect }) => effect.kind === 'dispatch' && effect.epoch === epoch)

/**
 * Saves what can still be saved before a failure ends the run. One that passes by itself is no reason for a red job when
 * everything is saved (F4): null when it is not, or when a person has to look.
 */
export async function endBy(
  { reporter }: Deps,
  ledger: Ledger,
  failure: unknown,
): Promise<[Ended | 'overtaken', string] | null> {
  if (failure instanceof LeaseLost) return ['overtaken', `${OVERTAKEN} ${failure.message}`]
  try {
    if (failure instanceof Transient) {
      const [ended, headline] = await end(ledger, 'transient')
      return [ended, `${failure.message}. ${headline}`]
    }
    await ledger.commit()
  } catch (error) {
    if (error instanceof LeaseLost) return ['overtaken', `${OVERTAKEN} ${error.message}`]
    reporter.say(`The last checkpoint could not be written: ${wordsOf(error)}`)
  }
  return null
}

const OVERTAKEN = 'Another job took over this task; this one stopped and touched nothing more.'
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
