import { configOf } from '../core/config.ts'
import { type Event, event } from '../core/events.ts'
import { isPriced } from '../core/pricing.ts'
import { opening, systemPrompt } from '../core/prompts.ts'
import type { Opened } from '../core/state.ts'
import type { Deps } from './deps.ts'
import { readInstructions } from './instructions.ts'

/** Everything that shapes an agent's requests goes into the journal, so that a replacement sends the same bytes (A4). */
export async function agentStarted(deps: Deps, state: Opened, role: 'plan' | 'work'): Promise<Event> {
  const model = deps.models[role]
  if (!isPriced(model, configOf(state.task.policy).prices))
    deps.reporter.say(`No price of ${model} is known: it is counted at the dearest known price.`)
  return event('agent.started', {
    agent: state.agents.length + 1,
    role,
    model,
    maxTokens: 16_000,
    system: systemPrompt(role, await readInstructions(deps, state)),
    tools: deps.tools(role).map(({ definition }) => definition),
    opening: opening(state),
  })
}
