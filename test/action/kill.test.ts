import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesOf } from '../support/crash/kills.ts'
import { singlePoints } from '../support/crash/matrix.ts'
import { contradictions, SINGLE } from '../support/crash/report.ts'
import { openStage, type Stage } from '../support/crash/stage.ts'
import { ROOT } from '../support/pawl.ts'

/** Requests of each kind that the worker makes; `npm run test:crash` has all of them. */
const POINTS = [
  'git POST /octo/slug.git/git-receive-pack #1',
  'api POST /repos/octo/slug/issues/1/comments #1',
  'api POST /repos/octo/slug/pulls #1',
  'model POST /v1/messages #1',
  'api POST /repos/octo/slug/issues/comments/3/reactions #1',
  'model POST /v1/messages #3',
  'api POST /graphql #1',
] as const

describe('a worker that is killed (A1, A3, J1 to J4)', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  test('the undisturbed story makes each of these requests', () => {
    expect(POINTS.filter((name) => !namesOf(stage.calm.requests).includes(name))).toEqual([])
  })

  test('README.md counts its points', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const points = singlePoints(stage.calm).length
    const counts = { points, kills: points, 'same final state': points, 'duplicate effects': 0, 'lost events': 0 }
    expect(contradictions(readme, { [SINGLE]: { ...counts, 'repeated model turns': 0 } })).toEqual([])
  })

  test.each(POINTS.map((name, index) => ({ name, when: index % 2 === 0 ? 'before' : 'after' }) as const))(
    '$when $name takes effect: ends in the same place, nothing twice',
    async (point) => {
      const { outcome } = await stage.play([point])
      expect(outcome.kills).toBe(1)
      expect(outcome.final).toEqual(stage.calm.final)
      expect(outcome.lostEvents).toBe(0)
      expect(outcome.turns).toBe(stage.calm.turns)
      expect(outcome.repeatedTurns - stage.calm.repeatedTurns).toBeLessThanOrEqual(1)
    },
  )
})
