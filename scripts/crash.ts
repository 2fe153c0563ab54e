/**
 * npm run test:crash: one story that uses every effect kind and a tool of each class, and one with every gate, with the
 * worker killed at every request that it makes and at every write to its local log, then at seeded pairs of points; then
 * two jobs raced. `-- --story effects` plays one of the two; `--single` leaves out the pairs and the points whose death
 * leaves the same world behind as another's; `--every 10` plays one in ten (of the long story, one in 90); `--write` puts what was played into README.md,
 * which must else say the same.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GATES } from '../test/support/crash/gates.ts'
import type { Point } from '../test/support/crash/kills.ts'
import { countsOf, nameOf, pairs, playAll, type Row, restOfPoints, singlePoints } from '../test/support/crash/matrix.ts'
import { race } from '../test/support/crash/race.ts'
import { type Counts, contradictions, SINGLE, withReport } from '../test/support/crash/report.ts'
import { openStage, type Stage } from '../test/support/crash/stage.ts'
import { EFFECTS, type Story } from '../test/support/crash/story.ts'

const { values } = parseArgs({
  options: {
    story: { type: 'string', default: 'effects,gates' },
    single: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20261129' },
    race: { type: 'string', default: '50' },
    every: { type: 'string', default: '1' },
  },
})
const STORIES: ReadonlyMap<string, Story> = new Map([
  ['effects', EFFECTS],
  ['gates', GATES],
])
/** One in so many points of a long story is played, for it takes minutes. */
const OF_LONG = 9
const every = Number(values.every)
const rounds = Number(values.race)
const README = join(import.meta.dirname, '..', 'README.md')

const started = performance.now()
const report: Record<string, Counts> = {}
let bad = 0
for (const [name, story] of chosen(values.story)) {
  const stages = await Promise.all(Array.from({ length: Number(values.jobs) }, () => openStage(story)))
  for (const [set, deaths] of setsOf(story, stages)) {
    const rows = await playAll(story, deaths, stages, (row, count) => tell(row, count, deaths.length))
    bad += rows.filter(({ problems }) => problems.length > 0).length
    report[name === 'effects' ? set : `${set}, every gate`] = countsOf(rows)
  }
  await Promise.all(stages.map((stage) => stage.close()))
}
const lost = await race(rounds)
for (const problem of lost) console.error(`✗ race, ${problem}`)
bad += new Set(lost.map(roundOf)).size
console.log(
  `\nTwo jobs started together, ${rounds} rounds: ${rounds - new Set(lost.map(roundOf)).size} with one worker.`,
)
console.table(report)
const points = Object.values(report).reduce((sum, counts) => sum + counts.points, 0)
console.log(`${points + rounds - bad} passed, ${bad} failed, in ${minutes(started)} min`)
const untrue = every > 1 && !values.write ? [] : heldTo(report)
for (const line of untrue) console.error(`✗ ${line}`)
process.exit(bad + untrue.length === 0 ? 0 : 1)

function chosen(names: string): (readonly [string, Story])[] {
  return names.split(',').map((name) => {
    const story = STORIES.get(name)
    if (!story) throw new Error(`There is no story ${name}; there are ${[...STORIES.keys()].join(' and ')}.`)
    return [name, story]
  })
}

function setsOf({ long }: Story, [stage]: readonly Stage[]): [string, readonly (readonly Point[])[]][] {
  if (!stage) throw new Error('--jobs is at least 1')
  const { calm } = stage
  if (calm.duplicates.length > 0)
    throw new Error(`the undisturbed story makes things twice: ${calm.duplicates.join(', ')}`)
  const single = singlePoints(calm)
  console.log(
    `The story makes ${calm.requests.length} requests and ${calm.writes} local writes: ${single.length} points.`,
  )
  const alone = (points: readonly Point[]) => points.map((point) => [point])
  const step = long ? every * OF_LONG : every
  const name = step === 1 ? SINGLE : `${SINGLE}, one in ${step}`
  const first: [string, readonly Point[][]] = [name, alone(single.filter((_, index) => index % step === 0))]
  if (values.single || long) return [first]
  return [
    first,
    ['single deaths, the rest', alone(restOfPoints(calm))],
    [`pairs of deaths, seed ${values.seed}`, pairs(single, Number(values.pairs), Number(values.seed))],
  ]
}

function tell({ points, problems }: Row, count: number, all: number): void {
  if (problems.length > 0) console.error(`✗ ${points.map(nameOf).join(', then ')}: ${problems.join('; ')}`)
  if (count % 50 === 0) console.log(`${count} of ${all} after ${minutes(started)} min …`)
}

function heldTo(played: Readonly<Record<string, Counts>>): readonly string[] {
  const readme = readFileSync(README, 'utf8')
  if (!values.write) {
    const found = contradictions(readme, played)
    return found.length === 0 ? [] : [...found, '`npm run test:crash -- --write` brings README.md up to date']
  }
  if (bad > 0) return ['README.md is not written from a run that failed']
  writeFileSync(README, withReport(readme, played))
  return []
}

function roundOf(problem: string): string {
  return problem.split(':')[0] ?? ''
}

function minutes(since: number): string {
  return ((performance.now() - since) / 60_000).toFixed(1)
}
