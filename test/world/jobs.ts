import type { Body, Permissions } from './forge/types.ts'

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
  readonly inputs: Readonly<Record<string, string>>
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

/** What the workflow file says about one kind of job; tests may change it at any time. */
export interface JobTemplate {
  readonly with: Record<string, string>
  permissions: Permissions
  /** Milliseconds until the job is cancelled. */
  timeLimit: number | undefined
}

export interface Workflow {
  readonly route: JobTemplate
  readonly work: JobTemplate
}

export interface JobListener {
  started?(job: Job): void
  line?(job: Job, line: string): void
  ended?(job: Job): void
}

export function defaultWorkflow(modelUrl: string | undefined): Workflow {
  return {
    route: {
      with: {},
      permissions: { actions: 'write', contents: 'read', issues: 'read', pull_requests: 'read' },
      timeLimit: undefined,
    },
    work: {
      with: {
        task: expression('inputs.task'),
        'anthropic-api-key': expression('secrets.ANTHROPIC_API_KEY'),
        ...(modelUrl === undefined ? {} : { 'anthropic-base-url': modelUrl }),
      },
      permissions: { actions: 'write', checks: 'read', contents: 'write', issues: 'write', pull_requests: 'write' },
      timeLimit: undefined,
    },
  }
}

const expression = (name: string) => `\${{ ${name} }}`
