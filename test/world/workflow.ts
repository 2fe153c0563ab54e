import { parse } from 'yaml'
import type { Permissions } from './forge/types.ts'
import type { Kind } from './jobs.ts'

/** What the workflow file says about one of its jobs; tests may change it at any time. */
export interface JobTemplate {
  if: string
  readonly with: Record<string, string>
  /** More variables for the action, as a job's `env`. */
  readonly env: Record<string, string>
  permissions: Permissions
  /** Milliseconds until the job is cancelled. */
  timeLimit: number | undefined
  group: string | undefined
  /** `max` keeps all that wait; otherwise the newest replaces the one that waits. */
  queue: 'max' | 'one'
  checkout: boolean
  /** Name of a machine that is there before and after the job, as a self-hosted runner: what runs on it runs on. */
  machine: string | undefined
}

export interface Workflow {
  readonly runName: string | undefined
  /** Event → the actions that start a run; empty means any. */
  readonly on: Record<string, readonly string[]>
  /** Inputs of `workflow_dispatch`. */
  readonly inputs: Record<string, { readonly required?: boolean }>
  readonly route: JobTemplate
  readonly work: JobTemplate
}

interface File {
  readonly 'run-name'?: string
  readonly on: Record<string, { types?: string[]; inputs?: Record<string, { required?: boolean }> } | null>
  readonly permissions?: Permissions
  readonly jobs: Record<Kind, FileJob>
}

interface FileJob {
  readonly if?: string
  readonly 'timeout-minutes'?: number
  readonly permissions?: Permissions
  readonly concurrency?: { readonly group: string; readonly queue?: string }
  readonly steps: readonly { readonly uses: string; readonly with?: Record<string, unknown> }[]
}

/** Keeps what tests change in the jobs' templates. */
export function keepWorkflow(workflow: Workflow): () => void {
  const kept = structuredClone({ route: workflow.route, work: workflow.work })
  return () => {
    for (const kind of ['route', 'work'] as const) {
      const { with: inputs, env, ...rest } = structuredClone(kept[kind])
      const template = workflow[kind]
      Object.assign(template, rest)
      refill(template.with, inputs)
      refill(template.env, env)
    }
  }
}

function refill(record: Record<string, string>, content: Record<string, string>): void {
  for (const name of Object.keys(record)) if (!(name in content)) delete record[name]
  Object.assign(record, content)
}

export function readWorkflow(text: string, modelUrl: string | undefined): Workflow {
  const file = parse(text) as File
  const on = Object.entries(file.on).map(([event, about]) => [event, about?.types ?? []] as const)
  const work = template(file.jobs.work, file.permissions)
  work.with['anthropic-api-key'] ??= secret('ANTHROPIC_API_KEY')
  if (modelUrl !== undefined) work.with['anthropic-base-url'] = modelUrl
  return {
    runName: file['run-name'],
    on: Object.fromEntries(on),
    inputs: file.on['workflow_dispatch']?.inputs ?? {},
    route: template(file.jobs.route, file.permissions),
    work,
  }
}

const secret = (name: string) => `\${{ secrets.${name} }}`

function template(job: FileJob, general: Permissions = {}): JobTemplate {
  const ours = job.steps.find(({ uses }) => !uses.startsWith('actions/'))
  const given = Object.entries(ours?.with ?? {}).map(([name, value]) => [name, String(value)])
  const permissions = Object.entries(job.permissions ?? general).map(([name, level]) => [
    name.replaceAll('-', '_'),
    level,
  ])
  return {
    if: job.if ?? 'true',
    with: Object.fromEntries(given),
    env: {},
    permissions: Object.fromEntries(permissions),
    timeLimit: (job['timeout-minutes'] ?? 360) * 60_000,
    group: job.concurrency?.group,
    queue: job.concurrency?.queue === 'max' ? 'max' : 'one',
    checkout: job.steps.some(({ uses }) => uses.startsWith('actions/checkout@')),
    machine: undefined,
  }
}

export const defaultWorkflow = `
name: Pawl
run-name: Pawl \${{ inputs.task || github.event_name }}
on:
  issues: { types: [labeled, unlabeled, closed, reopened] }
  issue_comment: { types: [created] }
  pull_request_review: { types: [submitted, dismissed] }
  pull_request: { types: [closed] }
  schedule: [{ cron: "7,27,47 * * * *" }]
  workflow_dispatch:
    inputs:
      task: { description: Issue number, required: true, type: number }
permissions: {}
jobs:
  route:
    if: >-
      github.event_name == 'schedule' || github.event_name == 'issues' ||
      contains(github.event.issue.labels.*.name, 'pawl') || contains(github.event.pull_request.labels.*.name, 'pawl')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: { actions: write, contents: read, issues: read, pull-requests: read }
    steps:
      - uses: OWNER/pawl@SHA
  work:
    if: github.event_name == 'workflow_dispatch'
    runs-on: ubuntu-latest
    timeout-minutes: 350
    concurrency: { group: "pawl-\${{ inputs.task }}", queue: max }
    permissions: { actions: write, checks: read, contents: write, issues: write, pull-requests: write, statuses: read }
    steps:
      - uses: actions/checkout@SHA
        with: { persist-credentials: false }
      - uses: OWNER/pawl@SHA
        with:
          task: \${{ inputs.task }}
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
`
