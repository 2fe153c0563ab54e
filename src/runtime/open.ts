/** The beginning of a run: what the journal holds, or a new task from a labelled issue. */
import type { Broken, Head } from '../core/codec.ts'
import { type Data, type Event, event } from '../core/events.ts'
import type { Opened } from '../core/state.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Stored } from '../ports/journal.ts'
import { loadConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { Reading } from './reading.ts'
import { labelerOf, refuseChange, refuseLabel } from './refuse.ts'
import { repair } from './repair.ts'
import { retrying } from './retrying.ts'

/** An open task as its journal tells it. */
export interface Found {
  readonly state: Opened
  readonly head: Head
  readonly tree: string
  /** What follows the lease when the journal was broken and goes on from an earlier checkpoint. */
  readonly repair?: readonly Event[]
}

const persistently = <T>({ clock, cancel }: Deps, ask: () => Promise<T>): Promise<T> => retrying(clock, cancel, ask)

/** Reads and checks the journal; null when the task has none. Throws Fatal for a broken one, with segment and line (J2). */
export async function findTask(deps: Deps): Promise<Found | null> {
  let reading = new Reading(deps.hash)
  const ask = () => {
    const anew = new Reading(deps.hash)
    reading = anew
    return deps.journal.read((segments) => anew.take(segments))
  }
  const stored = (await persistently(deps, ask)) ?? (await revived(deps))
  if (!stored) return null
  const read = reading.whole(stored, deps.task)
  if (!('state' in read)) return await repairNow(deps, stored, read)
  await deps.keeper?.compare(stored, read.state.seq)
  return read
}

/** A broken journal needs a person, whatever else failed; no tip tells a sweep what is left to do. */
async function repairNow(deps: Deps, stored: Stored, broken: Broken): Promise<Found> {
  try {
    return await repair(deps, stored, broken)
  } catch (error) {
    if (!(error instanceof Transient)) throw error
    const todo = 'run this job again when the other side answers.'
    throw new Fatal(`the journal is broken, and what to do about it could not be read: ${error.message}`, todo)
  }
}

/** A journal that was moved aside for good is not brought back from a copy. */
async function revived(deps: Deps): Promise<Stored | null> {
  if (!deps.keeper || (await persistently(deps, () => deps.journal.isArchived()))) return null
  return deps.keeper.revive()
}

export interface Opening {
  readonly intent: Data<'task.opened'>
  readonly tree: string
}

/** What a new task is about; refused when nobody who may decide so has handed over just this (P2, S1). */
export async function openTask(deps: Deps): Promise<Opening | { readonly ignored: string }> {
  const { forge, branches, task, policy, reporter } = deps
  if (await persistently(deps, () => deps.journal.isArchived()))
    return { ignored: `task ${task} is merged and archived; a new issue begins a new one` }
  const issue = await persistently(deps, () => forge.issue(task))
  if (!issue || issue.isPullRequest) return { ignored: `#${task} is no issue of this repository` }
  if (!issue.open) return { ignored: `#${task} is closed` }
  if (!issue.labels.includes(policy.label)) return { ignored: `#${task} does not carry the label ${policy.label}` }
  const labeler = await labelerOf(deps, task, policy.label)
  const refused = (await refuseLabel(deps, labeler)) ?? (await refuseChange(deps, labeler))
  if (refused) return { ignored: refused }
  const branch = await persistently(deps, () => forge.defaultBranch())
  const sha = await persistently(deps, () => branches.tip(branch))
  if (sha === null)
    throw new Fatal(`the default branch ${branch} has no commit`, 'push a first commit, then set the label again.')
  const tree = await persistently(deps, () => branches.fetch(sha))
  reporter.say(`Task ${task}: ${issue.title}`)
  const { title, body, url, author } = issue
  const base = { branch, sha }
  const pinned = { ...policy, config: await loadConfig(deps, sha) }
  const { login: labeledBy, at: labeledAt } = labeler
  return { intent: { task, title, body, url, author, labeledBy, labeledAt, base, policy: pinned }, tree }
}

/** The first events of a run: the lease, after the opening when the task is new; `stopped` when a stop is not lifted by it. */
export const firstEvents = ({ run, limits, keeper }: Deps, intent: Data<'task.opened'> | null, stopped: boolean) => {
  const lease = event('lease.taken', { run, limits, ...(stopped ? { stopped } : {}) })
  return intent ? [event('task.opened', intent), lease] : [lease, ...(keeper?.events() ?? [])]
}
