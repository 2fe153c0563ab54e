import { scopeOf } from '../core/actions.ts'
import { delegationOf, type Parent } from '../core/delegation.ts'
import { type Event, event } from '../core/events.ts'
import { leaveText } from '../core/leave.ts'
import { modelFor } from '../core/models.ts'
import { handedOver, opening, systemPrompt } from '../core/prompts.ts'
import type { Opened } from '../core/state.ts'
import { sayUnpriced } from './asking.ts'
import type { Deps } from './deps.ts'
import { readInstructions } from './instructions.ts'

interface Wanted {
  readonly role: 'plan' | 'work'
  readonly parent?: Parent
}

/** Everything that shapes an agent's requests goes into the journal, so that a replacement sends the same bytes (A4). */
export async function agentStarted(deps: Deps, state: Opened, wanted: Wanted): Promise<Event> {
  const { role, parent } = wanted
  const model = modelFor(deps.models, wanted)
  const subAgent = parent !== undefined
  sayUnpriced(deps, state, model)
  return event('agent.started', {
    agent: state.agents.length + 1,
    role,
    model,
    maxTokens: 16_000,
    system: systemPrompt(role, await readInstructions(deps, state), leaveText(scopeOf(state)), subAgent),
    tools: deps.tools(role, subAgent).map(({ definition }) => definition),
    opening: parent ? firstWords(deps, state, parent) : opening(state),
    ...(parent ? { parent } : {}),
  })
}

function firstWords({ reporter }: Deps, state: Opened, parent: Parent): string {
  const delegation = delegationOf(state, parent)
  if (!delegation) throw new Error('a sub-agent was to start for no task')
  reporter.say(`Sub-agent: ${delegation.title ?? delegation.task}`.slice(0, 160))
  return handedOver(state, delegation)
}
