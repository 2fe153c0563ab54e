/** Ways in which an agent goes round in circles, each seen from its calls and what came of them alone. */
import type { Thresholds } from './config.ts'
import { code } from './present/words.ts'
import { type Agent, callsOf, type Opened, type ToolResult, type Turn } from './state.ts'
import { clip, oneLine } from './text.ts'

export type PatternName = 'same-call' | 'ping-pong' | 'undone' | 'failed-verifications' | 'no-progress' | 'compactions'
export interface Pattern {
  readonly name: PatternName
  /** What was seen, as the agent and people read it. */
  readonly seen: string
  /** The turn with which it began. */
  readonly from: number
}

/** Turns that are looked at, so that a task of a thousand turns costs no more than one of a hundred. */
const HORIZON = 120

/** The first pattern that shows in what the agent did since it was last told of one. */
export function patternIn(state: Opened, agent: Agent, thresholds: Thresholds): Pattern | null {
  const told = lastTold(state, agent)
  const turns = agent.turns.slice(-Math.max(HORIZON, 2 * thresholds.idleTurns))
  const since = turns.filter(({ turn }) => turn > told).map(stepsOf)
  const fresh = since.flat()
  return (
    sameCall(fresh, thresholds) ??
    pingPong(fresh, thresholds) ??
    undone(since, thresholds) ??
    failing(state, told, thresholds) ??
    idle(turns, since.length, thresholds)
  )
}

/** The turn after which the agent was last told of a pattern, or stopped; 0 when it never was. */
const lastTold = ({ stoppedAfter }: Opened, { turns }: Agent): number =>
  turns.findLast(({ warned, turn }) => warned.length > 0 || turn <= stoppedAfter)?.turn ?? 0

interface Step {
  readonly turn: number
  /** The call, to the letter. */
  readonly call: string
  /** The call and what came of it, without what differs from run to run by right. */
  readonly key: string
  readonly change: Change | null
}
interface Change {
  readonly path: string
  /** Null when the file was written as a whole. */
  readonly before: string | null
  readonly after: string
}

/** What differs from run to run by right: how long it took, when it was, and what of a long output is not shown. */
const PASSING = [
  /\d+(\.\d+)?\s?(ms|s|sec|seconds?|minutes?)\b/g,
  /\bduration_ms:? \d+(\.\d+)?/g,
  /\b(\d{4}-\d\d-\d\d[T ])?\d?\d:\d\d:\d\d([.,]\d+)?/g,
  /\d+ characters cut; read them with path "output:\w+"/g,
] as const
const steady = (text: string): string => PASSING.reduce((left, passing) => left.replace(passing, ''), text)

/** Each result is read through once: a hundred turns may hold megabytes, and they are looked at after every turn. */
const read = new WeakMap<ToolResult, string>()

function cameTo(result: ToolResult): string {
  const known = read.get(result)
  if (known !== undefined) return known
  const came = `${result.outcome}\0${steady(result.output.text)}`
  read.set(result, came)
  return came
}

function stepsOf(turn: Turn): readonly Step[] {
  return callsOf(turn).flatMap(({ id, name, input }): Step[] => {
    const result = turn.results[id]
    if (!result) return []
    const call = `${name} ${JSON.stringify(input)}`
    const change = result.outcome === 'ok' ? changeOf(input) : null
    return [{ turn: turn.turn, call, key: `${call}\0${cameTo(result)}`, change }]
  })
}

function changeOf(input: unknown): Change | null {
  const { command, path, ...text } = (input ?? {}) as Record<string, unknown>
  if (typeof path !== 'string') return null
  const change = (before: string | null, after: unknown): Change => ({ path, before, after: String(after ?? '') })
  if (command === 'str_replace') return change(String(text['old_str']), text['new_str'])
  if (command === 'insert') return change('', text['insert_text'])
  return command === 'create' ? change(null, text['file_text']) : null
}

const nameOf = ({ call }: Step): string => code(clip(oneLine(call), 120))

function sameCall(steps: readonly Step[], { sameCall: times }: Thresholds): Pattern | null {
  const tail = steps.slice(-times)
  const [first] = tail
  if (!first || tail.length < times || !tail.every(({ key }) => key === first.key)) return null
  const seen = `${nameOf(first)} was called ${times} times and came to the same each time`
  return { name: 'same-call', seen, from: first.turn }
}

function pingPong(steps: readonly Step[], { pingPong: rounds }: Thresholds): Pattern | null {
  const tail = steps.slice(-2 * rounds)
  const [a, b] = tail
  if (!a || !b || tail.length < 2 * rounds || a.key === b.key) return null
  if (!tail.every(({ key }, index) => key === (index % 2 === 0 ? a : b).key)) return null
  return {
    name: 'ping-pong',
    seen: `${nameOf(a)} and ${nameOf(b)} were called in turn, ${rounds} times, with the same results`,
    from: a.turn,
  }
}

/** A change that was made again, as often as the threshold says, with nothing else done to the file but taking it back. */
function undone(turns: readonly (readonly Step[])[], { undone: times }: Thresholds): Pattern | null {
  const last = turns.at(-1)?.findLast(({ change }) => change !== null)?.change
  if (!last) return null
  const changes = turns.flat().flatMap(({ change, turn }) => (change?.path === last.path ? [{ ...change, turn }] : []))
  const other = changes.findLastIndex((one) => !same(one, last) && !inverse(one, last))
  const made = changes.slice(other + 1).filter((one) => same(one, last))
  const first = made.at(-1 - times)
  if (!first) return null
  const seen = `the same change to ${code(last.path)} was made and taken back ${times} times`
  return { name: 'undone', seen, from: first.turn }
}

const same = (a: Change, b: Change): boolean => a.before === b.before && a.after === b.after
/** Where a file is written as a whole, anything else that is done to it takes that back. */
const inverse = (one: Change, last: Change): boolean =>
  last.before === null || (one.before === last.after && one.after === last.before)

/** Verifications that failed since `turn`, when the last ones are no better than what had been reached before them. */
function failing({ attempts }: Opened, turn: number, { failedVerifications: times }: Thresholds): Pattern | null {
  const failed = attempts.filter((one) => one.turn > turn)
  const tail = failed.slice(-times)
  const best = tail[0]
  if (!best || tail.length < times || tail.slice(1).some((one) => smaller(one, best))) return null
  return {
    name: 'failed-verifications',
    seen: `the verification failed ${times} times in a row, and no time with less than before`,
    from: best.turn,
  }
}

type Attempt = Opened['attempts'][number]
const smaller = (a: Attempt, b: Attempt): boolean => a.failed < b.failed || (a.failed === b.failed && a.lines < b.lines)

/** Trailing turns, of the last `most`, in which no call was new and none came to something new. */
function idle(turns: readonly Turn[], most: number, { idleTurns }: Thresholds): Pattern | null {
  const known = new Set<string>()
  let count = 0
  for (const steps of turns.map(stepsOf)) {
    count = steps.some(({ key }) => !known.has(key)) ? 0 : count + 1
    for (const { key } of steps) known.add(key)
  }
  const first = turns[turns.length - Math.min(count, most)]
  if (!first || Math.min(count, most) < idleTurns) return null
  const seen = `${idleTurns} turns brought nothing that had not been there before`
  return { name: 'no-progress', seen, from: first.turn }
}

/** Whether a conversation is shortened again and again since the agent was last told, and what it makes room for is nothing new. */
export function storm(state: Opened, agent: Agent, { compactions: times }: Thresholds): Pattern | null {
  const { compactions, turns } = agent
  const told = lastTold(state, agent)
  const counted = compactions.filter(
    ({ after, epoch }) => after >= told && (after > state.stoppedAfter || epoch === state.epoch),
  )
  const first = counted.at(-times)
  if (!first) return null
  const steps = turns.flatMap(stepsOf)
  const known = new Set(steps.filter(({ turn }) => turn <= first.after).map(({ key }) => key))
  if (steps.some(({ turn, key }) => turn > first.after && !known.has(key))) return null
  const seen = `what is read fills the conversation, which was shortened ${times} times, and nothing new came of it`
  return { name: 'compactions', seen, from: first.after }
}
