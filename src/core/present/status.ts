import { nearlyUsedUp } from '../budget.ts'
import { checkingOf } from '../checking.ts'
import { awaited } from '../people.ts'
import { done, type Opened, phaseOf, pullRequestOf } from '../state.ts'
import { clip } from '../text.ts'
import { repairLines } from './broken.ts'
import { budgetNote, spentText } from './budget.ts'
import { commands } from './commands.ts'
import { nextSentence } from './next.ts'
import { body, heading } from './phases.ts'
import { notKept } from './survey.ts'
import { count, duration, linksOf, MAX_BODY } from './words.ts'

/** What the status comment depends on besides numbers that grow: it is edited when this changes, not at every turn. */
export const statusRevision = (state: Opened): string => `${state.runs} ${statusSays(state)}`

/** Everything of a revision but the number of runs. */
export const withoutRuns = (revision: string): string => revision.slice(revision.indexOf(' ') + 1)

function statusSays(state: Opened): string {
  const checking = checkingOf(state)
  return JSON.stringify([
    phaseOf(state),
    state.plan?.version ?? 0,
    state.steps.map(({ status, shown }) => (status === 'done' ? (shown ? 2 : 1) : 0)),
    pullRequestOf(state),
    state.verification?.passed === false ? state.verification.sha : null,
    state.suspended?.title ?? null,
    ...(checking ? [[checking.running, checking.missing]] : []),
    ...(state.verification?.missing ? [state.verification.missing] : []),
    ...(state.restored ? [state.restored.seq] : []),
    ...(state.returning ? [state.returning.until] : []),
    ...(budgetNote(state) ? nearlyUsedUp(state).map(({ name }) => name) : []),
    ...asked(state),
    notKept(state),
    people(state),
  ])
}

/** What people have brought about that the comment tells of. */
const people = (state: Opened) => {
  const { revision, question, action, paused, ended, raisedUsd, reopened } = state
  const asked = question?.call ?? action?.digest
  return [
    revision && [revision.by, revision.text],
    asked === undefined ? null : [asked, done(state, 'comment').length, done(state, 'review-request').length],
    paused?.at,
    ended,
    raisedUsd,
    reopened,
  ]
}

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

const notes = (state: Opened): readonly (string | false)[] => [
  ...repairLines(state),
  ...notKept(state),
  budgetNote(state),
]

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
    `| Spent | ${spentText(state)} |`,
    `| Turns | ${spent.turns}${bySubAgents(state)} in ${jobs.filter(Boolean).join(', ')} |`,
    `| Time | ${duration(workedMs)} of work${waitedMs > 0 ? `, ${duration(waitedMs)} waiting for people` : ''} |`,
    `| Look | ${look.filter(Boolean).join(' · ')} |`,
  ].join('\n')
}

function bySubAgents({ agents }: Opened): string {
  const subAgents = agents.filter(({ parent }) => parent !== undefined)
  const turns = subAgents.reduce((sum, agent) => sum + agent.turns.length, 0)
  return turns === 0 ? '' : ` (${turns} by ${count(subAgents.length, 'sub-agent')})`
}

/** Left out where the body says it already. */
function next(state: Opened): string | false {
  const { suspended, ended, approval } = state
  const told = suspended || (!ended && (!approval || awaited(state) !== null))
  return !told && `**Next**: ${nextSentence(state)}`
}

const revived = ({ restored, task }: Opened): string | false =>
  restored !== null &&
  `The state branch had been deleted; it was made again from the cache at event ${restored.fromSeq}. To begin this task anew, delete the caches that begin with \`pawl-${task.task}-\` too.`
