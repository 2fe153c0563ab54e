/** How each thing that people said is acknowledged: once, by a reaction, and with a reason when it was not taken (P2). */
import type { Effect } from './effects.ts'
import type { Data } from './events.ts'
import { sameSignal } from './people.ts'
import { helpText } from './present/help.ts'
import { linksOf, MAX_BODY } from './present/words.ts'
import type { SignalRef } from './signals.ts'
import { type Opened, scheduled, workTip } from './state.ts'
import { clip, markdown } from './text.ts'

/** The next acknowledgement that is missing, or null. */
export function answers(state: Opened): Effect | null {
  for (const signal of state.heard) {
    const effect = signal.kind === 'comment' ? commentAnswer(state, signal) : reviewAnswer(state, signal)
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

/** 👍 when every command of the comment was taken; else 👎 and one reply with all the reasons. */
function commentAnswer(state: Opened, signal: SignalRef): Effect | null {
  const { id: comment, number } = signal
  const reasons = state.refused.filter((one) => sameSignal(one.signal, signal)).map(({ reason }) => reason)
  const taken = state.admitted.filter((one) => sameSignal(one.signal, signal)).map(({ command }) => command.name)
  const reply = (purpose: 'help' | 'refusal', subject: string, body: () => string): Effect | null =>
    scheduled(state, 'comment', (effect) => effect.subject === subject)
      ? null
      : { kind: 'comment', number, purpose, subject, body: body() }
  if (reasons.length + taken.length === 0) return null
  if (!scheduled(state, 'reaction', (effect) => effect.comment === comment))
    return { kind: 'reaction', comment, content: reasons.length > 0 ? '-1' : '+1' }
  const help = taken.includes('help') ? reply('help', `help-${comment}`, () => helpText(state)) : null
  if (help || reasons.length === 0) return help
  return reply('refusal', `comment-${comment}`, () => refusalText(taken, reasons))
}

const refusalText = (taken: readonly string[], reasons: readonly string[]): string =>
  [
    ...reasons.map((reason) => `Not taken: ${reason}.`),
    ...(taken.length > 0 ? [`Taken: ${taken.map((name) => `\`/${name}\``).join(', ')}.`] : []),
  ].join('\n\n')

/** What was taken shows in what follows; GitHub knows no reaction to a review by its API. */
function reviewAnswer(state: Opened, { id, number }: SignalRef): Effect | null {
  const refused = state.refused.find(({ signal }) => signal.kind === 'review' && signal.id === id)
  const subject = `review-${id}`
  if (!refused || scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  const { by, reason } = refused
  const body = `Not taken: the [review](${linksOf(state).review(number, id)}) by ${by}. The reason: ${reason}.`
  return { kind: 'comment', number, purpose: 'refusal', subject, body }
}
