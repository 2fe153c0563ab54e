/** How much of a task's budget is spent (F3). */
import { budgetOf, type State } from './state.ts'

export const isUsedUp = (state: State): boolean => state.spent.usd >= budgetOf(state)

/** Part of the budget from which on people are told that it comes to its end. */
const NEARLY = 0.8
export const isNearlyUsedUp = (state: State): boolean => state.spent.usd >= NEARLY * budgetOf(state)
