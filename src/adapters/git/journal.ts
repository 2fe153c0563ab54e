/**
 * The journal on a state branch of a git remote. Keeps
 * J3: an append is a plain push of a commit whose parent is the tip that was read. Its nonce makes it one of a kind, and
 *     where the push's outcome is unknown the remote's tip decides: ours, the old one, or another's (LeaseLost).
 * J4: a checkpoint is one commit that holds the journal and the workspace.
 * J5: an append adds one segment in a sharded folder and rewrites only the folders above it.
 */
import { stateBranch } from '../../core/names.ts'
import { LeaseLost } from '../../ports/failures.ts'
import type { Batch, Journal } from '../../ports/journal.ts'
import { assertBatch, trailersOf, writeCheckpoint } from './checkpoint.ts'
import { explain, fetchCommit, plainPush, refusal, remoteTip } from './remote.ts'
import type { Identity, Repository } from './repository.ts'
import { readBlob, readStored } from './stored.ts'

export interface JournalOptions {
  readonly repository: Repository
  readonly task: number
  readonly nonce: () => string
  readonly committer: Identity
}

/** Where this object stands. */
interface Position {
  readonly tip: string | null
  readonly segments: number
}

/** One refusal may be another worker's push in the same moment; as many in a row, at the same tip, are meant. */
const PATIENCE = 3

/** Commits on top of the position that were pushed with an unknown outcome, and the lines in each. */
type Attempts = Map<string, readonly string[]>

export function gitJournal(options: JournalOptions): Journal {
  const { repository } = options
  const branch = stateBranch(options.task)
  let position: Position = { tip: null, segments: 0 }
  const attempts: Attempts = new Map()
  /** How often the remote has said no at this position. */
  let refusals = 0

  const moveTo = (next: Position) => {
    position = next
    attempts.clear()
    refusals = 0
  }

  /** Takes `tip` for what it is: an attempt of ours that did arrive, the old tip, or somebody else's commit. */
  const settle = async (tip: string | null): Promise<readonly string[] | null> => {
    if (tip === position.tip) return null
    const lines = tip === null ? undefined : attempts.get(tip)
    if (lines === undefined) throw await leaseLost(repository, branch, tip)
    moveTo({ tip, segments: position.segments + 1 })
    return lines
  }

  const attempt = async (batch: Batch): Promise<string> => {
    const parent = position.tip
    const commit = await writeCheckpoint(repository, {
      parent,
      segment: position.segments + 1,
      batch,
      nonce: options.nonce(),
      committer: options.committer,
      ref: `refs/pawl/checkpoint/${options.task}`,
    })
    // From here on it may arrive at any time, even after an answer that says otherwise.
    attempts.set(commit, batch.lines)
    const push = await plainPush(repository, branch, commit)
    if (push.accepted) {
      moveTo({ tip: commit, segments: position.segments + 1 })
      return commit
    }
    const arrived = await settle(await remoteTip(repository, branch))
    if (arrived !== null) return rest(batch, arrived)
    if (push.refused) refusals += 1
    throw refusals >= PATIENCE ? refusal(branch, push) : await explain(repository, 'git-receive-pack', push.outcome)
  }

  /** Goes on with the lines that are not on the remote yet. */
  const rest = async (batch: Batch, arrived: readonly string[]): Promise<string> => {
    if (!arrived.every((line, index) => line === batch.lines[index])) {
      throw new LeaseLost(
        `An earlier append of this very run reached ${branch} after its outcome had been unknown, and it holds other events. ` +
          'The next run goes on from there.',
      )
    }
    const lines = batch.lines.slice(arrived.length)
    return lines.length === 0 && position.tip !== null ? position.tip : attempt({ ...batch, lines })
  }

  return {
    async read() {
      const tip = await remoteTip(repository, branch)
      if (tip === null) {
        moveTo({ tip: null, segments: 0 })
        return null
      }
      await fetchCommit(repository, tip)
      const stored = await readStored(repository, tip)
      moveTo({ tip, segments: stored.segments.length })
      return stored
    },
    async append(batch) {
      assertBatch(batch)
      if (attempts.size === 0) return attempt(batch)
      const arrived = await settle(await remoteTip(repository, branch))
      return arrived === null ? attempt(batch) : rest(batch, arrived)
    },
    async blob(digest) {
      return position.tip === null ? null : readBlob(repository, position.tip, digest)
    },
  }
}

async function leaseLost(repository: Repository, branch: string, tip: string | null): Promise<LeaseLost> {
  if (tip === null) return new LeaseLost(`${branch} has been deleted on the remote`)
  try {
    await fetchCommit(repository, tip)
    const trailers = await trailersOf(repository, tip)
    const [epoch, run] = [trailers.get('Pawl-Epoch'), trailers.get('Pawl-Run')]
    if (epoch !== undefined) return new LeaseLost(`${branch} is at ${tip}: run ${run} holds it in epoch ${epoch}`)
  } catch {
    // Who holds it is for the message alone; that it is not us is certain.
  }
  return new LeaseLost(`${branch} has moved to ${tip}, which this run did not write`)
}
