/**
 * A request to the model. Retries are ours, the model never hears of them (F1), and what a try cost that came to nothing
 * counts, so that none starts once the budget is used up (F3).
 */
import { isUsedUp } from '../core/budget.ts'
import { configOf } from '../core/config.ts'
import type { ModelRequest } from '../core/conversation.ts'
import type { Data, Event } from '../core/events.ts'
import { costOf } from '../core/pricing.ts'
import type { State } from '../core/state.ts'
import { Aborted, Fatal, TooLong, Transient } from '../ports/failures.ts'
import type { Reply } from '../ports/model.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

export interface Question {
  /** What people read that it is. */
  readonly what: string
  readonly request: ModelRequest
  readonly started: Event
  failed(failure: Failure): Event
}

type Failure = Omit<Data<'summary.failed'>, 'agent'>

export interface Answered extends Reply {
  readonly usd: number
  readonly seconds: number
}

/** The reply; null when what the tries before it have cost has used up the budget. */
export async function ask(
  deps: Deps,
  ledger: Ledger,
  question: Question,
  signal: AbortSignal,
): Promise<Answered | null> {
  const { clock, model, reporter } = deps
  const { what, request, started, failed } = question
  const from = clock.now()
  const attempt = async (): Promise<Reply | null> => {
    ledger.record(started)
    ledger.commitSoon()
    ledger.settleSoon()
    try {
      return await model.turn(request, signal)
    } catch (error) {
      const failure = failureOf(ledger.state, request.model, error)
      if (failure) ledger.record(failed(failure))
      if (error instanceof Transient && isUsedUp(ledger.state)) return null
      throw error
    }
  }
  const reply = await retrying(clock, signal, attempt, ({ message }, wait) => {
    const next = wait === null ? 'no further try' : `next try in ${Math.ceil(wait / 1000)} s`
    reporter.say(`${what}: ${message}; ${next}.`)
  })
  if (!reply) return null
  const usd = costOf(request.model, reply.usage, pricesOf(ledger.state))
  return { ...reply, usd, seconds: (clock.now() - from) / 1000 }
}

/** What is written down of a try that came to nothing; null of one that was stopped before it cost anything. */
function failureOf(state: State, model: string, error: unknown): Failure | null {
  if (!(error instanceof Transient || error instanceof Fatal || error instanceof Aborted)) return null
  const { status, message, usage } = error
  if (error instanceof Aborted && usage === null) return null
  const kind = error instanceof TooLong ? 'context' : error instanceof Fatal ? 'fatal' : 'transient'
  const cost = usage === null ? {} : { usage, usd: costOf(model, usage, pricesOf(state)) }
  return { class: kind, status, message, ...cost }
}

const pricesOf = ({ task }: State) => (task ? configOf(task.policy).prices : {})
