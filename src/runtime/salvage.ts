/**
 * After a worker whose machine still stands (it crashed, or was ended in the middle): its local log goes to the remote as
 * far as it goes, under its own lease, and a successor is called. Keeps J2 to J4.
 */
import { count } from '../core/present/words.ts'
import { salvage } from '../core/salvage.ts'
import type { Deps } from './deps.ts'
import { stopEarly } from './handover.ts'
import { Ledger } from './ledger.ts'
import { findTask } from './open.ts'

/** What was saved, in a sentence for people. */
export async function salvageRun(deps: Deps): Promise<string> {
  const found = await findTask(deps)
  if (!found) return 'The task was not opened yet, so nothing is lost; the sweep starts it again.'
  if (found.repair) return 'The journal is broken; the next job goes on from its last whole checkpoint.'
  const { state, head, tree } = found
  const { run } = state
  if (run?.id !== deps.run.id || run.attempt !== deps.run.attempt)
    return 'This job did not hold the task, so nothing is lost. Run it again if nothing else goes on.'
  if (run.ended !== null) return 'The job had ended and said so.'
  await deps.sandbox.endEarlier()
  const writes = (name: string) =>
    [...deps.tools('plan'), ...deps.tools('work')].some((tool) => tool.name === name && tool.class !== 'pure')
  const machine = { writes, kept: deps.spool.kept }
  const saved = salvage(deps.spool.read(), { head, open: state.openTool?.name ?? null }, deps.hash, machine)
  const ledger = new Ledger(deps, { state, head, tree: saved.tree ?? tree, epoch: state.epoch })
  for (const [digest, text] of saved.texts) ledger.keep(digest, text)
  ledger.adopt(saved.lines)
  const [ended, headline] = await stopEarly(deps, ledger, 'cancelled', deps.cancel)
  if (ended === 'cut-off') return NOT_SAVED
  const { length } = saved.lines
  return `${count(length, 'event')} that the job had not pushed yet ${length === 1 ? 'was' : 'were'} saved. ${headline}`
}

const NOT_SAVED =
  'The state branch did not take what the job had not pushed yet. The sweep starts a job that goes on from the last checkpoint.'
