import type { Spooled } from '../core/salvage.ts'

/** The local log: what has happened since the last checkpoint, on this machine's disk. */
export interface Spool {
  /** Flushed to disk when it returns. Throws Fatal when the disk does not take it. */
  write(lines: readonly string[]): void
  /** Notes the tree of the workspace as it is after all that was written so far. */
  mark(tree: string): void
  /** Everything written on this machine, by whatever process, oldest first. */
  read(): readonly Spooled[]
}
