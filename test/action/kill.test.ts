import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, type Outcome, type Point, playKilled } from '../support/crash/kills.ts'

/** Requests of each kind that the worker makes; `npm run test:crash` has all of them. */
const POINTS = [
  'git POST /octo/slug.git/git-receive-pack #1',
  'api POST /repos/octo/slug/issues/1/comments #1',
  'git POST /octo/slug.git/git-receive-pack #2',
  'api POST /repos/octo/slug/pulls #1',
  'api POST /repos/octo/slug/issues/2/labels #1',
  'api PATCH /repos/octo/slug/issues/comments/1 #1',
  'model POST /v1/messages #1',
  'api POST /repos/octo/slug/issues/2/comments #1',
  'api POST /repos/octo/slug/issues/comments/3/reactions #1',
  'model POST /v1/messages #3',
  'api POST /graphql #1',
] as const

/** The story without the parts that the whole crash test adds. */
const play = (points: readonly Point[]) => playKilled(points, false)

describe('a worker that is killed (A1, A3, J1 to J4)', () => {
  let undisturbed: Outcome
  beforeAll(async () => {
    undisturbed = await play([])
  })

  test('the undisturbed story makes each of these requests', () => {
    expect(POINTS.filter((name) => !namesOf(undisturbed.requests).includes(name))).toEqual([])
  })

  describe.concurrent.each(POINTS)('at %s', (name) => {
    test.each(['before', 'after'] as const)(
      '%s it takes effect: ends in the same place, nothing twice',
      async (when) => {
        const outcome = await play([{ name, when }])
        expect(outcome.kills).toBe(1)
        expect(outcome.final).toEqual(undisturbed.final)
        expect(outcome.lostSegments).toBe(0)
        expect(outcome.turns).toBe(undisturbed.turns)
        expect(outcome.repeatedTurns - undisturbed.repeatedTurns).toBeLessThanOrEqual(1)
      },
    )
  })
})
