/** The crash test: which deaths are played, and what each must come to. */
import { isDeepStrictEqual } from 'node:util'
import { namesOf, type Outcome, type Point } from './kills.ts'
import type { Counts } from './report.ts'
import { openStage, type Stage } from './stage.ts'
import type { Story } from './story.ts'

export interface Row {
  readonly points: readonly Point[]
  readonly outcome: Outcome | null
  /** Model turns that were paid again, beside those of the undisturbed story. */
  readonly repeated: number
  readonly problems: readonly string[]
}

/** A read has no effect that a death could come before or after; a write has. */
const isRead = (name: string): boolean => / GET |git-upload-pack/.test(name)

/** Every request once, writes before and after their effect, and every write to the local log, torn. */
export const singlePoints = ({ requests, writes }: Outcome): readonly Point[] => [
  ...namesOf(requests).flatMap((name): Point[] =>
    isRead(name)
      ? [{ name, when: 'before' }]
      : [
          { name, when: 'before' },
          { name, when: 'after' },
        ],
  ),
  ...Array.from({ length: writes }, (_, index): Point => ({ write: index + 1, when: 'torn' })),
]

/** What the single points leave out because another one leaves the same world behind. */
export const restOfPoints = ({ requests, writes }: Outcome): readonly Point[] => [
  ...namesOf(requests)
    .filter(isRead)
    .map((name): Point => ({ name, when: 'after' })),
  ...Array.from({ length: writes }, (_, index) => index + 1).flatMap((write): Point[] => [
    { write, when: 'before' },
    { write, when: 'after' },
  ]),
]

/** Pairs of deaths, drawn by a seed. */
export function pairs(points: readonly Point[], count: number, seed: number): readonly (readonly Point[])[] {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return points[state % points.length]
  }
  const requests = () => {
    for (;;) {
      const point = next()
      if (point && 'name' in point) return point
    }
  }
  return Array.from({ length: count }, () => [requests(), requests()])
}

/** Plays all of a story's deaths, side by side on the stages; one on which it did not come to its end is opened anew. */
export async function playAll(
  story: Story,
  deaths: readonly (readonly Point[])[],
  stages: Stage[],
  played: (row: Row, count: number) => void,
): Promise<readonly Row[]> {
  const queue = [...deaths]
  const rows: Row[] = []
  const onStage = async (first: Stage, index: number) => {
    let stage = first
    for (let next = queue.shift(); next; next = queue.shift()) {
      const row = await play(next, stage)
      played(row, rows.push(row))
      if (row.outcome !== null) continue
      await stage.close()
      stage = await openStage(story)
      stages[index] = stage
    }
  }
  await Promise.all(stages.map(onStage))
  return rows
}

/** On a busy machine a job may make a push less, so that a point does not come: it is told again. */
const TELLINGS = 3

async function play(points: readonly Point[], stage: Stage): Promise<Row> {
  try {
    let { outcome, calm } = await stage.play(points)
    for (let told = 1; outcome.kills === 0 && told < TELLINGS; told += 1) ({ outcome, calm } = await stage.play(points))
    const repeated = outcome.repeatedTurns - calm.repeatedTurns
    return { points, outcome, repeated, problems: problemsOf(outcome, calm, repeated) }
  } catch (error) {
    return { points, outcome: null, repeated: 0, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

export function countsOf(rows: readonly Row[]): Counts {
  const sum = (of: (row: Row) => number | undefined) => rows.reduce((total, row) => total + (of(row) ?? 0), 0)
  return {
    points: rows.length,
    kills: sum(({ outcome }) => outcome?.kills),
    'same final state': sum(({ problems }) => (problems.length === 0 ? 1 : 0)),
    'duplicate effects': sum(({ outcome }) => outcome?.duplicates.length),
    'lost events': sum(({ outcome }) => outcome?.lostEvents),
    'repeated model turns': sum(({ repeated }) => repeated),
  }
}

function problemsOf(outcome: Outcome, calm: Outcome, repeated: number): string[] {
  const problems: string[] = []
  if (outcome.kills === 0) problems.push('nobody was killed')
  problems.push(...differences('the final state', outcome.final, calm.final))
  if (outcome.duplicates.length > 0) problems.push(`twice: ${outcome.duplicates.join(', ')}`)
  if (outcome.lostEvents > 0) problems.push(`${outcome.lostEvents} events lost`)
  if (outcome.turns !== calm.turns) problems.push(`${outcome.turns} turns instead of ${calm.turns}`)
  if (outcome.newPrefixes !== calm.newPrefixes) problems.push('a model request began a new prefix')
  if (repeated > outcome.kills) problems.push(`${repeated} model turns repeated after ${outcome.kills} kills`)
  return problems
}

/** Where two values differ, and how. */
function differences(name: string, one: unknown, other: unknown): readonly string[] {
  if (isDeepStrictEqual(one, other)) return []
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!isTree(one) || !isTree(other)) return [`${name}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`]
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  const keys = [...new Set([...ones.keys(), ...others.keys()])]
  return keys.flatMap((key) => differences(`${name}.${key}`, ones.get(key), others.get(key)))
}

export const nameOf = (point: Point): string =>
  'name' in point ? `${point.when} ${point.name}` : `${point.when} local write ${point.write}`
