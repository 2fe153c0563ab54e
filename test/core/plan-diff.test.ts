import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import type { Plan } from '../../src/core/plan.ts'
import { planDiff } from '../../src/core/plan-diff.ts'
import { BASE, PLAN, planned } from '../support/given.ts'

const { cost: _, ...UNPRICED } = PLAN
const before = planned().data as Parameters<typeof planDiff>[0]
const against = (plan: Plan, baseSha = BASE, old = before) =>
  planDiff(old, event('plan.submitted', { version: 2, digest: 'd', baseSha, plan }).data as typeof before)

test('a plan that did not change says so', () => {
  expect(against(PLAN)).toEqual(['Nothing but its version'])
})

test('everything that changed is named: goal, steps, files, checks, risks, actions, cost, base', () => {
  const plan: Plan = {
    summary: 'Every white space becomes a dash.',
    cause: '',
    steps: [
      { title: 'Use a global pattern', detail: 'with `\\s+`' },
      { title: 'Reproduce  with a failing test', detail: '' },
      { title: 'Say it in the README', detail: '' },
    ],
    files: ['src/slug.js', 'README.md'],
    verify: ['npm test', 'npm run lint'],
    risks: [],
    actions: ['changing `package-lock.json`'],
    cost: { low: 1, high: 2 },
  }
  expect(against(plan, 'e'.repeat(40))).toEqual([
    'Goal reworded; it was: Every space in a slug becomes a dash.',
    'Another account of why it happens',
    'Step added: Say it in the README',
    'Step changed in its detail: Use a global pattern',
    'Steps in another order',
    'Files: now also `README.md`; no longer `test/slug.test.js`',
    'Checks proposed: now also `npm run lint`',
    'Risks: no longer Tabs stay as they are.',
    'Will ask before: now also changing `package-lock.json`',
    'Expected cost: $1.00 to $2.00; it was: $0.30 to $1.20',
    'Made on `eeeeeee`; before, on `ba5e000`',
  ])
  expect(against(UNPRICED)).toEqual(['Expected cost: not said; it was: $0.30 to $1.20'])
  const old = { ...before, plan: { ...UNPRICED, actions: ['x y'] } }
  expect(against({ ...UNPRICED, steps: PLAN.steps.slice(0, 1) }, BASE, old)).toEqual([
    'Step removed: ~~Use a global pattern~~',
    'Will ask before: no longer x y',
  ])
})

test('it stays short, however much has changed', () => {
  const steps = Array.from({ length: 60 }, (_, index) => ({ title: `${index} ${'x'.repeat(500)}`, detail: '' }))
  const lines = against({ ...PLAN, steps })
  expect(lines).toHaveLength(41)
  expect(lines.at(-1)).toBe('22 more changes')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(250)
})
