/** What of a repository can't be kept whole, found out up front and told (R47, R53). */
import { type Event, event, type Named } from './events.ts'
import type { Redact } from './redact.ts'
import type { State } from './state.ts'

/** Paths of each kind, sorted. */
export interface Facts {
  /** Folders that are another repository at a commit. */
  readonly submodules: readonly string[]
  /** Files whose content Git LFS keeps elsewhere. */
  readonly lfs: readonly string[]
  /** Repositories inside the folder that are no submodules. */
  readonly nested: readonly string[]
  /** Files that the remote would refuse. */
  readonly tooLarge: readonly string[]
}

const MOST_PATHS = 5

/**
 * The event that says it, when it isn't in the journal yet. A nested repository that was seen stays named: on the next
 * machine its files are there and its history is not.
 */
export function surveyed({ survey: known }: State, facts: Facts, redact: Redact): readonly Event[] {
  const named = (paths: readonly string[]): Named => ({
    total: paths.length,
    paths: paths.slice(0, MOST_PATHS).map(redact),
  })
  const survey = {
    submodules: named(facts.submodules),
    lfs: named(facts.lfs),
    nested: facts.nested.length === 0 && known ? known.nested : named(facts.nested),
    tooLarge: named(facts.tooLarge),
  }
  return JSON.stringify(survey) === JSON.stringify(known) ? [] : [event('repository.surveyed', survey)]
}
