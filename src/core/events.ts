import { z } from 'zod'
import { configSchema } from './config.ts'
import { contextPayloads } from './context-events.ts'
import { effectSchema, evidenceSchema } from './effects.ts'
import { finishPayloads, outputSchema } from './finish-events.ts'
import type { Block, Json, JsonObject } from './json.ts'
import { planSchema } from './plan.ts'
import { type Proof, proofOf } from './proof.ts'
import { permission, signalPayloads } from './signals.ts'
import { usageSchema } from './usage.ts'

/** The schema version written on every new line; older ones are read through the upcasters in upcast.ts (J6). */
export const SCHEMA_VERSION = 1

export const policySchema = z.strictObject({
  verify: z.array(z.string()),
  workingDirectory: z.string(),
  planApproval: z.enum(['always', 'never']),
  label: z.string(),
  /** The repository's configuration at the base; tasks from before there was one have none. */
  config: configSchema.optional(),
  /** Logins and teams (`org/team`) that are asked when the agent is stuck; left out when the workflow names none. */
  reviewers: z.array(z.string()).optional(),
  /** Hosts that commands may reach without leave; left out when the workflow names none. */
  domains: z.array(z.string()).optional(),
})
/** Policy of a task, taken from the default branch's workflow when the task was opened and kept to its end (S4). */
export type Policy = z.infer<typeof policySchema>

const limitsSchema = z.strictObject({
  budgetUsd: z.number(),
  /** Read and written, those from the cache included; without a limit when left out. */
  budgetTokens: z.number().int().optional(),
  maxTurns: z.number().int(),
})
export type Limits = z.infer<typeof limitsSchema>

export type { CommandResult, Output } from './finish-events.ts'
export type { Usage } from './usage.ts'

/** What a line holds is JSON because it was parsed from JSON; walking through all of it again costs much and finds nothing. */
const json = z.custom<Json>()
const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json)
const block: z.ZodType<Block> = z.object({ type: z.string() }).catchall(json)
const failureClass = z.enum(['transient', 'fatal', 'limit', 'stuck'])

const named = z.strictObject({ total: z.number().int(), paths: z.array(z.string()) })
/** How many there are, and the first of them by name. */
export type Named = z.infer<typeof named>
const surveySchema = z.strictObject({ submodules: named, lfs: named, nested: named, tooLarge: named })
/** What there is in a repository that a checkpoint can't keep whole. */
export type Survey = z.infer<typeof surveySchema>

/** The payload of every event type. What is listed here is what a journal may hold; anything else stops the task (J2). */
export const payloads = {
  'task.opened': z.strictObject({
    task: z.number().int().positive(),
    title: z.string(),
    body: z.string(),
    url: z.string(),
    author: z.string().nullable(),
    labeledBy: z.string(),
    /** When the label was set, in milliseconds since 1970: what was said before is not said to this task. */
    labeledAt: z.number().int().optional(),
    base: z.strictObject({ branch: z.string(), sha: z.string() }),
    policy: policySchema,
  }),
  'lease.taken': z.strictObject({
    run: z.strictObject({ id: z.string(), attempt: z.number().int(), url: z.string() }),
    limits: limitsSchema,
    /** The task stays stopped, or waits on: this run only answers people. */
    stopped: z.literal(true).optional(),
  }),
  /** Segments that can't be read were put aside, and the journal goes on from the last whole checkpoint. */
  'journal.repaired': z.strictObject({
    /** Number of the first event that is no longer part of the journal. */
    droppedFrom: z.number().int().positive(),
    segment: z.string(),
    line: z.number().int(),
    problem: z.string(),
    by: z.string(),
  }),
  'repository.surveyed': surveySchema,
  'run.ended': z.strictObject({
    reason: z.enum(['gate', 'deadline', 'cancelled', 'transient', 'waiting', 'done', 'suspended']),
  }),
  /** The other side can't be asked for longer than a runner waits: the task goes on at `until`, in milliseconds since 1970. */
  'return.scheduled': z.strictObject({
    until: z.number().int(),
    why: z.string(),
    status: z.number().int().nullable(),
  }),
  /** The state branch was gone; it was made again from a copy that held the events up to `fromSeq`. */
  'branch.restored': z.strictObject({ fromSeq: z.number().int() }),
  /** The ignored folders that `setup` made, as they are kept in the cache: nothing else is ever taken for them. */
  'folders.kept': z.strictObject({ inputs: z.string(), digest: z.string(), folders: z.array(z.string()) }),
  ...signalPayloads,
  ...contextPayloads,
  'agent.started': z.strictObject({
    agent: z.number().int(),
    role: z.enum(['plan', 'work']),
    model: z.string(),
    maxTokens: z.number().int(),
    system: z.string(),
    tools: z.array(jsonObject),
    opening: z.string(),
    /** Of a sub-agent: whose call its report is the result of. */
    parent: z.strictObject({ agent: z.number().int(), call: z.string() }).optional(),
  }),
  /** `guidance`: numbers of the events by which people brought what is in the text. */
  'agent.nudged': z.strictObject({
    agent: z.number().int(),
    text: z.string(),
    guidance: z.array(z.number().int()).optional(),
    /** The circuit breaker that speaks. */
    pattern: z.string().optional(),
  }),
  'turn.started': z.strictObject({ turn: z.number().int(), agent: z.number().int() }),
  'turn.completed': z.strictObject({
    turn: z.number().int(),
    agent: z.number().int(),
    content: z.array(block),
    stop: z.string(),
    usage: usageSchema,
    usd: z.number(),
    seconds: z.number(),
  }),
  'turn.failed': z.strictObject({
    turn: z.number().int(),
    agent: z.number().int().optional(),
    class: z.enum([...failureClass.options, 'context']),
    status: z.number().int().nullable(),
    message: z.string(),
    /** What it had cost by then, as far as the service had counted. */
    usage: usageSchema.optional(),
    usd: z.number().optional(),
  }),
  'tool.started': z.strictObject({ call: z.string(), name: z.string() }),
  'tool.completed': z.strictObject({
    call: z.string(),
    outcome: z.enum(['ok', 'error', 'interrupted']),
    output: outputSchema,
    seconds: z.number(),
  }),
  'plan.submitted': z.strictObject({
    version: z.number().int(),
    digest: z.string(),
    baseSha: z.string(),
    plan: planSchema,
    /** Logins and teams (`org/team`) that own the plan's files by CODEOWNERS; left out when nobody does. */
    owners: z.array(z.string()).optional(),
  }),
  'plan.approved': z.strictObject({
    version: z.number().int(),
    digest: z.string(),
    baseSha: z.string(),
    by: z.string(),
    permission: permission.nullable(),
    comment: z.number().int().nullable(),
  }),
  'step.updated': z.strictObject({
    step: z.number().int(),
    status: z.enum(['started', 'done']),
    evidence: z.string(),
    /** Whether the journal holds what the evidence names: a command that ran, a file that was changed. */
    shown: z.boolean().optional(),
  }),
  ...finishPayloads,
  'effect.scheduled': z.strictObject({ key: z.string(), effect: effectSchema }),
  'effect.completed': z.strictObject({ key: z.string(), evidence: evidenceSchema, found: z.boolean() }),
  /** Given up while the task was stopped: what could not be told that way stands in the status comment. */
  'effect.dropped': z.strictObject({ key: z.string(), why: z.string() }),
  'task.suspended': z.strictObject({
    class: failureClass,
    title: z.string(),
    detail: z.string(),
    todo: z.string(),
  }),
  'task.ended': z.strictObject({
    outcome: z.enum(['done', 'cancelled', 'merged']),
    by: z.string().optional(),
    /** What was said against the plan. */
    reason: z.string().optional(),
  }),
} as const

export type EventType = keyof typeof payloads

const proofs = new Map<EventType, Proof>()
/** Whether a payload is plainly what its schema asks for; false says nothing. */
export function isPlain(type: EventType, data: unknown): boolean {
  const proof = proofs.get(type) ?? proofOf(payloads[type], json)
  proofs.set(type, proof)
  return proof(data)
}

export type Data<T extends EventType> = z.infer<(typeof payloads)[T]>
/** A fact that isn't in the journal yet. */
export type Event = { [T in EventType]: { readonly type: T; readonly data: Data<T> } }[EventType]
/** A fact as the journal holds it: numbered, timed (milliseconds since 1970, UTC) and written under a lease. */
export type Recorded = Event & { readonly seq: number; readonly at: number; readonly epoch: number }

export const event = <T extends EventType>(type: T, data: Data<T>): Event => ({ type, data }) as Event
export const isEventType = (type: string): type is EventType => Object.hasOwn(payloads, type)
