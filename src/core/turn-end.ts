/** How a turn's end is treated, stop reason by stop reason (A5): what leaves a call to run is not looked at here. */
import { WINDOW_EXCEEDED } from './compact.ts'
import type { Decision } from './decide.ts'
import { unreported } from './delegation.ts'
import { event } from './events.ts'
import { type Agent, callsOf, type Opened, type Turn } from './state.ts'
import { suspend } from './suspend.ts'

/** Reminders to an agent that stops talking without finishing, before a person is asked. */
export const MAX_NUDGES = 2

const ASK = 'What only a person can decide, ask with ask_human.'
const REMINDER = {
  plan: `You made no tool call. When the plan is ready, call submit_plan; nothing else hands it over. ${ASK} Otherwise go on.`,
  work: `You made no tool call. When the work is done, call finish; nothing else ends it. ${ASK} Otherwise go on.`,
  sub: 'You made no tool call. When your part is done, call report; nothing else hands it over. Otherwise go on.',
} as const

const CUT_OFF = 'Your reply was cut off, because it was too long. Go on in smaller steps.'
const LEFT_OUT = 'Your last reply was declined, and is left out here. Go on another way.'
const SHORTENED =
  'Your reply was cut off, because the conversation had grown too long. It is shorter now: go on from there.'

/** Stop reasons after which an agent simply has its say: its calls are run, or it is reminded that it made none. */
const SPOKEN: readonly string[] = ['end_turn', 'stop_sequence', 'max_tokens', 'tool_use']

/**
 * Treatment of a turn's end that leaves nothing to run; null when the conversation simply goes on. What a turn of an
 * earlier lease was stopped for is tried once more: somebody said `/retry`.
 */
export function afterTurn(state: Opened, agent: Agent, turn: Turn): Decision | null {
  const { stop, nudges, epoch } = turn
  const { parent, role } = agent
  if (stop === 'pause_turn') return null
  const heard = callsOf(turn).length > 0 || nudges.length > 0
  if (stop === WINDOW_EXCEEDED) return heard ? null : nudge(agent, SHORTENED)
  if (epoch === state.epoch && !SPOKEN.includes(stop)) return stopped(state, stop)
  if (stop === 'refusal') return nudges.length > 0 ? null : nudge(agent, parent ? LEFT_OUT : `${LEFT_OUT} ${ASK}`)
  if (heard) return null
  const silent = silentTurns(agent, state.epoch)
  if (silent <= MAX_NUDGES) {
    const reminder = REMINDER[parent ? 'sub' : role]
    return nudge(agent, stop === 'max_tokens' ? `${CUT_OFF} ${reminder}` : reminder)
  }
  if (parent) return unreported(agent, parent, `it was reminded ${MAX_NUDGES} times`)
  return suspend(
    'stuck',
    'the agent stopped without finishing',
    `It was reminded ${MAX_NUDGES} times and made no tool call.`,
    'comment `/retry` to let it try once more from where it is; what you say in a comment before reaches it.',
  )
}

const nudge = ({ agent }: Agent, text: string): Decision => ({
  do: 'record',
  events: [event('agent.nudged', { agent, text })],
})

/** The model declined, or ended for a reason that nobody here knows: what that asks for is a person's to say. */
function stopped({ spent }: Opened, stop: string): Decision {
  const refused = stop === 'refusal'
  return suspend(
    'stuck',
    refused
      ? 'the model declined to go on (`refusal`)'
      : `the model ended its turn with \`${stop}\`, which Pawl does not know`,
    `This happened in turn ${spent.turns}; there is no way to go on from it without a person.`,
    refused
      ? 'look at the last turn in the journal, say in a comment what it should do instead, then comment `/retry`.'
      : 'look at the last turn in the journal and for a newer version of Pawl, then comment `/retry`.',
  )
}

/** Turns of this lease since the last tool call. */
function silentTurns({ turns }: Agent, lease: number): number {
  const heard = turns.findLastIndex(
    ({ content, epoch }) => epoch < lease || content.some(({ type }) => type === 'tool_use'),
  )
  return turns.length - 1 - heard
}
