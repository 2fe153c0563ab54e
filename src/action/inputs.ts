import { getInput, setSecret } from '@actions/core'
import { type Inputs, inputErrors, readInputs } from '../core/inputs.ts'
import { InputError } from './guard.ts'

/** The job's inputs; secrets are masked in the log from here on. Throws InputError with every problem at once. */
export function inputsFor(job: 'route' | 'work'): Inputs {
  const read = readInputs(getInput, job)
  if (!read.ok) throw new InputError(inputErrors(read.errors))
  for (const secret of [read.inputs.githubToken, read.inputs.anthropicApiKey]) if (secret) setSecret(secret)
  return read.inputs
}
