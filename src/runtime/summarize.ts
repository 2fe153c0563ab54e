/** A summary of what a conversation leaves out: an activity as a turn is one, retried, paid and done again after a death. */
import { event } from '../core/events.ts'
import { type Agent, isOpened } from '../core/state.ts'
import { summaryRequest } from '../core/summary.ts'
import { TooLong } from '../ports/failures.ts'
import { ask, type Question } from './ask.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

export async function summarize(
  deps: Deps,
  ledger: Ledger,
  of: Agent,
  upTo: number,
  signal: AbortSignal,
): Promise<void> {
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a summary was asked for before the task was opened')
  const { agent } = of
  const model = deps.models.summary ?? of.model
  const question: Question = {
    what: 'Summary',
    request: summaryRequest(state, of, upTo, model),
    started: event('summary.started', { agent, model }),
    failed: (failure) => event('summary.failed', { agent, ...failure }),
  }
  const reply = await ask(deps, ledger, question, signal).catch(tooLong)
  if (!reply) return
  const { stop, usage, usd, seconds } = reply
  const text = reply.content
    .filter(({ type }) => type === 'text')
    .map((block) => String(block['text']))
    .join('\n')
  ledger.record(event('summary.completed', { agent, model, stop, text, usage, usd, seconds }))
  deps.reporter.say(`Summary of the turns up to ${upTo}: ${usage.output} tokens, $${usd.toFixed(4)}`)
}

/** It is asked for again with less to read. */
function tooLong(error: unknown): null {
  if (error instanceof TooLong) return null
  throw error
}
