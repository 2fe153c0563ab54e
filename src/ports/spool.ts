import type { Spooled } from '../core/salvage.ts'

/** The local log: what has happened since the last checkpoint, on this machine's disk. */
export interface Spool {
  /** Flushed to disk when it returns. Throws Fatal when the disk does not take it. */
  write(lines: readonly string[]): void
  /** Notes the tree of the workspace as it is after all that was written so far. */
  mark(tree: string): void
  /** Keeps a large text for the lines that name it; one that the disk does not take is not there later. */
  keep(digest: string, text: string): void
  /** A text that was kept on this machine; null when there is none that is what its name says. */
  kept(digest: string): string | null
  /** Everything written on this machine, by whatever process, oldest first. */
  read(): readonly Spooled[]
}
