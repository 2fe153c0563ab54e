/** What became of a task's issue and pull request outside of any command, as events (P1: the state counts, not the message). */
import { type Event, event } from './events.ts'
import type { Opened } from './state.ts'

/** The issue and the pull request as they stand; null where there is none (yet, or any more). */
export interface Standing {
  readonly issue: {
    readonly open: boolean
    readonly labels: readonly string[]
    readonly closedBy: string | null
  } | null
  readonly pull: { readonly open: boolean; readonly merged: boolean; readonly by: string | null } | null
}

const SOMEBODY = 'somebody'

/**
 * Merging closes a task; closing its pull request or its issue cancels it; taking its label away pauses it, and setting it
 * again lets it go on. Opening what was closed changes nothing by itself: `/retry` does.
 */
export function observe(state: Opened, { issue, pull }: Standing): readonly Event[] {
  const { ended, paused, task } = state
  if (ended?.outcome === 'merged') return []
  if (pull?.merged) return [event('task.ended', { outcome: 'merged', by: pull.by ?? SOMEBODY })]
  if (ended?.outcome === 'cancelled') return []
  if (pull && !pull.open) return [event('task.ended', { outcome: 'cancelled', by: pull.by ?? SOMEBODY })]
  if (ended || !issue) return []
  if (!issue.open) return [event('task.ended', { outcome: 'cancelled', by: issue.closedBy ?? SOMEBODY })]
  const labelled = issue.labels.some((label) => label.toLowerCase() === task.policy.label.toLowerCase())
  if (!labelled && !paused) return [event('task.paused', { by: SOMEBODY, why: 'label' })]
  return labelled && paused?.why === 'label' ? [event('task.resumed', { by: SOMEBODY })] : []
}
