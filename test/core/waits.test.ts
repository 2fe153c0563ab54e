import { describe, expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import { waitsFor } from '../../src/core/waits.ts'
import { approved, ended, given, lease, opened, planned, suspended, turn } from '../support/given.ts'

const done = event('task.ended', { outcome: 'done' })
const stuck = suspended({ class: 'stuck' })

describe('who has to act next', () => {
  test.each([
    ['a new task', given(opened(), lease()), 'worker'],
    ['a plan whose job has not ended yet', given(opened(), lease(), planned()), 'worker'],
    ['a plan that was shown', given(opened(), lease(), planned(), ended('gate')), 'person'],
    ['an approved plan', given(opened(), lease(), planned(), ended('gate'), approved()), 'worker'],
    ['a hand-over', given(opened(), lease(), ended('deadline')), 'worker'],
    ['a stopped task', given(opened(), lease(), stuck, ended('suspended')), 'person'],
    ['a task that stopped and has not told it yet', given(opened(), lease(), stuck), 'worker'],
    ['a done task that has not told it yet', given(opened(), lease(), done), 'worker'],
    ['a done task that could not be told', given(opened(), lease(), done, suspended(), ended('suspended')), 'person'],
    ['a done task', given(opened(), lease(), done, ended('done')), 'nobody'],
    ['a done task that was taken up once more', given(opened(), lease(), done, ended('done'), lease()), 'worker'],
  ] as const)('%s waits for a %s', (_, { state }, who) => {
    expect(waitsFor(state)).toBe(who)
  })
})

describe('a crash loop (F3)', () => {
  const { deadJobs } = DEFAULT_CONFIG.breakers
  const died = Array.from({ length: deadJobs }, () => lease())

  test('ends in a question after so many jobs that got no further', () => {
    const set = given(opened(), lease()).settled()
    const loop = set.and(
      Array.from({ length: deadJobs }, () => lease()),
      lease(),
    )
    expect(loop.state.stalls).toBe(deadJobs)
    expect(loop.settled().decide()).toMatchObject({
      do: 'record',
      events: [{ type: 'task.suspended', data: { class: 'stuck' } }],
    })
  })

  test('as many as the repository says', () => {
    const config = { ...DEFAULT_CONFIG, breakers: { ...DEFAULT_CONFIG.breakers, deadJobs: 2 } }
    const loop = given(opened({}, { config }), lease()).settled().and(lease(), lease(), lease())
    expect(loop.settled().decide()).toMatchObject({ events: [{ data: { title: expect.stringContaining('2 jobs') } }] })
  })

  test('a job that got further starts the count anew', () => {
    expect(given(opened(), died, turn(1, 1, []), lease()).state.stalls).toBe(0)
  })

  test('a job that was told to stop before it got further counts; one that ended by itself does not', () => {
    expect(given(opened(), lease(), ended('cancelled'), lease()).state.stalls).toBe(1)
    expect(given(opened(), lease(), ended('deadline'), lease()).state.stalls).toBe(0)
  })

  test('/retry after it tries again', () => {
    const state = given(opened(), died, lease(), stuck, ended('suspended'), lease())
    expect(state.state.stalls).toBe(0)
    expect(state.settled().decide()).toMatchObject({ do: 'start-agent' })
  })
})
