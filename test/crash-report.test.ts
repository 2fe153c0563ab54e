import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Counts, contradictions, failures, reportIn, SINGLE, withReport } from './support/crash/report.ts'

const README = `# Pawl

<!-- crash: made by \`npm run test:crash -- --write\` -->

| Killed at | points |
| --- | --- |
| old | 1 |

<!-- /crash -->

The rest.
`
const counts = (points: number, repeated: number): Counts => ({
  points,
  kills: points,
  'same final state': points,
  'duplicate effects': 0,
  'lost events': 0,
  'repeated model turns': repeated,
})

test('what was played is written between the marks, the rows of the rest stay', () => {
  const first = withReport(README, { single: counts(251, 40), pairs: counts(40, 3) })
  const second = withReport(first, { single: counts(260, 41) })
  expect(reportIn(second)).toMatchObject({ single: counts(260, 41), pairs: counts(40, 3) })
  expect(second.split('<!--')[0]).toBe('# Pawl\n\n')
  expect(second).toContain('<!-- /crash -->\n\nThe rest.\n')
})

test('a run contradicts README.md by what it lost or did twice, and by a number of points that is far off', () => {
  const readme = withReport(README, { single: counts(251, 40) })
  expect(contradictions(readme, { single: counts(254, 12) })).toEqual([])
  expect(contradictions(readme, { single: counts(290, 12) })).toEqual(['single: 290 points, README.md says 251'])
  expect(contradictions(readme, { single: { ...counts(251, 40), 'lost events': 2 } })).toEqual([
    'single: 2 lost events, README.md says 0',
  ])
  expect(contradictions(readme, { other: counts(1, 0) })).toEqual([])
})

test('what failed is no claim', () => {
  const bad = { ...counts(40, 1), 'same final state': 39 }
  expect(failures(withReport(README, { single: counts(251, 40), pairs: bad }))).toEqual(['old', 'pairs'])
})

test('README.md says what every kind of death came to, and that none failed', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  expect(Object.keys(reportIn(readme))).toEqual([
    SINGLE,
    `${SINGLE}, the rest`,
    expect.stringMatching(/^pairs of deaths, seed \d+$/),
    `${SINGLE}, one in 9, every gate`,
  ])
  expect(failures(readme)).toEqual([])
})

test('a README without the place is told of', () => {
  expect(() => reportIn('# Pawl\n')).toThrow('no place for the crash test')
})
