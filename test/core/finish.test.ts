/** From the agent's `finish` to the verified end (P6, R3, R4, R16, R26). */
import { expect, test } from 'vitest'
import type { Decision } from '../../src/core/decide.ts'
import { event } from '../../src/core/events.ts'
import { phaseOf } from '../../src/core/state.ts'
import {
  agent,
  answered,
  approved,
  calls,
  completed,
  ended,
  finished,
  given,
  lease,
  opened,
  PUSHED,
  planned,
  START,
  scheduled,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const LATE = { now: START + 1, deadline: START }
const working = given(opened(), lease(), planned(), approved()).settled().and(agent(1, 'work'))
const finishing = working.and(turn(1, 1, [calls('f1', 'finish')]), finished())
const kindsSince = (before: number, after: ReturnType<typeof given>) =>
  after.state.effects.slice(before).map(({ effect }) => effect.kind)
const answer = (decision: Decision) => (decision.do === 'record' ? decision.events[0]?.data : expect.fail(decision.do))

test('R26: an empty diff is never done: the agent hears of it, and nothing is pushed', () => {
  const empty = working.and(turn(1, 1, [calls('f1', 'finish')]), finished('f1', { changed: [] })).settled()
  expect(empty.state.effects.filter(({ effect }) => effect.kind === 'push')).toHaveLength(1)
  expect(answer(empty.decide())).toMatchObject({
    call: 'f1',
    outcome: 'error',
    output: { text: 'Not done: no file differs from the base commit, so there is nothing to hand over.' },
  })
})

test('R4: the harness pushes what was finished, then verifies the commit that the branch was seen at', () => {
  expect(finishing.decide()).toMatchObject({
    do: 'schedule',
    effects: [
      {
        kind: 'push',
        branch: 'pawl/issue-42',
        parent: PUSHED,
        tree: 'tree1',
        message: 'Slugs keep spaces\n\nSlugs have no spaces.',
      },
    ],
  })
  const pushed = finishing.settled()
  expect(kindsSince(working.state.effects.length, pushed)).toEqual(['push', 'status'])
  expect(pushed.decide()).toEqual({ do: 'verify', sha: PUSHED })
})

test('a deadline comes before a verification, not between it and its answer', () => {
  expect(finishing.settled().decide(LATE)).toMatchObject({ effects: [{ kind: 'dispatch' }] })
  expect(answer(finishing.and(verified(false)).settled().decide(LATE))).toMatchObject({ outcome: 'error' })
})

test('P6: what fails goes back to the agent with what was printed', () => {
  const failed = finishing.settled().and(verified(false)).settled()
  expect(answer(failed.decide())).toMatchObject({
    call: 'f1',
    outcome: 'error',
    output: {
      text: [
        'Not done: the verification failed on commit f00d000, in a clean checkout of what was pushed.',
        '$ npm test\nboom\n\n[exit 1]',
        'Mend it and call finish again.',
      ].join('\n\n'),
    },
  })
  expect(
    failed
      .and(answered('f1', 'failed', 'error'))
      .settled()
      .decide(),
  ).toMatchObject({ do: 'turn' })
})

test('P6, R31: a check that failed on the pushed commit goes back to the agent, too', () => {
  const checks = { total: 3, passed: 1, failed: 2, pending: 0, waiting: 0 }
  const told = (result: Parameters<typeof verified>) =>
    answer(
      finishing
        .settled()
        .and(verified(...result))
        .settled()
        .decide(),
    )
  const said =
    "2 of 3 CI checks on that commit failed. What they printed can't be read here; the repository's workflows say what they run."
  expect(told([true, { passed: false, checks }])).toMatchObject({
    outcome: 'error',
    output: {
      text: [
        'Not done: CI failed on commit f00d000, which is what was pushed.',
        said,
        'Mend it and call finish again.',
      ].join('\n\n'),
    },
  })
  expect(told([false, { checks: { ...checks, total: 1, failed: 1 } }])).toMatchObject({
    output: { text: expect.stringMatching(/^Not done: the verification failed.*\[exit 1\]\n\n1 of 1 CI check on/s) },
  })
})

test('P6: a second finish is pushed and verified again; the first result does not count for it', () => {
  const mended = finishing
    .settled()
    .and(verified(false), answered('f1', 'failed', 'error'), turn(2, 1, [calls('f2', 'finish')]))
  const same = mended.and(finished('f2')).settled()
  expect(same.state.effects.filter(({ effect }) => effect.kind === 'push')).toHaveLength(2)
  expect(same.decide()).toEqual({ do: 'verify', sha: PUSHED })
  const other = mended.and(finished('f2', { tree: 'tree2' })).settled()
  expect(other.state.effects.filter(({ effect }) => effect.kind === 'push')).toHaveLength(3)
  expect(other.decide()).toEqual({ do: 'verify', sha: PUSHED })
})

test('R3, R16: passed, then the text, then ready, then the end, then the last status', () => {
  const before = finishing.settled()
  const passed = before.and(verified(true)).settled()
  expect(kindsSince(before.state.effects.length, passed)).toEqual(['pull-request-body', 'ready'])
  expect(passed.decide()).toEqual({
    do: 'record',
    events: [
      event('tool.completed', {
        call: 'f1',
        outcome: 'ok',
        output: { text: `Verified on ${PUSHED}: every command passed.` },
        seconds: 0,
      }),
      event('task.ended', { outcome: 'done' }),
    ],
  })
  const over = passed.and(answered('f1'), event('task.ended', { outcome: 'done' })).settled()
  expect(kindsSince(passed.state.effects.length, over)).toEqual(['status'])
  expect(over.decide()).toEqual({ do: 'end', reason: 'done' })
  expect(over.decide(LATE)).toEqual({ do: 'end', reason: 'done' })
})

test('R16: a done task that could not be told is no end: a person is asked, and the next job tells it', () => {
  const passed = finishing.settled().and(verified(true)).settled()
  const untold = passed.and(answered('f1'), event('task.ended', { outcome: 'done' }), suspended()).settled()
  expect(phaseOf(untold.state)).toBe('failed')
  expect(untold.decide()).toEqual({ do: 'end', reason: 'suspended' })
  const told = untold.and(ended('suspended'), lease()).settled()
  expect(phaseOf(told.state)).toBe('done')
  expect(kindsSince(untold.state.effects.length, told)).toEqual(['comment-edit', 'status'])
  expect(told.decide()).toEqual({ do: 'end', reason: 'done' })
})

test('R31: a verification that passed counts for its own finish only', () => {
  const later = finishing.settled().and(verified(true), answered('f1'), finished('f2')).settled()
  expect(kindsSince(working.state.effects.length, later)).toEqual(['push', 'status'])
  expect(later.decide()).toEqual({ do: 'verify', sha: PUSHED })
})

test('without verify commands the answer says that nothing was checked', () => {
  const done = finishing
    .settled()
    .and(verified(true, { commands: [] }))
    .settled()
  expect(answer(done.decide())).toMatchObject({
    outcome: 'ok',
    output: { text: `Pushed as ${PUSHED}; no verify command is configured.` },
  })
})

test('a branch whose commit was never read back is a bug, said loudly', () => {
  const push = { kind: 'push', branch: 'b', parent: 'p', tree: null, message: 'm', at: 1 } as const
  const blind = given(opened(), lease(), scheduled(push, 'p'), completed('p', {}), planned(), approved(), finished())
  expect(() => blind.settled()).toThrow('what is being finished was never pushed')
})
