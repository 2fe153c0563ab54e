/**
 * Circuit breakers: an agent that goes round in circles, as the journal alone shows it, is first told what was seen; when it
 * goes on all the same, a person is asked (F1, F3).
 */
import { familyOf } from './agents.ts'
import { configOf } from './config.ts'
import type { Decision } from './decide.ts'
import { event } from './events.ts'
import { type Pattern, patternIn, storm } from './patterns.ts'
import { code } from './present/words.ts'
import { type Agent, callsOf, type Opened, type Turn } from './state.ts'
import { suspend } from './suspend.ts'
import { clip, oneLine } from './text.ts'

/** A warning is forgotten when the agent has done otherwise for so many turns. */
const FORGOTTEN_AFTER = 40

/** The nudge or the stop that is due after an agent's last turn; null when it gets somewhere. */
export function breaker(state: Opened, agent: Agent): Decision | null {
  const pattern = patternIn(state, agent, configOf(state.task.policy).breakers)
  return pattern && answerTo(state, agent, pattern, '')
}

/** The same for a conversation that is about to be shortened once more. */
export function compactionBreaker(state: Opened, agent: Agent): Decision | null {
  const pattern = storm(state, agent, configOf(state.task.policy).breakers)
  return pattern && answerTo(state, agent, pattern, ', or name a model with a larger context window')
}

function answerTo(state: Opened, agent: Agent, { name, seen, from }: Pattern, otherwise: string): Decision {
  const warned = warnings(state, familyOf(state, agent), from).some(({ pattern }) => pattern === name)
  if (!warned)
    return {
      do: 'record',
      events: [event('agent.nudged', { agent: agent.agent, text: told(seen, agent), pattern: name })],
    }
  const tried = `The agent was told so and went on the same way. Its last calls:\n${lastCalls(agent)}`
  return suspend(
    'stuck',
    `the agent goes round in circles: ${seen}`,
    tried,
    `say in a comment or a review what it should do instead${otherwise}, then comment \`/retry\`.`,
  )
}

/** What these agents were told and would still know in this turn, of what was said since the task was stopped last. */
export function warnings({ stoppedAfter }: Opened, agents: readonly Agent[], at: number): Turn['warned'] {
  const since = Math.max(at - FORGOTTEN_AFTER, stoppedAfter)
  return agents.flatMap(({ turns }) => turns.filter(({ turn }) => turn > since).flatMap(({ warned }) => warned))
}

const told = (seen: string, { parent }: Agent): string =>
  `You go round in circles: ${seen}. Stop and think about why, then try something else; when you can't tell what, ${parent ? 'report what you have tried' : 'say what you have tried and ask a person'}.`

const lastCalls = ({ turns }: Agent): string =>
  turns
    .slice(-5)
    .flatMap(callsOf)
    .map(({ name, input }) => `- ${code(clip(`${name} ${oneLine(JSON.stringify(input))}`, 200))}`)
    .join('\n')

/** Jobs that died one after the other before they got any further: there is nobody to be told, so a person is asked. */
export function crashLoop({ task, stalls, progressed }: Opened): Decision | null {
  const { deadJobs } = configOf(task.policy).breakers
  if (stalls < deadJobs || progressed) return null
  return suspend(
    'stuck',
    `${deadJobs} jobs in a row died before they got any further`,
    'Each was started from the same checkpoint, so the next would most likely die as well.',
    'look at the logs of the last jobs (memory, disk, the runner itself), then comment `/retry`.',
  )
}
