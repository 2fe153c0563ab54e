/** What an agent is told when others have moved what it stands on, as the result of its `finish`. */

const list = (paths: readonly string[]): string => paths.map((path) => `- ${path}`).join('\n')

const toResolve = (conflicts: readonly string[]): string =>
  `These files were changed on both sides and hold conflict markers now; resolve each:\n${list(conflicts)}`

const AGAIN = 'Look at what has changed, run the tests, and call finish again.'

/** Somebody else has pushed to the work branch. */
export const movedText = (sha: string, conflicts: readonly string[]): string =>
  [
    `Not done yet: a person has pushed commits to the work branch, up to ${sha.slice(0, 7)}. They are part of your files now, and they stay.`,
    conflicts.length > 0 && toResolve(conflicts),
    AGAIN,
  ]
    .filter(Boolean)
    .join('\n\n')

/** The base branch has moved, and the work does not merge with it. */
export const conflictsText = (branch: string, conflicts: readonly string[]): string =>
  [
    `Not done yet: ${branch} has moved meanwhile and conflicts with your work. What it has now is part of your files.`,
    toResolve(conflicts),
    AGAIN,
  ].join('\n\n')
