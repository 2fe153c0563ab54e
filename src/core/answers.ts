/** How each thing that people said is acknowledged: once, by a reaction, and with a reason when it was not taken (P2). */
import type { Effect } from './effects.ts'
import type { Data } from './events.ts'
import { sameSignal } from './people.ts'
import { MAX_BODY } from './present/words.ts'
import type { SignalRef } from './signals.ts'
import { type Opened, scheduled, workTip } from './state.ts'
import { clip, markdown } from './text.ts'

/** The next acknowledgement that is missing, or null. */
export function answers(state: Opened): Effect | null {
  for (const signal of state.heard) {
    const effect = signal.kind === 'comment' ? commentAnswer(state, signal) : null
    if (effect) return effect
  }
  return null
}

/** The next thread of a review that the work now done has to answer, in the agent's words or in those of its summary. */
export function threadAnswer(state: Opened, { summary, replies = [] }: Data<'work.finished'>): Effect | null {
  const sha = workTip(state)
  for (const { as, remarks, signal } of state.reviews) {
    if (as !== 'guidance') continue
    const next = remarks.find(({ id }) => !scheduled(state, 'reply', ({ comment }) => comment === id))
    if (!next) continue
    const said = replies.find(({ remark }) => remark === next.id)?.text ?? summary
    const body = clip(`Done in ${sha}.\n\n${markdown(said)}`, MAX_BODY)
    return { kind: 'reply', number: signal.number, comment: next.id, body }
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
