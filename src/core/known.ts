import type { State } from './state.ts'

/** What a journal has written down: somebody has paused the task or taken its label away, it was cancelled, or merged. */
export const KNOWN = ['paused', 'unlabelled', 'cancelled', 'merged'] as const
export type Known = (typeof KNOWN)[number]

export function knownOf({ ended, paused }: State): Known | null {
  if (ended && ended.outcome !== 'done') return ended.outcome
  return paused && (paused.why === 'label' ? 'unlabelled' : 'paused')
}
