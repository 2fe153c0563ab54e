import { mkdir, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import type { Job } from '../jobs.ts'

/** The disk of one machine: it lives as long as the job. */
export interface Machine {
  readonly folder: string
  readonly home: string
  readonly workspace: string
  readonly temp: string
  readonly tools: string
  readonly files: Readonly<Record<'output' | 'state' | 'env' | 'path' | 'summary', string>>
  readonly eventPath: string
}

export interface Site {
  readonly owner: string
  readonly name: string
  readonly defaultBranch: string
  readonly workflowFile: string
  readonly address: string
  readonly apiUrl: string
  readonly serverUrl: string
}

export async function buildMachine(folder: string, site: Site, job: Job): Promise<Machine> {
  const temp = join(folder, 'work', '_temp')
  const commands = join(temp, '_runner_file_commands')
  const machine: Machine = {
    folder,
    home: join(folder, 'home'),
    workspace: join(folder, 'work', site.name, site.name),
    temp,
    tools: join(folder, 'tools'),
    files: {
      output: join(commands, 'set_output'),
      state: join(commands, 'save_state'),
      env: join(commands, 'set_env'),
      path: join(commands, 'add_path'),
      summary: join(commands, 'step_summary'),
    },
    eventPath: join(temp, '_github_workflow', 'event.json'),
  }
  // As a runner does before each job.
  await rm(temp, { recursive: true, force: true })
  const folders = [machine.home, machine.workspace, machine.tools, commands, dirname(machine.eventPath)]
  await Promise.all(folders.map((path) => mkdir(path, { recursive: true })))
  await Promise.all(Object.values(machine.files).map((path) => writeFile(path, '')))
  await writeFile(machine.eventPath, JSON.stringify(job.event.payload, null, 2))
  return machine
}

/** From scratch: only what a GitHub-hosted runner would set. */
export function environment(site: Site, machine: Machine, job: Job): NodeJS.ProcessEnv {
  return {
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    HOME: machine.home,
    LANG: 'C.UTF-8',
    CI: 'true',
    ...runnerVariables(site, machine, job),
    ...placeVariables(site, machine),
    ...eventVariables(site, machine, job),
  }
}

function runnerVariables(site: Site, machine: Machine, job: Job): NodeJS.ProcessEnv {
  const { name } = job.event
  return {
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_NAME: job.id,
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TEMP: machine.temp,
    RUNNER_TOOL_CACHE: machine.tools,
    RUNNER_WORKSPACE: dirname(machine.workspace),
    ACTIONS_RESULTS_URL: `${site.address}/`,
    ACTIONS_RUNTIME_TOKEN: job.runtimeToken,
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_CACHE_MODE: name === 'issues' || name === 'issue_comment' ? 'read' : 'write',
  }
}

function placeVariables(site: Site, machine: Machine): NodeJS.ProcessEnv {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: site.apiUrl,
    GITHUB_SERVER_URL: site.serverUrl,
    GITHUB_GRAPHQL_URL: `${site.address}/api/graphql`,
    GITHUB_REPOSITORY: `${site.owner}/${site.name}`,
    GITHUB_REPOSITORY_OWNER: site.owner,
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_WORKSPACE: machine.workspace,
    GITHUB_OUTPUT: machine.files.output,
    GITHUB_STATE: machine.files.state,
    GITHUB_ENV: machine.files.env,
    GITHUB_PATH: machine.files.path,
    GITHUB_STEP_SUMMARY: machine.files.summary,
  }
}

function eventVariables(site: Site, machine: Machine, job: Job): NodeJS.ProcessEnv {
  const { event } = job
  return {
    GITHUB_RUN_ID: String(job.runId),
    GITHUB_RUN_NUMBER: String(job.runNumber),
    GITHUB_RUN_ATTEMPT: String(job.attempt),
    GITHUB_JOB: job.kind,
    GITHUB_ACTION: '__pawl',
    GITHUB_WORKFLOW: 'Pawl',
    GITHUB_WORKFLOW_REF: `${site.owner}/${site.name}/.github/workflows/${site.workflowFile}@${event.ref}`,
    GITHUB_WORKFLOW_SHA: event.sha,
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|pull)\//, ''),
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: event.sha,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: machine.eventPath,
    GITHUB_ACTOR: event.actor,
    GITHUB_TRIGGERING_ACTOR: event.actor,
  }
}

/** Reads `name=value` and `name<<END … END`, the two forms of the runner's files. */
export function pairs(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line)
    if (heredoc) {
      const end = lines.indexOf(heredoc[2] ?? '')
      found[heredoc[1] ?? ''] = lines.splice(0, Math.max(0, end)).join('\n')
      lines.shift()
    } else if (line.includes('=')) {
      const at = line.indexOf('=')
      found[line.slice(0, at)] = line.slice(at + 1)
    }
  }
  return found
}
