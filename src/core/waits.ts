import { awaited } from './people.ts'
import type { State } from './state.ts'

/** Who has to act next for a task to go on. */
export type WaitsFor = 'worker' | 'person' | 'nobody'

/** Nobody and no person before a run has ended that told people: one that dies before that has left it to the next. */
export function waitsFor(state: State): WaitsFor {
  const { run, ended, suspended } = state
  const last = run?.ended ?? null
  if (suspended) return last === 'suspended' ? 'person' : 'worker'
  if (ended) return last === 'done' ? 'nobody' : 'worker'
  return awaited(state) && last === 'gate' ? 'person' : 'worker'
}
