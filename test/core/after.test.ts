/** After done: threads are answered, and what others pushed is never overwritten. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { baseMovedText, workMovedText } from '../../src/core/present/moved.ts'
import {
  agent,
  answered,
  approved,
  calls,
  finished,
  given,
  lease,
  opened,
  planned,
  turn,
  verified,
} from '../support/given.ts'

const working = given(opened(), lease(), planned(), approved()).settled().and(agent(1, 'work'))
const remark = (id: number) => ({ id, path: 'src/slug.js', line: 3, body: 'Why?' })
const review = (id: number, as: 'answer' | 'guidance', ...remarks: ReturnType<typeof remark>[]) =>
  event('review.taken', {
    signal: { kind: 'review', id, number: 43 },
    by: 'maintainer',
    permission: 'write',
    verdict: 'changes-requested',
    text: '',
    remarks,
    as,
  })
const finishing = (replies?: { remark: number; text: string }[]) => [
  turn(1, 1, [calls('f1', 'finish')]),
  finished('f1', replies ? { replies } : {}),
]
const repliesIn = (from: ReturnType<typeof given>) =>
  from.settled().state.effects.flatMap(({ effect }) => (effect.kind === 'reply' ? [effect] : []))

test('each remark of a review is answered in its thread when the work is done, and not before', () => {
  const asked = working.and(review(1, 'guidance', remark(5), remark(6)), review(2, 'answer', remark(7)))
  const open = asked.and(finishing([{ remark: 6, text: 'It was global before, @octocat.' }]))
  expect(repliesIn(open)).toEqual([])
  const done = open.settled().and(verified(true))
  expect(repliesIn(done)).toEqual([
    { kind: 'reply', number: 43, comment: 5, body: expect.stringContaining('Slugs have no spaces.') },
    { kind: 'reply', number: 43, comment: 6, body: expect.stringContaining('It was global before, @\u200boctocat.') },
  ])
})

test('a second round answers what is new alone', () => {
  const first = working
    .and(review(1, 'guidance', remark(5)), finishing())
    .settled()
    .and(verified(true))
    .settled()
  const again = first.and(
    answered('f1'),
    event('task.ended', { outcome: 'done' }),
    review(3, 'guidance', remark(8)),
    event('task.reopened', { by: 'maintainer', why: 'review' }),
    turn(2, 1, [calls('f2', 'finish')]),
    finished('f2', { tree: 'tree2' }),
  )
  const done = again.settled().and(verified(true, { call: 'f2' }))
  expect(repliesIn(done).map(({ comment }) => comment)).toEqual([5, 8])
})

test('a push that somebody else was faster than is given up, and the next stands on theirs', () => {
  const pushing = working.and(finishing())
  const schedule = pushing.decide()
  if (schedule.do !== 'schedule') throw new Error(schedule.do)
  const open = pushing.and(
    schedule.effects.map((effect, index) => event('effect.scheduled', { key: `k${index}`, effect })),
  )
  expect(open.decide()).toMatchObject({ do: 'perform', effect: { effect: { kind: 'push' } } })
  const moved = open.and(event('work.moved', { sha: 'theirs', conflicts: [] }), answered('f1', 'no', 'error'))
  const told = moved.settled().decide()
  expect(told).toMatchObject({ do: 'record', events: [{ type: 'agent.nudged' }] })
  const again = moved.and(turn(2, 1, [calls('f2', 'finish')]), finished('f2')).decide()
  expect(again).toMatchObject({ do: 'schedule', effects: [{ kind: 'push', parent: 'theirs', tree: 'tree1' }] })
})

test('what the agent is told names the files to resolve', () => {
  expect(workMovedText('f00df00df00d', [])).not.toContain('conflict')
  expect(workMovedText('f00df00df00d', ['a.js'])).toContain('hold conflict markers now; resolve each:\n- a.js')
  expect(baseMovedText(['a.js', 'b.js'])).toContain('resolve each:\n- a.js\n- b.js')
})
