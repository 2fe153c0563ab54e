/** The limits of a task, over all of its jobs and agents, and how much of each is used (F3). */
import type { Decision } from './decide.ts'
import { budgetOf, type State } from './state.ts'
import { suspend } from './suspend.ts'
import { grouped } from './text.ts'
import { tokensOf } from './usage.ts'

export interface Limit {
  readonly name: 'usd' | 'tokens' | 'turns'
  readonly used: number
  readonly most: number
}

/** Those that hold for a task, in the order in which they stop it. */
function limitsOf(state: State): readonly Limit[] {
  const { spent, limits } = state
  const { budgetTokens, maxTurns } = limits
  return [
    { name: 'turns', used: spent.turns, most: maxTurns },
    { name: 'usd', used: spent.usd, most: budgetOf(state) },
    ...(budgetTokens === undefined ? [] : [{ name: 'tokens', used: tokensOf(spent), most: budgetTokens } as const]),
  ]
}

const usedUp = (state: State): Limit | undefined => limitsOf(state).find(({ used, most }) => used >= most)
export const isUsedUp = (state: State): boolean => usedUp(state) !== undefined

/** Part of a limit from which on people are told that it comes to its end. */
const NEARLY = 0.8
export const nearlyUsedUp = (state: State): readonly Limit[] =>
  limitsOf(state).filter(({ used, most }) => used >= NEARLY * most)

/** Limits suspend, they do not destroy: nothing is asked of the model once one of them is used up. */
export function limits(state: State): Decision | null {
  const limit = usedUp(state)
  return limit ? suspend('limit', ...REACHED[limit.name](limit.most)) : null
}

const inWorkflow = (input: string): string => `raise \`${input}\` in the workflow, then comment \`/retry\`.`

/** Title, detail and what to do. */
const REACHED: { readonly [N in Limit['name']]: (most: number) => readonly [string, string, string] } = {
  turns: (most) => [
    most === 1 ? 'the one turn that is allowed is used' : `all ${most} turns are used`,
    '',
    inWorkflow('max-turns'),
  ],
  usd: (most) => [
    `the budget of $${most.toFixed(2)} is used up`,
    '',
    'comment `/budget +5` to add five dollars and go on, or raise `budget-usd` in the workflow and comment `/retry`.',
  ],
  tokens: (most) => [`the budget of ${grouped(most)} tokens is used up`, '', inWorkflow('budget-tokens')],
}
