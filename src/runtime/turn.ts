/** One model turn. Keeps A4 and A5 through the one renderer; retries are ours, the model never hears of them (F1). */
import { renderRequest } from '../core/conversation.ts'
import { event } from '../core/events.ts'
import { costOf } from '../core/pricing.ts'
import type { Agent } from '../core/state.ts'
import { TooLong } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

export async function takeTurn(deps: Deps, ledger: Ledger, agent: Agent, signal: AbortSignal): Promise<void> {
  const turn = ledger.state.spent.turns + 1
  const started = deps.clock.now()
  ledger.record(event('turn.started', { turn, agent: agent.agent }))
  ledger.commitSoon()
  ledger.settleSoon()
  const request = renderRequest(agent)
  const reply = await retrying(
    deps.clock,
    signal,
    () => deps.model.turn(request, signal),
    ({ message, status }, wait) => {
      ledger.record(event('turn.failed', { turn, class: 'transient', status, message }))
      deps.reporter.say(
        `Turn ${turn}: ${message}; ${wait === null ? 'no further try' : `next try in ${Math.ceil(wait / 1000)} s`}.`,
      )
    },
  ).catch(exceeded(deps, ledger, agent))
  if (reply === null) return
  const seconds = (deps.clock.now() - started) / 1000
  const usd = costOf(agent.model, reply.usage)
  ledger.record(event('turn.completed', { turn, agent: agent.agent, ...reply, usd, seconds }))
  deps.reporter.say(`Turn ${turn}: ${reply.stop}, ${reply.usage.output} tokens out, $${usd.toFixed(4)}`)
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
