/**
 * A person is asked to decide: by a request for a review from each of those who can, and by one comment that says what it
 * is about. When it is decided the comment says so. Each is a wish that follows from the state (see wishes.ts).
 */
import type { Effect } from './effects.ts'
import { workBranch } from './names.ts'
import { closedComment, questionComment, stoppedComment } from './present/escalation.ts'
import { reviewersFor } from './reviewers.ts'
import { done, type EffectRecord, type Opened, pullRequestOf, pushOf, scheduled, workTip } from './state.ts'

interface Escalation {
  readonly purpose: 'question' | 'stopped'
  readonly subject: string
  /** Since when a person is needed, in milliseconds since 1970. */
  readonly at: number
}

/** What a person is asked to decide by a review now, or null. A limit that is used up is no question. */
export function escalationOf({ suspended, question, ended }: Opened): Escalation | null {
  if (suspended?.class === 'limit') return null
  if (suspended) return { purpose: 'stopped', subject: `stopped-${suspended.at}`, at: suspended.at }
  if (!question || question.answer || ended) return null
  return { purpose: 'question', subject: `question-${question.call}`, at: question.at }
}

/** The next thing that is missing so that people know what they are asked, or know that it is decided. */
export const escalated = (state: Opened): Effect | null => workShown(state) ?? asked(state) ?? closed(state)

/** The work so far goes out before people are asked about it, so that they can answer on its lines. */
function workShown(state: Opened): Effect | null {
  const { task, question } = state
  const parent = workTip(state)
  if (escalationOf(state)?.purpose !== 'question' || parent === null) return null
  if (!question?.tree || pushOf(state, question.tree)) return null
  const { tree, at } = question
  // Where somebody else was faster, theirs are the lines to answer on.
  if (scheduled(state, 'push', (effect) => effect.draft === true && effect.tree === tree)) return null
  const message = `Work so far on #${task.task}\n\nPushed with a question to the people who decide.`
  return { kind: 'push', branch: workBranch(task.task), parent, tree, message, at, draft: true }
}

function asked(state: Opened): Effect | null {
  const number = pullRequestOf(state)
  const now = escalationOf(state)
  if (!now || number === null) return null
  const { at, purpose, subject } = now
  const requests = requestsAt(state, at)
  const reviewer = reviewersFor(state).find((name) => !requests.some(({ to }) => to === name))
  if (reviewer !== undefined) return { kind: 'review-request', number, reviewer, at }
  // Who could not be asked stands in the comment.
  if (requests.some(({ evidence }) => evidence === null)) return null
  if (scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  const to = (wasReached: boolean) =>
    requests.filter(({ evidence }) => (evidence?.id !== undefined) === wasReached).map(({ to }) => to)
  const people = { reached: to(true), missed: to(false) }
  const body = purpose === 'question' ? questionComment(state, people) : stoppedComment(state, people)
  return { kind: 'comment', number, purpose, subject, body }
}

const requestsAt = ({ effects }: Opened, at: number): readonly (Pick<EffectRecord, 'evidence'> & { to: string })[] =>
  effects.flatMap(({ effect, evidence }) =>
    effect.kind === 'review-request' && effect.at === at ? [{ to: effect.reviewer, evidence }] : [],
  )

/** What was asked and is decided, or is no question any more. */
function closed(state: Opened): Effect | null {
  const now = escalationOf(state)?.subject
  for (const { effect, evidence } of done(state, 'comment')) {
    const { number, purpose, subject, body } = effect
    const { id: comment } = evidence
    if ((purpose !== 'question' && purpose !== 'stopped') || subject === now || comment === undefined) continue
    if (scheduled(state, 'comment-edit', (edit) => edit.comment === comment)) continue
    return { kind: 'comment-edit', number, comment, body: closedComment(state, { purpose, body }) }
  }
  return null
}
