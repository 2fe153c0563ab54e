import { budgetOf, isOpened, phaseOf, pullRequestOf, type State } from '../state.ts'
import { harmless, oneLine } from '../text.ts'
import { budgetNote } from './budget.ts'
import { nextSentence } from './next.ts'
import { checksLine, verificationLine } from './verification.ts'
import { count, detailOf, linksOf, usd } from './words.ts'

/** What this job did, what is saved and what comes next, for the job's summary page. */
export function jobSummary(
  state: State,
  ended: {
    readonly headline: string
    readonly turns: number
    readonly cache?: string
    readonly next?: string | undefined
  },
): string {
  const next = ended.next ?? (isOpened(state) ? nextSentence(state) : null)
  if (!isOpened(state)) return `## Pawl\n\n${ended.headline}\n${next === null ? '' : `\n**Next**: ${next}\n`}`
  const links = linksOf(state)
  const pull = pullRequestOf(state)
  return [
    `## Pawl: task [#${state.task.task}](${state.task.url}) is ${phaseWord(state)}`,
    ended.headline,
    state.suspended !== null && `**Why**: ${oneLine(harmless(state.suspended.title))}`,
    state.suspended?.detail ? detailOf(state.suspended) : false,
    phaseOf(state) === 'done' && [verificationLine(state), checksLine(state)].filter(Boolean).join(' '),
    `**This job**: ${count(ended.turns, 'turn')}. **The task so far**: ${count(state.spent.turns, 'turn')} in ${count(state.runs, 'job')}, ${usd(state.spent.usd)} of ${usd(budgetOf(state))}.`,
    budgetNote(state),
    `**Saved**: everything up to event ${state.seq}, on [\`pawl/state/${state.task.task}\`](${links.state})${pull === null ? '' : `; the work is in ${links.pull(pull)}`}.`,
    ended.cache ? `**Cache**: ${oneLine(harmless(ended.cache))}.` : false,
    `**Next**: ${next}`,
    '',
  ]
    .filter((part) => part !== false)
    .join('\n\n')
}

function phaseWord(state: State): string {
  if (state.returning && !state.paused) return 'waiting'
  if (state.suspended) return 'stopped'
  if (state.ended?.outcome === 'merged') return 'merged'
  const phase = phaseOf(state)
  return phase === 'suspended' ? 'paused' : phase.replace('-', ' ')
}
