import { githubForge } from '../adapters/github/forge.ts'
import { makeOctokit } from '../adapters/github/octokit.ts'
import { workflowFile } from '../adapters/github/workflow.ts'
import type { Inputs } from '../core/inputs.ts'
import { Fatal } from '../ports/failures.ts'
import type { Forge } from '../ports/forge.ts'
import type { Environment } from './environment.ts'

function workflowOf({ workflow }: Inputs, reference: string): string {
  const file = workflow ?? workflowFile(reference)
  if (file !== null) return file
  throw new Fatal(`the workflow's file name can't be told from ${reference}`, 'name it with the input `workflow`.')
}

/** GitHub, as this job's token may use it. */
export function forgeFor(
  inputs: Inputs,
  { owner, repo, workflowRef }: Environment,
  say: (text: string) => void,
): Forge {
  const octokit = makeOctokit({ token: inputs.githubToken, apiUrl: inputs.githubApiUrl, log: say })
  return githubForge({ octokit, owner, repo, workflow: workflowOf(inputs, workflowRef) })
}
