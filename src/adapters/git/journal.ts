/**
 * The journal on a state branch of a git remote. Keeps
 * J3: an append is a plain push of a commit whose parent is the tip that was read. Its nonce makes it one of a kind, and
 *     where the push's outcome is unknown the remote's tip decides: ours, the old one, or another's (LeaseLost).
 * J4: a checkpoint is one commit that holds the journal and the workspace.
 * J5: an append adds one segment in a sharded folder and rewrites only the folders above it.
 */
import { stateBranch } from '../../core/names.ts'
import { readTrailers } from '../../core/trailers.ts'
import { LeaseLost } from '../../ports/failures.ts'
import type { Batch, HearSegments, Journal, Stored } from '../../ports/journal.ts'
import { archive, isArchived } from './archive.ts'
import { assertBatch, messageOf, writeCheckpoint } from './checkpoint.ts'
import { explain, fetchBranch, fetchCommit, plainPush, refusal, remoteTip, treeOf } from './remote.ts'
import { earlier, movesBack } from './repair.ts'
import type { Identity, Repository } from './repository.ts'
import { CAPS, readBlob, readStored } from './stored.ts'

export interface JournalOptions {
  readonly repository: Repository
  readonly task: number
  readonly nonce: () => string
  readonly committer: Identity
  /** Awaited before the fetch, beside the question for the tip: what may make the fetch needless. Never throws. */
  readonly beforeFetch?: () => Promise<void>
  /** Ends what neither appends nor confirms; those two hear of their own. */
  readonly stop?: AbortSignal
}

/** Where a worker stands. */
interface Position {
  readonly tip: string | null
  readonly segments: number
  /** The tree that a missing branch is made again with. */
  readonly seed?: string
  /** The commit whose journal the next append goes on from, when that isn't the tip's. */
  readonly good?: string
}

/** One refusal may be another worker's push in the same moment; as many in a row, at the same tip, are meant. */
const PATIENCE = 3

export const gitJournal = (options: JournalOptions): GitJournal => new GitJournal(options)

export class GitJournal implements Journal {
  private readonly options: JournalOptions
  private readonly repository: Repository
  /** For what is not to hold up a job that is told to stop. */
  private readonly reading: Repository
  private readonly branch: string
  private position: Position = { tip: null, segments: 0 }
  /** Commits on top of the position whose push may have arrived, or may yet arrive, and the lines in each. */
  private readonly attempts = new Map<string, readonly string[]>()
  /** How often the remote has said no at this position. */
  private refusals = 0
  /** Whether the tag is there, once it was asked since the branch was found missing. */
  private archived: boolean | null = null

  constructor(options: JournalOptions) {
    this.options = options
    this.repository = options.repository
    this.reading = options.stop ? options.repository.until(options.stop) : options.repository
    this.branch = stateBranch(options.task)
  }

  async read(hear?: HearSegments): Promise<Stored | null> {
    const { beforeFetch } = this.options
    const fetched = beforeFetch ? await this.fetchAfter(beforeFetch) : await fetchBranch(this.reading, this.branch)
    this.archived = null
    if (fetched === null) {
      this.moveTo({ tip: null, segments: 0 })
      return null
    }
    const stored = await readStored(this.reading, fetched, CAPS, hear)
    this.moveTo({ tip: stored.tip, segments: stored.segments.length })
    return stored
  }

  private async fetchAfter(ready: () => Promise<void>): Promise<string | null> {
    const [tip] = await Promise.all([remoteTip(this.reading, this.branch), ready()])
    if (tip !== null) await fetchCommit(this.reading, tip)
    return tip
  }

  /** The checkpoint that was read or written last. */
  get tip(): string | null {
    return this.position.tip
  }

  /**
   * Goes on from a checkpoint that the remote may not have any more: the next append makes the missing branch with all
   * of its files, and is refused when somebody else has made one meanwhile (J3).
   */
  async revive(checkpoint: string): Promise<void> {
    const { segments } = await readStored(this.repository, checkpoint)
    const seed = await treeOf(this.repository, checkpoint)
    this.moveTo({ tip: null, segments: segments.length, seed })
  }

  async append(batch: Batch, signal?: AbortSignal): Promise<string> {
    assertBatch(batch)
    const repository = this.within(signal)
    const arrived = this.attempts.size === 0 ? null : await this.settle(repository)
    return arrived === null ? this.attempt(repository, batch) : this.goOn(repository, batch, arrived)
  }

  async confirm(signal?: AbortSignal): Promise<void> {
    const repository = this.within(signal)
    const tip = await remoteTip(repository, this.branch)
    const ours = tip === this.position.tip || (tip !== null && this.attempts.has(tip))
    if (!ours) throw await leaseLost(repository, this.branch, tip)
  }

  private within(signal: AbortSignal | undefined): Repository {
    return signal ? this.repository.until(signal) : this.repository
  }

  async archive(): Promise<void> {
    const { tip } = this.position
    this.archived = null
    if (tip !== null) await archive(this.reading, this.branch, tip)
  }

  async isArchived(): Promise<boolean> {
    if (this.position.tip !== null) return isArchived(this.reading, this.branch)
    this.archived ??= await isArchived(this.reading, this.branch)
    return this.archived
  }

  async blob(digest: string): Promise<string | null> {
    const { tip, good, seed } = this.position
    const at = good ?? tip ?? seed
    return at === undefined ? null : readBlob(this.repository, at, digest)
  }

  history(tip: string, segment: string): AsyncIterable<Stored> {
    return earlier(this.reading, tip, segment)
  }

  goBackTo({ tip: good, segments }: Stored): void {
    this.moveTo({ tip: this.position.tip, segments: segments.length, good })
  }

  private async attempt(repository: Repository, batch: Batch): Promise<string> {
    const { nonce, committer, task } = this.options
    const { tip: parent, segments, good, seed = null } = this.position
    const moves = parent !== null && good !== undefined ? await movesBack(repository, parent, good) : []
    const ref = `refs/pawl/checkpoint/${task}`
    const checkpoint = { parent, seed, segment: segments + 1, batch, nonce: nonce(), committer, ref, moves }
    const commit = await writeCheckpoint(repository, checkpoint)
    this.attempts.set(commit, batch.lines)
    const push = await plainPush(repository, this.branch, commit)
    if (push.accepted) {
      this.moveTo({ tip: commit, segments: segments + 1 })
      return commit
    }
    const arrived = await this.settle(repository)
    if (arrived !== null) return this.goOn(repository, batch, arrived)
    if (push.refused) this.refusals += 1
    throw this.refusals >= PATIENCE
      ? refusal(this.branch, push)
      : await explain(repository, 'git-receive-pack', push.outcome)
  }

  /** Asks the remote where it is. The lines of an attempt that did arrive; null when nothing has. */
  private async settle(repository: Repository): Promise<readonly string[] | null> {
    const tip = await remoteTip(repository, this.branch)
    if (tip === this.position.tip) return null
    const lines = tip === null ? undefined : this.attempts.get(tip)
    if (lines === undefined) throw await leaseLost(repository, this.branch, tip)
    this.moveTo({ tip, segments: this.position.segments + 1 })
    return lines
  }

  /** Appends what an attempt that had arrived unheard did not hold yet. */
  private async goOn(repository: Repository, batch: Batch, arrived: readonly string[]): Promise<string> {
    if (!arrived.every((line, index) => line === batch.lines[index])) {
      throw new LeaseLost(
        `An earlier append of this very run reached ${this.branch} after its outcome had been unknown, and it holds ` +
          'other events. The next run goes on from there.',
      )
    }
    const lines = batch.lines.slice(arrived.length)
    const { tip } = this.position
    return lines.length === 0 && tip !== null ? tip : this.attempt(repository, { ...batch, lines })
  }

  private moveTo(position: Position): void {
    this.position = position
    this.attempts.clear()
    this.refusals = 0
  }
}

async function leaseLost(repository: Repository, branch: string, tip: string | null): Promise<LeaseLost> {
  if (tip === null) return new LeaseLost(`${branch} has been deleted on the remote`, 'deleter')
  const moved = `${branch} has moved to ${tip}, which this run did not write`
  try {
    await fetchCommit(repository, tip)
    const holder = readTrailers(await messageOf(repository, tip))
    return holder
      ? new LeaseLost(`${branch} is at ${tip}: run ${holder.run} holds it in epoch ${holder.epoch}`)
      : new LeaseLost(moved, 'mover')
  } catch {
    // Who holds it is for what is told alone; that it is not us is certain.
    return new LeaseLost(moved)
  }
}
