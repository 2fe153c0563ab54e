import { expect, test } from 'vitest'
import { type Counts, contradictions, reportIn, withReport } from './support/crash/report.ts'

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

test('a run contradicts README.md by every number but that of repeated turns', () => {
  const readme = withReport(README, { single: counts(251, 40) })
  expect(contradictions(readme, { single: counts(251, 12) })).toEqual([])
  expect(contradictions(readme, { single: { ...counts(251, 40), 'lost events': 2 } })).toEqual([
    'single: 2 lost events, README.md says 0',
  ])
  expect(contradictions(readme, { other: counts(1, 0) })).toContain('other: 1 points, README.md says nothing')
})

test('a README without the place is told of', () => {
  expect(() => reportIn('# Pawl\n')).toThrow('no place for the crash test')
})
