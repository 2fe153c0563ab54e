/** What people say to a task, and what follows from it, as events (P1, P2, P3). */
import { z } from 'zod'
import { COMMANDS } from './command.ts'
import type { Json } from './json.ts'

export const permission = z.enum(['none', 'read', 'triage', 'write', 'maintain', 'admin'])
export type Permission = z.infer<typeof permission>

/** Where something was said: a comment on the issue or pull request `number`, or a review of that pull request. */
const signalRef = z.strictObject({
  kind: z.enum(['comment', 'review']),
  id: z.number().int(),
  number: z.number().int(),
  /** When it was said, in milliseconds since 1970. */
  at: z.number().int().optional(),
})
export type SignalRef = z.infer<typeof signalRef>

export const commandSchema = z.strictObject({ name: z.enum(COMMANDS), argument: z.string() })
export type Command = z.infer<typeof commandSchema>

/** A review's comment on a line of a file; `line` is null when it stands on the file or on a line that is gone. */
const remark = z.strictObject({
  id: z.number().int(),
  path: z.string(),
  line: z.number().int().nullable(),
  body: z.string(),
})
export type Remark = z.infer<typeof remark>

const said = { signal: signalRef, by: z.string(), permission }

/** Payloads of the events that people bring about. */
export const signalPayloads = {
  /** A command that was taken; what it brings about is told by the events that follow. */
  'signal.admitted': z.strictObject({ ...said, command: commandSchema }),
  'signal.refused': z.strictObject({ signal: signalRef, by: z.string(), reason: z.string() }),
  /** What somebody with write permission said without a command: the agent reads it with its next turn. */
  'guidance.given': z.strictObject({ ...said, text: z.string() }),
  /** `as` says what it is taken for: the answer to an open question, or input for the agent's next turn. */
  'review.taken': z.strictObject({
    ...said,
    verdict: z.enum(['approved', 'changes-requested', 'commented']),
    text: z.string(),
    remarks: z.array(remark),
    as: z.enum(['answer', 'guidance']),
  }),
  /** The plan is to be made anew: somebody asked for it, or (`signal` null) the base moved under its files. */
  'revision.asked': z.strictObject({ by: z.string(), signal: signalRef.nullable(), text: z.string() }),
  'question.asked': z.strictObject({
    call: z.string(),
    question: z.string(),
    /** Whether `/approve` and `/deny` answer it. */
    yesNo: z.boolean(),
    options: z.array(z.string()),
    tried: z.array(z.string()),
    /** The files as they were when it was asked, where they differ from the base: people see them in the diff. */
    tree: z.string().optional(),
  }),
  'question.answered': z.strictObject({ call: z.string(), ...said, text: z.string() }),
  /** A tool call that the policy lets a person decide about; `digest` names the tool and its exact input. */
  'action.asked': z.strictObject({
    call: z.string(),
    name: z.string(),
    input: z.record(z.string(), z.custom<Json>()),
    digest: z.string(),
    why: z.string(),
  }),
  'action.decided': z.strictObject({
    call: z.string(),
    digest: z.string(),
    approved: z.boolean(),
    ...said,
    reason: z.string(),
  }),
  'task.paused': z.strictObject({ by: z.string(), why: z.enum(['command', 'label']) }),
  'task.resumed': z.strictObject({ by: z.string() }),
  'budget.raised': z.strictObject({ by: z.string(), usd: z.number().positive() }),
  /** A task that had ended goes on: a review asked for changes, or somebody said `/retry` after a cancellation. */
  'task.reopened': z.strictObject({ by: z.string(), why: z.enum(['review', 'retry']) }),
  /** Nobody has answered for long; people are told once more what is waited for. */
  'reminder.due': z.strictObject({}),
  /**
   * The task stands on a newer commit of the default branch from here on, and so does the workspace; `changed` are the
   * paths that differ between the two, `conflicts` those where the work so far had changed the same places.
   */
  'base.moved': z.strictObject({
    sha: z.string(),
    changed: z.array(z.string()),
    conflicts: z.array(z.string()).optional(),
  }),
  /** Somebody else's commits are on the work branch; the workspace has taken them in. */
  'work.moved': z.strictObject({ sha: z.string(), conflicts: z.array(z.string()) }),
} as const

type Payloads = typeof signalPayloads
export type SignalEventType = keyof Payloads
export type SignalData<T extends SignalEventType> = z.infer<Payloads[T]>
