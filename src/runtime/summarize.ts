/** A summary of what a conversation leaves out: an activity as a turn is one, retried, paid and done again after a death. */
import { event } from '../core/events.ts'
import { comeNear } from '../core/present/budget.ts'
import { type Agent, isOpened } from '../core/state.ts'
import { summaryRequest } from '../core/summary.ts'
import { ask, type Failure, priced, sayUnpriced } from './asking.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

export async function summarize(
  deps: Deps,
  ledger: Ledger,
  { agent, upTo }: { readonly agent: Agent; readonly upTo: number },
  signal: AbortSignal,
): Promise<void> {
  const { clock, reporter, models } = deps
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a summary was asked for before the task was opened')
  const { agent: number } = agent
  const model = models.summary ?? agent.model
  if (model !== agent.model) sayUnpriced(deps, state, model)
  const begun = clock.now()
  const question = {
    name: `Summary up to turn ${upTo}`,
    request: summaryRequest(state, agent, upTo, model),
    started: event('summary.started', { agent: number, model }),
    failed: (failure: Failure) => event('summary.failed', { agent: number, ...failure }),
  }
  const reply = await ask(deps, ledger, question, signal)
  if (reply === null) return
  const text = reply.content.flatMap((block) => (block.type === 'text' ? [String(block['text'])] : [])).join('\n')
  const { stop, usage } = reply
  const usd = priced(state, model, usage)
  const seconds = (clock.now() - begun) / 1000
  ledger.record(event('summary.completed', { agent: number, model, stop, text, usage, usd, seconds }))
  for (const near of comeNear(state, ledger.state)) reporter.say(near)
  reporter.say(`${question.name}: ${stop}, ${usage.output} tokens out, $${usd.toFixed(4)}`)
}
