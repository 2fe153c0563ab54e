/** Whether a task that is stopped goes on: only a person can say so (F3). */
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Whether a task was stopped by a run that told people so, or by one before a run that only answered them. */
export const isStopped = ({ suspended, run }: State): boolean =>
  suspended !== null && (run?.ended === 'suspended' || run?.stays === true)

/** What is answered without any work. */
const TALK: ReadonlySet<string> = new Set(['status', 'help'])

/** Whether something of this gets a stopped task further, or ends it. */
export const goesOn = (heard: readonly Event[]): boolean =>
  heard.some(({ type, data }) => {
    if (type === 'signal.refused' || type === 'reminder.due') return false
    return type !== 'signal.admitted' || !TALK.has(data.command.name)
  })
