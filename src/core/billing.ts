/** What asking the model costs a task. */
import type { Data, Usage } from './events.ts'
import type { Spent, State } from './state.ts'

export const billed = ({ spent }: State, usage: Usage, usd: number): Spent => ({
  input: spent.input + usage.input,
  output: spent.output + usage.output,
  cacheRead: spent.cacheRead + usage.cacheRead,
  cacheWrite: spent.cacheWrite + usage.cacheWrite,
  usd: spent.usd + usd,
  turns: spent.turns,
})

/** A request that brought no reply has cost something all the same, as far as that is known. */
export const cameToNothing = (
  state: State,
  { status, usage, usd = 0 }: Pick<Data<'turn.failed'>, 'status' | 'usage' | 'usd'>,
): Partial<State> =>
  usage
    ? { asking: null, spent: billed(state, usage, usd) }
    : { asking: null, unheard: state.unheard + (status === null ? 1 : 0) }
