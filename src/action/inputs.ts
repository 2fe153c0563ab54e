import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { getInput, setSecret } from '@actions/core'
import type { Surroundings } from '../core/access.ts'
import { type Inputs, inputErrors, type Job, readInputs } from '../core/inputs.ts'
import { InputError } from './guard.ts'

const env = (name: string): string => (process.env[name] ?? '').trim()

const around: Surroundings = {
  env,
  file: (path) => (statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : null),
  azure: () => existsSync(join(env('AZURE_CONFIG_DIR') || join(homedir(), '.azure'), 'azureProfile.json')),
}

/** The job's inputs; secrets are masked in the log from here on. Throws InputError with every problem at once. */
export function inputsFor(job: Job): Inputs {
  const read = readInputs(getInput, job, around)
  if (!read.ok) throw new InputError(inputErrors(read.errors))
  for (const secret of read.inputs.secrets) setSecret(secret)
  return read.inputs
}

/**
 * `google-github-actions/auth` writes its credentials into the workspace. They have been read: nothing that works there
 * sees them, and no checkpoint keeps them (S2, S3).
 */
export function clearCredentials(workspace: string): void {
  const path = env('GOOGLE_APPLICATION_CREDENTIALS')
  const place = relative(workspace, path)
  if (path !== '' && !place.startsWith(`..${sep}`)) rmSync(path, { force: true })
}
