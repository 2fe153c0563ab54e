import { describe, expect, test } from 'vitest'
import { taskOfBranch, taskOfState } from '../../src/core/names.ts'
import { needsStart, SILENT_MS } from '../../src/core/sweep.ts'
import { checkpointMessage, readTrailers, type Trailers } from '../../src/core/trailers.ts'

const trailers: Trailers = { epoch: 3, run: '9004', attempt: 2, waitsFor: 'worker' }

describe('the trailers of a checkpoint (J3)', () => {
  test('are read as they were written', () => {
    const message = checkpointMessage('Task 42: events 1 to 2', trailers, 'abc')
    expect(readTrailers(message)).toEqual(trailers)
    expect(message).toContain('\nPawl-Nonce: abc\n')
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

test('branches name their task', () => {
  expect([taskOfState('pawl/state/42'), taskOfState('pawl/state/x'), taskOfState('pawl/issue-42')]).toEqual([
    42,
    null,
    null,
  ])
  expect([taskOfBranch('pawl/issue-42'), taskOfBranch('pawl/state/42')]).toEqual([42, null])
})
