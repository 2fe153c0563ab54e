import { z } from 'zod'

const number = z.number().int().positive()

/**
 * Everything that others can see. An effect is data, complete enough for another worker to perform it from the journal
 * alone, and each kind is found again in the world by its idempotency key (A3).
 */
export const effectSchema = z.discriminatedUnion('kind', [
  /** The one status comment of a task, made or edited in place (P7). */
  z.strictObject({ kind: z.literal('status'), number, revision: z.string(), body: z.string() }),
  z.strictObject({
    kind: z.literal('comment'),
    number,
    purpose: z.enum(['plan', 'refusal', 'help', 'question', 'action', 'reminder', 'stopped', 'note']),
    subject: z.string(),
    body: z.string(),
  }),
  /** Another text for a comment of ours, such as a plan that there is a newer version of. */
  z.strictObject({ kind: z.literal('comment-edit'), number, comment: number, body: z.string() }),
  /** An answer in the thread of a review's comment. */
  z.strictObject({ kind: z.literal('reply'), number, comment: number, body: z.string() }),
  z.strictObject({ kind: z.literal('reaction'), comment: number, content: z.enum(['+1', '-1']) }),
  /** A commit on the work branch whose tree is `tree` (null: the parent's), pushed without force; `also` is a second parent. */
  z.strictObject({
    kind: z.literal('push'),
    branch: z.string(),
    parent: z.string(),
    also: z.string().optional(),
    tree: z.string().nullable(),
    message: z.string(),
    at: z.number().int(),
    /** The work so far, to be looked at; the finished work gets a commit of its own. */
    draft: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('pull-request'),
    head: z.string(),
    base: z.string(),
    title: z.string(),
    body: z.string(),
  }),
  z.strictObject({ kind: z.literal('pull-request-body'), number, body: z.string() }),
  z.strictObject({ kind: z.literal('label'), number, label: z.string() }),
  z.strictObject({ kind: z.literal('ready'), number }),
  /** Asks a person to look, when the task is stuck; `at` is when, in milliseconds since 1970. */
  z.strictObject({ kind: z.literal('review-request'), number, reviewer: z.string(), at: z.number().int() }),
  z.strictObject({ kind: z.literal('dispatch'), task: number, epoch: z.number().int() }),
])
export type Effect = z.infer<typeof effectSchema>
export type EffectKind = Effect['kind']
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>

/** What was read back from the world: an id of what exists there now. */
export const evidenceSchema = z.strictObject({
  id: z.number().int().optional(),
  url: z.string().optional(),
  sha: z.string().optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** An effect with its idempotency key, as it stands in the journal. */
export interface Keyed<E extends Effect = Effect> {
  readonly key: string
  readonly effect: E
}
