import type { Event } from '../core/events.ts'
import type { JsonObject } from '../core/json.ts'
import type { Hash } from '../core/plan.ts'
import type { Opened } from '../core/state.ts'
import type { Files } from './files.ts'
import type { Sandbox } from './sandbox.ts'

/**
 * How a call that a dead run left open is settled (A3). pure: run again. sealed: it could reach nothing but the
 * workspace; restore and run again. open: it could have reached the outside; never run again by recovery.
 */
export type ToolClass = 'pure' | 'sealed' | 'open'

export interface ToolContext {
  /** Id of the call. */
  readonly call: string
  readonly state: Opened
  readonly files: Files
  readonly sandbox: Sandbox
  /** Absolute folder in which commands run. */
  readonly cwd: string
  readonly hash: Hash
  readonly signal: AbortSignal
  /** What is left for this call, in milliseconds. */
  readonly timeoutMs: number
  /** The whole of an output that was cut, by its SHA-256. */
  blob(digest: string): Promise<string | null>
}

/** What an execution came to, before it is redacted and cut. */
export interface Outcome {
  readonly ok: boolean
  readonly text: string
  /** True when the call was stopped from outside before it ended. */
  readonly interrupted?: boolean
  /** True when the call has no result yet: what follows from its facts will give it one. */
  readonly open?: boolean
  /** Facts that the call brings about beside its result. */
  readonly events?: readonly Event[]
}

export type Prepared<Input> = { readonly input: Input } | { readonly problem: string }

/** One tool: what the model is told (`definition`), then prepare (check the input) and execute. */
export interface Tool<Input = unknown> {
  readonly name: string
  readonly class: ToolClass
  readonly definition: JsonObject
  prepare(input: unknown): Prepared<Input>
  execute(input: Input, context: ToolContext): Promise<Outcome>
}

/** The tools of a role, or of a sub-agent of it, in the order in which the model is told of them. */
export type Toolbox = (role: 'plan' | 'work', subAgent?: boolean) => readonly Tool[]
