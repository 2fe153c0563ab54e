import { isNearlyUsedUp, isUsedUp } from '../budget.ts'
import { budgetOf, type Opened } from '../state.ts'
import { usd } from './words.ts'

/** Said from four fifths of the budget on, while there is something left that it could be spent on. */
export function budgetNote(state: Opened): string | false {
  const { ended, suspended, spent } = state
  if (ended || suspended || !isNearlyUsedUp(state) || isUsedUp(state)) return false
  const left = budgetOf(state) - spent.usd
  return `Only ${usd(left)} of ${usd(budgetOf(state))} are left; when they are spent the task stops, with everything saved. \`/budget +5\` adds five dollars.`
}
