/** The part of a task's state that comes of what the agent hands over, and of the proof that it is done (P6). */
import type { Data, Output, Recorded } from './events.ts'
import type { State } from './state.ts'

/** What was proven of a commit whose required checks had not ended. */
export type Checking = Data<'checks.awaited'> & { readonly at: number }

export interface Proving {
  /** The open call of `finish`, until its verification is answered. */
  readonly finish: Data<'work.finished'> | null
  readonly checking: Checking | null
  readonly verification: Data<'verification.completed'> | null
  /** Verifications that failed since the last one that passed: in which turn, and by how much. */
  readonly attempts: readonly { readonly turn: number; readonly failed: number; readonly lines: number }[]
}

export const nothingProven: Proving = { finish: null, checking: null, verification: null, attempts: [] }

type Types = 'work.finished' | 'checks.awaited' | 'verification.completed'
type Handlers = {
  readonly [T in Types]: (state: State, data: Data<T>, meta: Pick<Recorded, 'at'>) => Partial<State>
}

export const provingHandlers: Handlers = {
  'work.finished': (_, finish) => ({ finish }),
  'checks.awaited': (_, checking, { at }) => ({ checking: { ...checking, at } }),
  'verification.completed': (state, verification) => ({
    verification,
    checking: null,
    attempts: verification.passed ? [] : [...state.attempts, weighed(state, verification)],
  }),
}

/** Of an output that was cut as many as the whole has, or about so. */
const linesOf = ({ text, blob }: Output): number =>
  Math.round(text.split('\n').length * (blob ? blob.bytes / text.length : 1))

/** By how much a verification failed, for comparison with others: what failed, and how much it had to say. */
const weighed = ({ spent }: State, { commands, checks }: Data<'verification.completed'>) => {
  const failed = commands.filter(({ exit }) => exit !== 0)
  const lines = failed.reduce((sum, { output }) => sum + linesOf(output), 0)
  return { turn: spent.turns, failed: failed.length + checks.failed, lines }
}
