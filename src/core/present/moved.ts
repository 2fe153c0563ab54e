/** What an agent is told when others have moved what it stands on. */

const list = (paths: readonly string[]): string => paths.map((path) => `- ${path}`).join('\n')

const toResolve = (conflicts: readonly string[]): string =>
  `These files were changed on both sides and hold conflict markers now; resolve each:\n${list(conflicts)}`

/** Somebody else has pushed to the work branch. */
export const workMovedText = (sha: string, conflicts: readonly string[]): string =>
  [
    `A person has pushed commits to the work branch, up to ${sha.slice(0, 7)}. They are part of your files now, and they stay.`,
    conflicts.length > 0 && toResolve(conflicts),
  ]
    .filter(Boolean)
    .join('\n\n')

/** The newer base and the work so far don't merge. */
export const baseMovedText = (conflicts: readonly string[]): string =>
  `The base branch has moved meanwhile. What it has now is part of your files. ${toResolve(conflicts)}`

/** The result of a `finish` whose files are others by now. */
export const NOT_YET =
  'Not done yet: others have changed what your work stands on. Read what follows, look at what has changed, run the tests, and call finish again.'
