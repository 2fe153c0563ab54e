/** What the status comment says while a person is awaited: for what, whom, and how to answer (P5). */
import type { Data } from '../events.ts'
import { shortDigest } from '../plan.ts'
import { done, type Opened, pullRequestOf } from '../state.ts'
import { brief, clip, harmless, visible } from '../text.ts'
import { freeUntil, untilApproved } from './approvers.ts'
import { planUrl } from './plan.ts'
import { code, linksOf } from './words.ts'

const MAX_QUOTE = 300

/** The beginning of what somebody said, on one line. */
export const quoted = (text: string): string => `“${brief(visible(clip(text, 8 * MAX_QUOTE)), MAX_QUOTE)}”`

/** A pause says itself until when nothing runs. */
const lines = ({ paused }: Opened, what: readonly string[], free: string): string =>
  [...what, ...(paused ? [] : [free])].join('\n')

export function planLink(state: Opened, { version }: Data<'plan.submitted'>): string {
  const url = planUrl(state, version)
  return url ? `[Plan v${version}](${url})` : `Plan v${version}`
}

export function planWaits(state: Opened, plan: Data<'plan.submitted'>): string {
  const { version, digest } = plan
  const news = version > 1 ? `; it says what changed since v${version - 1}` : ''
  const what = `${planLink(state, plan)} (\`${shortDigest(digest)}\`) is ready${news}. \`/approve\` starts the work, \`/revise <what to change>\` asks for another plan, \`/cancel\` ends the task.`
  return lines(state, [what], untilApproved(state))
}

export function questionWaits(state: Opened, question: NonNullable<Opened['question']>): string {
  const url = lastComment(state, 'question', question.at)
  const pull = pullRequestOf(state)
  const review = `by submitting a review${pull === null ? '' : ` of ${linksOf(state).pull(pull)}`} (Files changed → Review changes)`
  const what = [
    `The agent asks: ${quoted(firstLine(question.question))}${url ? ` [The whole question](${url}) says what was tried and what there is to choose from.` : ''}`,
    `${asked(state, question.at)}Answer ${review}${question.yesNo ? ', or with `/approve` for yes and `/deny [why]` for no' : ''}.`,
  ]
  return lines(state, what, freeUntil('somebody with write permission'))
}

export function actionWaits(state: Opened, action: NonNullable<Opened['action']>): string {
  const url = lastComment(state, 'action', action.at)
  const digest = shortDigest(action.digest)
  const what = [
    `The agent wants to use ${code(harmless(action.name))} (\`${digest}\`), and a person has to allow it: ${quoted(action.why)}${url ? ` [The exact call](${url}).` : ''}`,
    `${asked(state, action.at)}\`/approve ${digest}\` runs it exactly as shown; \`/deny [reason]\` tells the agent why not.`,
  ]
  return lines(state, what, untilApproved(state))
}

const firstLine = (text: string): string => text.trim().split('\n', 1).join()

/** Address of the comment that was made for what has been waiting since `at`. */
const lastComment = (state: Opened, purpose: 'question' | 'action', at: number): string | undefined =>
  done(state, 'comment').findLast((one) => one.effect.purpose === purpose && one.at >= at)?.evidence.url

/** Whose review was requested for it. */
function asked(state: Opened, at: number): string {
  const reviewers = done(state, 'review-request').filter((one) => one.at >= at && one.evidence.id !== undefined)
  const names = [...new Set(reviewers.map(({ effect }) => harmless(effect.reviewer)))]
  return names.length > 0 ? `Asked: ${names.join(', ')}. ` : ''
}
