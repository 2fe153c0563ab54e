/** How sure this worker is that the lease is still its own (A1, ADR 8). */
import { Transient } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

/** A lease that was confirmed longer ago than this is asked for again before an effect starts. */
const CONFIRM_AFTER_MS = 2_000

/** An answer that took longer shows what was, not what is: this machine or the network stood still. */
const OLD_ANSWER_MS = 30_000

export class Hold {
  /** When the remote was last asked and showed that the lease is ours; its answer may have been long on the way. */
  #confirmedAt = 0

  /** The remote has shown it, when it was asked then. */
  shown(asked: number): void {
    this.#confirmedAt = asked
  }

  isRecent(now: number, ms: number): boolean {
    return now - this.#confirmedAt < ms
  }

  /** Asks the remote unless it has just shown it. Throws LeaseLost. */
  async confirm({ clock, journal }: Pick<Deps, 'clock' | 'journal'>, signal: AbortSignal): Promise<void> {
    if (this.isRecent(clock.now(), CONFIRM_AFTER_MS)) return
    await retrying(clock, signal, async () => {
      const asked = clock.now()
      await journal.confirm(signal)
      if (clock.now() - asked >= OLD_ANSWER_MS) throw new Transient('the answer came too late to say anything of now')
      this.shown(asked)
    })
  }
}
