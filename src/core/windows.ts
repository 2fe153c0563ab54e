import { configOf } from './config.ts'
import { nameOf } from './models.ts'
import type { Agent, Opened } from './state.ts'

/** Tokens of a model's context window, by the start of its id; the first that fits counts. */
const windows: readonly (readonly [string, number])[] = [
  ['claude-fable', 1_000_000],
  ['claude-mythos', 1_000_000],
  ['claude-opus-5', 1_000_000],
  ['claude-sonnet-5', 1_000_000],
  ['claude-haiku-5', 1_000_000],
]
/** Every model has as much. */
const SMALLEST = 200_000

export const windowOf = (model: string): number =>
  windows.find(([start]) => nameOf(model).startsWith(start))?.[1] ?? SMALLEST

/** When an agent's conversation is shortened, in tokens. */
export interface Room {
  /** What it may hold: the model's window, or less where the repository says so. */
  readonly whole: number
  /** From here on old results are cleared. */
  readonly clearAt: number
  /** From here on earlier turns are summarized. */
  readonly summarizeAt: number
}

export function roomFor({ task }: Opened, { model }: Pick<Agent, 'model'>): Room {
  const whole = Math.min(windowOf(model), configOf(task.policy).contextTokens ?? Number.POSITIVE_INFINITY)
  return { whole, clearAt: whole * 0.5, summarizeAt: whole * 0.75 }
}
