/**
 * npm run test:crash: one story that uses every effect kind and a tool of each class, with the worker killed at every
 * request that it makes and at every write to its local log, then at seeded pairs of points; then two jobs raced. `-- --single` leaves out the
 * pairs and the points whose death leaves the same world behind as another's; `--every 10` plays one in ten.
 */
import { parseArgs } from 'node:util'
import { type Outcome, type Point, playKilled } from '../test/support/crash/kills.ts'
import { nameOf, pairs, play, type Row, restOfPoints, singlePoints } from '../test/support/crash/matrix.ts'
import { race } from '../test/support/crash/race.ts'

const { values } = parseArgs({
  options: {
    single: { type: 'boolean' },
    jobs: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20261129' },
    race: { type: 'string', default: '50' },
    every: { type: 'string', default: '1' },
  },
})

const calm = await playKilled([])
if (calm.duplicates.length > 0)
  throw new Error(`the undisturbed story makes things twice: ${calm.duplicates.join(', ')}`)
const single = singlePoints(calm)
const every = Number(values.every)
const chosen = single.filter((_, index) => index % every === 0)
const sets: [string, readonly (readonly Point[])[]][] = [['single deaths', chosen.map((point) => [point])]]
if (!values.single) {
  sets.push(['single deaths, the rest', restOfPoints(calm).map((point) => [point])])
  sets.push([`pairs of deaths, seed ${values.seed}`, pairs(single, Number(values.pairs), Number(values.seed))])
}

const started = performance.now()
const table = []
let bad = 0
for (const [name, deaths] of sets) {
  const rows = await playAll(deaths, calm, Number(values.jobs))
  bad += rows.filter(({ problems }) => problems.length > 0).length
  table.push(summaryOf(name, rows))
}
const rounds = Number(values.race)
const lost = await race(rounds)
for (const problem of lost) console.error(`✗ race, ${problem}`)
bad += lost.length
console.log(
  `\nTwo jobs started together, ${rounds} rounds: ${rounds - new Set(lost.map((one) => one.split(':')[0])).size} with one worker and nothing twice.`,
)
console.log(`The story makes ${calm.requests.length} requests and ${calm.writes} local writes.`)
console.table(Object.fromEntries(table))
console.log(`${sets.reduce((sum, [, deaths]) => sum + deaths.length, rounds) - bad} passed, ${bad} failed`)
console.log(`in ${((performance.now() - started) / 60_000).toFixed(1)} min`)
process.exit(bad === 0 ? 0 : 1)

async function playAll(deaths: readonly (readonly Point[])[], undisturbed: Outcome, workers: number): Promise<Row[]> {
  const rows: Row[] = []
  const queue = [...deaths]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const row = await play(next, undisturbed)
      rows.push(row)
      if (row.problems.length > 0)
        console.error(`✗ ${row.points.map(nameOf).join(', then ')}: ${row.problems.join('; ')}`)
      if (rows.length % 50 === 0) console.log(`${rows.length} of ${deaths.length} …`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return rows
}

function summaryOf(name: string, rows: readonly Row[]): [string, Record<string, number>] {
  const outcomes = rows.flatMap(({ outcome }) => outcome ?? [])
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return [
    name,
    {
      points: rows.length,
      kills: sum(({ kills }) => kills),
      'same final state': rows.filter(({ problems }) => problems.length === 0).length,
      'duplicate effects': sum(({ duplicates }) => duplicates.length),
      'lost segments': sum(({ lostSegments }) => lostSegments),
      'repeated model turns': sum(({ repeatedTurns }) => repeatedTurns - calm.repeatedTurns),
    },
  ]
}
