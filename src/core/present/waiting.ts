/** What the status comment says while a person is awaited: for what, whom, and how to answer (P5). */
import type { Data } from '../events.ts'
import { shortDigest } from '../plan.ts'
import { done, type Opened, pullRequestOf } from '../state.ts'
import { brief, clip, harmless, visible } from '../text.ts'
import { approverWords } from './approvers.ts'
import { planUrl } from './plan.ts'
import { code, linksOf } from './words.ts'

const MAX_QUOTE = 300

/** The beginning of what somebody said, on one line. */
export const quoted = (text: string): string => `“${brief(visible(clip(text, 8 * MAX_QUOTE)), MAX_QUOTE)}”`

const freeUntil = (who: string): string => `Nothing runs and nothing is billed until ${who} answers.`

/** What a plan and a call wait for: the answer of those who may approve here. */
const approverWaits = (state: Opened): string =>
  freeUntil(approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))

export function planLink(state: Opened, { version }: Data<'plan.submitted'>): string {
  const url = planUrl(state, version)
  return url ? `[Plan v${version}](${url})` : `Plan v${version}`
}

export function planWaits(state: Opened, plan: Data<'plan.submitted'>): string {
  const { version, digest } = plan
  const news = version > 1 ? `; it says what changed since v${version - 1}` : ''
  return [
    `${planLink(state, plan)} (\`${shortDigest(digest)}\`) is ready${news}. \`/approve\` starts the work, \`/revise <what to change>\` asks for another plan, \`/cancel\` ends the task.`,
    approverWaits(state),
  ].join('\n')
}

export function questionWaits(state: Opened, question: NonNullable<Opened['question']>): string {
  const url = lastComment(state, 'question', question.at)
  const pull = pullRequestOf(state)
  const review = `by submitting a review${pull === null ? '' : ` of ${linksOf(state).pull(pull)}`} (Files changed → Review changes)`
  return [
    `The agent asks: ${quoted(firstLine(question.question))}${url ? ` [The whole question](${url}) says what was tried and what there is to choose from.` : ''}`,
    `${asked(state, question.at)}Answer ${review}${question.yesNo ? ', or with `/approve` for yes and `/deny [why]` for no' : ''}.`,
    freeUntil('somebody with write permission'),
  ].join('\n')
}

export function actionWaits(state: Opened, action: NonNullable<Opened['action']>): string {
  const url = lastComment(state, 'action', action.at)
  const digest = shortDigest(action.digest)
  return [
    `The agent wants to use ${code(harmless(action.name))} (\`${digest}\`), and a person has to allow it: ${quoted(action.why)}${url ? ` [The exact call](${url}).` : ''}`,
    `${asked(state, action.at)}\`/approve ${digest}\` runs it exactly as shown; \`/deny [reason]\` tells the agent why not.`,
    approverWaits(state),
  ].join('\n')
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
