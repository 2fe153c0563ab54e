/**
 * When an agent's conversation is shortened, and by what: first old results are cleared, then earlier turns are summarized.
 * Decided from the journal alone, so that every worker sends the same bytes (A4, R8, R23).
 */
import { compactionBreaker } from './breakers.ts'
import { turnsSent } from './conversation.ts'
import type { Decision } from './decide.ts'
import { event } from './events.ts'
import { clearedNote, isClearable } from './output.ts'
import { type Agent, callsOf, type Opened, type Turn } from './state.ts'
import { openingAfter } from './summary.ts'
import { suspend } from './suspend.ts'
import { type Room, roomFor } from './windows.ts'

/** Turns at the end of a conversation that stay as they are, results and all, when others are cleared or summarized. */
const KEPT_TURNS = 3
/** Of the whole room, what the turns that are kept beside a summary may take. */
const KEPT_SHARE = 0.4
/** Of the whole room, the least that clearing must bring: each time the prompt cache is left behind. */
const LEAST_GAIN = 0.15
/** Summaries that may fail, each asked for with half as much to read, before the journal's own facts must do. */
export const MOST_FAILED_SUMMARIES = 3
const CHARS_A_TOKEN = 4

const tokensIn = (chars: number): number => Math.ceil(chars / CHARS_A_TOKEN)

/** What has to happen to the conversation before the agent's next turn; null when it fits. */
export function compaction(state: Opened, agent: Agent): Decision | null {
  const room = roomFor(state, agent)
  const tokens = held(agent)
  const full = isFull(state, agent)
  if (!full && tokens < room.clearAt) return null
  const cleared = full ? null : clearing(agent, room, tokens)
  if (cleared === null && !full && tokens < room.summarizeAt) return null
  const upTo = cleared ?? summaryUpTo(agent, room)
  if (upTo === null) return TOO_LARGE
  const stormy = compactionBreaker(state, agent)
  if (stormy) return stormy
  const { agent: number } = agent
  if (cleared !== null) return compacted({ agent: number, strength: 'cleared', upTo, tokens })
  if (agent.summary === null && agent.failedSummaries < MOST_FAILED_SUMMARIES) return { do: 'summarize', agent, upTo }
  const opening = openingAfter(state, agent, upTo)
  return compacted({ agent: number, strength: 'summarized', upTo, tokens, opening })
}

const compacted = (data: Parameters<typeof event<'context.compacted'>>[1]): Decision => ({
  do: 'record',
  events: [event('context.compacted', data)],
})

/** What the next request holds: all of the last turn, and what came of its calls; 0 when it was shortened since. */
function held({ turns, compactions }: Agent): number {
  const last = turns.at(-1)
  if (!last || last.turn <= (compactions.at(-1)?.after ?? 0)) return 0
  return last.tokens + tokensIn(resultsSize(last) + last.nudges.join('').length)
}

/** Whether the API has said that the conversation takes no more; when somebody said `/retry`, it is asked again. */
function isFull(state: Opened, { exceeded, turns, compactions }: Agent): boolean {
  const last = turns.at(-1)
  const cutOff = last?.stop === WINDOW_EXCEEDED && last.turn > (compactions.at(-1)?.after ?? 0)
  return cutOff || exceeded === state.epoch
}

export const WINDOW_EXCEEDED = 'model_context_window_exceeded'

/** Up to which turn results are to be cleared; null when that would bring too little. */
function clearing(agent: Agent, { whole, clearAt, summarizeAt }: Room, tokens: number): number | null {
  const turns = turnsSent(agent)
  const old = turns.slice(0, -KEPT_TURNS)
  const last = old.at(-1)
  const done = agent.compactions.findLast(({ strength }) => strength === 'cleared')?.upTo ?? 0
  const gain = tokensIn(old.filter(({ turn }) => turn > done).reduce((sum, turn) => sum + clearedSize(turn), 0))
  const enough = gain >= whole * LEAST_GAIN && (tokens < summarizeAt || tokens - gain < clearAt)
  return last && enough ? last.turn : null
}

const clearedSize = (turn: Turn): number =>
  callsOf(turn).reduce((sum, { id, name }) => {
    const output = turn.results[id]?.output
    return output && isClearable(output) ? sum + output.text.length - clearedNote(id, name, output).length : sum
  }, 0)

const resultsSize = ({ results }: Turn): number =>
  Object.values(results).reduce((sum, { output }) => sum + output.text.length, 0)

/** The last turn that a summary is to stand for; null when there is nothing left to leave out. */
function summaryUpTo(agent: Agent, { whole }: Room): number | null {
  const turns = turnsSent(agent)
  const again = agent.compactions.at(-1)?.after === turns.at(-1)?.turn
  const kept = again ? 0 : Math.min(keptTurns(turns, whole * KEPT_SHARE), turns.length - 1)
  return turns.at(-1 - kept)?.turn ?? null
}

/** How many of the last turns fit, whole. */
function keptTurns(turns: readonly Turn[], tokens: number): number {
  let left = tokens
  let kept = 0
  for (const turn of turns.slice(-KEPT_TURNS).toReversed()) {
    left -= tokensIn(JSON.stringify(turn.content).length + resultsSize(turn) + turn.nudges.join('').length)
    if (left < 0) break
    kept += 1
  }
  return kept
}

const TOO_LARGE = suspend(
  'stuck',
  'the task itself is larger than what the model takes in one request',
  'Nothing of the conversation is left that could be summarized; what is too large is the issue, the plan or what was said.',
  'name a model with a larger context window in the input `model`, or cancel and open a shorter issue, then comment `/retry`.',
)
