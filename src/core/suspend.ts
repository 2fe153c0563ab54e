import type { Decision } from './decide.ts'
import type { Effect } from './effects.ts'
import { type Event, event } from './events.ts'
import type { State } from './state.ts'

/** Stops the task until a person acts; what it has is kept (F3). */
export const suspend = (kind: 'stuck' | 'limit', title: string, detail: string, todo: string): Decision => ({
  do: 'record',
  events: [event('task.suspended', { class: kind, title, detail, todo })],
})

/** Commands that a stopped task answers and stays stopped. */
const ANSWERED: readonly string[] = ['pause', 'status', 'help']

/** Whether nothing of what was said to a stopped task gets it further: only a person can say so (F3). */
export const staysStopped = ({ suspended }: State, heard: readonly Event[]): boolean =>
  suspended !== null &&
  !heard.some(
    ({ type, data }) =>
      type === 'review.taken' ||
      (type === 'signal.admitted' &&
        !ANSWERED.includes(data.command.name) &&
        (data.command.name !== 'budget' || suspended.class === 'limit')),
  )

/** Whether this run has found the task stopped, and leaves it so. */
const onlyAnswers = ({ suspended, run }: State): boolean =>
  suspended !== null && run !== null && suspended.at < run.startedAt

/** Whether the run before was done with telling people of the stop, or only answered them. */
export const isStopped = (state: State): boolean =>
  state.suspended !== null && (state.run?.ended === 'suspended' || onlyAnswers(state))

const SHOWN: ReadonlySet<Effect['kind']> = new Set(['status', 'review-request', 'comment-edit', 'reaction'])
const TOLD: ReadonlySet<string> = new Set(['stopped', 'refusal', 'help', 'reminder'])

/** What a stopped task still shows: that it is stopped, whom it asks, and its answers to people. */
export const shownStopped = (effect: Effect): boolean =>
  effect.kind === 'comment' ? TOLD.has(effect.purpose) : SHOWN.has(effect.kind)
