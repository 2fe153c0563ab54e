/** From where on people's comments are read (P1, ADR 18). */
import type { Opened } from './state.ts'

/** How much later than a newer one a comment may come into sight. */
const LATE_MS = 60 * 60_000

/**
 * From when on the comments of an issue or pull request are read, by the forge's clock: what was said before has been
 * weighed, or was not said to this task. Undefined is all of them. `weighed` is when the newest was said that this very job
 * has weighed there, whatever came of it.
 */
export function readFrom({ task, heardTo }: Opened, number: number, weighed = 0): number | undefined {
  const known = Math.max(heardTo[number] ?? 0, task.labeledAt ?? 0, weighed)
  return known === 0 ? undefined : Math.max(0, known - LATE_MS)
}

/** The latest time by the forge's clock that the journal tells of; 0 when it tells none. */
export const latestTold = ({ task, heardTo }: Opened): number =>
  Math.max(task.labeledAt ?? 0, ...Object.values(heardTo))
