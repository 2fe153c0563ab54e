import type { Body } from './forge/types.ts'

export type Kind = 'route' | 'work'
export type Conclusion = 'success' | 'failure' | 'cancelled' | 'killed'

export interface JobEvent {
  readonly name: string
  readonly action: string | undefined
  readonly actor: string
  readonly payload: Body
  /** `refs/heads/main`, or a pull request's merge ref. */
  readonly ref: string
  readonly sha: string
}

/** One job of one attempt of one workflow run. */
export interface Job {
  readonly id: string
  readonly kind: Kind
  readonly event: JobEvent
  readonly runId: number
  readonly runNumber: number
  readonly attempt: number
  /** Name of the run, as GitHub lists it. */
  readonly title: string
  readonly inputs: Readonly<Record<string, string>>
  /** The concurrency group it waits in. */
  readonly group: string | undefined
  /** Its workflow token, its model key, and its token for the cache service. */
  readonly token: string
  readonly modelKey: string
  readonly runtimeToken: string
  readonly createdAt: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: Conclusion | undefined
  exitCode: number | undefined
  /** Standard output and standard error of main and post, as they came. */
  log: string
  outputs: Record<string, string>
  summary: string
  startedAt: string | undefined
  endedAt: string | undefined
}

export interface JobListener {
  started?(job: Job): void
  /** Just before a script of the action, main or post, becomes a process. */
  spawning?(job: Job, script: string): void
  line?(job: Job, line: string): void
  ended?(job: Job): void
}
