/**
 * One request to the model, tried again while what fails passes. What a try cost that came to nothing counts, so that none
 * starts once the budget is used up (F3); the model never hears of it (F1).
 */
import { isUsedUp } from '../core/budget.ts'
import { configOf } from '../core/config.ts'
import type { ModelRequest } from '../core/conversation.ts'
import type { Data, Event } from '../core/events.ts'
import { costOf, isPriced } from '../core/pricing.ts'
import type { Opened, State } from '../core/state.ts'
import { Aborted, Fatal, TooLong, Transient } from '../ports/failures.ts'
import type { Reply } from '../ports/model.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

export interface Question {
  /** What it is, for the log. */
  readonly name: string
  readonly request: ModelRequest
  readonly started: Event
  failed(failure: Failure): Event
}

export type Failure = Pick<Data<'turn.failed'>, 'status' | 'message' | 'usage' | 'usd'> & {
  readonly class: 'transient' | 'fatal' | 'context'
}

/** The reply; null when what the tries before it have cost has used up the budget, or when the request is too large. */
export function ask(deps: Deps, ledger: Ledger, question: Question, signal: AbortSignal): Promise<Reply | null> {
  const { name, request, started, failed } = question
  const { clock, model, reporter } = deps
  const attempt = async (): Promise<Reply | null> => {
    ledger.record(started)
    ledger.commitSoon()
    ledger.settleSoon()
    try {
      return await model.turn(request, signal)
    } catch (error) {
      const failure = failureOf(ledger.state, request.model, error)
      if (failure) ledger.record(failed(failure))
      if (error instanceof TooLong) {
        reporter.say(`${name}: ${error.message}; the conversation has to be shortened.`)
        return null
      }
      if (error instanceof Transient && isUsedUp(ledger.state)) return null
      throw error
    }
  }
  return retrying(clock, signal, attempt, ({ message }, wait) => {
    const next = wait === null ? 'no further try' : `next try in ${Math.ceil(wait / 1000)} s`
    reporter.say(`${name}: ${message}; ${next}.`)
  })
}

/** What is written down of a try that came to nothing; null of one that was stopped before it cost anything. */
function failureOf(state: State, model: string, error: unknown): Failure | null {
  if (!(error instanceof Transient || error instanceof Fatal || error instanceof Aborted)) return null
  const { status, message, usage } = error
  if (error instanceof Aborted && usage === null) return null
  const kind = error instanceof TooLong ? 'context' : error instanceof Fatal ? 'fatal' : 'transient'
  const cost = usage === null ? {} : { usage, usd: priced(state, model, usage) }
  return { class: kind, status, message, ...cost }
}

/** What a reply cost, by the task's own prices before the table's. */
export const priced = ({ task }: State, model: string, usage: Reply['usage']): number =>
  costOf(model, usage, task ? configOf(task.policy).prices : {})

export function sayUnpriced({ reporter }: Deps, { task }: Opened, model: string): void {
  if (!isPriced(model, configOf(task.policy).prices))
    reporter.say(`No price of ${model} is known: it is counted at the dearest known price.`)
}
