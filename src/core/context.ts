/** How an agent's conversation is shortened, as the journal holds it and as it folds (A4, A5). */
import { onAgent } from './agents.ts'
import { billed, cameToNothing } from './billing.ts'
import type { ContextData, ContextEventType } from './context-events.ts'
import { isSameModel } from './models.ts'
import type { Agent, State } from './state.ts'

export interface Compaction extends ContextData<'context.compacted'> {
  /** The lease under which it was made. */
  readonly epoch: number
  /** The agent's last turn when it was made; 0 when it had taken none. */
  readonly after: number
}

/** What has become of an agent's conversation. */
export interface Shortened {
  readonly compactions: readonly Compaction[]
  /** The last turn whose thinking fits no more: what stood before it, or the model, is another now. */
  readonly unboundUpTo: number
  /** Under which lease the API said, since the last turn, that the request does not fit; 0 when it did not. */
  readonly exceeded: number
  /** What stands for the earlier turns from the next compaction on; null when there is none yet. */
  readonly summary: string | null
  /** Summaries since the last compaction that came to nothing. */
  readonly failedSummaries: number
}
export const UNSHORTENED: Shortened = {
  compactions: [],
  unboundUpTo: 0,
  exceeded: 0,
  summary: null,
  failedSummaries: 0,
}

type Meta = { readonly epoch: number }
type Handlers = {
  readonly [T in ContextEventType]: (state: State, data: ContextData<T>, meta: Meta) => Partial<State>
}

/** What is cut off at the limit is a summary all the same; what the model declined to write is none. */
const USABLE: readonly string[] = ['end_turn', 'stop_sequence', 'max_tokens']

export const contextHandlers: Handlers = {
  'model.changed': (state, { agent, model }) =>
    changed(state, agent, ({ turns, model: before, unboundUpTo }) => ({
      model,
      exceeded: 0,
      unboundUpTo: isSameModel(before, model) ? unboundUpTo : lastOf(turns),
    })),
  'context.compacted': (state, data, { epoch }) =>
    changed(state, data.agent, ({ turns, compactions }) => ({
      ...UNSHORTENED,
      compactions: [...compactions, { ...data, epoch, after: lastOf(turns) }],
      unboundUpTo: lastOf(turns),
    })),
  'summary.started': ({ spent }) => ({ asking: spent.turns }),
  'summary.failed': (state, { agent, class: kind, ...failed }) => ({
    ...cameToNothing(state, failed),
    ...(kind === 'context' ? changed(state, agent, failedOnceMore) : {}),
  }),
  'summary.completed': (state, { agent, stop, text, usage, usd }) => ({
    ...changed(state, agent, (old) =>
      USABLE.includes(stop) && text.trim() !== '' ? { summary: text } : failedOnceMore(old),
    ),
    // A summary is no turn, but it is paid.
    spent: billed(state, usage, usd),
    asking: null,
  }),
}

/** The API said that the agent's next request does not fit. */
export const exceeded = (state: State, agent: number): Partial<State> =>
  changed(state, agent, () => ({ exceeded: state.epoch }))

const lastOf = (turns: Agent['turns']): number => Math.max(0, ...turns.map(({ turn }) => turn))

const failedOnceMore = ({ failedSummaries }: Agent): Partial<Agent> => ({ failedSummaries: failedSummaries + 1 })

const changed = (state: State, number: number, change: (agent: Agent) => Partial<Agent>): Partial<State> => ({
  agents: onAgent(state, number, (agent) => ({ ...agent, ...change(agent) })),
})
