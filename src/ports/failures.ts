/**
 * The ways in which infrastructure fails. Adapters translate their vendor's errors into these at the border, by the class
 * that core/failures.ts gives to what they know; nobody else looks at a status code.
 */
import type { Usage } from '../core/events.ts'

/** The task is no longer held: stop at once and touch nothing (J3). */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  /** Whether another worker has taken it over, or the state branch was moved or deleted by somebody else. */
  readonly by: 'worker' | 'mover' | 'deleter'

  constructor(message: string, by: LeaseLost['by'] = 'worker') {
    super(message)
    this.by = by
  }
}

/** What a call came to that brought no result. */
abstract class Failed extends Error {
  readonly status: number | null
  /** What the model's service had counted of its reply by then; null when it had counted nothing. */
  usage: Usage | null = null

  constructor(message: string, options: { cause?: unknown; status?: number | null } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status ?? null
  }
}

/** May go well when tried again. Whether it took effect is not known. */
export class Transient extends Failed {
  override readonly name = 'Transient'
  /** How long the other side asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null
  /** Whether it is no use to try again in this job. */
  readonly later: boolean

  constructor(
    message: string,
    options: { cause?: unknown; status?: number | null; retryAfterMs?: number | null; later?: boolean } = {},
  ) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs ?? null
    this.later = options.later ?? false
  }
}

/** Will not go well again before a person changes something; `todo` says what. */
export class Fatal extends Failed {
  override readonly name = 'Fatal'
  readonly todo: string
  /** More than fits a line, word for word: the end of what a command printed. Empty when there is no more to say. */
  readonly detail: string

  constructor(
    message: string,
    todo: string,
    options: { cause?: unknown; status?: number | null; detail?: string } = {},
  ) {
    super(message, options)
    this.todo = todo
    this.detail = options.detail ?? ''
  }
}

/** The request to the model is larger than it takes; the same conversation, made smaller, may go well. */
export class TooLong extends Fatal {}

/** This machine's disk takes nothing more. What is on it can still be read: what comes after this process may save it. */
export class DiskFailure extends Fatal {}

/** It can't be told from here what happened; a person has to look. `detail` holds what is known. */
export class Unclear extends Error {
  override readonly name = 'Unclear'
  readonly todo: string
  readonly detail: string

  constructor(message: string, todo: string, detail: string) {
    super(message)
    this.todo = todo
    this.detail = detail
  }
}

/** The work was told to stop (deadline, cancellation). Whether it took effect is not known. */
export class Aborted extends Failed {
  override readonly name = 'Aborted'
}

/** Calls when the signal aborts, at once where it has; returns how to forget that. */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
  return () => signal.removeEventListener('abort', act)
}

/** Throws Aborted as soon as the signal aborts; the work itself is left to whoever began it. */
export function untilStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const forget = onAbort(signal, () => reject(new Aborted('not waited for: the work was told to stop')))
  return Promise.race([work, promise]).finally(forget)
}

/**
 * Aborts with the first of them. Where AbortSignal.any's is listened to, it and all that hangs on the listener are kept for as
 * long as nothing aborts.
 */
export function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  const forget: (() => void)[] = []
  const abort = () => {
    first.abort()
    for (const one of forget) one()
  }
  for (const signal of signals) forget.push(onAbort(signal, abort))
  return first.signal
}
