/** Names by which things are found again in the world: keys, markers, branches. */

/**
 * The idempotency key of the effect that `run` schedules as event `seq` of `task`. The number alone would not do: a journal that
 * is begun anew, was moved back by hand, restored from a copy or repaired gives numbers again that name something else then.
 */
export const keyOf = (
  task: number,
  { id, attempt }: { readonly id: string; readonly attempt: number },
  seq: number,
): string => [task, attempt > 1 ? `${id}.${attempt}` : id, seq].join('-')

/** The hidden marker by which a comment is found again. */
export const markerOf = (key: string): string => `<!-- pawl:key=${key} -->`
/** The hidden marker of a task's one status comment. */
export const statusMarker = (task: number): string => `<!-- pawl:status=${task} -->`
/** Any comment that carries this prefix was written by Pawl. */
export const MARKER_PREFIX = '<!-- pawl:'

/** What the workflow file names the runs that work on a task. */
export const runName = (task: number): string => `Pawl ${task}`

export const stateBranch = (task: number): string => `pawl/state/${task}`
export const workBranch = (task: number): string => `pawl/issue-${task}`

const taskIn = (pattern: RegExp, branch: string): number | null => {
  const match = pattern.exec(branch)
  return match?.[1] === undefined ? null : Number(match[1])
}
/** The task that a branch is the work branch of, or null. */
export const taskOfBranch = (branch: string): number | null => taskIn(/^pawl\/issue-([1-9]\d{0,9})$/, branch)
/** The task that a branch is the state branch of, or null. */
export const taskOfState = (branch: string): number | null => taskIn(/^pawl\/state\/([1-9]\d{0,9})$/, branch)
