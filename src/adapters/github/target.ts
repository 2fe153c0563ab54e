import type { Evidence } from '../../core/effects.ts'
import { Transient } from '../../ports/failures.ts'
import type { Octokit } from './octokit.ts'

/** The repository that all requests concern. */
export interface Target {
  readonly octokit: Octokit
  readonly owner: string
  readonly repo: string
}

export const isSame = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Whether a branch lives in this repository and not in a fork. */
export const isOurs = ({ owner, repo }: Target, full: string | undefined): boolean => isSame(full, `${owner}/${repo}`)

/** What GitHub says that there is now; an answer without an id proves nothing (A2). */
export function evidence(id: number, url?: string): Evidence {
  if (!Number.isSafeInteger(id)) throw new Transient("GitHub's answer holds no id")
  return url === undefined ? { id } : { id, url }
}
