export interface Execution {
  /** Exit code; null when it ended by a signal. */
  readonly exit: number | null
  readonly signal: string | null
  /** Why it was ended by us, null when it ended by itself. */
  readonly stopped: 'time' | 'abort' | null
  /** Standard output and error as they came, decoded as UTF-8. */
  readonly output: string
  /** Bytes beyond the cap, that were counted and thrown away. */
  readonly droppedBytes: number
  readonly seconds: number
}

/**
 * Where commands run: their own process group, a clean environment without any secret (S2), a time limit and an output
 * cap. No process of the group is left when `run` returns.
 */
export interface Sandbox {
  run(
    command: string,
    options: {
      /** Absolute folder. */
      readonly cwd: string
      readonly timeoutMs: number
      readonly capBytes: number
      readonly signal?: AbortSignal
    },
  ): Promise<Execution>
}
