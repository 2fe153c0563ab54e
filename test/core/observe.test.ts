/** P1: what became of the issue and the pull request is seen at the next look, however it was or was not told. */
import { describe, expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { observe, type Standing } from '../../src/core/observe.ts'
import { approved, given, lease, opened, planned } from '../support/given.ts'

const working = given(opened(), lease(), planned(), approved())
const done = working.and(event('task.ended', { outcome: 'done' }))
const cancelled = working.and(event('task.ended', { outcome: 'cancelled', by: 'writer' }))
const merged = working.and(event('task.ended', { outcome: 'merged', by: 'writer' }))
const unlabelled = working.and(event('task.paused', { by: 'somebody', why: 'label' }))
const paused = working.and(event('task.paused', { by: 'writer', why: 'command' }))

const issue = { open: true, labels: ['Pawl'], closedBy: null }
const pull = { open: true, merged: false, by: null }
const closed = { ...issue, open: false, closedBy: 'writer' }
const PULL_CLOSED = { open: false, merged: false, by: 'writer' }
const PULL_MERGED = { open: false, merged: true, by: 'writer' }

const CASES: readonly [string, typeof working, Standing, readonly object[]][] = [
  ['nothing happened', working, { issue, pull }, []],
  ['there is no pull request yet', working, { issue, pull: null }, []],
  ['merged while it worked', working, { issue: closed, pull: PULL_MERGED }, [{ outcome: 'merged', by: 'writer' }]],
  ['merged when it was done', done, { issue: closed, pull: PULL_MERGED }, [{ outcome: 'merged', by: 'writer' }]],
  ['merged all the same after a cancellation', cancelled, { issue, pull: PULL_MERGED }, [{ outcome: 'merged' }]],
  ['merged, seen again', merged, { issue: closed, pull: PULL_MERGED }, []],
  ['closed unmerged', working, { issue, pull: PULL_CLOSED }, [{ outcome: 'cancelled', by: 'writer' }]],
  ['closed unmerged when it was done', done, { issue, pull: PULL_CLOSED }, [{ outcome: 'cancelled' }]],
  ['closed by nobody knows whom', done, { issue, pull: { ...PULL_CLOSED, by: null } }, [{ by: 'somebody' }]],
  ['merged by nobody knows whom', done, { issue, pull: { ...PULL_MERGED, by: null } }, [{ by: 'somebody' }]],
  ['opened again', cancelled, { issue, pull }, []],
  ['the issue was closed', working, { issue: closed, pull }, [{ outcome: 'cancelled', by: 'writer' }]],
  ['by nobody knows whom', working, { issue: { ...closed, closedBy: null }, pull }, [{ by: 'somebody' }]],
  ['the issue was closed when it was done', done, { issue: closed, pull }, []],
  ['the issue is gone', working, { issue: null, pull }, []],
  ['the label was taken away', working, { issue: { ...issue, labels: [] }, pull }, [{ why: 'label' }]],
  ['the label is still away', unlabelled, { issue: { ...issue, labels: [] }, pull }, []],
  ['the label is set again', unlabelled, { issue, pull }, [{ by: 'somebody' }]],
  ['the label does not end a pause that somebody asked for', paused, { issue, pull }, []],
  ['a done task does not need its label', done, { issue: { ...issue, labels: [] }, pull }, []],
]

describe('after done, and before', () => {
  test.each(CASES)('%s', (_, { state }, standing, data) => {
    expect(observe(state, standing).map((one) => one.data)).toEqual(data.map((one) => expect.objectContaining(one)))
  })
})
