/** R47, R53: what can't be kept of a repository is said up front. */
import { expect, test } from 'vitest'
import { planComment } from '../../src/core/present/plan.ts'
import { statusComment, statusRevision } from '../../src/core/present/status.ts'
import { notKept } from '../../src/core/present/survey.ts'
import { type Facts, surveyed } from '../../src/core/survey.ts'
import { given, lease, opened, planned } from '../support/given.ts'

const NOTHING: Facts = { submodules: [], lfs: [], nested: [], tooLarge: [] }
const same = (text: string) => text
const start = given(opened(), lease(), planned())
const after = (facts: Partial<Facts>, from = start) => from.and(...surveyed(from.state, { ...NOTHING, ...facts }, same))

test('a repository is looked at once, and again when something is new', () => {
  const first = after({})
  expect(first.state.survey).toEqual({
    submodules: { total: 0, paths: [] },
    lfs: { total: 0, paths: [] },
    nested: { total: 0, paths: [] },
    tooLarge: { total: 0, paths: [] },
  })
  expect(surveyed(first.state, NOTHING, same)).toEqual([])
  expect(surveyed(first.state, { ...NOTHING, tooLarge: ['a.iso'] }, same)).toHaveLength(1)
})

test('a nested repository stays named on a machine that never had its history', () => {
  const seen = after({ nested: ['inner'] })
  expect(surveyed(seen.state, NOTHING, same)).toEqual([])
  expect(after({ nested: ['inner', 'other'] }, seen).state.survey?.nested).toEqual({
    total: 2,
    paths: ['inner', 'other'],
  })
})

test('S3: names are redacted before they are compared and kept', () => {
  const redact = (text: string) => text.replace('secret', '[redacted]')
  const [event] = surveyed(start.state, { ...NOTHING, lfs: ['secret.bin'] }, redact)
  const { state } = start.and(event ?? [])
  expect(state.survey?.lfs.paths).toEqual(['[redacted].bin'])
  expect(surveyed(state, { ...NOTHING, lfs: ['secret.bin'] }, redact)).toEqual([])
})

test('what is not kept is a line each in the status comment and in the plan, which change with it', () => {
  const many = Array.from({ length: 8 }, (_, index) => `${index}.bin`)
  const facts = { submodules: ['vendor/lib'], lfs: many, nested: ['a\n`b`'], tooLarge: ['@big'] }
  const { state } = after(facts)
  expect(notKept(state)).toEqual([
    '**Not kept**: the files of submodules (`vendor/lib`); each stays at its commit.',
    '**Not kept**: the content of Git LFS files (`0.bin`, `1.bin`, `2.bin`, `3.bin`, `4.bin`, 3 more); their pointers are what the agent sees, and are kept as they are.',
    '**Not kept**: the history of repositories inside this one (`` a `b` ``); their files are kept.',
    '**Not kept**: files that are larger than GitHub accepts (`@\u200bbig`); what is written to them is lost with the machine.',
  ])
  const { plan } = state
  if (!plan) throw new Error('there is no plan')
  for (const line of notKept(state)) {
    expect(statusComment(state)).toContain(line)
    expect(planComment({ ...state, plan })).toContain(line)
  }
  expect(statusRevision(state)).not.toBe(statusRevision(start.state))
  expect([notKept(start.state), notKept(after({}).state)]).toEqual([[], []])
})
