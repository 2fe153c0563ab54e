/** How a turn's end is treated, stop reason by stop reason (A5): what leaves a call to run is not looked at here. */
import type { Decision } from './decide.ts'
import { unreported } from './delegation.ts'
import { event } from './events.ts'
import type { Agent, Opened, Turn } from './state.ts'
import { suspend } from './suspend.ts'

/** Reminders to an agent that stops talking without finishing, before a person is asked. */
export const MAX_NUDGES = 2

const REMINDER = {
  plan: 'You made no tool call. When the plan is ready, call submit_plan; nothing else hands it over.',
  work: 'You made no tool call. When the work is done, call finish; nothing else ends it. Otherwise go on.',
  sub: 'You made no tool call. When your part is done, call report; nothing else hands it over. Otherwise go on.',
} as const

/**
 * Treatment of a turn's end that leaves nothing to run; null when the conversation simply goes on. What a turn of an
 * earlier lease was stopped for is tried once more: somebody said `/retry`.
 */
export function afterTurn(state: Opened, agent: Agent, { stop, content, nudges, epoch }: Turn): Decision | null {
  if (stop === 'pause_turn' || content.some(({ type }) => type === 'tool_use') || nudges.length > 0) return null
  if (epoch === state.epoch && stop !== 'end_turn' && stop !== 'max_tokens' && stop !== 'tool_use') {
    return suspend(
      'stuck',
      `the model ended its turn with \`${stop}\``,
      `This happened in turn ${state.spent.turns}; there is no way to go on from it without a person.`,
      'look at the last turn in the journal, then comment `/retry`.',
    )
  }
  const silent = silentTurns(agent, state.epoch)
  const { parent, role } = agent
  if (silent <= MAX_NUDGES) {
    const text = REMINDER[parent ? 'sub' : role]
    return { do: 'record', events: [event('agent.nudged', { agent: agent.agent, text })] }
  }
  if (parent) return unreported(agent, parent, `it was reminded ${MAX_NUDGES} times`)
  return suspend(
    'stuck',
    'the agent stopped without finishing',
    `It was reminded ${MAX_NUDGES} times and made no tool call.`,
    'comment `/retry` to let it try once more from where it is; what is written in the issue meanwhile does not reach it yet.',
  )
}

/** Turns of this lease since the last tool call. */
function silentTurns({ turns }: Agent, lease: number): number {
  const heard = turns.findLastIndex(
    ({ content, epoch }) => epoch < lease || content.some(({ type }) => type === 'tool_use'),
  )
  return turns.length - 1 - heard
}
