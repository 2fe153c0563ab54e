import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { keyOf } from '../../src/core/names.ts'
import { nextWish } from '../../src/core/wishes.ts'
import {
  answered,
  approved,
  completed,
  finished,
  given,
  lease,
  opened,
  planned,
  scheduled,
  suspended,
  verified,
} from '../support/given.ts'

const comment = (id: number, number = 42) => ({ kind: 'comment', id, number }) as const
const admitted = (id: number) =>
  event('signal.admitted', {
    signal: comment(id),
    by: 'maintainer',
    permission: 'write',
    command: { name: 'retry', argument: '' },
  })
const refused = (id: number, number?: number) =>
  event('signal.refused', { signal: comment(id, number), by: 'reporter', reason: 'because' })
const begun = given(opened(), lease()).settled()

const STATES = {
  opening: given(opened(), lease()),
  answers: begun.and(admitted(7), refused(8)),
  plan: begun.and(planned()),
  approved: begun.and(planned(), approved()),
  finished: begun.and(planned(), approved(), finished()),
  verified: begun.and(planned(), approved(), finished(), verified(true)),
  suspended: begun.and(planned(), suspended()),
  ended: begun.and(planned(), approved(), event('task.ended', { outcome: 'done' })),
}

test.each(Object.entries(STATES))('A1: asked twice it never wishes the same twice (%s)', (_, start) => {
  const seen = new Set<string>()
  let state = start
  for (let wish = nextWish(state.state); wish; wish = nextWish(state.state)) {
    const text = JSON.stringify({ ...wish, at: 0 })
    expect(seen).not.toContain(text)
    seen.add(text)
    const key = keyOf(42, state.state.seq + 1)
    // Every second effect stays open, as it does when a worker dies in it.
    const done = seen.size % 2 === 0 ? [] : [completed(key, { id: 43, sha: 'abc' })]
    state = state.and(scheduled(wish, key), ...done)
  }
  expect(seen.size).toBeGreaterThan(0)
  expect(seen.size).toBeLessThan(10)
})

test('P2: each command is answered once, in the order of admission: a reaction, or a reaction and the reason', () => {
  const all = begun.and(refused(8, 43), admitted(7)).settled()
  expect(all.state.effects.slice(begun.state.effects.length).map(({ effect }) => effect)).toEqual([
    { kind: 'reaction', comment: 7, content: '+1' },
    { kind: 'reaction', comment: 8, content: '-1' },
    { kind: 'comment', number: 43, purpose: 'refusal', subject: 'comment-8', body: 'Not taken: because.' },
  ])
})

test('without a pull request nothing is put on it', () => {
  const keep = begun.entries.slice(0, 2)
  const push = { kind: 'push', branch: 'b', parent: 'p', tree: null, message: 'm', at: 1 } as const
  const pull = { kind: 'pull-request', head: 'h', base: 'main', title: 't', body: 'b' } as const
  const lost = given(...keep, scheduled(push, 'p'), completed('p', { sha: 'abc' }), scheduled(pull, 'q'), planned())
  const kinds = lost
    .and(approved(), finished())
    .settled()
    .state.effects.map(({ effect }) => effect.kind)
  expect(kinds).toEqual(['push', 'pull-request', 'status', 'label', 'comment', 'push'])
  const open = given(...keep, planned(), scheduled(push, 'p'), scheduled(pull, 'q')).and(approved(), finished())
  expect(
    nextWish(open.and(scheduled({ kind: 'status', number: 42, revision: 'x', body: '' }, 's')).state),
  ).toMatchObject({ kind: 'status' })
})

test('R5: an old plan comment and an old push are not repeated when a new plan comes', () => {
  const again = begun.and(planned()).settled().and(planned(2)).settled()
  const subjects = again.state.effects.flatMap(({ effect }) => (effect.kind === 'comment' ? [effect.subject] : []))
  expect(subjects).toEqual(['plan-1', 'plan-2'])
})

test('the text of the pull request is written anew when it changed, ready is said once', () => {
  const one = begun.and(planned(), approved(), finished(), verified(true)).settled()
  const two = one.and(answered('f1'), finished('f2', { summary: 'More.' }), verified(true, { call: 'f2' })).settled()
  const kinds = two.state.effects.map(({ effect }) => effect.kind)
  expect(kinds.filter((kind) => kind === 'pull-request-body')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'ready')).toHaveLength(1)
})

test('P7: the status is edited when what it says changes, not at every turn', () => {
  const settled = begun.and(planned(), approved()).settled()
  expect(nextWish(settled.state)).toBeNull()
  expect(nextWish(settled.and(answered('x')).state)).toBeNull()
  const step = settled.and(event('step.updated', { step: 1, status: 'done', evidence: 'npm test' }))
  expect(nextWish(step.state)).toMatchObject({ kind: 'status', body: expect.stringContaining('- [x] Reproduce') })
})
