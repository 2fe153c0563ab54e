import { describe, expect, test } from 'vitest'
import {
  cacheLine,
  foldersKey,
  mirrorKey,
  mirrorPrefix,
  readMirrorKey,
  revivalProblem,
  shapesSetup,
} from '../../src/core/cache.ts'
import { event } from '../../src/core/events.ts'
import { stateReadme } from '../../src/core/present/readme.ts'
import { statusRevision } from '../../src/core/present/status.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { initialState } from '../../src/core/state.ts'
import { approved, given, lease, opened, planned } from '../support/given.ts'

const TIP = 'c0ffee'.padEnd(40, '0')
const REPOSITORY = 'https://github.com/octo/slugs'
const started = given(opened(), lease())

describe('names in the cache', () => {
  test('a key begins with the task, ends in the event number, and is read back', () => {
    const key = mirrorKey(42, TIP, 131)
    expect(key).toBe(`pawl-42-journal-${TIP}-131`)
    expect(key.startsWith(mirrorPrefix(42))).toBe(true)
    expect(readMirrorKey(42, key)).toEqual({ tip: TIP, seq: 131 })
    expect(foldersKey(42, 'ab'.repeat(32), 7)).toBe('pawl-42-setup-abababababababab-7')
  })

  test.each([
    '',
    'pawl-42-journal-',
    `pawl-4-journal-${TIP}-1`,
    `pawl-42-journal-${TIP}-0`,
    `pawl-42-journal-${TIP}-1x`,
  ])('S5: %j is not taken for ours', (key) => {
    expect(readMirrorKey(42, key)).toBeNull()
  })

  test.each(['package-lock.json', 'packages/a/package.json', 'Cargo.lock', 'api/requirements-dev.txt', 'go.sum'])(
    '%s shapes what setup makes',
    (path) => expect(shapesSetup(path)).toBe(true),
  )

  test.each(['src/a.js', 'my-package.json.md', 'xgo.sum'])('%s does not', (path) => {
    expect(shapesSetup(path)).toBe(false)
  })
})

describe('what the summary says of the cache', () => {
  test.each([
    [{ how: 'unasked' }, 'not asked for, because this repository is small'],
    [{ how: 'absent' }, 'not there'],
    [{ how: 'restored', seq: 120 }, 'restored at event 120 of 131'],
    [{ how: 'revived', seq: 120 }, 'the state branch was gone and came back from it at event 120'],
    [
      { how: 'ignored', reason: "its tip is not in the branch's history" },
      "ignored: its tip is not in the branch's history",
    ],
    [{ how: 'failed', reason: 'no' }, 'failed: no'],
  ] as const)('%j', (restoring, words) => {
    expect(cacheLine(restoring, 131, null, null)).toBe(words)
  })

  test.each([
    [{ how: 'kept', seq: 140 }, 'kept at event 140'],
    [{ how: 'read-only' }, 'not kept: this job may only read it'],
    [{ how: 'failed', reason: 'it took longer than 20 s' }, 'not kept: it took longer than 20 s'],
  ] as const)('%j', (keeping, words) => {
    expect(cacheLine({ how: 'absent' }, 131, keeping, 'folders of setup restored')).toBe(
      `not there; folders of setup restored; ${words}`,
    )
  })

  test('it stands in the job summary, harmless', () => {
    const text = jobSummary(started.state, { headline: 'Done.', turns: 0, cache: 'failed: @octo said\nno' })
    expect(text).toContain('**Cache**: failed: ')
    expect(text).not.toContain('@octo')
    expect(jobSummary(started.state, { headline: 'Done.', turns: 0, cache: '' })).not.toContain('Cache')
  })
})

describe('a state branch that was made again', () => {
  const back = started.and(lease(1002), event('branch.restored', { fromSeq: 2 }))

  test('is told in the state, the status comment and the README, once', () => {
    expect(back.state.restored).toEqual({ fromSeq: 2, seq: 4 })
    const words = 'The state branch had been deleted; it was made again from the cache at event 2.'
    expect(stateReadme(back.state).split(words)).toHaveLength(2)
    expect(stateReadme(started.state)).not.toContain('deleted')
    expect(statusRevision(back.state)).not.toBe(statusRevision(given(opened(), lease(), lease(1002)).state))
  })

  test('comes only from a journal of this task, of this repository, that has not ended (S5)', () => {
    expect(revivalProblem(started.state, 42, REPOSITORY)).toBeNull()
    expect(revivalProblem(initialState, 42, REPOSITORY)).toContain('does not begin with the opening')
    expect(revivalProblem(started.state, 43, REPOSITORY)).toContain('of task 42')
    expect(revivalProblem(started.state, 42, 'https://github.com/octo/other')).toContain('octo/slugs/issues/42')
    const over = started.and(planned(), approved(), event('task.ended', { outcome: 'done' }))
    expect(revivalProblem(over.state, 42, REPOSITORY)).toContain('has ended')
  })

  test('folders of setup are known by the event that recorded them', () => {
    const kept = { inputs: 'a', digest: 'd', folders: ['node_modules'] }
    expect(started.and(event('folders.kept', kept)).state.kept).toEqual({ ...kept, seq: 3 })
  })
})
