/** P6, F2: required checks that have not ended hold the proof up: for a moment in the job, then until the sweep comes back. */
import { describe, expect, test } from 'vitest'
import { checkingOf, checkLater, isHeldUp, untilNextLook } from '../../src/core/checking.ts'
import { type Data, event } from '../../src/core/events.ts'
import { statusComment } from '../../src/core/present/status.ts'
import { phaseOf } from '../../src/core/state.ts'
import {
  agent,
  approved,
  calls,
  checking,
  finished,
  given,
  lease,
  MINUTE,
  opened,
  PUSHED,
  planned,
  START,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const pushed = given(opened(), lease(), planned(), approved(), agent(1, 'work'))
  .settled()
  .and(turn(1, 1, [calls('f1', 'finish')]), finished())
  .settled()
const waiting = pushed.and(checking(['ci'])).settled()
const checks = (failed: number, running: string[], missing: string[] = []) => ({ failed, running, missing })

describe('whether the proof waits', () => {
  test.each([
    ['required checks that run', checks(0, ['ci']), [true, true]],
    ['required checks that have not reported, for a moment', checks(0, [], ['ci']), [true, false]],
    ['nothing that is required', checks(0, []), [false, false]],
    ['nothing, once a check has failed', checks(1, ['ci'], ['lint']), [false, false]],
  ])('for %s', (_, seen, held) => {
    expect([isHeldUp(seen, true), isHeldUp(seen, false)]).toEqual(held)
  })
})

describe('a job that waits', () => {
  const begun = { ...waiting.state, run: { id: '1', attempt: 1, url: '', startedAt: START, ended: null } }
  const seen = { call: 'f1', sha: PUSHED, commands: [], running: ['ci'], missing: [], at: START }
  const next = (ms: number, running = ['ci']) => untilNextLook(begun, { ...seen, running }, START + ms)

  test('looks after five seconds, then ever less often, for two minutes', () => {
    expect([0, 5_000, 40_000, 119_999].map((ms) => next(ms))).toEqual([5_000, 5_000, 20_000, 60_000])
    expect(next(2 * MINUTE)).toBeNull()
  })

  test('waits for half a minute when nothing has reported yet', () => {
    expect([next(29_999, []), next(30_000, [])]).toEqual([15_000, null])
  })

  test('counts from its own start, or from when it saw that there is something to wait for', () => {
    const later = { ...begun, run: { ...begun.run, startedAt: START + MINUTE } }
    expect(untilNextLook(later, seen, START + MINUTE)).toBe(5_000)
    expect(untilNextLook({ ...begun, run: null }, seen, START + 2 * MINUTE)).toBeNull()
  })
})

test('the same commit is verified again, by whichever job; another one, or another call, is not what was proven', () => {
  expect(waiting.decide()).toEqual({ do: 'verify', sha: PUSHED })
  expect(checkingOf(waiting.state)).toMatchObject({ running: ['ci'] })
  expect(phaseOf(waiting.state)).toBe('verifying')
  expect(checkingOf(pushed.and(checking(['ci'], [], { sha: 'other' })).state)).toBeNull()
  expect(checkingOf(pushed.and(checking(['ci'], [], { call: 'f0' })).state)).toBeNull()
  expect(checkingOf(waiting.and(verified(true)).state)).toBeNull()
})

test('where no command verifies, the status claims no more than it waits for', () => {
  const status = statusComment(pushed.and(checking(['ci'], [], { commands: [] })).state)
  expect(status).toContain('\n\nRequired by `main` and still running: `ci`.\n')
})

test('before the checks have passed nothing says that the work is done', () => {
  const kinds = ({ state }: typeof waiting) => state.effects.map(({ effect }) => effect.kind)
  expect(kinds(waiting)).not.toContain('ready')
  expect(kinds(waiting.and(verified(true)).settled())).toContain('ready')
})

describe('what runs for longer than a job waits', () => {
  const later = () => checkLater(waiting.state, PUSHED, ['ci', 'lint'], START)

  test('is looked at again ten minutes later, and then less often', () => {
    const why = '2 required checks run on commit f00d000: ci, lint'
    expect(later()).toEqual(event('return.scheduled', { until: START + 10 * MINUTE, why, status: null }))
  })

  test('needs a person after a few returns: somebody has to see why it does not end', () => {
    const gone = checkLater({ ...waiting.state, returns: 3 }, PUSHED, ['ci'], START)
    expect(gone).toMatchObject({
      type: 'task.suspended',
      data: {
        class: 'stuck',
        title: '1 required check runs on commit f00d000: ci',
        todo: 'look at why CI does not end on that commit, then comment `/retry`.',
      },
    })
    const asked = waiting.and(suspended(gone.data as Data<'task.suspended'>)).settled()
    expect(asked.state.effects.map(({ effect }) => effect.kind)).toContain('review-request')
  })
})
