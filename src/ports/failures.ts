/**
 * The three ways in which infrastructure fails. Adapters translate their vendor's errors into these at the border, by
 * type and status code; nobody else looks at a status code.
 */

/** Another worker holds the task now: stop at once and touch nothing (J3). */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** May go well when tried again. Whether it took effect is not known. */
export class Transient extends Error {
  override readonly name = 'Transient'
  readonly status: number | null
  /** How long the other side asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    options: { cause?: unknown; status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = options.status ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/** Will not go well again before a person changes something; `todo` says what. */
export class Fatal extends Error {
  override readonly name = 'Fatal'
  readonly status: number | null
  readonly todo: string
  /** More than fits a line, word for word: the end of what a command printed. Empty when there is no more to say. */
  readonly detail: string

  constructor(
    message: string,
    todo: string,
    options: { cause?: unknown; status?: number | null; detail?: string } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = options.status ?? null
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

/** The work was told to stop (deadline, cancellation). */
export class Aborted extends Error {
  override readonly name = 'Aborted'
}
