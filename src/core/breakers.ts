/**
 * Circuit breakers: ways in which an agent goes round in circles, seen from the journal alone (F1, F3). What is seen is
 * first told to the agent; when it goes on all the same, a person is asked.
 */
import { familyOf } from './agents.ts'
import { configOf, type Thresholds } from './config.ts'
import type { Decision } from './decide.ts'
import { event } from './events.ts'
import { code } from './present/words.ts'
import { type Agent, callsOf, type Opened, type Turn } from './state.ts'
import { suspend } from './suspend.ts'
import { clip, oneLine } from './text.ts'

export type PatternName = 'same-call' | 'ping-pong' | 'undone' | 'failed-verifications' | 'no-progress'
export interface Pattern {
  readonly name: PatternName
  /** What was seen, as the agent and people read it. */
  readonly seen: string
}

/** Turns that are looked at, so that a task of a thousand turns costs no more than one of a hundred. */
const HORIZON = 120
/** A warning is forgotten after so many turns. */
const FORGOTTEN_AFTER = 40

/** The nudge or the stop that is due after an agent's last turn; null when it gets somewhere. */
export function breaker(state: Opened, agent: Agent): Decision | null {
  const pattern = patternIn(state, agent, configOf(state.task.policy).breakers)
  if (!pattern) return null
  const { name, seen } = pattern
  const since = Math.max(state.spent.turns - FORGOTTEN_AFTER, state.stoppedAfter)
  const turns = familyOf(state, agent).flatMap((one) => one.turns)
  const warned = turns.some(({ turn, warned: by }) => turn > since && by.includes(name))
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
    'say in a comment or a review what it should do instead, then comment `/retry`.',
  )
}

const told = (seen: string, { parent }: Agent): string =>
  `You go round in circles: ${seen}. Stop and think about why, then try something else; when you can't tell what, ${parent ? 'report what you have tried' : 'say what you have tried and ask a person'}.`

const lastCalls = ({ turns }: Agent): string =>
  turns
    .slice(-5)
    .flatMap(callsOf)
    .map(({ name, input }) => `- ${code(clip(`${name} ${oneLine(JSON.stringify(input))}`, 200))}`)
    .join('\n')

/** The first pattern that shows in what the agent did since it was last told of one. */
function patternIn(state: Opened, agent: Agent, thresholds: Thresholds): Pattern | null {
  const recent = agent.turns.slice(-HORIZON)
  const told = recent.findLastIndex(({ warned, turn }) => warned.length > 0 || turn <= state.stoppedAfter)
  const steps = recent.map(stepsOf)
  const fresh = steps.slice(told + 1).flat()
  return (
    sameCall(fresh, thresholds) ??
    pingPong(fresh, thresholds) ??
    undone(fresh, thresholds) ??
    failing(state, recent[told]?.turn ?? 0, thresholds) ??
    idle(steps, recent.length - told - 1, thresholds)
  )
}

interface Step {
  /** The call, to the letter. */
  readonly call: string
  /** The call and what came of it, without what differs from run to run by right. */
  readonly key: string
  readonly change: Change | null
}
interface Change {
  readonly path: string
  readonly before: string
  readonly after: string
}

const DURATION = /\d+(\.\d+)?\s?(ms|s|sec|seconds?|minutes?)\b/g

function stepsOf(turn: Turn): readonly Step[] {
  return callsOf(turn).flatMap(({ id, name, input }): Step[] => {
    const result = turn.results[id]
    if (!result) return []
    const call = `${name} ${JSON.stringify(input)}`
    const came = result.output.text.replace(DURATION, '')
    return [{ call, key: `${call}\0${result.outcome}\0${came}`, change: changeOf(input) }]
  })
}

function changeOf(input: unknown): Change | null {
  const { command, path, old_str, new_str } = (input ?? {}) as Record<string, unknown>
  if (command !== 'str_replace' || typeof path !== 'string') return null
  return { path, before: String(old_str), after: String(new_str ?? '') }
}

const nameOf = ({ call }: Step): string => code(clip(oneLine(call), 120))

function sameCall(steps: readonly Step[], { sameCall: times }: Thresholds): Pattern | null {
  const last = steps.at(-1)
  if (!last || steps.length < times || !steps.slice(-times).every(({ key }) => key === last.key)) return null
  return { name: 'same-call', seen: `${nameOf(last)} was called ${times} times and came to the same each time` }
}

function pingPong(steps: readonly Step[], { pingPong: rounds }: Thresholds): Pattern | null {
  const tail = steps.slice(-2 * rounds)
  const [a, b] = tail
  if (!a || !b || tail.length < 2 * rounds || a.key === b.key) return null
  if (!tail.every(({ key }, index) => key === (index % 2 === 0 ? a : b).key)) return null
  return {
    name: 'ping-pong',
    seen: `${nameOf(a)} and ${nameOf(b)} were called in turn, ${rounds} times, with the same results`,
  }
}

/** A change that was made, taken back and made again, as often as the threshold says. */
function undone(steps: readonly Step[], { undone: times }: Thresholds): Pattern | null {
  const last = steps.findLast(({ change }) => change !== null)?.change
  if (!last || steps.at(-1)?.change !== last) return null
  const changes = steps.flatMap(({ change }) => (change?.path === last.path ? [change] : []))
  const tail = changes.slice(-(2 * times + 1))
  const there =
    tail.length === 2 * times + 1 &&
    tail.every((one, index) => (index % 2 === 0 ? same(one, last) : inverse(one, last)))
  return there
    ? { name: 'undone', seen: `the same change to ${code(last.path)} was made and taken back ${times} times` }
    : null
}

const same = (a: Change, b: Change): boolean => a.before === b.before && a.after === b.after
const inverse = (a: Change, b: Change): boolean => a.before === b.after && a.after === b.before

/** Verifications that failed since `turn`, when the last ones are no better than what had been reached before them. */
function failing({ attempts }: Opened, turn: number, { failedVerifications: times }: Thresholds): Pattern | null {
  const failed = attempts.filter((one) => one.turn > turn)
  const tail = failed.slice(-times)
  const best = tail[0]
  if (!best || tail.length < times || tail.slice(1).some((one) => smaller(one, best))) return null
  return {
    name: 'failed-verifications',
    seen: `the verification failed ${times} times in a row, and no time with less than before`,
  }
}

type Attempt = Opened['attempts'][number]
const smaller = (a: Attempt, b: Attempt): boolean => a.failed < b.failed || (a.failed === b.failed && a.lines < b.lines)

/** Trailing turns, of the last `most`, in which no call was new and none came to something new. */
function idle(steps: readonly (readonly Step[])[], most: number, { idleTurns }: Thresholds): Pattern | null {
  const seen = new Set<string>()
  let turns = 0
  for (const turn of steps) {
    turns = turn.some(({ key }) => !seen.has(key)) ? 0 : turns + 1
    for (const { key } of turn) seen.add(key)
  }
  return Math.min(turns, most) < idleTurns
    ? null
    : { name: 'no-progress', seen: `${idleTurns} turns brought nothing that had not been there before` }
}

/** Compactions of a conversation without anything new between them, before a person is asked. */
export const MOST_COMPACTIONS = 3

/** Whether a conversation is shortened again and again, and what it makes room for is nothing new. */
export function compactionStorm({ stoppedAfter, epoch }: Opened, { compactions, turns }: Agent): boolean {
  const counted = compactions.filter((one) => one.after > stoppedAfter || one.epoch === epoch)
  const first = counted.at(-MOST_COMPACTIONS)
  if (!first || counted.length < MOST_COMPACTIONS) return false
  const known = new Set(
    turns
      .filter(({ turn }) => turn <= first.after)
      .flatMap(stepsOf)
      .map(({ key }) => key),
  )
  return turns
    .filter(({ turn }) => turn > first.after)
    .every((turn) => stepsOf(turn).every(({ key }) => known.has(key)))
}
