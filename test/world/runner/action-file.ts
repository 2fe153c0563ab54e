import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
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

export type Contexts = Readonly<Record<string, string>>

/** Replaces each `${{ name }}`; what the world does not know is empty, as on GitHub. */
export function evaluated(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => contexts[name] ?? '')
}

export function contextsOf(job: Job, environment: NodeJS.ProcessEnv): Contexts {
  const github = Object.entries(environment)
    .filter(([name]) => name.startsWith('GITHUB_'))
    .map(([name, value]) => [`github.${name.slice('GITHUB_'.length).toLowerCase()}`, value ?? ''])
  const inputs = Object.entries(job.inputs).map(([name, value]) => [`inputs.${name}`, value])
  return {
    ...Object.fromEntries([...github, ...inputs]),
    'github.token': job.token,
    'secrets.GITHUB_TOKEN': job.token,
    'secrets.ANTHROPIC_API_KEY': job.modelKey,
    'runner.os': 'Linux',
  }
}

export function inputVariables(
  action: ActionFile,
  given: Readonly<Record<string, string>>,
  contexts: Contexts,
): NodeJS.ProcessEnv {
  const inputs = { ...action.inputs, ...given }
  const variable = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variable(name), evaluated(value, contexts)]))
}
