import type { Data } from '../events.ts'
import { type Plan, shortDigest } from '../plan.ts'
import { planDiff } from '../plan-diff.ts'
import { done, type EffectRecord, type Opened, type State } from '../state.ts'
import { clip, closed, harmless, markdown, oneLine } from '../text.ts'
import { untilApproved } from './approvers.ts'
import { notKept } from './survey.ts'
import { code, details, MAX_BODY, usd } from './words.ts'

/** What tells the comment of one version from that of another. */
export const planSubject = (version: number): string => `plan-${version}`

/** The comment that shows a version, scheduled or there already. */
export const planShown = ({ effects }: State, version: number): EffectRecord | undefined =>
  effects.findLast(({ effect }) => effect.kind === 'comment' && effect.subject === planSubject(version))

/** Address of the comment that shows a version, null before it is there. */
export const planUrl = (state: State, version: number): string | null =>
  done(state, 'comment').findLast(({ effect }) => effect.subject === planSubject(version))?.evidence.url ?? null

const list = (items: readonly string[]): string => items.map((item) => `- ${harmless(oneLine(item))}`).join('\n')

/** One line stands after its label, several stand below it. */
const labelled = (label: string, text: string): string =>
  text.trim().includes('\n') ? `**${label}**\n\n${markdown(text.trim())}` : `**${label}**: ${harmless(text.trim())}`

/** Indented, so that whatever a detail holds stays within its step. */
const step = ({ title, detail }: Plan['steps'][number], index: number): string =>
  `${index + 1}. ${harmless(oneLine(title))}${detail && `: ${harmless(detail.trim()).replaceAll('\n', '\n   ')}`}`

/** The comment that shows a plan and says how to approve it. */
export function planComment(state: Opened & { plan: NonNullable<Opened['plan']> }): string {
  const { plan, version, digest } = state.plan
  const { verify, planApproval } = state.task.policy
  const parts = [
    `### Plan v${version} · \`${shortDigest(digest)}\``,
    whatChanged(state),
    labelled('Goal', plan.summary),
    plan.cause && labelled('Why it happens', plan.cause),
    `**Steps**\n${plan.steps.map(step).join('\n')}`,
    plan.files.length > 0 && `**Files**: ${plan.files.map(code).join(', ')}`,
    checkedBy(verify, plan.verify),
    plan.risks.length > 0 && `**Risks**\n${list(plan.risks)}`,
    willAsk(plan.actions ?? []),
    plan.cost && `**Expected cost**: ${usd(plan.cost.low)} to ${usd(plan.cost.high)}`,
    ...notKept(state),
    planApproval === 'always' ? `${ask(verify.length > 0)} ${untilApproved(state)}` : AT_ONCE,
  ]
  return clip(parts.filter(Boolean).join('\n\n'), MAX_BODY)
}

/** A new version says what it changes, and for whom. */
function whatChanged({ earlier, plan }: Opened): string | false {
  const before = earlier.at(-1)
  if (!before || !plan) return false
  return [`**What changed since v${before.version}**`, ...planDiff(before, plan).map((line) => `- ${line}`)].join('\n')
}

const willAsk = (actions: readonly string[]): string | false =>
  actions.length > 1
    ? `**Will ask before**\n${list(actions)}`
    : actions.length === 1 && `**Will ask before** ${harmless(oneLine(actions.join()))}`

/** The text of an old plan's comment, once version `now` is at `newer`. */
export function supersededPlan(old: Data<'plan.submitted'>, text: string, now: number, newer: string): string {
  const { version, digest } = old
  return [
    `### ~~Plan v${version} · \`${shortDigest(digest)}\`~~`,
    `Superseded by [v${now}](${newer}). What follows is void, and its digest can't be approved any more.`,
    details(`Plan v${version}, as it was`, closed(clip(text, MAX_BODY - 1_000))),
  ].join('\n\n')
}

function checkedBy(verify: readonly string[], proposed: readonly string[]): string {
  if (verify.length > 0) return `**Checked by** ${verify.map(code).join(', ')} in a clean checkout of what is pushed`
  const hint = proposed.length > 0 ? ` The agent proposes ${proposed.map(code).join(', ')}.` : ''
  return `**Nothing will be checked but the diff**: the workflow names no \`verify\` command.${hint}`
}

const AT_ONCE = 'The work starts at once, since the workflow says `plan-approval: never`.'

const ask = (checked: boolean): string =>
  checked
    ? 'Comment `/approve` to start the work, or `/revise <what to change>` for another plan.'
    : 'Is it right that only the diff will be looked at? Comment `/approve` to start the work all the same, or `/revise <what to change>` for another plan; a `verify` command that the workflow gets now counts for tasks that begin later.'
