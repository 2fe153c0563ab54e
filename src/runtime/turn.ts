/** One model turn. Keeps A4 and A5 through the one renderer, R8 (what the model does not take is shortened). */
import { isNearlyUsedUp } from '../core/budget.ts'
import { renderRequest } from '../core/conversation.ts'
import { event } from '../core/events.ts'
import { type Agent, budgetOf, type State } from '../core/state.ts'
import { TooLong } from '../ports/failures.ts'
import { type Answered, ask, type Question } from './ask.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

export async function takeTurn(deps: Deps, ledger: Ledger, agent: Agent, signal: AbortSignal): Promise<void> {
  const { state } = ledger
  const turn = state.spent.turns + 1
  const question: Question = {
    what: `Turn ${turn}`,
    request: renderRequest(agent),
    started: event('turn.started', { turn, agent: agent.agent }),
    failed: (failure) => event('turn.failed', { turn, ...failure }),
  }
  const reply = await ask(deps, ledger, question, signal).catch(exceeded(deps, ledger, agent))
  if (reply) complete(deps, ledger, { turn, agent: agent.agent }, reply)
  if (!isNearlyUsedUp(state) && isNearlyUsedUp(ledger.state)) deps.reporter.say(nearlyUsedUp(ledger.state))
}

function complete({ reporter }: Deps, ledger: Ledger, of: { turn: number; agent: number }, reply: Answered): void {
  const { stop, usage, usd } = reply
  ledger.record(event('turn.completed', { ...of, ...reply }))
  reporter.say(`Turn ${of.turn}: ${stop}, ${usage.output} tokens out, $${usd.toFixed(4)}`)
}

/** What the model does not take is shortened before it is asked again. */
const exceeded =
  ({ reporter }: Deps, ledger: Ledger, { agent }: Agent) =>
  (error: unknown): null => {
    if (!(error instanceof TooLong)) throw error
    const { status, message } = error
    ledger.record(event('context.exceeded', { agent, status, message }))
    reporter.say(`The conversation has to be shortened: ${message}.`)
    return null
  }

const nearlyUsedUp = (state: State): string =>
  `$${state.spent.usd.toFixed(2)} of $${budgetOf(state).toFixed(2)} are spent; the task stops when the rest is.`
