/** The commit that a task stands on, and how it gets to a newer one. Keeps P3 and J4. */
import { type Base, isOvertakeable } from '../core/base.ts'
import type { Event } from '../core/events.ts'
import type { Opened } from '../core/state.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

type Lookup = Pick<Deps, 'branches' | 'workspace' | 'clock' | 'cancel'>

/** What the default branch has that a plan which waits for its approval was made without; null when it has not moved. */
export async function movedBase({ branches, workspace, clock, cancel }: Lookup, state: Opened): Promise<Base | null> {
  const { plan, task } = state
  if (!plan || !isOvertakeable(state)) return null
  const persistently = <T>(ask: () => Promise<T>) => retrying(clock, cancel, ask)
  const tip = await persistently(() => branches.tip(task.base.branch))
  if (tip === null || tip === plan.baseSha) return null
  for (const sha of [plan.baseSha, tip]) await persistently(() => branches.fetch(sha))
  return { tip, changed: await workspace.changed(plan.baseSha, tip) }
}

/** `tree`, which was made from `base`, with what another commit has changed since as well; both are fetched first. */
export async function mergedWith(
  { branches, workspace, clock, cancel }: Lookup,
  base: string,
  tree: string,
  theirs: string,
): ReturnType<Deps['workspace']['merge']> {
  for (const commit of [base, theirs]) await retrying(clock, cancel, () => branches.fetch(commit))
  return workspace.merge(base, tree, theirs)
}

/** Whether these facts take the task to a newer base. */
export const moves = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'base.moved')

/**
 * Writes down what the inbox brought. A task that moves to a newer base takes its workspace along, whole or not at all:
 * the facts and the files go into the same checkpoint. Returns whether the files on disk are now others.
 */
export async function hear(deps: Deps, ledger: Ledger, events: readonly Event[]): Promise<boolean> {
  const move = events.find((one) => one.type === 'base.moved')
  const from = ledger.state.task?.base.sha
  if (!move || from === undefined) {
    ledger.record(...events)
    return false
  }
  const { tree, conflicts } = await mergedWith(deps, from, await ledger.settle(), move.data.sha)
  const facts = events.map((one) =>
    one === move ? { ...move, data: { ...move.data, conflicts: [...conflicts] } } : one,
  )
  ledger.replace(tree, facts)
  return true
}
