/** What people are told of a task's limits and of what it has used. */
import { isUsedUp, type Limit, nearlyUsedUp } from '../budget.ts'
import { configOf } from '../config.ts'
import { isPriced } from '../pricing.ts'
import { budgetOf, type Opened, type State } from '../state.ts'
import { grouped } from '../text.ts'
import { tokensOf } from '../usage.ts'
import { code, count, usd } from './words.ts'

/** Said from four fifths of a limit on, while there is something left that could be used. */
export function budgetNote(state: Opened): string | false {
  const { ended, suspended } = state
  if (ended || suspended || isUsedUp(state)) return false
  const left = nearlyUsedUp(state).map(({ name, used, most }) => LEFT[name](most - used, most))
  return left.length > 0 && left.join('\n\n')
}

const untilUsed = (left: string, input: string): string =>
  `Only ${left} are left; when they are used the task stops, with everything saved. A larger \`${input}\` in the workflow holds from the next job on.`
const LEFT: { readonly [N in Limit['name']]: (left: number, most: number) => string } = {
  usd: (left, most) =>
    `Only ${usd(left)} of ${usd(most)} are left; when they are spent the task stops, with everything saved. \`/budget +5\` adds five dollars.`,
  tokens: (left, most) => untilUsed(`${grouped(left)} of ${grouped(most)} tokens`, 'budget-tokens'),
  turns: (left, most) => untilUsed(`${left} of ${most} turns`, 'max-turns'),
}

/** Which limits have come near since an earlier state, for the log. */
export const comeNear = (before: State, now: State): readonly string[] =>
  nearlyUsedUp(now)
    .filter(({ name }) => !nearlyUsedUp(before).some((one) => one.name === name))
    .map(({ name, used, most }) => `${USED[name](used, most)}; the task stops when the rest is.`)

const USED: { readonly [N in Limit['name']]: (used: number, most: number) => string } = {
  usd: (used, most) => `${usd(used)} of ${usd(most)} are spent`,
  tokens: (used, most) => `${grouped(used)} of ${grouped(most)} tokens are used`,
  turns: (used, most) => `${used} of ${most} turns are used`,
}

/** What the task has used, and how sure that is. */
export function spentText(state: Opened): string {
  const { spent, limits, unheard } = state
  const tokens = grouped(tokensOf(spent)) + (limits.budgetTokens ? ` of ${grouped(limits.budgetTokens)}` : '')
  return [
    `${usd(spent.usd)} of ${usd(budgetOf(state))}, ${tokens} tokens`,
    unheard > 0 && `and what ${count(unheard, 'reply', 'replies')} that never came may have cost`,
    ...unpriced(state).map((model) => `${code(model)} counted at the dearest known price`),
  ]
    .filter(Boolean)
    .join(', ')
}

const unpriced = ({ agents, task }: Opened): readonly string[] =>
  [...new Set(agents.map(({ model }) => model))].filter((model) => !isPriced(model, configOf(task.policy).prices))
