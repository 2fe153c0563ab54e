/** Keep-alives show that a connection lives; after this many idle times of nothing else it is given up all the same. */
const PATIENCE = 5

export interface Watchdog {
  /** Aborted by the given signal, or when it was silent for too long. */
  readonly signal: AbortSignal
  /** Something arrived. */
  heard(): void
  /** Something arrived that brings the reply further. */
  moved(): void
  stop(): void
}

export function watchdog(idleMs: number, outer: AbortSignal): Watchdog {
  const controller = new AbortController()
  const bark = () => controller.abort()
  let silence = setTimeout(bark, idleMs)
  let standstill = setTimeout(bark, idleMs * PATIENCE)
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(bark, idleMs)
  }
  return {
    signal: AbortSignal.any([controller.signal, outer]),
    heard,
    moved() {
      heard()
      clearTimeout(standstill)
      standstill = setTimeout(bark, idleMs * PATIENCE)
    },
    stop() {
      clearTimeout(silence)
      clearTimeout(standstill)
    },
  }
}
