/**
 * One model turn. Keeps A4 and A5 through the one renderer; retries are ours, the model never hears of them (F1), and what a try
 * cost that came to nothing counts, so that none starts once the budget is used up (F3).
 */
import { isNearlyUsedUp, isUsedUp } from '../core/budget.ts'
import { configOf } from '../core/config.ts'
import { renderRequest } from '../core/conversation.ts'
import { type Data, event } from '../core/events.ts'
import { costOf } from '../core/pricing.ts'
import { type Agent, budgetOf, type State } from '../core/state.ts'
import { Aborted, Fatal, TooLong, Transient } from '../ports/failures.ts'
import type { Reply } from '../ports/model.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

export async function takeTurn(deps: Deps, ledger: Ledger, agent: Agent, signal: AbortSignal): Promise<void> {
  const { state } = ledger
  const turn = state.spent.turns + 1
  const started = deps.clock.now()
  const reply = await ask(deps, ledger, { turn, agent }, signal)
  if (reply) {
    const seconds = (deps.clock.now() - started) / 1000
    const usd = costOf(agent.model, reply.usage, pricesOf(state))
    ledger.record(event('turn.completed', { turn, agent: agent.agent, ...reply, usd, seconds }))
    deps.reporter.say(`Turn ${turn}: ${reply.stop}, ${reply.usage.output} tokens out, $${usd.toFixed(4)}`)
  }
  if (!isNearlyUsedUp(state) && isNearlyUsedUp(ledger.state)) deps.reporter.say(nearlyUsedUp(ledger.state))
}

interface Asked {
  readonly turn: number
  readonly agent: Agent
}

/** The reply; null when what the tries before it have cost has used up the budget. */
function ask(deps: Deps, ledger: Ledger, asked: Asked, signal: AbortSignal): Promise<Reply | null> {
  const { turn, agent } = asked
  const request = renderRequest(agent)
  const attempt = async (): Promise<Reply | null> => {
    ledger.record(event('turn.started', { turn, agent: agent.agent }))
    ledger.commitSoon()
    ledger.settleSoon()
    try {
      return await deps.model.turn(request, signal)
    } catch (error) {
      const failure = failed(ledger.state, asked, error)
      if (failure) ledger.record(event('turn.failed', failure))
      if (error instanceof Transient && isUsedUp(ledger.state)) return null
      throw error
    }
  }
  return retrying(deps.clock, signal, attempt, ({ message }, wait) => {
    const next = wait === null ? 'no further try' : `next try in ${Math.ceil(wait / 1000)} s`
    deps.reporter.say(`Turn ${turn}: ${message}; ${next}.`)
  })
}

/** What is written down of a try that came to nothing; null of one that was stopped before it cost anything. */
function failed(state: State, { turn, agent }: Asked, error: unknown): Data<'turn.failed'> | null {
  if (!(error instanceof Transient || error instanceof Fatal || error instanceof Aborted)) return null
  const { status, message, usage } = error
  if (error instanceof Aborted && usage === null) return null
  const kind = error instanceof TooLong ? 'context' : error instanceof Fatal ? 'fatal' : 'transient'
  const cost = usage === null ? {} : { usage, usd: costOf(agent.model, usage, pricesOf(state)) }
  return { turn, class: kind, status, message, ...cost }
}

const pricesOf = ({ task }: State) => (task ? configOf(task.policy).prices : {})

const nearlyUsedUp = (state: State): string =>
  `$${state.spent.usd.toFixed(2)} of $${budgetOf(state).toFixed(2)} are spent; the task stops when the rest is.`
