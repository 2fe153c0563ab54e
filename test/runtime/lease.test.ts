/** The lease is confirmed before an effect starts when the remote was last asked too long ago (A1, fencing). */
import { expect, test } from 'vitest'
import { LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Journal } from '../../src/ports/journal.ts'
import { overFakes } from '../support/over-fakes.ts'

/** A ledger whose journal can be slow: each call is answered that many milliseconds after it took effect. */
function slowly(delays: { append?: number; confirm?: number } = {}) {
  const fakes = overFakes({ auto: false })
  const { journal } = fakes.deps
  const asked: string[] = []
  const slow: Journal = {
    ...journal,
    async append(batch) {
      const tip = await journal.append(batch)
      await fakes.clock.advance(delays.append ?? 0)
      return tip
    },
    async confirm() {
      asked.push('confirm')
      await journal.confirm()
      await fakes.clock.advance(delays.confirm ?? 0)
    },
  }
  return { ...fakes, asked, ledger: fakes.ledgerOf(undefined, { journal: slow }) }
}

test('a push that has just shown the lease is enough', async () => {
  const { ledger, asked } = slowly()
  await ledger.commit()
  await ledger.confirm()
  expect(asked).toEqual([])
})

test('after some seconds the remote is asked again, once for the effects that follow', async () => {
  const { ledger, asked, clock } = slowly()
  await ledger.commit()
  await clock.advance(3_000)
  await ledger.confirm()
  await ledger.confirm()
  expect(asked).toEqual(['confirm'])
})

test('the time counts from the question: a machine that slept before it read the answer asks again', async () => {
  const { ledger, asked } = slowly({ append: 3_000, confirm: 3_000 })
  await ledger.commit()
  await ledger.confirm()
  await ledger.confirm()
  expect(asked).toEqual(['confirm', 'confirm'])
})

test('an answer that came after half a minute is none', async () => {
  const { ledger, asked, clock } = slowly({ append: 3_000, confirm: 30_000 })
  await ledger.commit()
  const confirmed = expect(ledger.confirm()).rejects.toBeInstanceOf(Transient)
  for (let times = 0; times < 12; times += 1) await clock.advance(60_000)
  await confirmed
  expect(asked).toHaveLength(6)
})

test('J3: a worker that was overtaken meanwhile is told so', async () => {
  const { ledger, remote, clock } = slowly()
  await ledger.commit()
  const other = remote.open()
  await other.read()
  const [first] = remote.checkpoints
  if (!first) throw new Error('nothing was pushed')
  await other.append({ ...first.batch, lease: { epoch: 2, run: '1002', attempt: 1 } })
  await clock.advance(3_000)
  await expect(ledger.confirm()).rejects.toBeInstanceOf(LeaseLost)
})

test('F1: a question that is lost is asked again', async () => {
  const { deps, ledgerOf } = overFakes()
  let asked = 0
  const journal: Journal = {
    ...deps.journal,
    async confirm() {
      asked += 1
      if (asked === 1) throw new Transient('no answer')
    },
  }
  await ledgerOf(undefined, { journal }).confirm()
  expect(asked).toBe(2)
})

test('J3: a push beside it that finds the lease lost ends it, however fresh the last look is', async () => {
  const { deps, ledgerOf } = overFakes()
  let appends = 0
  const journal: Journal = {
    ...deps.journal,
    async append(batch) {
      appends += 1
      if (appends > 1) throw new LeaseLost('overtaken')
      return deps.journal.append(batch)
    },
  }
  const ledger = ledgerOf(undefined, { journal })
  await ledger.commit()
  ledger.record({ type: 'turn.started', data: { turn: 1, agent: 1 } })
  ledger.commitSoon()
  await expect(ledger.confirm()).rejects.toBeInstanceOf(LeaseLost)
})
