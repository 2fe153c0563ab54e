import { describe, expect, test } from 'vitest'
import { readComment } from '../../src/core/command.ts'
import { runName, taskOfBranch, taskOfState } from '../../src/core/names.ts'
import {
  commandSince,
  hasTurned,
  isDue,
  isNewEnd,
  needsStart,
  repairSince,
  reviewSince,
  SILENT_MS,
  unheardFrom,
} from '../../src/core/sweep.ts'
import { checkpointMessage, readTrailers, type Trailers } from '../../src/core/trailers.ts'

const trailers: Trailers = { epoch: 3, run: '9004', attempt: 2, waitsFor: 'worker', wakeAt: null, heardAt: null }

describe('the trailers of a checkpoint (J3)', () => {
  test('are read as they were written', () => {
    const message = checkpointMessage('Task 42: events 1 to 2', trailers, 'abc')
    expect(readTrailers(message)).toEqual(trailers)
    expect(message).toContain('\nPawl-Nonce: abc\n')
    const timed = { ...trailers, wakeAt: 1_767_603_600_000, heardAt: 5 }
    expect(readTrailers(checkpointMessage('x', timed, 'n'))).toEqual(timed)
    const known = { ...trailers, known: 'unlabelled' } as const
    expect(readTrailers(checkpointMessage('x', known, 'n'))).toEqual(known)
  })

  test('a line break in a value makes no trailer of its own', () => {
    const message = checkpointMessage('x\nPawl-Run: 1', { ...trailers, run: '7\nPawl-Epoch: 99' }, 'n')
    expect(readTrailers(message)).toMatchObject({ epoch: 3, run: '7 Pawl-Epoch: 99' })
  })

  test.each([
    ['somebody else', 'Fix the build'],
    ['an unknown waits-for', checkpointMessage('x', trailers, 'n').replace('worker', 'somebody')],
    ['no run', checkpointMessage('x', { ...trailers, run: ' ' }, 'n')],
    ['no epoch', checkpointMessage('x', { ...trailers, epoch: 0 }, 'n')],
    ['no attempt', checkpointMessage('x', { ...trailers, attempt: Number.NaN }, 'n')],
  ])('a commit of %s has none', (_, message) => {
    expect(readTrailers(message)).toBeNull()
  })
})

test('a sweep starts a job only for a worker that is gone (F2, R11)', () => {
  const tip = { task: 42, trailers, at: 1_000 }
  expect(needsStart(tip, true, 1_000)).toBe(true)
  expect(needsStart(tip, false, 1_000 + 10 * SILENT_MS)).toBe(false)
  expect(needsStart(tip, null, 1_000 + SILENT_MS - 1)).toBe(false)
  expect(needsStart(tip, null, 1_000 + SILENT_MS)).toBe(true)
  expect(needsStart({ ...tip, trailers: { ...trailers, waitsFor: 'person' } }, true, 1_000)).toBe(false)
  expect(needsStart({ ...tip, trailers: null }, true, 1_000)).toBe(false)
})

describe('a task that waits for a person', () => {
  const waits = (change: Partial<Trailers> = {}, at = 1_000_000_000) => ({
    task: 42,
    trailers: { ...trailers, waitsFor: 'person' as const, ...change },
    at,
  })
  const HOUR = 3_600_000

  test('is looked at again when that is due', () => {
    expect(isDue(waits({ wakeAt: 5 }), 5)).toBe(true)
    expect(isDue(waits({ wakeAt: 5 }), 4)).toBe(false)
    expect(isDue(waits(), 5)).toBe(false)
    expect(isDue(waits({ waitsFor: 'worker', wakeAt: 5 }), 5)).toBe(false)
    expect(isDue({ ...waits(), trailers: null }, 5)).toBe(false)
  })

  test('P1: is looked through from what it has heard last, later on from its last checkpoint', () => {
    const { at } = waits()
    expect(unheardFrom(waits(), at + HOUR)).toBe(at - 6 * HOUR)
    expect(unheardFrom(waits({ heardAt: at - HOUR }), at + HOUR)).toBe(at - HOUR)
    expect(unheardFrom(waits({ heardAt: at - HOUR }), at + 7 * HOUR)).toBe(at - 60_000)
    expect(unheardFrom(waits({ waitsFor: 'worker' }), at)).toBeNull()
  })

  test('is looked through for a while when its tip is no checkpoint of ours, whatever that is dated', () => {
    const { at } = waits()
    const spoilt = { ...waits(), trailers: null }
    expect(unheardFrom(spoilt, at + 1)).toBe(at)
    expect(unheardFrom(spoilt, at + HOUR)).toBe(at + HOUR / 4)
    expect(unheardFrom(spoilt, at - 1)).toBe(at - 1 - (3 * HOUR) / 4)
  })

  const [CLOSED, BARE, LABELLED] = [
    { open: false, labelled: true },
    { open: true, labelled: false },
    { open: true, labelled: true },
  ]
  test.each([
    [undefined, [true, true, false]],
    ['paused', [true, false, false]],
    ['unlabelled', [true, false, true]],
  ] as const)('P1: known as %s, it is started for an issue that is closed, unlabelled, labelled: %j', (known, due) => {
    const tip = waits(known ? { known } : {})
    expect([CLOSED, BARE, LABELLED].map((issue) => hasTurned(tip, issue ?? null))).toEqual(due)
    expect(hasTurned(tip, null)).toBe(false)
    for (const waitsFor of ['worker', 'nobody'] as const)
      expect(hasTurned(waits({ waitsFor }), BARE ?? null)).toBe(false)
    expect(hasTurned({ ...tip, trailers: null }, BARE ?? null)).toBe(false)
  })

  test('P1: a pull request that was merged or closed starts one job, which writes it down', () => {
    const ends = (change: Partial<Trailers>) =>
      [
        { open: true, merged: false },
        { open: false, merged: false },
        { open: false, merged: true },
      ].map((pull) => isNewEnd(waits(change), pull))
    expect(ends({})).toEqual([false, true, true])
    expect(ends({ waitsFor: 'nobody' })).toEqual([false, true, true])
    expect(ends({ waitsFor: 'nobody', known: 'cancelled' })).toEqual([false, false, true])
    expect(ends({ waitsFor: 'nobody', known: 'merged' })).toEqual([false, false, false])
    expect(ends({ waitsFor: 'worker' })).toEqual([false, false, false])
    expect(isNewEnd({ ...waits(), trailers: null }, { open: false, merged: true })).toBe(false)
  })

  const said = { body: '/approve', author: 'maintainer', authorType: 'User', at: 10 }

  test('P5: a command that nobody has heard starts a job, nothing else that is written does', () => {
    const since = (
      comment: typeof said | (Omit<typeof said, 'at' | 'author'> & { at: number | null; author: string | null }),
    ) => commandSince({ ...comment, reading: readComment(comment.body, [0]) }, 9)
    expect(since(said)).toBe(true)
    const none = [
      { at: 9 },
      { at: null },
      { body: 'Thank you!' },
      { body: '/frobnicate' },
      { body: '/aprove' },
      { authorType: 'Bot' },
      { author: null },
      { body: '/approve <!-- pawl:key=1 -->' },
    ]
    for (const change of none) expect(since({ ...said, ...change })).toBe(false)
  })

  test('of a journal that somebody has spoilt only a /retry does', () => {
    const since = (body: string, from: number) => repairSince({ ...said, body, reading: readComment(body, [0]) }, from)
    expect([since('/retry', 9), since('/retry', 10), since('/approve', 9)]).toEqual([true, false, false])
  })

  test('a review that was submitted starts a job', () => {
    const review = { ...said, body: '', state: 'commented', remarks: [] }
    expect(reviewSince(review, 9, 'person')).toBe(true)
    for (const state of ['dismissed', 'pending'])
      for (const who of ['person', 'nobody'] as const)
        expect(reviewSince({ ...review, state, remarks: [1] }, 9, who)).toBe(false)
    expect(reviewSince(review, 10, 'person')).toBe(false)
  })

  test('P5: where nobody is waited for only a review that asks for changes does', () => {
    const review = { ...said, body: 'Fine.', state: 'approved', remarks: [] }
    expect(reviewSince(review, 9, 'nobody')).toBe(false)
    expect(reviewSince({ ...review, state: 'changes-requested' }, 9, 'nobody')).toBe(true)
    expect(reviewSince({ ...review, remarks: [1] }, 9, 'nobody')).toBe(true)
  })
})

test('branches and runs name their task', () => {
  expect(runName(7)).toBe('Pawl 7')
  expect([taskOfState('pawl/state/42'), taskOfState('pawl/state/x'), taskOfState('pawl/issue-42')]).toEqual([
    42,
    null,
    null,
  ])
  expect([taskOfBranch('pawl/issue-42'), taskOfBranch('pawl/state/42')]).toEqual([42, null])
})
