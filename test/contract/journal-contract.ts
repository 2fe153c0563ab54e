import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Segment } from '../../src/core/codec.ts'
import { Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Batch, Journal } from '../../src/ports/journal.ts'
import { stoppedJournal } from './stop-contract.ts'

export interface Worker {
  readonly journal: Journal
  /** Stores a workspace with this text in it and returns its tree. */
  tree(text: string): Promise<string>
}

export interface JournalWorld {
  /** A worker on a machine of its own. */
  worker(): Promise<Worker>
  /** What becomes of the next append alone. */
  next(fate: 'lost-before' | 'lost-after' | 'refused'): void
  /** Leaves the next append without an answer; resolves when it has come. */
  unanswered(): Promise<void>
  close(): Promise<void>
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function batchOf(worker: Worker, lines: readonly string[], more: Partial<Batch> = {}): Promise<Batch> {
  return {
    lines,
    blobs: new Map(),
    workspace: await worker.tree('a workspace'),
    readme: '# Task 7\n',
    subject: `Checkpoint: ${lines.length} events`,
    lease: { epoch: 1, run: '100', attempt: 1 },
    waitsFor: 'worker',
    ...more,
  }
}

export async function linesOf(worker: Worker): Promise<string[]> {
  const stored = await worker.journal.read()
  return stored?.segments.flatMap(({ text }) => text.split('\n').slice(0, -1)) ?? []
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** What every journal keeps, whatever stores it. */
export function journalContract(name: string, make: () => Promise<JournalWorld>): void {
  describe(`journal (${name})`, () => {
    let world: JournalWorld
    afterEach(() => world.close())
    const begin = async () => {
      world = await make()
      return world.worker()
    }

    stoppedJournal(async () => {
      world = await make()
      return world
    })

    test('J2: whoever reads hears of the segments in order, each once', async () => {
      const self = await begin()
      for (const line of ['1', '2', '3'].map((digit) => digit.repeat(200_000)))
        await self.journal.append(await batchOf(self, [line]))
      const heard: Segment[] = []
      const stored = await self.journal.read((segments) => heard.push(...segments))
      expect(heard.map(({ text }) => text[0])).toEqual(['1', '2', '3'])
      expect(heard).toEqual(stored?.segments)
    })

    test('J1: there is nothing before the first append, and all of it after', async () => {
      const first = await begin()
      expect(await first.journal.read()).toBeNull()
      const tree = await first.tree('files')
      const lines = ['{"seq":1,"text":"ünï ✓ \\n"}', '{"seq":2}', ' "quotes" \\ and tabs\t']
      const tip = await first.journal.append(await batchOf(first, lines, { workspace: tree }))
      const stored = await (await world.worker()).journal.read()
      expect(stored).toEqual({
        tip,
        at: expect.any(Number),
        workspace: tree,
        segments: [{ name: 'journal/segments/0000/000001.jsonl', text: `${lines.join('\n')}\n` }],
      })
    })

    test('J4, R7: the workspace is the one of the last checkpoint, also when it is empty', async () => {
      const worker = await begin()
      await worker.journal.append(await batchOf(worker, ['1'], { workspace: await worker.tree('old') }))
      const tree = await worker.tree('new')
      await worker.journal.append(await batchOf(worker, ['2'], { workspace: tree }))
      expect((await worker.journal.read())?.workspace).toBe(tree)
    })

    test('J2, J5: segments keep their order over more than one folder', async () => {
      const worker = await begin()
      const expected: string[] = []
      for (let number = 1; number <= 70; number++) {
        expected.push(`line ${number}`)
        await worker.journal.append(await batchOf(worker, [`line ${number}`]))
      }
      const other = await world.worker()
      expect(await linesOf(other)).toEqual(expected)
      await other.journal.append(await batchOf(other, ['line 71']))
      const names = (await worker.journal.read())?.segments.map((segment) => segment.name)
      expect(names?.slice(63, 65)).toEqual(['journal/segments/0000/000064.jsonl', 'journal/segments/0001/000065.jsonl'])
      expect(names).toHaveLength(71)
    })

    test('J3: of two workers at the same tip one wins, and the other changes nothing', async () => {
      const [first, second] = [await begin(), await world.worker()]
      await first.journal.append(await batchOf(first, ['common']))
      await second.journal.read()
      await first.journal.append(await batchOf(first, ['of the first']))
      expect(await failure(second.journal.append(await batchOf(second, ['of the second'])))).toBeInstanceOf(LeaseLost)
      expect(await linesOf(await world.worker())).toEqual(['common', 'of the first'])
      await second.journal.read()
      await second.journal.append(await batchOf(second, ['after reading']))
      expect(await linesOf(first)).toEqual(['common', 'of the first', 'after reading'])
    })

    test('J3: a branch that appears meanwhile is not overwritten', async () => {
      const [first, second] = [await begin(), await world.worker()]
      expect(await second.journal.read()).toBeNull()
      await first.journal.append(await batchOf(first, ['first']))
      expect(await failure(second.journal.append(await batchOf(second, ['second'])))).toBeInstanceOf(LeaseLost)
      expect(await linesOf(second)).toEqual(['first'])
    })

    test('J3: two workers that append the very same at the same time: one wins', async () => {
      const workers = [await begin(), await world.worker()]
      for (let round = 1; round <= 4; round++) {
        for (const { journal } of workers) await journal.read()
        const appends = workers.map(async (worker) => worker.journal.append(await batchOf(worker, [`round ${round}`])))
        const results = await Promise.allSettled(appends)
        const lost = results.filter((result) => result.status === 'rejected').map((result): unknown => result.reason)
        expect(lost).toHaveLength(1)
        // A server that was busy with the winner may have had no tip to show yet.
        expect(lost[0] instanceof LeaseLost || lost[0] instanceof Transient).toBe(true)
        expect(await linesOf(await world.worker())).toHaveLength(round)
      }
    })

    test('J3: an append lost on the way is Transient, and goes well when tried again', async () => {
      const worker = await begin()
      for (const line of ['1', '2']) {
        const batch = await batchOf(worker, [line])
        world.next('lost-before')
        expect(await failure(worker.journal.append(batch))).toBeInstanceOf(Transient)
        await worker.journal.append(batch)
      }
      expect(await linesOf(await world.worker())).toEqual(['1', '2'])
    })

    test('J3: an append whose answer is lost happens once, however often it is tried', async () => {
      const worker = await begin()
      for (const line of ['1', '2']) {
        const batch = await batchOf(worker, [line])
        world.next('lost-after')
        const error = await failure(worker.journal.append(batch))
        if (error !== null) expect(error).toBeInstanceOf(Transient)
        if (error !== null) await worker.journal.append(batch)
      }
      await worker.journal.append(await batchOf(worker, ['3']))
      expect(await linesOf(await world.worker())).toEqual(['1', '2', '3'])
    })

    test('a refused token is Fatal and says what to do', async () => {
      const worker = await begin()
      await worker.journal.append(await batchOf(worker, ['1']))
      world.next('refused')
      const error = await failure(worker.journal.append(await batchOf(worker, ['2'])))
      expect(error).toBeInstanceOf(Fatal)
      expect(error).toHaveProperty('todo', expect.stringContaining('contents: write'))
      await worker.journal.append(await batchOf(worker, ['2']))
      expect(await linesOf(worker)).toEqual(['1', '2'])
    })

    test('J5: large texts are kept by digest, from every checkpoint', async () => {
      const worker = await begin()
      const texts = ['a text\n', 'ünï\r\n\0', '']
      expect(await worker.journal.blob(sha256('a text\n'))).toBeNull()
      for (const text of texts) {
        await worker.journal.append(await batchOf(worker, ['line'], { blobs: new Map([[sha256(text), text]]) }))
      }
      const other = await world.worker()
      await other.journal.read()
      for (const text of texts) expect(await other.journal.blob(sha256(text))).toBe(text)
      expect(await other.journal.blob(sha256('another'))).toBeNull()
      expect(await other.journal.blob('../../README.md')).toBeNull()
    })

    test('J3: going back to an earlier journal is one more append, and what stood there before is still in the history', async () => {
      const worker = await begin()
      const tips: string[] = []
      for (const line of ['one', 'two', 'bad', 'worse'])
        tips.push(await worker.journal.append(await batchOf(worker, [line])))
      const stored = await worker.journal.read()
      const third = stored?.segments[2]?.name ?? ''
      const found: string[] = []
      for await (const { tip, segments } of worker.journal.history(stored?.tip ?? '', third)) {
        found.push(tip)
        if (segments.length === 2) break
      }
      // The third checkpoint has the same first three segments as the fourth.
      expect(found).toEqual([tips[1]])
      const good = { tip: tips[1] ?? '', at: 0, segments: stored?.segments.slice(0, 2) ?? [], workspace: '' }
      worker.journal.goBackTo(good)
      world.next('lost-before')
      const batch = await batchOf(worker, ['three'])
      expect(await failure(worker.journal.append(batch))).toBeInstanceOf(Transient)
      await worker.journal.append(batch)
      await worker.journal.append(await batchOf(worker, ['four']))
      const other = await world.worker()
      expect(await linesOf(other)).toEqual(['one', 'two', 'three', 'four'])
      await other.journal.append(await batchOf(other, ['five']))
      expect(await linesOf(worker)).toEqual(['one', 'two', 'three', 'four', 'five'])
    })

    test('an archived journal is gone from its branch, once, and another worker’s appends are never archived away', async () => {
      const [first, second] = [await begin(), await world.worker()]
      await first.journal.append(await batchOf(first, ['one']))
      await second.journal.read()
      await second.journal.append(await batchOf(second, ['two']))
      expect(await failure(first.journal.archive())).toBeInstanceOf(LeaseLost)
      expect(await first.journal.isArchived()).toBe(false)
      await second.journal.archive()
      await second.journal.archive()
      expect(await first.journal.isArchived()).toBe(true)
      expect(await (await world.worker()).journal.read()).toBeNull()
    })

    test('a large batch goes in one checkpoint', async () => {
      const worker = await begin()
      const lines = Array.from({ length: 2_000 }, (_, index) => `${index} ${'x'.repeat(1_000)}`)
      const text = 'y'.repeat(3_000_000)
      await worker.journal.append(await batchOf(worker, lines, { blobs: new Map([[sha256(text), text]]) }))
      const other = await world.worker()
      expect(await linesOf(other)).toEqual(lines)
      expect(await other.journal.blob(sha256(text))).toBe(text)
    })
  })
}
