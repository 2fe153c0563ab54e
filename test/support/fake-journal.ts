import { createHash } from 'node:crypto'
import type { Segment } from '../../src/core/codec.ts'
import { Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Batch, Journal } from '../../src/ports/journal.ts'

/**
 * What becomes of one append: it goes well; it is lost on the way; it takes effect but nobody hears of it, so that it
 * throws Transient; or the remote refuses the token.
 */
export type AppendFate = 'done' | 'lost-before' | 'lost-after' | 'refused'

export interface FakeCheckpoint {
  readonly id: string
  readonly parent: string | null
  readonly number: number
  readonly batch: Batch
}

/** A state branch in memory, which any number of workers can open. */
export interface FakeJournalRemote {
  /** Decides each append's fate; null lets all go well. `number` counts the appends tried, from 1. */
  fate: ((batch: Batch, number: number) => AppendFate) | null
  /** What is on the branch, oldest first. */
  readonly checkpoints: FakeCheckpoint[]
  /** Journal lines on the branch, in order. */
  lines(): readonly string[]
  open(): Journal
}

export function fakeJournalRemote(): FakeJournalRemote {
  let tried = 0
  const remote: FakeJournalRemote = {
    fate: null,
    checkpoints: [],
    lines: () => remote.checkpoints.flatMap(({ batch }) => batch.lines),
    open: () => handle(remote, () => ++tried),
  }
  return remote
}

function handle(remote: FakeJournalRemote, count: () => number): Journal {
  let tip: FakeCheckpoint | null = null
  let unheard: FakeCheckpoint | null = null
  const remoteTip = () => remote.checkpoints.at(-1) ?? null

  const append = (batch: Batch): string => {
    const number = count()
    const fate = remote.fate?.(batch, number) ?? 'done'
    if (fate === 'refused')
      throw new Fatal('the token was refused', 'Give the job `permissions: contents: write`.', { status: 403 })
    if (fate === 'lost-before') throw new Transient('the append was lost on the way')
    if (remoteTip() !== tip) throw new LeaseLost('the branch has moved')
    const checkpoint = { id: idOf(tip, number), parent: tip?.id ?? null, number: remote.checkpoints.length + 1, batch }
    remote.checkpoints.push(checkpoint)
    if (fate === 'lost-after') {
      unheard = checkpoint
      throw new Transient('the answer to the append was lost')
    }
    tip = checkpoint
    return checkpoint.id
  }

  return {
    async read() {
      tip = remoteTip()
      unheard = null
      if (tip === null) return null
      return { tip: tip.id, segments: remote.checkpoints.map(segmentOf), workspace: tip.batch.workspace }
    },
    async append(batch) {
      if (batch.lines.length === 0) throw new Error('A batch needs at least one line')
      if (unheard === null || remoteTip() !== unheard) return append(batch)
      const arrived: readonly string[] = unheard.batch.lines
      if (!arrived.every((line, index) => line === batch.lines[index]))
        throw new LeaseLost('another append of this run')
      tip = unheard
      unheard = null
      const lines = batch.lines.slice(arrived.length)
      return lines.length === 0 ? tip.id : append({ ...batch, lines })
    },
    async confirm() {
      const now = remoteTip()
      if (now !== tip && now !== unheard) throw new LeaseLost('the branch has moved')
    },
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

const segmentOf = ({ number, batch }: FakeCheckpoint): Segment => ({
  name: `journal/segments/${String(Math.floor((number - 1) / 64)).padStart(4, '0')}/${String(number).padStart(6, '0')}.jsonl`,
  text: `${batch.lines.join('\n')}\n`,
})
