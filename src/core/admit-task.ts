/** Commands that decide whether a task goes on, and how far. */
import type { Answer, Who } from './admit.ts'
import { event } from './events.ts'
import { type Opened, phaseOf } from './state.ts'

export const pause = (state: Opened, _: string, { by }: Who): Answer =>
  state.paused ? pausedAlready(state.paused) : [event('task.paused', { by, why: 'command' })]

/** A task without its label would be paused again at once. */
const pausedAlready = ({ by, why }: NonNullable<Opened['paused']>): string =>
  why === 'label'
    ? 'this task is paused because its issue has lost its label; with the label it goes on by itself'
    : `${by} has paused this task; \`/resume\` goes on`

export function resume(state: Opened, _: string, { by }: Who): Answer {
  const { paused, suspended } = state
  if (suspended || paused?.why === 'command') return [event('task.resumed', { by })]
  return paused
    ? pausedAlready(paused)
    : `nothing is paused or stopped: the task is ${phaseOf(state).replaceAll('-', ' ')}`
}

export const cancel = (_state: Opened, _argument: string, { by }: Who): Answer => [
  event('task.ended', { outcome: 'cancelled', by }),
]

/** The job that reads it is what goes on. */
export function retry({ paused, ended, suspended }: Opened, _: string, { by }: Who): Answer {
  if (ended?.outcome === 'cancelled' && !suspended) return [event('task.reopened', { by, why: 'retry' })]
  return paused ? pausedAlready(paused) : []
}

const AMOUNT = /^\+ ?\$?(\d{1,4}(?:\.\d{1,2})?)$/
const MOST_USD = 1_000

export function budget(_state: Opened, argument: string, { by }: Who): Answer {
  const usd = Number(AMOUNT.exec(argument)?.[1] ?? 0)
  if (usd <= 0 || usd > MOST_USD)
    return `\`/budget +5\` or \`/budget +2.50\` adds that many US dollars, at most ${MOST_USD} at once; nothing else is understood`
  return [event('budget.raised', { by, usd })]
}
