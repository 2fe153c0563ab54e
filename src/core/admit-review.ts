/** Turns submitted reviews into events, or refuses them with a reason. Keeps P1 (each once) and P2. */
import { isOtherBot } from './admit.ts'
import { mayCommand } from './authority.ts'
import { type Event, event } from './events.ts'
import { MARKER_PREFIX } from './names.ts'
import { awaited, type Question } from './people.ts'
import { reviewText } from './present/said.ts'
import type { Permission, Remark, SignalData, SignalRef } from './signals.ts'
import { hasSeen, type Opened } from './state.ts'
import { asksForChanges } from './sweep.ts'

type Verdict = SignalData<'review.taken'>['verdict']

export interface SaidReview {
  readonly signal: SignalRef
  /** Null when the account was deleted. */
  readonly author: string | null
  readonly authorType: string
  readonly verdict: Verdict | 'dismissed' | 'pending'
  readonly body: string
  readonly remarks: readonly Remark[]
}
type Due = SaidReview & { readonly author: string }

/** What people have submitted and nobody has answered yet; who said it must be looked up before it is admitted. */
export const dueReviews = (state: Opened, reviews: readonly SaidReview[]): readonly Due[] =>
  reviews.flatMap((review) => {
    const { author, verdict, body, signal } = review
    if (author === null || verdict === 'pending' || isOtherBot(state, review) || body.includes(MARKER_PREFIX)) return []
    return hasSeen(state, signal) ? [] : [{ ...review, author }]
  })

/** Ids of the reviews that were answered: what they say is not asked for again. */
export const heardReviews = ({ heard }: Opened): ReadonlySet<number> =>
  new Set(heard.flatMap(({ kind, id }) => (kind === 'review' ? [id] : [])))

interface Signalled {
  readonly signal: SignalRef
}

/** GitHub's times have whole seconds; what was said in the same one keeps its order within its kind. */
export function byTime({ signal: a }: Signalled, { signal: b }: Signalled): number {
  const [first, second] = [a.at ?? 0, b.at ?? 0]
  return first - second || a.kind.localeCompare(b.kind) || a.id - b.id
}

/** The facts that follow from one review by somebody with this permission; none when nobody waits for it and it says nothing. */
export function admitReview(state: Opened, review: Due, permission: Permission): readonly Event[] {
  const { signal, author: by, verdict, body: text, remarks } = review
  const waits = state.suspended ? 'stopped' : awaited(state)
  const refuse = (reason: string) => (waits ? [event('signal.refused', { signal, by, reason })] : [])
  if (state.ended && !state.suspended) return afterEnd(state, review, permission)
  if (verdict === 'dismissed' || verdict === 'pending') return refuse(DISMISSED)
  if (!mayCommand(permission)) return refuse(NO_PERMISSION)
  const said = { signal, by, permission, verdict, text, remarks: [...remarks] }
  const take = (as: 'answer' | 'guidance') => event('review.taken', { ...said, as })
  const says = text.trim() !== '' || remarks.length > 0
  const { question } = state
  if (waits === 'question' && question && !isOlder(signal, question)) {
    const problem = says ? null : unanswered(verdict, question)
    if (problem) return refuse(problem)
    const words = reviewText(said, question.yesNo)
    return [take('answer'), event('question.answered', { call: question.call, signal, by, permission, text: words })]
  }
  if (verdict === 'approved' && (waits === 'plan' || waits === 'action')) return refuse(NOT_BY_REVIEW[waits])
  if (waits === 'plan' && verdict === 'changes-requested' && says)
    return [take('answer'), event('revision.asked', { by, signal, text: reviewText(said, false) })]
  return says || (waits === 'stopped' && verdict === 'approved') ? [take('guidance')] : refuse(EMPTY)
}

/** A finished task goes on when a review asks for changes; any other review changes nothing, and needs no answer. */
function afterEnd({ ended }: Opened, review: Due, permission: Permission): readonly Event[] {
  const { signal, author: by, verdict, body: text, remarks } = review
  if (verdict === 'dismissed' || verdict === 'pending' || !asksForChanges({ state: verdict, remarks })) return []
  const reason = ended?.outcome === 'done' ? null : `this task has ended: it is ${ended?.outcome}`
  const refused = mayCommand(permission) ? reason : NO_PERMISSION
  if (refused !== null) return [event('signal.refused', { signal, by, reason: refused })]
  const said = { signal, by, permission, verdict, text, remarks: [...remarks] }
  return [event('review.taken', { ...said, as: 'guidance' }), event('task.reopened', { by, why: 'review' })]
}

/** GitHub tells times in whole seconds. */
const isOlder = ({ at }: SignalRef, { at: asked }: Question): boolean =>
  at !== undefined && at < Math.floor(asked / 1000) * 1000

/** Why a review without a word does not answer a question, or null when it does. */
function unanswered(verdict: Verdict, { yesNo, options }: Question): string | null {
  if (verdict === 'commented') return EMPTY
  if (yesNo) return null
  const missing = options.length > 0 ? 'which of the options is meant' : 'what the answer is'
  return `it does not say ${missing}; submit another one that does`
}

const DISMISSED = 'it was dismissed before it was read'
const NO_PERMISSION = 'a review counts from somebody with write permission in this repository'
const EMPTY = 'it says nothing, neither in its text nor on a line; submit another one that does'
const NOT_BY_REVIEW = {
  plan: 'a review that approves is no approval of the plan; comment `/approve` to start the work',
  action: 'a review that approves allows nothing; comment `/approve` or `/deny`',
} as const
