/** F4: what a job says that the other side kept from its part: what happened, what is saved, what comes next and when. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { halfSwept, notRouted, notSwept } from '../../src/core/present/later.ts'
import { notWorked } from '../../src/core/present/left.ts'
import { jobSummary } from '../../src/core/present/summary.ts'
import { initialState } from '../../src/core/state.ts'
import { given, lease, MINUTE, opened } from '../support/given.ts'

const WHY = 'GitHub could not read run 9 (502)'
const working = given(opened(), lease())

test('a route job', () => {
  expect(notRouted('no answer', 42)).toEqual({
    headline: 'No answer, so this job is over. Nothing is lost: what was asked for stands on #42.',
    next: 'The next sweep (every 20 minutes) takes it up from there; running this job again does so at once.',
  })
})

test('a sweep that found out nothing, and one that could not look at some tasks', () => {
  expect(notSwept(WHY).headline).toBe(
    `${WHY}, so this sweep is over before it found out what there is to do. Every task is as it was.`,
  )
  expect(halfSwept('The sweep started work jobs for #7.', [3], WHY)).toEqual({
    headline: `The sweep started work jobs for #7. It could do nothing about #3: ${WHY}.`,
    next: 'The next sweep (every 20 minutes) looks at it again.',
  })
  expect(halfSwept('.', [3, 4], WHY).headline).toContain('about #3, #4:')
  expect(halfSwept('.', [3, 4], WHY).next).toContain('looks at them again')
})

test('a work job that had begun nothing, or something; a task that waits says until when', () => {
  const soon =
    'The next sweep (every 20 minutes) starts another job for what is left to do; running this one again does so'
  expect(notWorked(WHY, 'nothing', null, 0)).toEqual({
    headline: `${WHY}, so this job is over. This job had begun nothing; everything that was saved before is still there.`,
    next: `${soon} at once.`,
  })
  expect(notWorked(WHY, 'something', working.state, 0)).toEqual({
    headline: `${WHY}, so this job is over. Everything up to the last checkpoint is saved; what came after it is done again.`,
    next: `${soon} at once.`,
  })
  const until = 100 * MINUTE
  const waiting = working.and(event('return.scheduled', { until, why: 'busy', status: 529 })).state
  expect(notWorked(WHY, 'nothing', waiting, until - 5 * MINUTE).next).toMatch(
    /^The work goes on after 1970-01-01 01:40 UTC/,
  )
  expect(notWorked(WHY, 'nothing', waiting, until).next).toContain('every 20 minutes')
})

test('its page says so, whether or not the journal could be read', () => {
  const told = { ...notWorked(WHY, 'nothing', null, 0), turns: 0 }
  expect(jobSummary(initialState, told)).toBe(`## Pawl\n\n${told.headline}\n\n**Next**: ${told.next}\n`)
  expect(jobSummary(working.state, told)).toContain(`**Next**: ${told.next}`)
})
