/** The part of a task's state that comes of asking the model: what it cost when nothing came of it, and waits for it. */
import type { Data, Usage } from './events.ts'
import type { Spent, State } from './state.ts'

export interface Asking {
  /** The turn that was asked for and has come to nothing yet. */
  readonly asking: number | null
  /** Requests of whose reply nothing came, so that nobody knows what it cost. */
  readonly unheard: number
  /** Until when nothing is asked of the other side, and why. */
  readonly returning: Data<'return.scheduled'> | null
  /** Returns in a row without anything gained in between. */
  readonly returns: number
}

export const nothingAsked: Asking = { asking: null, unheard: 0, returning: null, returns: 0 }

type Types = 'turn.started' | 'turn.failed' | 'return.scheduled'
type Handlers = { readonly [T in Types]: (state: State, data: Data<T>) => Partial<State> }

export const askingHandlers: Handlers = {
  'turn.started': (_, { turn }) => ({ asking: turn }),
  'turn.failed': cameToNothing,
  'return.scheduled': ({ returns }, returning) => ({ returning, returns: returns + 1 }),
}

type Failure = Pick<Data<'turn.failed'>, 'status' | 'usage' | 'usd'>

/** A request is over; where nothing was counted and nothing said, it may have been billed all the same. */
export function cameToNothing(state: State, { status, usage, usd = 0 }: Failure): Partial<State> {
  if (usage) return { asking: null, spent: billed(state, usage, usd) }
  return { asking: null, unheard: state.unheard + (status === null ? 1 : 0) }
}

/** What of it holds under a new lease: the reply that a dead run was waiting for is lost. */
export const askedAnew = ({ asking, unheard, returning }: State, stopped: boolean): Partial<Asking> => ({
  asking: null,
  unheard: unheard + (asking === null ? 0 : 1),
  returning: stopped ? returning : null,
})

export const billed = ({ spent }: State, usage: Usage, usd: number): Spent => ({
  input: spent.input + usage.input,
  output: spent.output + usage.output,
  cacheRead: spent.cacheRead + usage.cacheRead,
  cacheWrite: spent.cacheWrite + usage.cacheWrite,
  usd: spent.usd + usd,
  turns: spent.turns,
})
