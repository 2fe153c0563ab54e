/** When people who are waited for are reminded (P5): what is due is found by a sweep, from the last checkpoint alone. */
import { configOf, DEFAULT_CONFIG } from './config.ts'
import { type Event, event } from './events.ts'
import { awaited } from './people.ts'
import { planShown } from './present/plan.ts'
import type { State } from './state.ts'
import { waitsFor } from './waits.ts'

const DAY_MS = 86_400_000
/** Reminders of one wait; after them nobody is bothered any more. */
export const MOST_REMINDERS = 3

/** Since when a person is needed, in milliseconds since 1970; null when nobody is, or when somebody has paused the task. */
export function waitingSince(state: State): number | null {
  if (state.suspended) return state.suspended.at
  if (state.ended) return null
  const waits = awaited(state)
  const asked = waits === 'question' ? state.question : waits === 'action' ? state.action : null
  return asked ? asked.at : waits === 'plan' ? planShownAt(state) : null
}

const planShownAt = (state: State): number | null => (state.plan && planShown(state, state.plan.version)?.at) ?? null

/** How often people were reminded of what they are needed for now. */
export const remindersOf = ({ reminders }: State, since: number): readonly number[] =>
  reminders.filter((at) => at >= since)

/** When a task is to be looked at again, and for a worker not before, in milliseconds since 1970; null when it need not be. */
export const wakeAt = (state: State): number | null => state.returning?.until ?? reminderAt(state)

function reminderAt(state: State): number | null {
  const since = waitingSince(state)
  if (since === null || waitsFor(state) !== 'person') return null
  const told = remindersOf(state, since)
  return told.length < MOST_REMINDERS ? (told.at(-1) ?? since) + remindAfter(state) * DAY_MS : null
}

const remindAfter = ({ task }: State): number => (task ? configOf(task.policy) : DEFAULT_CONFIG).remindAfterDays

/** The facts that are due because time has passed. */
export function dueAt(state: State, now: number): readonly Event[] {
  const wake = reminderAt(state)
  return wake !== null && now >= wake ? [event('reminder.due', {})] : []
}
