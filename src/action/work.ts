/** The work job: one run of one task. */
import { info, saveState, setFailed, setOutput, summary } from '@actions/core'
import { stateBranch, workBranch } from '../core/names.ts'
import { jobSummary } from '../core/present/summary.ts'
import { nextSentence } from '../core/present/words.ts'
import { phaseOf, pullRequestOf } from '../core/state.ts'
import { isRed, type RunResult, run } from '../runtime/run.ts'
import { readEnvironment } from './environment.ts'
import { InputError } from './guard.ts'
import { inputsFor } from './inputs.ts'
import { bringBack } from './kept.ts'

export async function work(): Promise<void> {
  const inputs = inputsFor('work')
  if (inputs.task === null) throw new InputError('`task` is missing.')
  const cancel = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancel.abort())
  saveState('task', String(inputs.task))
  const environment = readEnvironment()
  const kept = bringBack(inputs.task, environment, cancel.signal)
  const { wire } = await import('./wire.ts')
  const deps = await wire(inputs, inputs.task, environment, cancel.signal, kept)
  const result = await run(deps)
  saveState('ended', result.ended)
  await report(inputs.task, result, deps.redact(deps.keeper?.line() ?? ''))
}

async function report(task: number, result: RunResult, cache: string): Promise<void> {
  const { state, headline, ended, turns } = result
  const opened = state.task !== null
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
    next: opened ? nextSentence(state) : 'Nothing.',
  }
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value)
  info(headline)
  await summary.addRaw(jobSummary(state, { headline, turns, cache })).write()
  if (isRed(result)) setFailed(state.suspended ? stopped(state.suspended) : headline)
}

const stopped = ({ title, detail, todo }: NonNullable<RunResult['state']['suspended']>): string =>
  [`Stopped: ${title}`, detail, `To go on: ${todo}`].filter(Boolean).join('\n')
