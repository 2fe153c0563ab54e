import type { Clock } from '../ports/clock.ts'

/** Pushes that may come close together before the steady pace begins; six a minute is GitHub's advice (A1). */
const BURST = 6

/** A token bucket for pushes that nothing forces: `BURST` at once, then one every `everyMs`. */
export class PushBudget {
  readonly #clock: Clock
  readonly #everyMs: number
  #tokens = BURST
  #at: number

  constructor(clock: Clock, everyMs: number) {
    this.#clock = clock
    this.#everyMs = everyMs
    this.#at = clock.now()
  }

  /** Milliseconds until a push that nothing forces may be made; 0 when it may be made now. */
  waitMs(): number {
    this.#refill()
    return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) * this.#everyMs)
  }

  /** Counts a push, forced or not. */
  spend(): void {
    this.#refill()
    this.#tokens = Math.max(this.#tokens - 1, -1)
  }

  #refill(): void {
    const now = this.#clock.now()
    this.#tokens = Math.min(BURST, this.#tokens + (now - this.#at) / this.#everyMs)
    this.#at = now
  }
}
