import { configOf } from '../config.ts'
import { awaited } from '../people.ts'
import { MOST_REMINDERS, remindersOf, waitingSince } from '../remind.ts'
import { reviewersFor } from '../reviewers.ts'
import { done, type Opened } from '../state.ts'
import { count } from './words.ts'

const DAY_MS = 86_400_000

const NEEDED = {
  plan: ['approval of the plan', '`/approve` starts the work, `/revise <what to change>` asks for another plan'],
  question: ['an answer', 'a submitted review of this pull request answers'],
  action: ['a decision about one call', '`/approve` lets it run, `/deny [reason]` does not'],
  resume: ['a word', '`/resume` goes on'],
  stopped: ['a decision', 'or submit a review of this pull request'],
} as const

/** A limit that is used up stops the task again, whatever a review says. */
const toGoOn = ({ class: kind, todo }: NonNullable<Opened['suspended']>): string =>
  [todo.replace(/\.$/, ''), ...(kind === 'limit' ? [] : [NEEDED.stopped[1]])].join(', ')

/** What people are told who were asked and have not answered; null when nobody is waited for. */
export function reminderComment(state: Opened): string | null {
  const since = waitingSince(state)
  const last = state.reminders.at(-1)
  const waits = state.suspended ? 'stopped' : awaited(state)
  if (since === null || last === undefined || waits === null) return null
  const number = remindersOf(state, since).length
  const [what, usual] = NEEDED[waits]
  const how = state.suspended ? toGoOn(state.suspended) : usual
  const people = reviewersFor(state).map((name) => `@${name}`)
  const days = count(Math.max(1, Math.round((last - since) / DAY_MS)), 'day')
  return [
    `### ⏳ Still needed: ${what} (reminder ${number} of ${MOST_REMINDERS})`,
    `${[...people, `the task has waited for ${days}`].join(', ')}${asked(state, since)}: ${how}; \`/cancel\` ends the task.`,
    `Until then nothing runs and nothing is billed. ${number < MOST_REMINDERS ? `The next reminder comes in ${count(configOf(state.task.policy).remindAfterDays, 'day')}.` : 'This was the last reminder; the task waits on.'}`,
  ].join('\n\n')
}

const ASKING: readonly string[] = ['plan', 'question', 'action', 'stopped']

/** A link to what was asked. */
function asked(state: Opened, since: number): string {
  const url = done(state, 'comment').findLast(({ effect, at }) => ASKING.includes(effect.purpose) && at >= since)
    ?.evidence.url
  return url === undefined ? '' : ` ([what it asks](${url}))`
}
