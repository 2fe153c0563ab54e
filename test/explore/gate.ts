/** Lets nothing happen by itself: a call waits until the controller says what becomes of it. */
import type { Answer } from './call.ts'

export const answered = (value: unknown): Answer => ({ value })
export const failed = (error: unknown): Answer => ({ error })

/** The answer of something that may throw, at once. */
export function attempt(act: () => unknown): Answer {
  try {
    return answered(act())
  } catch (error) {
    return failed(error)
  }
}

/**
 * Resolves when nothing goes on any more without the controller: every promise that could go on has gone on. Node runs what
 * waits for the next tick when the promises are through, which costs less than a round of its event loop.
 */
export async function quiet(): Promise<void> {
  await null
  await new Promise(process.nextTick)
}

/** Lets the process do what it has to beside the exploration. */
export const breathe = (): Promise<void> => new Promise(setImmediate)
