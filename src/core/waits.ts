import type { State } from './state.ts'

/** Who has to act next for a task to go on. */
export type WaitsFor = 'worker' | 'person' | 'nobody'

export function waitsFor(state: State): WaitsFor {
  if (state.ended) return 'nobody'
  if (state.suspended || (state.plan && !state.approval && state.run?.ended === 'gate')) return 'person'
  return 'worker'
}
