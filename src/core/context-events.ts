import { z } from 'zod'
import { usageSchema } from './usage.ts'

/** Payloads of the events by which a conversation is shortened. */
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

export type ContextEventType = keyof typeof contextPayloads
export type ContextData<T extends ContextEventType> = z.infer<(typeof contextPayloads)[T]>
