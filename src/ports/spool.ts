/** The local log: what has happened since the last checkpoint, on this machine's disk. */
export interface Spool {
  /** Flushed to disk when it returns. */
  write(lines: readonly string[]): void
}
