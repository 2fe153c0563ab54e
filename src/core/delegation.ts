/**
 * Sub-agents. An agent hands out a bounded piece of work by `delegate`; that call is open until the sub-agent's end gives it
 * a result, so that one agent of a task has the turn at any time. Keeps A5 (one result, whatever the sub-agent comes to)
 * and R36 (a sub-agent is joined, never left behind).
 */
import { z } from 'zod'
import { answered } from './answered.ts'
import type { Decision } from './decide.ts'
import { type Data, event } from './events.ts'
import { undelivered } from './people.ts'
import { type Agent, type Call, callsOf, type Opened, openCalls, type State, type Turn } from './state.ts'
import { clip } from './text.ts'

/** Turns that a sub-agent may take before it is asked for its report. */
export const LONGEST = 40
/** Turns that it has for that. */
export const LAST_TURNS = 2
const MAX_LAST_WORDS = 6_000

export const delegationSchema = z.strictObject({
  task: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .describe(
      'All that it has to know: what to find out or to change, where, what you know already, and what to report. It ' +
        'sees neither this conversation nor the issue.',
    ),
  title: z.string().trim().min(1).max(100).optional().describe('The task in a few words, for the people who watch.'),
})
export type Delegation = z.output<typeof delegationSchema>
export type Parent = NonNullable<Data<'agent.started'>['parent']>

/** The start of a sub-agent for a call that asks for one; null where a tool has to answer. Sub-agents have none. */
export function handedOut({ agent, role, parent }: Agent, { id, name, input }: Call): Decision | null {
  if (name !== 'delegate' || parent || !delegationSchema.safeParse(input).success) return null
  return { do: 'start-agent', role, parent: { agent, call: id } }
}

/** What a sub-agent was asked for; null when the journal does not say. */
export function delegationOf({ agents }: State, { agent, call }: Parent): Delegation | null {
  const turns = agents.find((one) => one.agent === agent)?.turns ?? []
  const input = turns.flatMap(callsOf).find(({ id }) => id === call)?.input
  return delegationSchema.safeParse(input).data ?? null
}

/** What is due when all calls of a sub-agent's turn have their results: the end of its work, or that it is asked for it. */
export function reported(agent: Agent, turn: Turn): Decision | null {
  const { parent, turns } = agent
  if (!parent) return null
  const reports = callsOf(turn).flatMap(({ id, name }) => (name === 'report' ? [turn.results[id]] : []))
  const report = reports.findLast((one) => one?.outcome === 'ok')
  if (report) {
    const { output } = report
    return { do: 'record', events: [event('tool.completed', { call: parent.call, outcome: 'ok', output, seconds: 0 })] }
  }
  if (turns.length >= LONGEST + LAST_TURNS) return unreported(agent, parent, `it had ${LONGEST} turns and was asked to`)
  return turns.length < LONGEST || turn.nudges.includes(REPORT_NOW)
    ? null
    : { do: 'record', events: [event('agent.nudged', { agent: agent.agent, text: REPORT_NOW })] }
}

const REPORT_NOW = `You have taken ${LONGEST} turns, and this is where it ends: call report now, with what you found, what you changed and what is left to do.`

/** The end of a sub-agent that has handed nothing over. */
export const unreported = (agent: Agent, { call }: Parent, why: string): Decision =>
  answered(call, 'error', `The sub-agent ended without a report, though ${why}. ${lastWords(agent)}`)

function lastWords({ turns }: Agent): string {
  const said = turns.map(({ content }) =>
    content
      .flatMap(({ type, text }) => (type === 'text' ? [String(text)] : []))
      .join('\n')
      .trim(),
  )
  const last = said.findLast((text) => text !== '')
  return last === undefined ? 'It had said nothing.' : `What it said last:\n\n${clip(last, MAX_LAST_WORDS)}`
}

/** A sub-agent ends where it is when people ask for another plan: its parent has to read that first. */
export function recalled(state: Opened, agent: Agent): Decision | null {
  const { parent } = agent
  if (!parent || !state.revision || undelivered(state).length === 0) return null
  const results = [
    ...openCalls(agent).map(({ id }) => ({ call: id, text: NOT_RUN })),
    { call: parent.call, text: `${RECALLED} ${lastWords(agent)}` },
  ]
  return {
    do: 'record',
    events: results.map(({ call, text }) =>
      event('tool.completed', { call, outcome: 'error', output: { text }, seconds: 0 }),
    ),
  }
}

const NOT_RUN = 'Not run: people have asked for another plan.'
const RECALLED = 'The sub-agent was ended before it reported, because people have meanwhile asked for another plan.'
