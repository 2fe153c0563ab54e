/** The engine with one of its precautions taken out, by what it is given. The exploration must catch each. */
import { LeaseLost } from '../../src/ports/failures.ts'
import type { Journal } from '../../src/ports/journal.ts'
import type { Mutation } from './worker.ts'

const onJournal =
  (change: (journal: Journal) => Partial<Journal>): Mutation =>
  (deps) => ({ ...deps, journal: { ...deps.journal, ...change(deps.journal) } })

/** Recovery and retries perform without looking whether it happened. */
export const noReadBack: Mutation = (deps) => ({
  ...deps,
  forge: { ...deps.forge, probe: async () => 'absent' },
})

/** A refused append is made again on top of whatever is there now. */
export const rebase: Mutation = onJournal((journal) => ({
  async append(batch) {
    try {
      return await journal.append(batch)
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      await journal.read()
      return journal.append(batch)
    }
  },
}))

const unlessLost = async <T>(act: Promise<T>, instead: T): Promise<T> => {
  try {
    return await act
  } catch (error) {
    if (error instanceof LeaseLost) return instead
    throw error
  }
}

/** An append that finds another epoch on the remote is dropped, and the worker goes on as if it held the lease. */
export const noFence: Mutation = onJournal((journal) => ({
  append: (...args) => unlessLost(journal.append(...args), ''),
  confirm: (...args) => unlessLost(journal.confirm(...args), undefined),
}))

/** A lease is believed to last. */
export const noConfirmation: Mutation = onJournal(() => ({ confirm: async () => {} }))

/** What is to be on the remote before an effect starts is pushed some time later. */
export const effectFirst: Mutation = onJournal((journal) => {
  let last: Promise<unknown> = Promise.resolve()
  let first = true
  return {
    async append(batch) {
      const before = last
      const next = before.then(() => journal.append(batch))
      last = next.catch(() => {})
      if (!first) return ''
      first = false
      return next
    },
  }
})
