import { mayCommand, mayRepair } from '../core/authority.ts'
import { taskOfBranch } from '../core/names.ts'
import {
  commandSince,
  hasTurned,
  isDue,
  isNewEnd,
  MOST_STARTS,
  needsStart,
  repairSince,
  reviewSince,
  type Tip,
  unheardFrom,
  wantsWorker,
} from '../core/sweep.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Changed } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { readingOf } from './read-comment.ts'
import { foreignChange, isConfigRefused, tellChange, tellLabel } from './refuse.ts'
import { passingOf, retrying } from './retrying.ts'

type Hands = Pick<Deps, 'forge' | 'clock' | 'cancel' | 'plainLines' | 'hash'>

export interface Swept {
  /** Tasks for which a job was started. */
  readonly started: readonly number[]
  /** Tasks that could not be looked at, or for which no job could be started, and why. */
  readonly missed: readonly number[]
  readonly why: Transient | Fatal | null
}

/** A task, and whether it wants a job. */
interface Look {
  readonly task: number
  readonly epoch: number
  wants(): Promise<boolean>
}

/**
 * Starts a job for each task that waits for a worker which is gone, that is to be looked at again, to which a person said
 * something that no job has heard or whose issue or pull request is no longer as the journal has it, and for each labelled
 * issue whose first job never got as far as a checkpoint (P1). What fails for one task keeps no other from its job (F4).
 */
export async function sweep(hands: Hands, label: string, config: string): Promise<Swept> {
  const { forge, clock } = hands
  const tips = await forge.stateTips()
  const begun = new Set(tips.map(({ task }) => task))
  const talk = await unheard(hands, tips, label)
  const labelled = await forge.labelled(label)
  const isRefused = refusals(hands, config)
  const known = tips.map((tip) => ({
    task: tip.task,
    epoch: tip.trailers?.epoch ?? 0,
    wants: async () =>
      (await isAbandoned(hands, tip)) ||
      isDue(tip, clock.now()) ||
      (await talk(tip)) ||
      hasTurned(tip, await standingOf(forge, tip, labelled, label)),
  }))
  const fresh = labelled
    .filter((task) => !begun.has(task))
    .map((task) => ({
      task,
      epoch: 0,
      wants: async () => (await mayStart(hands, task, label)) && !(await isRefused(task)),
    }))
  return await startEach(hands, [...known, ...fresh])
}

async function startEach({ forge, clock, cancel }: Hands, looks: readonly Look[]): Promise<Swept> {
  const started: number[] = []
  const missed: number[] = []
  let why: Transient | Fatal | null = null
  let rests = false
  for (const { task, epoch, wants } of looks) {
    if (started.length === MOST_STARTS) break
    // A side that asks for a pause, or fails until the time is up, is left alone.
    if (rests || (why !== null && cancel.aborted)) {
      missed.push(task)
      continue
    }
    try {
      if (!(await wants())) continue
      const effect = { kind: 'dispatch', task, epoch } as const
      await retrying(clock, cancel, () => forge.perform({ key: `${task}-sweep`, effect }))
      started.push(task)
    } catch (error) {
      const failure = error instanceof Fatal ? error : passingOf(error)
      if (!failure) throw error
      missed.push(task)
      if (!(why instanceof Fatal)) why = failure
      rests = failure instanceof Transient && failure.retryAfterMs !== null
    }
  }
  return { started, missed, why }
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
        ((one.isPullRequest && isNewEnd(tip, one)) || (await isSpokenOn(hands, one, from, tip)))
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
  { trailers }: Tip,
): Promise<boolean> {
  const { forge } = hands
  for (const comment of await forge.comments(number, from)) {
    const said = { ...comment, reading: await readingOf(hands, comment) }
    if (trailers ? commandSince(said, from) : await isRepair(forge, said, from)) return true
  }
  if (!trailers || !isPullRequest) return false
  return (await forge.reviews(number)).some((review) => reviewSince(review, from, trailers.waitsFor))
}

/** Others' `/retry` would start a red job each time. */
async function isRepair(forge: Deps['forge'], said: Parameters<typeof repairSince>[0], from: number): Promise<boolean> {
  if (said.author === null || !repairSince(said, from)) return false
  const authority = await forge.authority(said.author)
  return authority !== 'unknown' && mayRepair(authority)
}

/** Where the configuration had errors no job starts before the file has changed; it is read when there is an issue to ask for. */
function refusals({ forge, hash }: Hands, config: string): (issue: number) => Promise<boolean> {
  let reading: Promise<string | null> | null = null
  return async (issue) => {
    reading ??= forge.file(config)
    reading.catch(() => {
      reading = null
    })
    const text = await reading
    return text !== null && (await isConfigRefused(forge, hash, issue, text))
  }
}

/** By then the job that a label has started is over, and has refused what is to be refused. */
const ROUTED_MS = 5 * 60_000

/** A label that was refused is not taken by a sweep either; where nobody has been told so, somebody failed to. */
async function mayStart(hands: Hands, task: number, label: string): Promise<boolean> {
  const { forge, clock } = hands
  const labeling = await forge.labeler(task, label)
  const authority = labeling === null ? 'unknown' : await forge.authority(labeling.login)
  if (labeling === null || authority === 'unknown') return false
  const isTaken = mayCommand(authority)
  const change = isTaken ? await foreignChange(forge, task, labeling) : null
  if (isTaken && !change) return true
  if (clock.now() - labeling.at < ROUTED_MS) return false
  try {
    await (change ? tellChange({ ...hands, task }, labeling, change) : tellLabel({ ...hands, task }, labeling))
  } catch (error) {
    // Where these jobs may not write to issues, the one that the label has started was red.
    if (!(error instanceof Fatal)) throw error
  }
  return false
}
