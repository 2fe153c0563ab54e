/** How an agent's conversation is shortened, as the journal holds it and as it folds (A4, A5). */
import { z } from 'zod'
import { billed, cameToNothing } from './asking.ts'
import type { Agent, State } from './state.ts'
import { usageSchema } from './usage.ts'

export const contextPayloads = {
  /** The workflow names another model than the one that the agent has worked with. */
  'model.changed': z.strictObject({ agent: z.number().int(), model: z.string() }),
  'context.compacted': z.strictObject({
    agent: z.number().int(),
    /** Old results are left out, or whole turns are, with a summary in their place. */
    strength: z.enum(['cleared', 'summarized']),
    /** The last turn that is meant. */
    upTo: z.number().int(),
    /** What the conversation held before, in tokens. */
    tokens: z.number().int(),
    /** With what the conversation begins from now on, word for word. */
    opening: z.string().optional(),
  }),
  'summary.started': z.strictObject({ agent: z.number().int(), model: z.string() }),
  'summary.failed': z.strictObject({
    agent: z.number().int(),
    class: z.enum(['transient', 'fatal', 'context']),
    status: z.number().int().nullable(),
    message: z.string(),
    /** What it had cost by then, as far as the service had counted. */
    usage: usageSchema.optional(),
    usd: z.number().optional(),
  }),
  'summary.completed': z.strictObject({
    agent: z.number().int(),
    model: z.string(),
    stop: z.string(),
    text: z.string(),
    usage: usageSchema,
    usd: z.number(),
    seconds: z.number(),
  }),
} as const

type ContextEventType = keyof typeof contextPayloads
type ContextData<T extends ContextEventType> = z.infer<(typeof contextPayloads)[T]>

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
    onAgent(state, agent, ({ turns }) => ({ model, exceeded: 0, unboundUpTo: lastOf(turns) })),
  'context.compacted': (state, data, { epoch }) =>
    onAgent(state, data.agent, ({ turns, compactions }) => ({
      ...UNSHORTENED,
      compactions: [...compactions, { ...data, epoch, after: lastOf(turns) }],
      unboundUpTo: lastOf(turns),
    })),
  'summary.started': ({ spent }) => ({ asking: spent.turns }),
  'summary.failed': (state, { agent, class: kind, ...failed }) => ({
    ...cameToNothing(state, failed),
    ...(kind === 'context' ? onAgent(state, agent, failedOnceMore) : {}),
  }),
  'summary.completed': (state, { agent, stop, text, usage, usd }) => ({
    ...onAgent(state, agent, (old) =>
      USABLE.includes(stop) && text.trim() !== '' ? { summary: text } : failedOnceMore(old),
    ),
    // A summary is no turn, but it is paid.
    spent: billed(state, usage, usd),
    asking: null,
  }),
}

/** The API said that the agent's next request does not fit. */
export const exceeded = (state: State, agent: number): Partial<State> =>
  onAgent(state, agent, () => ({ exceeded: state.epoch }))

const lastOf = (turns: Agent['turns']): number => Math.max(0, ...turns.map(({ turn }) => turn))

const failedOnceMore = ({ failedSummaries }: Agent): Partial<Agent> => ({ failedSummaries: failedSummaries + 1 })

const onAgent = ({ agents }: State, number: number, change: (agent: Agent) => Partial<Agent>): Partial<State> => ({
  agents: agents.map((agent) => (agent.agent === number ? { ...agent, ...change(agent) } : agent)),
})
