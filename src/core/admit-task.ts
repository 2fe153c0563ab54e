/** Commands that decide whether a task goes on, and how far. */
import type { Answer, Who } from './admit.ts'
import { event } from './events.ts'
import { type Opened, phaseOf } from './state.ts'

export const pause = (state: Opened, _: string, { by }: Who): Answer =>
  state.paused
    ? `${state.paused.by} has paused this task already; \`/resume\` goes on`
    : [event('task.paused', { by, why: 'command' })]

export const resume = (state: Opened, _: string, { by }: Who): Answer =>
  state.paused || state.suspended
    ? [event('task.resumed', { by })]
    : `nothing is paused or stopped: the task is ${phaseOf(state).replaceAll('-', ' ')}`

export const cancel = (_state: Opened, _argument: string, { by }: Who): Answer => [
  event('task.ended', { outcome: 'cancelled', by }),
]

/** The job that reads it is what goes on. */
export function retry({ paused, ended, suspended }: Opened, _: string, { by }: Who): Answer {
  if (ended?.outcome === 'cancelled' && !suspended) return [event('task.reopened', { by, why: 'retry' })]
  return paused ? `${paused.by} has paused this task; \`/resume\` goes on` : []
}

const AMOUNT = /^\+ ?\$?(\d{1,4}(?:\.\d{1,2})?)$/
const MOST_USD = 1_000

export function budget(_state: Opened, argument: string, { by }: Who): Answer {
  const usd = Number(AMOUNT.exec(argument)?.[1] ?? 0)
  if (usd <= 0 || usd > MOST_USD)
    return `\`/budget +5\` or \`/budget +2.50\` adds that many US dollars, at most ${MOST_USD} at once; nothing else is understood`
  return [event('budget.raised', { by, usd })]
}
