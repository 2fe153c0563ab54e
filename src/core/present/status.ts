import type { Data } from '../events.ts'
import { shortDigest } from '../plan.ts'
import { budgetOf, done, type Opened, phaseOf, pullRequestOf, type Step } from '../state.ts'
import { clip, harmless, markdown, oneLine } from '../text.ts'
import { repairLines } from './broken.ts'
import { notKept } from './survey.ts'
import { checksLine, verificationLine } from './verification.ts'
import { code, count, detailOf, details, duration, linksOf, MAX_BODY, nextSentence, usd } from './words.ts'

/** What the status comment depends on besides numbers that grow: it is edited when this changes, not at every turn. */
export const statusRevision = (state: Opened): string => `${state.runs} ${statusSays(state)}`

/** Everything of a revision but the number of runs. */
export const withoutRuns = (revision: string): string => revision.slice(revision.indexOf(' ') + 1)

const statusSays = (state: Opened): string =>
  JSON.stringify([
    phaseOf(state),
    state.plan?.version ?? 0,
    state.steps.map(({ status }) => status === 'done'),
    pullRequestOf(state),
    state.verification?.passed === false ? state.verification.sha : null,
    state.suspended?.title ?? null,
    ...(state.restored ? [state.restored.seq] : []),
    ...asked(state),
    notKept(state),
  ])

/** Each `/status` has it written anew. */
const asked = ({ admitted }: Opened): readonly number[] => {
  const count = admitted.filter(({ command }) => command.name === 'status').length
  return count > 0 ? [count] : []
}

/** The task's one status comment. */
export const statusComment = (state: Opened): string =>
  clip(
    [heading(state), ...body(state), ...notes(state), table(state), revived(state), next(state), commands(state)]
      .filter(Boolean)
      .join('\n\n'),
    MAX_BODY,
  )

const notes = (state: Opened): readonly string[] => [...repairLines(state), ...notKept(state)]

function heading(state: Opened): string {
  if (state.suspended) return `### 🛑 Stopped: ${oneLine(harmless(state.suspended.title))}`
  if (state.paused && !state.ended) return `### ⏸️ Paused by ${state.paused.by}`
  const working = state.steps.findIndex(({ status }) => status !== 'done')
  switch (phaseOf(state)) {
    case 'planning':
      return '### 🔎 Planning'
    case 'awaiting-approval':
      return '### ✋ Waiting for your approval'
    case 'awaiting-answer':
      return '### ❓ Waiting for an answer'
    case 'working':
      return working < 0 ? '### ⚙️ Working' : `### ⚙️ Working: step ${working + 1} of ${state.steps.length}`
    case 'verifying':
      return '### 🧪 Verifying what was pushed'
    case 'cancelled':
      return `### ⏹️ Cancelled by ${state.ended?.by ?? 'nobody'}`
    default:
      return state.verification?.commands.length ? '### ✅ Done, and checked' : '### ✅ Done; only the diff was checked'
  }
}

function body(state: Opened): readonly (string | false)[] {
  const { suspended, ended, plan, approval } = state
  if (suspended) return [stopped(state, suspended)]
  if (ended?.outcome === 'cancelled')
    return [
      ended.reason !== undefined && `**Reason**: ${markdown(ended.reason)}`,
      `Everything up to turn ${state.spent.turns} is kept on [the state branch](${linksOf(state).state}).`,
    ]
  if (ended) return [verificationLine(state), checksLine(state), 'The pull request is ready for review.']
  if (!plan) return ['The agent reads the repository and proposes a plan; it can change nothing yet.']
  if (!approval) return [waiting(state, plan)]
  const goal = `${oneLine(harmless(plan.plan.summary))} ${planLink(state, plan)}, approved by ${approval.by}.`
  return [goal, checklist(state)]
}

function planLink(state: Opened, { version }: Data<'plan.submitted'>): string {
  const url = done(state, 'comment').findLast(({ effect }) => effect.purpose === 'plan')?.evidence.url
  return url ? `[Plan v${version}](${url})` : `Plan v${version}`
}

const waiting = (state: Opened, plan: Data<'plan.submitted'>): string =>
  [
    `${planLink(state, plan)} (\`${shortDigest(plan.digest)}\`) is ready. \`/approve\` starts it.`,
    'Nothing runs and nothing is billed until somebody with write access answers.',
  ].join('\n')

function checklist({ steps, task, verification, finish }: Opened): string {
  const current = finish ? steps.length : steps.findIndex(({ status }) => status !== 'done')
  const line = ({ title, status, evidence }: Step, index: number): string => {
    const text = harmless(oneLine(title))
    if (status === 'done') return `- [x] ${text}${evidence && ` (${harmless(oneLine(evidence))})`}`
    return index === current ? `- [ ] **${text}** ← now` : `- [ ] ${text}`
  }
  const verify = task.policy.verify.map(code).join(', ') || 'the diff'
  const failed =
    verification && !verification.passed
      ? ` (${whatFailed(verification)} on \`${verification.sha.slice(0, 7)}\`, the agent has been told)`
      : ''
  const last = finish ? `- [ ] **Verify**: ${verify} ← now` : `- [ ] Verify: ${verify}${failed}`
  return [...steps.map(line), last].join('\n')
}

const whatFailed = ({ commands }: Data<'verification.completed'>): string =>
  commands.every(({ exit }) => exit === 0) ? 'CI failed' : 'failed'

function stopped(state: Opened, suspended: Data<'task.suspended'>): string {
  return [
    detailOf(suspended),
    `**Saved**: everything up to turn ${state.spent.turns}, on [the state branch](${linksOf(state).state}).`,
    `**To go on**: ${suspended.todo} Until then nothing runs.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function table(state: Opened): string {
  const { spent, runs, handovers, crashes, workedMs, waitedMs } = state
  const links = linksOf(state)
  const pull = pullRequestOf(state)
  const jobs = [
    count(runs, 'job'),
    handovers > 0 && count(handovers, 'hand-over'),
    crashes > 0 && `${count(crashes, 'crash', 'crashes')} survived`,
  ]
  const look = [
    state.run && `[job](${state.run.url})`,
    `[journal](${links.state})`,
    `[diff](${links.work})`,
    pull !== null && links.pull(pull),
  ]
  return [
    '| | |',
    '|---|---|',
    `| Spent | ${usd(spent.usd)} of ${usd(budgetOf(state))} |`,
    `| Turns | ${spent.turns} in ${jobs.filter(Boolean).join(', ')} |`,
    `| Time | ${duration(workedMs)} of work${waitedMs > 0 ? `, ${duration(waitedMs)} waiting for people` : ''} |`,
    `| Look | ${look.filter(Boolean).join(' · ')} |`,
  ].join('\n')
}

/** Left out where the body says it already. */
function next(state: Opened): string | false {
  const told = state.suspended || (!state.ended && !state.approval)
  return !told && `**Next**: ${nextSentence(state)}`
}

/** The commands that mean something now. */
function commands(state: Opened): string | false {
  const { plan, approval, suspended, ended } = state
  if (ended) return false
  const lines = [
    plan && !approval && '- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.',
    suspended && '- `/retry` goes on from what is saved.',
    !suspended && (!plan || approval) && '- `/retry` goes on from what is saved, should the job have died.',
    '- `/cancel` ends the task; what was done so far stays on its branches.',
  ]
  const how = 'At the start of a line in a comment on the issue or its pull request, by somebody with write access:'
  return details('What you can say here', [how, lines.filter(Boolean).join('\n')].join('\n\n'))
}

const revived = ({ restored, task }: Opened): string | false =>
  restored !== null &&
  `The state branch had been deleted; it was made again from the cache at event ${restored.fromSeq}. To begin this task anew, delete the caches that begin with \`pawl-${task.task}-\` too.`
