/** The crash test: which deaths are played, and what each must come to. */
import { isDeepStrictEqual } from 'node:util'
import { namesOf, type Outcome, type Point, playKilled } from './kills.ts'

export interface Row {
  readonly points: readonly Point[]
  readonly outcome: Outcome | null
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

export async function play(points: readonly Point[], calm: Outcome): Promise<Row> {
  try {
    const outcome = await playKilled(points)
    return { points, outcome, problems: problemsOf(outcome, calm) }
  } catch (error) {
    return { points, outcome: null, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

function problemsOf(outcome: Outcome, calm: Outcome): string[] {
  const problems: string[] = []
  if (outcome.kills === 0) problems.push('nobody was killed')
  if (!isDeepStrictEqual(outcome.final, calm.final)) problems.push('the final state differs')
  if (outcome.duplicates.length > 0) problems.push(`twice: ${outcome.duplicates.join(', ')}`)
  if (outcome.lostSegments > 0) problems.push(`${outcome.lostSegments} segments lost`)
  if (outcome.turns !== calm.turns) problems.push(`${outcome.turns} turns instead of ${calm.turns}`)
  if (outcome.newPrefixes !== calm.newPrefixes) problems.push('a model request began a new prefix')
  const repeated = outcome.repeatedTurns - calm.repeatedTurns
  if (repeated > outcome.kills) problems.push(`${repeated} model turns repeated after ${outcome.kills} kills`)
  return problems
}

export const nameOf = (point: Point): string =>
  'name' in point ? `${point.when} ${point.name}` : `${point.when} local write ${point.write}`
