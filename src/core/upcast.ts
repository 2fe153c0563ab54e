/**
 * How lines of older schema versions are read. Keeps J6: a journal of any released version folds for ever. Entry `n` brings
 * a line of version `n + 1` to version `n + 2`; one line stays one line, so that numbers and digests stay as they were
 * written. Whoever raises SCHEMA_VERSION appends one here and records golden journals of the new version.
 */

export interface Versioned {
  readonly type: unknown
  readonly data: unknown
}
export type Upcaster = (line: Versioned) => Versioned

export const UPCASTERS: readonly Upcaster[] = []

/** A line as today's version has it; null when no upcaster leads from its version to today's. */
export function upcast(line: Versioned, version: unknown, upcasters: readonly Upcaster[]): Versioned | null {
  if (version === upcasters.length + 1) return line
  if (!Number.isInteger(version)) return null
  const first = Number(version) - 1
  if (first < 0 || first > upcasters.length) return null
  return upcasters.slice(first).reduce((older, step) => step(older), line)
}
