import type { Opened } from './state.ts'

const BOT = /\[bot\]$/i

/**
 * Who is asked when a person has to decide, as logins and teams (`org/team`): the people that the workflow names, else the
 * owners of the files that the task touches, else whoever handed it over. Nobody twice, and no bot.
 */
export function reviewersFor(state: Opened): readonly string[] {
  const { policy, labeledBy } = state.task
  const people = (names: readonly string[]) =>
    names.filter((name, index) => !BOT.test(name) && names.findIndex((other) => isSame(other, name)) === index)
  const ranked = [policy.reviewers ?? [], ownersOf(state), [labeledBy]]
  return ranked.map(people).find(({ length }) => length > 0) ?? []
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** What CODEOWNERS says of the files that the task touches; it is not read yet. */
const ownersOf = (_: Opened): readonly string[] => []
