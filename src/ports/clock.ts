/** Time and chance. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Ends early, without an error, when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** A number from 0 up to 1. */
  random(): number
  /** 32 hex digits that nobody else has. */
  nonce(): string
}
