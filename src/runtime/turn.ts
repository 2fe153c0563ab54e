/** One model turn. Keeps A4 and A5 through the one renderer. */
import { renderRequest } from '../core/conversation.ts'
import { event } from '../core/events.ts'
import { comeNear } from '../core/present/budget.ts'
import type { Agent } from '../core/state.ts'
import { ask, type Failure, priced } from './asking.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

export async function takeTurn(deps: Deps, ledger: Ledger, agent: Agent, signal: AbortSignal): Promise<void> {
  const { state } = ledger
  const turn = state.spent.turns + 1
  const { agent: number } = agent
  const started = deps.clock.now()
  const question = {
    name: `Turn ${turn}`,
    request: renderRequest(agent),
    started: event('turn.started', { turn, agent: number }),
    failed: (failure: Failure) => event('turn.failed', { turn, agent: number, ...failure }),
  }
  const reply = await ask(deps, ledger, question, signal)
  if (reply) {
    const seconds = (deps.clock.now() - started) / 1000
    const usd = priced(state, agent.model, reply.usage)
    ledger.record(event('turn.completed', { turn, agent: number, ...reply, usd, seconds }))
    deps.reporter.say(`Turn ${turn}: ${reply.stop}, ${reply.usage.output} tokens out, $${usd.toFixed(4)}`)
  }
  for (const near of comeNear(state, ledger.state)) deps.reporter.say(near)
}
