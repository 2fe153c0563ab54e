/**
 * What is kept between jobs to save time. Keeps J1 (nothing that matters is there alone) and S5 (what comes back is
 * checked against the remote's journal before it counts, R61). Nothing here fails a run, or holds it up for longer than
 * the limits below; what it came to is told in the job's summary.
 */
import {
  cacheLine,
  foldersKey,
  type Keeping,
  mirrorKey,
  type Restoring,
  readMirrorKey,
  revivalProblem,
} from '../core/cache.ts'
import { decode } from '../core/codec.ts'
import { type Event, event } from '../core/events.ts'
import { fold } from '../core/fold.ts'
import type { Hash } from '../core/plan.ts'
import type { Opened, State } from '../core/state.ts'
import type { Cache, Kept, Limits, Restored } from '../ports/cache.ts'
import type { Stored } from '../ports/journal.ts'
import type { Folders, Mirror } from '../ports/mirror.ts'
import type { Ledger } from './ledger.ts'

const RESTORE_MS = 30_000
/** A successor may be waiting already. */
const KEEP_MS = 20_000

export interface KeeperOptions {
  readonly task: number
  /** Address of the repository, as issues have it. */
  readonly repository: string
  readonly cache: Cache
  /** Asks the cache for what the last run kept, or has asked when the job began. */
  readonly restore: () => Promise<Restored>
  readonly mirror: Mirror
  readonly folders: Folders
  readonly cancel: AbortSignal
  readonly hash: Hash
  readonly say: (text: string) => void
}

/** As much of the ledger as is used here. */
type Notes = Pick<Ledger, 'state' | 'settle' | 'record'>

/** What the folders of `setup` depend on, and which there were before it ran. */
export interface Before {
  readonly inputs: string
  readonly names: readonly string[]
}

export class Keeper {
  readonly #options: KeeperOptions
  readonly #mirror: Mirror
  readonly #folders: Folders
  #warmed: Promise<void> | null = null
  #restoring: Restoring = { how: 'unasked' }
  #cached: { readonly tip: string; readonly seq: number } | null = null
  /** Number of the journal's last event when this run read it. */
  #at = 0
  #keeping: Keeping | null = null
  #packed: { readonly file: string; readonly key: string } | null = null
  #folderWords: string | null = null

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#mirror = options.mirror
    this.#folders = options.folders
  }

  /** Takes in what the last run kept, once, so that reading the journal fetches only what is newer. */
  warm(): Promise<void> {
    this.#warmed ??= this.#takeIn()
    return this.#warmed
  }

  async #takeIn(): Promise<void> {
    await this.#restores(async () => {
      const found = await this.#options.restore()
      if (found.how !== 'found') return found
      const named = readMirrorKey(this.#options.task, found.key)
      const problem = named ? await this.#mirror.unpack(named.tip, found.file) : 'its name is none of ours'
      await this.#options.cache.discard(found.file)
      if (problem !== null) return { how: 'ignored', reason: problem }
      this.#cached = named
      return this.#restoring
    })
  }

  /** Holds the copy against the journal that was read from the remote, at event `at`. */
  async compare({ tip, segments }: Stored, at: number): Promise<void> {
    this.#at = at
    const cached = this.#cached
    if (cached === null || this.#restoring.how === 'revived') return
    await this.#restores(async () => {
      const count = tip === cached.tip ? segments.length : await this.#mirror.beginning(cached.tip, tip)
      if (count !== null) return { how: 'restored', seq: linesIn(segments.slice(0, count)) }
      this.#cached = null
      await this.#mirror.forget()
      return { how: 'ignored', reason: "its tip is not in the branch's history" }
    })
  }

  /** The journal from the copy, when the state branch is gone and the copy is a whole journal of this very task. */
  async revive(): Promise<Stored | null> {
    await this.warm()
    const cached = this.#cached
    if (cached === null) return null
    let revived: Stored | null = null
    await this.#restores(async () => {
      const stored = await this.#mirror.read(cached.tip)
      const decoded = decode(stored.segments, this.#options.hash)
      const { task, repository } = this.#options
      const broken = stored.broken ?? (decoded.ok ? null : decoded.broken)
      const events = decoded.ok ? decoded.events : []
      const problem = broken?.problem ?? revivalProblem(fold(events), task, repository)
      if (problem !== null) return { how: 'ignored', reason: problem }
      await this.#mirror.revive(cached.tip)
      revived = stored
      this.#options.say('The state branch is gone; it is made again from the cache.')
      return { how: 'revived', seq: linesIn(stored.segments) }
    })
    return revived
  }

  /** What a run that goes on from the copy writes down first. */
  events(): readonly Event[] {
    const { how } = this.#restoring
    return how === 'revived' ? [event('branch.restored', { fromSeq: this.#restoring.seq })] : []
  }

  /** Puts back what `setup` made from the same inputs; else what is to be packed after it ran. */
  async bringFolders(ledger: Notes, setup: readonly string[]): Promise<Before | null> {
    try {
      const inputs = await this.#folders.inputs(setup, await ledger.settle())
      const { kept } = ledger.state
      if (kept?.inputs === inputs && (await this.#bring(kept))) return null
      return this.#restoring.how === 'failed' ? null : { inputs, names: await this.#folders.list() }
    } catch (error) {
      return this.#failed(error)
    }
  }

  /** Packs what `setup` has made just now; it is kept at the run's end, when nothing runs beside it. */
  async packFolders(ledger: Notes, { inputs, names }: Before): Promise<void> {
    try {
      const made = (await this.#folders.list()).filter((name) => !names.includes(name))
      if (made.length === 0) return
      const packed = await this.#folders.pack(made)
      if ('problem' in packed) this.#folderWords = `folders of setup not kept: ${packed.problem}`
      else {
        const { digest, folders, file } = packed
        ledger.record(event('folders.kept', { inputs, digest, folders: [...folders] }))
        this.#packed = { file, key: foldersKey(this.#options.task, inputs, ledger.state.seq) }
      }
    } catch (error) {
      this.#failed(error)
    }
  }

  async #bring({ inputs, seq, digest, folders }: NonNullable<State['kept']>): Promise<boolean> {
    const { cache, task, cancel } = this.#options
    const key = foldersKey(task, inputs, seq)
    const found = await cache.restore(key, { timeMs: RESTORE_MS, signal: cancel })
    if (found.how !== 'found') {
      this.#folderWords = `folders of setup ${found.how === 'absent' ? 'not there' : `failed: ${found.reason}`}`
      return false
    }
    const problem = found.key === key ? await this.#folders.unpack(found.file, digest, folders) : 'its name is another'
    await cache.discard(found.file)
    this.#folderWords = `folders of setup ${problem === null ? 'restored' : `ignored: ${problem}`}`
    return problem === null
  }

  #failed(error: unknown): null {
    this.#folderWords = `folders of setup failed: ${wordsOf(error)}`
    return null
  }

  /** Keeps this run's end for the next; for a job that is being stopped there is no time. */
  async keep(state: Opened, ended: string): Promise<void> {
    const { cancel, cache } = this.#options
    if (cancel.aborted || state.ended || ended === 'cancelled' || ended === 'cut-off') return
    const limits = { timeMs: KEEP_MS, signal: cancel }
    const packed = this.#packed
    await Promise.all([
      this.#keepJournal(state, limits),
      packed && this.#keepFolders(cache.keep(packed.key, packed.file, limits)),
    ])
  }

  async #keepJournal(state: Opened, limits: Limits): Promise<void> {
    const { cache, task } = this.#options
    try {
      const packed = await this.#mirror.pack([state.task.base.sha])
      if (packed === null) return
      const kept = await cache.keep(mirrorKey(task, packed.tip, state.seq), packed.file, limits)
      this.#keeping = kept.how === 'kept' ? { how: 'kept', seq: state.seq } : kept
      await cache.discard(packed.file)
    } catch (error) {
      this.#keeping = { how: 'failed', reason: wordsOf(error) }
    }
  }

  async #keepFolders(keeping: Promise<Kept>): Promise<void> {
    const kept = await keeping
    const how = { kept: 'kept', 'read-only': 'not kept: this job may only read the cache', failed: 'not kept' }[
      kept.how
    ]
    this.#folderWords = `folders of setup ${how}${kept.how === 'failed' ? `: ${kept.reason}` : ''}`
  }

  /** The summary's line. */
  line(): string {
    return cacheLine(this.#restoring, this.#at, this.#keeping, this.#folderWords)
  }

  async #restores(act: () => Promise<Restoring>): Promise<void> {
    try {
      this.#restoring = await act()
    } catch (error) {
      this.#restoring = { how: 'failed', reason: wordsOf(error) }
    }
  }
}

const linesIn = (segments: Stored['segments']): number =>
  segments.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
