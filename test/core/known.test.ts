import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { knownOf } from '../../src/core/known.ts'
import { aboutCheckpoint } from '../../src/core/present/readme.ts'
import { refusedConfig } from '../../src/core/present/refusal.ts'
import { given, lease, opened } from '../support/given.ts'

const open = given(opened(), lease())

test.each([
  ['nothing', [], null],
  ['a task that is done', [event('task.ended', { outcome: 'done' })], null],
  ['one that was cancelled', [event('task.ended', { outcome: 'cancelled', by: 'writer' })], 'cancelled'],
  ['one that is merged', [event('task.ended', { outcome: 'merged', by: 'writer' })], 'merged'],
  ['one that was paused', [event('task.paused', { by: 'writer', why: 'command' })], 'paused'],
  ['one without its label', [event('task.paused', { by: 'somebody', why: 'label' })], 'unlabelled'],
] as const)('P1: what a checkpoint tells a sweep of %s', (_, facts, known) => {
  const { state } = open.and(...facts)
  expect(knownOf(state)).toBe(known)
  expect(aboutCheckpoint(state, 1).known).toBe(known ?? undefined)
})

test('errors of a configuration stand below each other, and mention nobody', () => {
  const text = refusedConfig('.github/pawl.yml', ['- `approvers: @octocat` is not known.', '- `x` is no key.'])
  expect(text).toContain('### 🛑 Not started: `.github/pawl.yml` has 2 errors')
  expect(text).toContain('- `approvers: @\u200boctocat` is not known.\n- `x` is no key.')
  expect(refusedConfig('ops/pawl.yml', ['- `x` is no key.'])).toContain('`ops/pawl.yml` has 1 error\n')
})
