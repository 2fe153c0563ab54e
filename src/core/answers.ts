/** How each thing that people said is acknowledged: once, by a reaction, and with a reason when it was not taken (P2). */
import type { Effect } from './effects.ts'
import { sameSignal } from './people.ts'
import { linksOf } from './present/words.ts'
import type { SignalRef } from './signals.ts'
import { type Opened, scheduled } from './state.ts'

/** The next acknowledgement that is missing, or null. */
export function answers(state: Opened): Effect | null {
  for (const signal of state.heard) {
    const effect = signal.kind === 'comment' ? commentAnswer(state, signal) : reviewAnswer(state, signal)
    if (effect) return effect
  }
  return null
}

function commentAnswer(state: Opened, signal: SignalRef): Effect | null {
  const reasons = state.refused.filter((one) => sameSignal(one.signal, signal)).map(({ reason }) => reason)
  const taken = state.admitted.some((one) => sameSignal(one.signal, signal))
  const { id: comment, number } = signal
  if (reasons.length === 0 && !taken) return null
  if (!scheduled(state, 'reaction', (effect) => effect.comment === comment))
    return { kind: 'reaction', comment, content: reasons.length > 0 ? '-1' : '+1' }
  const subject = `comment-${comment}`
  if (reasons.length === 0 || scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  return { kind: 'comment', number, purpose: 'refusal', subject, body: refusalText(reasons) }
}

const refusalText = (reasons: readonly string[]): string =>
  reasons.map((reason) => `Not taken: ${reason}.`).join('\n\n')

/** What was taken shows in what follows; GitHub knows no reaction to a review by its API. */
function reviewAnswer(state: Opened, { id, number }: SignalRef): Effect | null {
  const refused = state.refused.find(({ signal }) => signal.kind === 'review' && signal.id === id)
  const subject = `review-${id}`
  if (!refused || scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  const { by, reason } = refused
  const body = `Not taken: the [review](${linksOf(state).review(number, id)}) by ${by}. The reason: ${reason}.`
  return { kind: 'comment', number, purpose: 'refusal', subject, body }
}
