/** Conversations that grow: turns with results of a given size, and what the API counts of them. */
import { DEFAULT_CONFIG } from '../../../src/core/config.ts'
import { type Event, event } from '../../../src/core/events.ts'
import type { Block, JsonObject } from '../../../src/core/json.ts'
import { agent, answered, approved, calls, given, lease, opened, planned, says, turn } from '../given.ts'

/** Half of it is where results are cleared, three quarters where turns are summarized. */
export const ROOM = 10_000

const config = { ...DEFAULT_CONFIG, contextTokens: ROOM }

/** A working agent, the second of its task, in a repository that gives conversations little room. */
export const working = given(opened({}, { config }), lease(), agent(1, 'plan'), planned(), approved())
  .settled()
  .and(agent(2, 'work', { tools: [{ name: 'bash', type: 'bash_20250124' }] }))
export type Given = typeof working

interface Did {
  readonly name?: string
  readonly input?: JsonObject
  readonly result?: string
  readonly thought?: Block
  /** What the model read and wrote, in tokens. */
  readonly tokens?: number
  readonly stop?: string
}

/** One turn with one call, and its result. */
export function did(number: number, { name = 'bash', input, result = 'ok', ...more }: Did = {}): readonly Event[] {
  const id = `t${number}`
  const content = [...(more.thought ? [more.thought] : []), says(`Turn ${number}.`)]
  const call = calls(id, name, input ?? { command: `make ${number}` })
  return [sized(turn(number, 2, [...content, call], more.stop), more.tokens ?? 1_000), answered(id, result)]
}

/** The same turn, counted so. */
export const sized = (one: Event, tokens: number): Event =>
  one.type === 'turn.completed'
    ? event('turn.completed', {
        ...one.data,
        usage: { input: 100, output: 50, cacheRead: tokens - 350, cacheWrite: 200 },
      })
    : one

export const compacted = (strength: 'cleared' | 'summarized', upTo: number, opening?: string, tokens = 6_000) =>
  event('context.compacted', {
    agent: 2,
    strength,
    upTo,
    tokens,
    ...(opening === undefined ? {} : { opening }),
  })
export const summed = (text: string, change: { readonly stop?: string } = {}) =>
  event('summary.completed', {
    agent: 2,
    model: 'claude-test-1',
    stop: 'end_turn',
    text,
    usage: { input: 400, output: 100, cacheRead: 0, cacheWrite: 0 },
    usd: 0.02,
    seconds: 3,
    ...change,
  })
export const exceeded = (number = 2) =>
  event('turn.failed', { turn: 9, agent: number, class: 'context', status: 413, message: 'too large' })
