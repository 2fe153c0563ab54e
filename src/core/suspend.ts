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

/** Whether what was said to a stopped task asks for nothing but an answer; that a job was started by hand is asking. */
export function staysStopped({ suspended }: State, heard: readonly Event[]): boolean {
  if (!suspended || heard.length === 0) return false
  return !heard.some(
    ({ type, data }) =>
      type === 'signal.admitted' &&
      !ANSWERED.includes(data.command.name) &&
      (data.command.name !== 'budget' || suspended.class === 'limit'),
  )
}

/** Whether this run has found the task stopped, and leaves it so. */
export const onlyAnswers = ({ suspended, run }: State): boolean =>
  suspended !== null && run !== null && suspended.at < run.startedAt

/** What a stopped task still shows: that it is stopped, and its answers to people when it stopped before. */
export const shownStopped = (state: State, effect: Effect): boolean =>
  effect.kind === 'status' ||
  effect.kind === 'review-request' ||
  (onlyAnswers(state) &&
    (effect.kind === 'reaction' ||
      (effect.kind === 'comment' && (effect.purpose === 'refusal' || effect.purpose === 'help'))))
