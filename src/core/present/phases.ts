/** The first lines of the status comment: where a task is, in each phase. */
import { BASE_BRANCH } from '../base.ts'
import { checkingOf } from '../checking.ts'
import type { Data } from '../events.ts'
import { awaited } from '../people.ts'
import { type Opened, phaseOf } from '../state.ts'
import { brief, capital, harmless, oneLine } from '../text.ts'
import { checklist } from './checklist.ts'
import { goesOn } from './next.ts'
import { checkingLine, checksLine, testsLine, verificationLine } from './verification.ts'
import { actionWaits, planLink, planWaits, questionWaits, quoted } from './waiting.ts'
import { detailOf, linksOf, moment } from './words.ts'

const MAX_TEXT = 500

export function heading(state: Opened): string {
  const { suspended, ended, paused, action, revision, plan, steps, returning } = state
  if (suspended) return `### 🛑 Stopped: ${brief(suspended.title, MAX_TEXT)}`
  if (ended?.outcome === 'merged') return `### 🎉 Merged${by(ended)}`
  if (ended?.outcome === 'cancelled') return `### ⏹️ Cancelled${by(ended)}`
  if (ended)
    return state.verification?.commands.length ? '### ✅ Done, and checked' : '### ✅ Done; only the diff was checked'
  if (paused) return `### ⏸️ Paused${paused.why === 'label' ? ': the issue has lost its label' : ` by ${paused.by}`}`
  if (returning) return `### ⏳ Waiting until ${moment(returning.until)}`
  const working = steps.findIndex(({ status }) => status !== 'done')
  switch (phaseOf(state)) {
    case 'planning':
      return revision && plan ? `### 🔎 Planning: version ${plan.version + 1}` : '### 🔎 Planning'
    case 'awaiting-approval':
      return '### ✋ Waiting for your approval'
    case 'awaiting-answer':
      return action ? '### ✋ Waiting for your leave' : '### ❓ Waiting for an answer'
    case 'verifying':
      return checkingOf(state) ? '### 🧪 Waiting for CI' : '### 🧪 Verifying what was pushed'
    default:
      return working < 0 ? '### ⚙️ Working' : `### ⚙️ Working: step ${working + 1} of ${steps.length}`
  }
}

const by = ({ by }: Data<'task.ended'>): string => (by === undefined ? '' : ` by ${by}`)

export function body(state: Opened): readonly (string | false)[] {
  const { suspended, ended, plan, approval, revision, paused, question, action } = state
  if (suspended) return stopped(state, suspended)
  if (ended) return over(state, ended)
  const lines: readonly (string | false)[] = [reopened(state), paused !== null && pausedText(state), returns(state)]
  const waits = awaited({ ...state, paused: null })
  if (question && waits === 'question') return [...lines, questionWaits(state, question), ...goal(state)]
  if (action && waits === 'action') return [...lines, actionWaits(state, action), ...goal(state)]
  if (!plan) return [...lines, 'The agent reads the repository and proposes a plan; it can change nothing yet.']
  if (revision) return [...lines, revising(state, plan, revision)]
  return approval ? [...lines, checkingLine(state), ...goal(state)] : [...lines, planWaits(state, plan)]
}

/** The approved plan, and how far it is. */
function goal(state: Opened): readonly string[] {
  const { plan, approval } = state
  if (!plan || !approval) return []
  return [
    `${brief(plan.plan.summary, MAX_TEXT)} ${planLink(state, plan)}, approved by ${approval.by}.`,
    checklist(state),
  ]
}

function revising(
  state: Opened,
  plan: Data<'plan.submitted'>,
  { by: who, text }: NonNullable<Opened['revision']>,
): string {
  const why =
    who === BASE_BRANCH ? brief(text, 2 * MAX_TEXT) : `${harmless(who)} asked for another plan: ${quoted(text)}`
  return `${why}\n${planLink(state, plan)} is void; nothing more is changed before version ${plan.version + 1} is approved.`
}

const reopened = ({ reopening }: Opened): string | false => {
  if (!reopening) return false
  const { by: who, why } = reopening
  return why === 'review'
    ? `Back at work: changes were asked for by ${harmless(who)}.`
    : `Taken up again by ${harmless(who)}, after it had been cancelled.`
}

const pausedText = (state: Opened): string =>
  `${saved(state)}\n\n**To go on**: ${goesOn(state)}. Until then nothing runs and nothing is billed.`

/** Why nothing runs although nobody has to do anything. */
const returns = (state: Opened): string | false => {
  const { returning, paused } = state
  if (!returning || paused) return false
  return `${capital(oneLine(harmless(returning.why)))}. That passes by itself, so no runner waits for it.\n\n${saved(state)}`
}

const saved = (state: Opened): string =>
  `**Saved**: everything up to turn ${state.spent.turns}, on [the state branch](${linksOf(state).state}).`

function over(state: Opened, { outcome, reason }: Data<'task.ended'>): readonly (string | false)[] {
  const links = linksOf(state)
  if (outcome === 'cancelled')
    return [
      reason ? `The reason given: ${quoted(reason)}` : false,
      `Everything up to turn ${state.spent.turns} is kept on [the state branch](${links.state}).`,
    ]
  const steps = state.steps.length > 0 && checklist(state)
  return [verificationLine(state), checksLine(state), testsLine(state), steps]
}

/** A stop's class, in words. */
const KINDS: Readonly<Record<Data<'task.suspended'>['class'], string>> = {
  fatal: 'Something is wrong that only a person can put right.',
  stuck: "The task can't go on by itself.",
  limit: 'A limit is reached; nothing else is wrong.',
  transient: 'It has not passed by itself.',
}

function stopped(state: Opened, suspended: Data<'task.suspended'>): readonly (string | false)[] {
  return [
    detailOf(suspended),
    KINDS[suspended.class],
    saved(state),
    `**To go on**: ${suspended.todo} Until then nothing runs and nothing is billed.`,
  ]
}
