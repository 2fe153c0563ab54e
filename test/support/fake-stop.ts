import { Aborted } from '../../src/ports/failures.ts'

const stopped = (): Aborted => new Aborted('it was told to stop')

/** What a fake does, unless it was told to stop. */
export async function unlessStopped<T>(stop: AbortSignal | undefined, act: () => T | Promise<T>): Promise<T> {
  if (stop?.aborted) throw stopped()
  return await act()
}

/** A call that is never answered: it ends when it is told to stop. */
export const unanswered = (stop: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(stopped())
    stop?.addEventListener('abort', end, { once: true })
    if (stop?.aborted) end()
  })
