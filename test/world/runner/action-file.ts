import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Contexts, interpolate } from '../expression.ts'
import type { Job } from '../jobs.ts'

export interface ActionFile {
  readonly main: string
  readonly post: string | undefined
  /** Input name → default. */
  readonly inputs: Readonly<Record<string, string>>
}

interface Parsed {
  readonly inputs?: Record<string, { default?: unknown } | null>
  readonly runs: { readonly main: string; readonly post?: string }
}

export async function readAction(directory: string): Promise<ActionFile> {
  const parsed = parse(await readFile(join(directory, 'action.yml'), 'utf8')) as Parsed
  const inputs = Object.entries(parsed.inputs ?? {}).map(([name, input]) => [name, String(input?.default ?? '')])
  const { main, post } = parsed.runs
  return { main: join(directory, main), post: post && join(directory, post), inputs: Object.fromEntries(inputs) }
}

/** The contexts that an expression in the workflow file or in action.yml may name. */
export function contextsOf(job: Job, environment: NodeJS.ProcessEnv): Contexts {
  const entries = Object.entries(environment).filter(([name]) => name.startsWith('GITHUB_'))
  const github = entries.map(([name, value]) => [name.slice('GITHUB_'.length).toLowerCase(), value])
  return {
    github: { ...Object.fromEntries(github), event: job.event.payload, token: job.token },
    inputs: job.inputs,
    secrets: { GITHUB_TOKEN: job.token, ANTHROPIC_API_KEY: job.modelKey },
    runner: { os: 'Linux' },
  }
}

type Given = Readonly<Record<string, string>>

export function inputVariables(action: ActionFile, given: Given, contexts: Contexts): NodeJS.ProcessEnv {
  const inputs = { ...action.inputs, ...given }
  const variable = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [variable(name), interpolate(value, contexts)]),
  )
}
