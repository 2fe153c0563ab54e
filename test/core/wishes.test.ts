import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { keyOf } from '../../src/core/names.ts'
import { missingEffects } from '../../src/core/wishes.ts'
import {
  answered,
  approved,
  completed,
  finished,
  given,
  lease,
  opened,
  planned,
  RUN,
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

test.each(Object.entries(STATES))('A1: asked again it never asks for the same twice (%s)', (_, start) => {
  const seen: string[] = []
  let state = start
  for (let missing = missingEffects(state.state); missing.length > 0; missing = missingEffects(state.state)) {
    for (const effect of missing) {
      seen.push(JSON.stringify({ ...effect, at: 0 }))
      const key = keyOf(42, RUN, state.state.seq + 1)
      // Not every effect gets done: a worker may die in it. What is scheduled is not asked for again all the same.
      const done = seen.length % 3 === 0 ? [] : [completed(key, { id: 43, sha: 'abc' })]
      state = state.and(scheduled(effect, key), ...done)
    }
  }
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen).size).toBe(seen.length)
})

test('P2: each command is answered once, in the order in which they were said: a reaction, or a reaction and the reason', () => {
  const all = begun.and(refused(8, 43), admitted(7)).settled()
  expect(all.state.effects.slice(begun.state.effects.length).map(({ effect }) => effect)).toEqual([
    { kind: 'reaction', comment: 8, content: '-1' },
    { kind: 'comment', number: 43, purpose: 'refusal', subject: 'comment-8', body: 'Not taken: because.' },
    { kind: 'reaction', comment: 7, content: '+1' },
  ])
})

test('a review gets no reaction', () => {
  const signal = { kind: 'review', id: 9, number: 43 } as const
  const taken = event('review.taken', {
    signal,
    by: 'maintainer',
    permission: 'write',
    verdict: 'commented',
    text: 'Why?',
    remarks: [],
    as: 'guidance',
  })
  expect(missingEffects(begun.and(taken).settled().state)).toEqual([])
})

test('without a pull request nothing is put on it, and the status waits for what it would speak of', () => {
  const push = { kind: 'push', branch: 'b', parent: 'p', tree: null, message: 'm', at: 1 } as const
  const pull = { kind: 'pull-request', head: 'h', base: 'main', title: 't', body: 'b' } as const
  const status = { kind: 'status', number: 42, revision: 'old', body: '' } as const
  const shown = given(opened(), lease(), scheduled(status, 's'), completed('s', { id: 1 }))
  const lost = shown.and(scheduled(push, 'p'), completed('p', { sha: 'abc' }), scheduled(pull, 'q'))
  expect(missingEffects(lost.and(planned(), approved(), finished()).state)).toEqual([])
  const found = lost.and(completed('q', { id: 43 }))
  const kinds = missingEffects(found.and(planned(), approved(), finished()).state).map(({ kind }) => kind)
  expect(kinds).toEqual(['label', 'comment', 'push'])
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
  expect(missingEffects(settled.state)).toEqual([])
  expect(missingEffects(settled.and(answered('x')).state)).toEqual([])
  const step = settled.and(event('step.updated', { step: 1, status: 'done', evidence: 'npm test', shown: true }))
  expect(missingEffects(step.state)).toMatchObject([
    { kind: 'status', body: expect.stringContaining('- [x] Reproduce') },
  ])
})
