/** The worker's hold on the journal: A1 (group commit), J4 (which snapshot a checkpoint holds), S3, and how it ends. */
import { describe, expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { Aborted, Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { suspended } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const fact = (turn: number) => event('turn.started', { turn, agent: 1 })
const typesOf = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as { type: string }).type)

describe('A1, R18: what was recorded reaches the remote', () => {
  test('is in the local log at once, and on the remote when committed', async () => {
    const { ledgerOf, remote, spooled } = overFakes()
    const ledger = ledgerOf()
    expect(typesOf(spooled)).toEqual(['task.opened', 'lease.taken'])
    expect([remote.lines(), ledger.saved.seq]).toEqual([[], 0])
    await ledger.commit()
    expect([remote.lines(), ledger.saved.seq]).toEqual([spooled, 2])
  })

  test('a commit without news pushes nothing', async () => {
    const { ledgerOf, remote } = overFakes()
    const ledger = ledgerOf()
    await ledger.commit()
    await ledger.commit()
    expect(remote.checkpoints).toHaveLength(1)
  })

  test('commits that overlap keep their order, and each line goes once', async () => {
    const { ledgerOf, remote, spooled } = overFakes()
    const ledger = ledgerOf()
    const first = ledger.commit()
    ledger.record(fact(1))
    const second = ledger.commit()
    ledger.record(fact(2))
    await Promise.all([first, second])
    await ledger.commit()
    expect(remote.lines()).toEqual(spooled)
  })

  test('six go at once, then one every ten seconds with all that came meanwhile', async () => {
    const { ledgerOf, remote, clock } = overFakes({ auto: false })
    const ledger = ledgerOf()
    for (let turn = 1; turn <= 9; turn += 1) {
      ledger.record(fact(turn))
      ledger.commitSoon()
      await clock.advance(0)
    }
    expect(remote.checkpoints).toHaveLength(6)
    await clock.advance(9_999)
    expect(remote.checkpoints).toHaveLength(6)
    await clock.advance(1)
    expect(remote.checkpoints).toHaveLength(7)
    expect(remote.lines()).toHaveLength(11)
  })
})

describe('J4: the workspace of a checkpoint', () => {
  test('is the one before a tool that still writes, and the new one after it', async () => {
    const { ledgerOf, remote, workspace } = overFakes()
    const ledger = ledgerOf()
    await ledger.commit()
    let written = () => {}
    const writing = ledger.whileWriting(async () => {
      workspace.files.set('new', fakeFile('half'))
      ledger.record(fact(1))
      await new Promise<void>((resolve) => {
        written = resolve
      })
    })
    await ledger.settle()
    await ledger.commit()
    const [before, during] = remote.checkpoints.map(({ batch }) => batch.workspace)
    expect(during).toBe(before)
    written()
    await writing
    ledger.record(fact(2))
    await ledger.commit()
    expect(remote.checkpoints[2]?.batch.workspace).not.toBe(before)
  })

  test('a tool that failed has written as well', async () => {
    const { ledgerOf, workspace } = overFakes()
    const ledger = ledgerOf()
    const before = await ledger.settle()
    const failing = ledger.whileWriting(async () => {
      workspace.files.set('new', fakeFile('half'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await ledger.settle()).not.toBe(before)
  })
})

test('A3, J4: a tool that was stopped in the middle leaves the workspace that it began with', async () => {
  const { ledgerOf, workspace } = overFakes()
  const ledger = ledgerOf()
  const before = await ledger.settle()
  const stopped = ledger.whileWriting(async () => {
    workspace.files.set('new', fakeFile('half'))
    throw new Aborted('told to stop')
  })
  await expect(stopped).rejects.toThrow('told to stop')
  expect(await ledger.settle()).toBe(before)
})

test('S3: nothing is recorded before it passed the redactor', () => {
  const { ledgerOf, spooled } = overFakes()
  ledgerOf().record(suspended({ title: 'the token s3cret was refused' }))
  expect(spooled.join('\n')).toContain('the token *** was refused')
  expect(spooled.join('\n')).not.toContain('s3cret')
})

test('a large text is read from memory until it is pushed, then from the journal', async () => {
  const { ledgerOf, remote } = overFakes()
  const ledger = ledgerOf()
  ledger.keep('d1', 'all of it')
  expect(await ledger.blob('d1')).toBe('all of it')
  await ledger.commit()
  expect(remote.checkpoints[0]?.batch.blobs.get('d1')).toBe('all of it')
  expect([await ledger.blob('d1'), await ledger.blob('d2')]).toEqual(['all of it', null])
})

describe('when the journal can not be written', () => {
  test('F1: a push that fails in passing is tried again and goes once', async () => {
    const { ledgerOf, remote, said, spooled } = overFakes()
    remote.fate = (_, number) => (number === 1 ? 'lost-before' : number === 2 ? 'lost-after' : 'done')
    await ledgerOf().commit()
    expect(remote.lines()).toEqual(spooled)
    expect(said).toEqual([
      expect.stringMatching(
        /^The checkpoint did not get through \(the append was lost on the way\); next try in \d+ s\.$/,
      ),
      expect.stringContaining('the answer to the append was lost'),
    ])
  })

  test('F1: one that gives up leaves the lines for the next, and the lease is still held', async () => {
    const { ledgerOf, remote, spooled } = overFakes()
    const ledger = ledgerOf()
    remote.fate = () => 'lost-before'
    await expect(ledger.commit()).rejects.toBeInstanceOf(Transient)
    expect(ledger.lost.aborted).toBe(false)
    remote.fate = null
    await ledger.commit()
    expect(remote.lines()).toEqual(spooled)
  })

  test.each([
    ['J3: overtaken', 'moved', LeaseLost],
    ['refused for good', 'refused', Fatal],
  ] as const)('%s: all that goes on is told to stop, and nothing is pushed any more', async (_, how, kind) => {
    const { ledgerOf, remote, clock } = overFakes({ auto: false })
    const ledger = ledgerOf()
    await ledger.commit()
    if (how === 'refused') remote.fate = () => 'refused'
    else {
      const other = remote.open()
      await other.read()
      const [first] = remote.checkpoints
      if (first) await other.append(first.batch)
    }
    const before = remote.checkpoints.length
    ledger.record(fact(1))
    ledger.commitSoon()
    await clock.advance(0)
    expect(ledger.lost.aborted).toBe(true)
    expect(() => ledger.check()).toThrow(kind)
    await expect(ledger.commit()).rejects.toBeInstanceOf(kind)
    expect(remote.checkpoints).toHaveLength(before)
  })
})

test('J4: when the local log can not be written, nothing is pushed any more', async () => {
  const { ledgerOf, remote, workspace, deps } = overFakes()
  let full = false
  const write = (lines: readonly string[]) => {
    if (full) throw new Fatal('the disk is full', 'free space')
    deps.spool.write(lines)
  }
  const ledger = ledgerOf(undefined, { spool: { ...deps.spool, write } })
  await ledger.commit()
  await ledger.whileWriting(async () => workspace.files.set('big', fakeFile('big')))
  full = true
  expect(() => ledger.record(fact(1))).toThrow(Fatal)
  expect(ledger.lost.aborted).toBe(true)
  await expect(ledger.commit()).rejects.toBeInstanceOf(Fatal)
  expect(remote.checkpoints).toHaveLength(1)
})
