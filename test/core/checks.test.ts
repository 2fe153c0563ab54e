/** P6: what CI has said of a commit, and what the base branch still lacks. */
import { expect, test } from 'vitest'
import { type Reported, tally } from '../../src/core/checks.ts'

const reported: readonly Reported[] = [
  { name: 'test', kind: 'passed' },
  { name: 'lint', kind: 'failed' },
  { name: 'docs', kind: 'pending' },
  { name: 'deploy', kind: 'pending' },
  { name: 'deploy', kind: 'passed' },
  { name: 'review', kind: 'waiting' },
]

test('P6: none is a state of its own', () => {
  const none = { total: 0, passed: 0, failed: 0, pending: 0, waiting: 0 }
  expect(tally([], [])).toEqual({ ...none, running: [], missing: [] })
  expect(tally([], ['test', 'test'])).toEqual({ ...none, running: [], missing: ['test'] })
})

test('P6: each counts by what it came to; a required one runs until all that bear its name have ended', () => {
  expect(tally(reported, ['test', 'security', 'review', 'deploy', 'deploy'])).toEqual({
    ...{ total: 6, passed: 2, failed: 1, pending: 2, waiting: 1 },
    running: ['deploy'],
    missing: ['security'],
  })
})
