/** The part of a task's state that comes of asking the model: what it cost when nothing came of it, and waits for it. */
import { cameToNothing } from './billing.ts'
import { exceeded } from './context.ts'
import type { Data } from './events.ts'
import type { State } from './state.ts'

export interface Asking {
  /** The turn that was asked for, or before which a summary was, and that has come to nothing yet. */
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
  'turn.failed': (state, { agent, class: kind, ...failed }) => ({
    ...cameToNothing(state, failed),
    ...(kind === 'context' && agent !== undefined ? exceeded(state, agent) : {}),
  }),
  'return.scheduled': ({ returns }, returning) => ({ returning, returns: returns + 1 }),
}

/** What of it holds under a new lease: the reply that a dead run was waiting for is lost. */
export const askedAnew = ({ asking, unheard, returning }: State, stopped: boolean): Partial<Asking> => ({
  asking: null,
  unheard: unheard + (asking === null ? 0 : 1),
  returning: stopped ? returning : null,
})
