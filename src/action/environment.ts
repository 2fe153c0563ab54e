import { existsSync, readFileSync } from 'node:fs'
import { Fatal } from '../ports/failures.ts'

/** What the runner says of this job. */
export interface Environment {
  readonly owner: string
  readonly repo: string
  readonly serverUrl: string
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string }
  readonly workflowRef: string
  readonly workspace: string
  readonly temp: string
  /** Milliseconds between two looks at what people say, where somebody wants another pace. */
  readonly lookEveryMs: number | null
}

/** Throws Fatal outside GitHub Actions. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const need = (name: string): string => {
    const value = env[name]
    if (value) return value
    throw new Fatal(`the environment variable ${name} is not set`, 'run this as a step of a GitHub Actions workflow.')
  }
  const [owner = '', repo = ''] = need('GITHUB_REPOSITORY').split('/')
  const serverUrl = need('GITHUB_SERVER_URL')
  const id = need('GITHUB_RUN_ID')
  const attempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? 1)
  return {
    owner,
    repo,
    serverUrl,
    run: { id, attempt, url: `${serverUrl}/${owner}/${repo}/actions/runs/${id}` },
    workflowRef: need('GITHUB_WORKFLOW_REF'),
    workspace: need('GITHUB_WORKSPACE'),
    temp: need('RUNNER_TEMP'),
    lookEveryMs: /^\d+$/.test(env['PAWL_LOOK_EVERY_MS'] ?? '') ? Number(env['PAWL_LOOK_EVERY_MS']) : null,
  }
}

/** What GitHub says that the whole repository takes, in KB; null where the event that started this job does not tell. */
export function repositoryKb(env: NodeJS.ProcessEnv = process.env): number | null {
  const path = env['GITHUB_EVENT_PATH']
  if (!path || !existsSync(path)) return null
  const { repository } = JSON.parse(readFileSync(path, 'utf8')) as { repository?: { size?: unknown } }
  return typeof repository?.size === 'number' ? repository.size : null
}
