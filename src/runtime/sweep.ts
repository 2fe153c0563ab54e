import { mayCommand } from '../core/authority.ts'
import { taskOfBranch } from '../core/names.ts'
import {
  commandSince,
  hasTurned,
  isDue,
  isNewEnd,
  MOST_STARTS,
  needsStart,
  reviewSince,
  type Tip,
  unheardFrom,
  wantsWorker,
} from '../core/sweep.ts'
import type { WaitsFor } from '../core/waits.ts'
import type { Changed } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { readingOf } from './read-comment.ts'
import { foreignChange, isConfigRefused } from './refuse.ts'

type Hands = Pick<Deps, 'forge' | 'clock' | 'plainLines' | 'hash'>

/**
 * Starts a job for each task that waits for a worker which is gone, that is to be looked at again, to which a person said
 * something that no job has heard or whose issue or pull request is no longer as the journal has it, and for each labelled
 * issue whose first job never got as far as a checkpoint (P1); returns the tasks.
 */
export async function sweep(hands: Hands, label: string, config: string): Promise<readonly number[]> {
  const { forge, clock } = hands
  const tips = await forge.stateTips()
  const begun = new Set(tips.map(({ task }) => task))
  const started: number[] = []
  const start = async (task: number, epoch: number) => {
    await forge.perform({ key: `${task}-sweep`, effect: { kind: 'dispatch', task, epoch } })
    started.push(task)
  }
  const talk = await unheard(hands, tips, label)
  const labelled = await forge.labelled(label)
  for (const tip of tips) {
    if (started.length >= MOST_STARTS) break
    const { task, trailers } = tip
    const isDead = () => isAbandoned(hands, tip)
    if (
      (await isDead()) ||
      isDue(tip, clock.now()) ||
      (await talk(tip)) ||
      hasTurned(tip, await standingOf(forge, tip, labelled, label))
    )
      await start(task, trailers?.epoch ?? 0)
  }
  const isRefused = refusals(hands, config)
  for (const issue of labelled) {
    if (started.length === MOST_STARTS || begun.has(issue) || !(await mayStart(forge, issue, label))) continue
    if (!(await isRefused(issue))) await start(issue, 0)
  }
  return started
}

async function isAbandoned({ forge, clock }: Hands, tip: Tip): Promise<boolean> {
  if (!tip.trailers || !wantsWorker(tip, clock.now())) return false
  return needsStart(tip, await forge.runEnded(tip.trailers.run), clock.now())
}

/** How the issue of a task that waits for a person stands: one that is in the list of open ones is not asked for. */
async function standingOf(forge: Deps['forge'], { task, trailers }: Tip, listed: readonly number[], label: string) {
  if (trailers?.waitsFor !== 'person') return null
  if (listed.includes(task)) return { open: true, labelled: true }
  const issue = await forge.issue(task)
  if (!issue?.open) return issue && { open: false, labelled: false }
  const carried = issue.labels.some((one) => one.toLowerCase() === label.toLowerCase())
  // A task may have begun under another label, which the workflow no longer names: nobody took this one away.
  return { open: true, labelled: carried || (await forge.labeler(task, label)) === null }
}

/** Asks once what has changed where a person is waited for; only what has is looked through. */
async function unheard(hands: Hands, tips: readonly Tip[], label: string) {
  const { forge, clock } = hands
  const now = clock.now()
  const since = tips.flatMap((tip) => unheardFrom(tip, now) ?? [])
  const changed = since.length === 0 ? [] : await forge.changedSince(label, Math.min(...since))
  return async (tip: Tip): Promise<boolean> => {
    const from = unheardFrom(tip, now)
    if (from === null) return false
    for (const one of changed)
      if (
        one.at > from &&
        (await isOf(forge, one, tip.task)) &&
        ((one.isPullRequest && isNewEnd(tip, one)) ||
          (await isSpokenOn(hands, one, from, tip.trailers?.waitsFor ?? 'worker')))
      )
        return true
    return false
  }
}

const isOf = async (forge: Deps['forge'], { number, isPullRequest }: Changed, task: number): Promise<boolean> =>
  isPullRequest ? taskOfBranch((await forge.headBranch(number)) ?? '') === task : number === task

async function isSpokenOn(
  hands: Hands,
  { number, isPullRequest }: Changed,
  from: number,
  waitsFor: WaitsFor,
): Promise<boolean> {
  const { forge } = hands
  for (const comment of await forge.comments(number, from))
    if (commandSince({ ...comment, reading: await readingOf(hands, comment) }, from)) return true
  return isPullRequest && (await forge.reviews(number)).some((review) => reviewSince(review, from, waitsFor))
}

/** Where the configuration had errors no job starts before the file has changed; it is read when there is an issue to ask for. */
function refusals({ forge, hash }: Hands, config: string): (issue: number) => Promise<boolean> {
  let reading: Promise<string | null> | null = null
  return async (issue) => {
    reading ??= forge.file(config)
    const text = await reading
    return text !== null && (await isConfigRefused(forge, hash, issue, text))
  }
}

/** A label that was refused is not taken by a sweep either. */
async function mayStart(forge: Deps['forge'], issue: number, label: string): Promise<boolean> {
  const labeling = await forge.labeler(issue, label)
  const authority = labeling === null ? 'unknown' : await forge.authority(labeling.login)
  if (labeling === null || authority === 'unknown' || !mayCommand(authority)) return false
  return (await foreignChange(forge, issue, labeling)) === null
}
