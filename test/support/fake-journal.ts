import { createHash } from 'node:crypto'
import type { Segment } from '../../src/core/codec.ts'
import { Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Batch, Journal, Stored } from '../../src/ports/journal.ts'
import { unanswered, unlessStopped } from './fake-stop.ts'

/**
 * What becomes of one append: it goes well; it is lost on the way; it takes effect but nobody hears of it, so that it
 * throws Transient; the remote refuses the token; or it does not answer before it is told to stop.
 */
export type AppendFate = 'done' | 'lost-before' | 'lost-after' | 'refused' | 'unanswered'

export interface FakeCheckpoint {
  readonly id: string
  readonly parent: string | null
  readonly number: number
  readonly batch: Batch
  /** When it was made; a test may set it. */
  readonly at: number
  /** Number of the checkpoint whose journal it goes on from, when that is not its parent's. */
  readonly good: number | null
}

/** A state branch in memory, which any number of workers can open. */
export interface FakeJournalRemote {
  /** Decides each append's fate; null lets all go well. `number` counts the appends tried, from 1. */
  fate: ((batch: Batch, number: number) => AppendFate) | null
  /** What is on the branch, oldest first. */
  readonly checkpoints: FakeCheckpoint[]
  /** What was moved aside. */
  archived: readonly FakeCheckpoint[] | null
  /** Journal lines on the branch, in order. */
  lines(): readonly string[]
  open(): Journal
}

export function fakeJournalRemote(): FakeJournalRemote {
  let tried = 0
  const remote: FakeJournalRemote = {
    fate: null,
    checkpoints: [],
    archived: null,
    lines: () => remote.checkpoints.flatMap(({ batch }) => batch.lines),
    open: () => handle(remote, () => ++tried),
  }
  return remote
}

function handle(remote: FakeJournalRemote, count: () => number): Journal {
  let tip: FakeCheckpoint | null = null
  let unheard: FakeCheckpoint | null = null
  let good: number | null = null
  const remoteTip = () => remote.checkpoints.at(-1) ?? null

  const append = async (batch: Batch, signal?: AbortSignal): Promise<string> => {
    const number = count()
    const fate = remote.fate?.(batch, number) ?? 'done'
    if (fate === 'refused')
      throw new Fatal('the token was refused', 'Give the job `permissions: contents: write`.', { status: 403 })
    if (fate === 'unanswered') await unanswered(signal)
    if (fate === 'lost-before') throw new Transient('the append was lost on the way')
    if (remoteTip() !== tip) throw new LeaseLost('the branch has moved')
    const checkpoint = {
      id: idOf(tip, number),
      parent: tip?.id ?? null,
      number: remote.checkpoints.length + 1,
      batch,
      at: 0,
      good,
    }
    remote.checkpoints.push(checkpoint)
    if (fate === 'lost-after') {
      unheard = checkpoint
      throw new Transient('the answer to the append was lost')
    }
    tip = checkpoint
    good = null
    return checkpoint.id
  }

  return {
    async read(hear) {
      tip = remoteTip()
      unheard = null
      good = null
      const stored = tip && storedAt(remote, tip)
      for (const segment of stored?.segments ?? []) hear?.([segment])
      return stored
    },
    async *history(id, segment) {
      const upTo = (one: FakeCheckpoint) =>
        JSON.stringify(segmentsAt(remote, one).filter(({ name }) => name <= segment))
      const from = remote.checkpoints.findIndex((one) => one.id === id)
      for (let at = from - 1; at >= 0; at--) {
        const [one, next] = [remote.checkpoints[at], remote.checkpoints[at + 1]]
        if (one && next && upTo(one) !== upTo(next)) yield storedAt(remote, one)
      }
    },
    goBackTo(stored) {
      good = remote.checkpoints.find(({ id }) => id === stored.tip)?.number ?? null
    },
    async append(batch, signal) {
      if (batch.lines.length === 0) throw new Error('A batch needs at least one line')
      await unlessStopped(signal, () => {})
      if (unheard === null || remoteTip() !== unheard) return append(batch, signal)
      const arrived: readonly string[] = unheard.batch.lines
      if (!arrived.every((line, index) => line === batch.lines[index]))
        throw new LeaseLost('another append of this run')
      tip = unheard
      unheard = null
      good = null
      const lines = batch.lines.slice(arrived.length)
      return lines.length === 0 ? tip.id : append({ ...batch, lines }, signal)
    },
    async confirm(signal) {
      await unlessStopped(signal, () => {})
      const now = remoteTip()
      if (now !== tip && now !== unheard) throw new LeaseLost('the branch has moved')
    },
    async archive() {
      if (tip === null || remote.archived) return
      if (remoteTip() !== tip) throw new LeaseLost('the branch has moved')
      remote.archived = [...remote.checkpoints]
      remote.checkpoints.length = 0
    },
    isArchived: async () => remote.archived !== null,
    async blob(digest) {
      if (tip === null) return null
      for (const { batch } of remote.checkpoints.slice(0, tip.number)) {
        const text = batch.blobs.get(digest)
        if (text !== undefined) return text
      }
      return null
    },
  }
}

const idOf = (parent: FakeCheckpoint | null, number: number): string =>
  createHash('sha1')
    .update(`${parent?.id ?? ''} ${number}`)
    .digest('hex')

const storedAt = (remote: FakeJournalRemote, one: FakeCheckpoint): Stored => ({
  tip: one.id,
  at: one.at,
  segments: segmentsAt(remote, one),
  workspace: one.batch.workspace,
})

function segmentsAt({ checkpoints }: FakeJournalRemote, last: FakeCheckpoint): readonly Segment[] {
  const batches: Batch[] = []
  for (let one: FakeCheckpoint | undefined = last; one; one = checkpoints[(one.good ?? one.number - 1) - 1])
    batches.push(one.batch)
  return batches.reverse().map((batch, index) => segmentOf(index + 1, batch))
}

const segmentOf = (number: number, batch: Batch): Segment => ({
  name: `journal/segments/${String(Math.floor((number - 1) / 64)).padStart(4, '0')}/${String(number).padStart(6, '0')}.jsonl`,
  text: `${batch.lines.join('\n')}\n`,
})
