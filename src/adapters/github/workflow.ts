/** The file name of the workflow that runs, from GITHUB_WORKFLOW_REF (`owner/repo/.github/workflows/file.yml@ref`). */
export function workflowFile(reference: string | undefined): string | null {
  return /\/\.github\/workflows\/([^/]+\.ya?ml)@/.exec(reference ?? '')?.[1] ?? null
}
