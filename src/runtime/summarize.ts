/** A summary of what a conversation leaves out: an activity as a turn is one, retried, paid and done again after a death. */
import { event } from '../core/events.ts'
import { costOf } from '../core/pricing.ts'
import { type Agent, isOpened } from '../core/state.ts'
import { summaryRequest } from '../core/summary.ts'
import { TooLong } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

export async function summarize(
  deps: Deps,
  ledger: Ledger,
  { agent, model: own, ...rest }: Agent,
  upTo: number,
  signal: AbortSignal,
): Promise<void> {
  const { clock, reporter, models } = deps
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a summary was asked for before the task was opened')
  const model = models.summary ?? own
  const started = clock.now()
  ledger.record(event('summary.started', { agent, model }))
  ledger.commitSoon()
  const request = summaryRequest(state, { agent, model: own, ...rest }, upTo, model)
  const failed = (kind: 'transient' | 'context', { status, message }: { status: number | null; message: string }) => {
    ledger.record(event('summary.failed', { agent, class: kind, status, message }))
    reporter.say(`Summary: ${message}.`)
  }
  try {
    const reply = await retrying(
      clock,
      signal,
      () => deps.model.turn(request, signal),
      (failure) => failed('transient', failure),
    )
    const text = reply.content
      .filter(({ type }) => type === 'text')
      .map((block) => String(block['text']))
      .join('\n')
    const usd = costOf(model, reply.usage)
    const seconds = (clock.now() - started) / 1000
    ledger.record(
      event('summary.completed', { agent, model, stop: reply.stop, text, usage: reply.usage, usd, seconds }),
    )
    reporter.say(`Summary of the turns up to ${upTo}: ${reply.usage.output} tokens, $${usd.toFixed(4)}`)
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    failed('context', error)
  }
}
