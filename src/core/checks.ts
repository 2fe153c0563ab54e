/** What CI says of a commit, taken together (P6). */

export interface Reported {
  readonly name: string
  /** `waiting`: until a person lets it run. */
  readonly kind: 'passed' | 'failed' | 'pending' | 'waiting'
}

/** How many there are of each kind, and what the base branch requires of them. */
export interface Checks {
  readonly total: number
  readonly passed: number
  readonly failed: number
  readonly pending: number
  /** Waiting until a person lets them run. */
  readonly waiting: number
  /** Names of required ones among the pending. */
  readonly running: readonly string[]
  /** Names of required ones that have not reported. */
  readonly missing: readonly string[]
}

/** A name may have reported more than once, by a check run and by a commit status; `required` may hold one twice. */
export function tally(all: readonly Reported[], required: readonly string[]): Checks {
  const count = (kind: Reported['kind']) => all.filter((one) => one.kind === kind).length
  const names = [...new Set(required)].toSorted()
  return {
    total: all.length,
    passed: count('passed'),
    failed: count('failed'),
    pending: count('pending'),
    waiting: count('waiting'),
    running: names.filter((name) => all.some((one) => one.name === name && one.kind === 'pending')),
    missing: names.filter((name) => !all.some((one) => one.name === name)),
  }
}
