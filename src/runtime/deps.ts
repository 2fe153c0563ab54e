import type { ParsedConfig } from '../core/config.ts'
import type { Limits, Policy } from '../core/events.ts'
import type { Models } from '../core/models.ts'
import type { Hash } from '../core/plan.ts'
import type { Redact } from '../core/redact.ts'
import type { Clock } from '../ports/clock.ts'
import type { Files } from '../ports/files.ts'
import type { Forge } from '../ports/forge.ts'
import type { Journal } from '../ports/journal.ts'
import type { PlainLines } from '../ports/markdown.ts'
import type { Model } from '../ports/model.ts'
import type { Reporter } from '../ports/reporter.ts'
import type { Sandbox } from '../ports/sandbox.ts'
import type { Spool } from '../ports/spool.ts'
import type { Toolbox } from '../ports/tool.ts'
import type { Branches, Workspace } from '../ports/workspace.ts'
import type { Keeper } from './keeper.ts'

/** Everything that a worker stands on; the composition root hands it in. */
export interface Deps {
  readonly task: number
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string }
  readonly limits: Limits
  /** Policy for a task that is opened by this run; an open task keeps its own. */
  readonly policy: Policy
  /** The repository's configuration: where it is, and how its text is read. */
  readonly config: { readonly path: string; parse(text: string): Promise<ParsedConfig> }
  readonly models: Models
  /** Commands that prepare a checkout, as the workflow names them today. */
  readonly setup: readonly string[]
  /** Milliseconds since 1970: when no new work is taken up, and when running work is stopped. */
  readonly deadline: { readonly soft: number; readonly hard: number }
  /** Aborts when somebody cancels the job. */
  readonly cancel: AbortSignal
  /**
   * Ends what git does beside saving: the branches and the workspace were made with its signal and that of `cancel`. The
   * run aborts it when the work is to stop, and when it is over.
   */
  readonly halt: AbortController
  /** Milliseconds between two checkpoints that nothing forces (A1). */
  readonly checkpointEveryMs: number
  /** Milliseconds between two looks at what people say while this job works. */
  readonly lookEveryMs: number
  readonly journal: Journal
  readonly workspace: Workspace
  readonly branches: Branches
  readonly forge: Forge
  readonly model: Model
  readonly sandbox: Sandbox
  readonly files: Files
  readonly tools: Toolbox
  /** Absolute folder in which the agent's commands run. */
  readonly cwd: string
  readonly clock: Clock
  readonly spool: Spool
  readonly reporter: Reporter
  readonly hash: Hash
  readonly plainLines: PlainLines
  readonly redact: Redact
  /** What is kept between jobs to save time; a worker can do without. */
  readonly keeper?: Keeper
}
