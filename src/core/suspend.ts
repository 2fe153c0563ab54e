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

/** Whether what was said to a task that is stopped or waits asks for nothing but an answer. */
export function staysStopped({ suspended, returning }: State, heard: readonly Event[]): boolean {
  if ((!suspended && !returning) || heard.length === 0) return false
  return !heard.some(
    ({ type, data }) =>
      type === 'review.taken' ||
      (type === 'signal.admitted' &&
        !ANSWERED.includes(data.command.name) &&
        (data.command.name !== 'budget' || suspended?.class === 'limit')),
  )
}

/** Whether this run has found the task stopped, and leaves it so. */
export const onlyAnswers = ({ suspended, run }: State): boolean =>
  suspended !== null && run !== null && suspended.at < run.startedAt

const ASIDE: readonly string[] = ['stopped', 'reminder']

/** What a stopped task tells people beside its status: it can do without. */
export const isAside = (effect: Effect): boolean =>
  effect.kind === 'comment'
    ? ASIDE.includes(effect.purpose)
    : effect.kind === 'review-request' || effect.kind === 'comment-edit'

/** What tells people what became of what they said. */
export const isAnswer = (effect: Effect): boolean =>
  effect.kind === 'reaction' ||
  (effect.kind === 'comment' && (effect.purpose === 'refusal' || effect.purpose === 'help'))

/** What a stopped task still shows: that it is stopped, whom it asks, and its answers to people when it stopped before. */
export const shownStopped = (state: State, effect: Effect): boolean =>
  effect.kind === 'status' || isAside(effect) || (onlyAnswers(state) && isAnswer(effect))
