/** A conversation that outgrows its room, in the built action against the strict Messages API. */
import { expect, test } from 'vitest'
import { fold } from '../../src/core/fold.ts'
import { cacheReads } from '../support/long/measure.ts'
import { playLong } from '../support/long/story.ts'
import { roleOf } from '../world/messages/brain.ts'
import type { MessagesRequest } from '../world/messages/types.ts'

test('a conversation is cleared and summarized, also by a worker that takes over from one that died in it (A3, A4, R8, R23)', async ({
  onTestFinished,
}) => {
  const story = {
    turns: 22,
    lines: 300,
    room: 13_000,
    flaky: [3],
    faults: 0,
    kills: [5],
    stops: [],
    killInSummary: true,
  }
  const { pawl, events, duplicates, deaths } = await playLong(story)
  onTestFinished(() => pawl.close())
  const { spent, ended, agents } = fold(events)
  expect(ended?.outcome).toBe('done')
  expect(duplicates).toEqual([])
  expect(deaths).toBe(2)
  const strengths = agents.flatMap(({ compactions }) => compactions.map(({ strength }) => strength))
  expect(new Set(strengths)).toEqual(new Set(['cleared', 'summarized']))
  expect(events.filter(({ type }) => type === 'summary.started').length).toBeGreaterThan(
    events.filter(({ type }) => type === 'summary.completed').length,
  )
  expect(pawl.model.requests.filter(({ status, refusal }) => status !== 200 && refusal !== null)).toEqual([])
  // A summary is asked for once, but for a death: it is not worth what writing it to the cache costs.
  const turns = pawl.model.requests.filter(({ body }) => roleOf(body as MessagesRequest) !== 'summary')
  const reads = cacheReads(turns)
  expect(reads.did / reads.could).toBeGreaterThan(0.95)
  const opening = agents.at(-1)?.compactions.findLast((one) => one.opening)?.opening
  expect(opening).toContain('Plan v1 was approved by maintainer.')
  expect(opening).toContain('The greeting is still to be mended.')
  const paid = events.flatMap((one) =>
    one.type === 'turn.completed' || one.type === 'summary.completed' ? [one.data.usd] : [],
  )
  expect(spent.usd).toBeCloseTo(paid.reduce((sum, usd) => sum + usd, 0))
}, 180_000)
