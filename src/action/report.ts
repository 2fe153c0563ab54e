/** What a work job leaves behind on its page: outputs, summary, annotation. */
import { info, notice, setFailed, setOutput, summary } from '@actions/core'
import { stateBranch, workBranch } from '../core/names.ts'
import { budgetNote } from '../core/present/budget.ts'
import { nextSentence } from '../core/present/next.ts'
import { jobSummary } from '../core/present/summary.ts'
import { isOpened, phaseOf, pullRequestOf } from '../core/state.ts'
import type { RunResult } from '../runtime/handover.ts'
import { isRed } from '../runtime/run.ts'

export async function report(task: number, result: RunResult, cache: string): Promise<void> {
  const { state, headline, ended, turns } = result
  const opened = isOpened(state)
  const next = result.next ?? (opened ? nextSentence(state) : 'Nothing.')
  const outputs = {
    task,
    status: ended === 'ignored' ? 'ignored' : phaseOf(state),
    'pull-request': pullRequestOf(state) ?? '',
    branch: opened ? workBranch(task) : '',
    'state-branch': opened ? stateBranch(task) : '',
    turns: state.spent.turns,
    'input-tokens': state.spent.input + state.spent.cacheRead + state.spent.cacheWrite,
    'output-tokens': state.spent.output,
    'cost-usd': state.spent.usd.toFixed(4),
    next,
  }
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value)
  info(headline)
  const note = isOpened(state) && budgetNote(state)
  if (note) notice(note)
  if (result.next) notice(`${headline} ${next}`)
  await summary.addRaw(jobSummary(state, { headline, turns, cache, next: result.next })).write()
  if (isRed(result)) setFailed(state.suspended ? stopped(state.suspended) : headline)
}

const stopped = ({ title, detail, todo }: NonNullable<RunResult['state']['suspended']>): string =>
  [`Stopped: ${title}`, detail, `To go on: ${todo}`].filter(Boolean).join('\n')
