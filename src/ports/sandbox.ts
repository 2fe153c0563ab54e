export interface Execution {
  /** Exit code; null when it ended by a signal. */
  readonly exit: number | null
  readonly signal: string | null
  /** Why it was ended by us, null when it ended by itself. */
  readonly stopped: 'time' | 'abort' | 'output' | null
  /** Standard output and error as they came, decoded as UTF-8. */
  readonly output: string
  /** Bytes beyond the cap, that were counted and thrown away. */
  readonly droppedBytes: number
  readonly seconds: number
}

/**
 * Where commands run: a clean environment without any secret (S2), no input, a time limit and an output cap. No process
 * that a command started is left when `run` returns, and one whose output has no end is ended.
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
  /** Ends what an earlier worker's commands left running on this workspace (A3). Called when none of ours runs. */
  endEarlier(): Promise<void>
}
