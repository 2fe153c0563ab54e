import { ownersOf } from './codeowners.ts'
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
  const ranked = [policy.reviewers ?? [], state.plan?.owners ?? [], [labeledBy]]
  return ranked.map(people).find(({ length }) => length > 0) ?? []
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Whom GitHub could ask about these files: their owners, without the `@`. */
export const ownersOfFiles = (codeowners: string, files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((path) => ownersOf(codeowners, path).map((owner) => owner.slice(1))))].slice(0, MOST_OWNERS)

/** A review is requested from so many owners at most; more would be asking nobody. */
const MOST_OWNERS = 10
