/** Every gate in one story: each answer is given exactly once, whoever dies when; `npm run test:crash` has more deaths. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GATES } from '../support/crash/gates.ts'
import { namesOf, type RequestPoint } from '../support/crash/kills.ts'
import { openStage, type Stage } from '../support/crash/stage.ts'

const ANSWERS = [
  ...['revision.asked', 'plan.approved', 'action.asked', 'action.decided', 'action.asked', 'action.decided'],
  ...['question.asked', 'review.taken', 'question.answered', 'review.taken', 'task.reopened'],
]

describe('a plan revised, an action denied and approved, a question, changes requested after done (P1 to P3)', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(GATES)
  })
  afterAll(() => stage.close())

  test('ends verified, with each answer given exactly once', () => {
    const { final, duplicates, lostEvents } = stage.calm
    const heard = (final as { heard: readonly string[] }).heard.filter((type) => type !== 'signal.admitted')
    expect(heard).toEqual(ANSWERS)
    expect(final).toMatchObject({ end: 2, pulls: [{ draft: false }], workspaceIsTree: true })
    expect(JSON.stringify(final)).toContain('### ✅ Done, and checked')
    const threads = (final as { threads: readonly (readonly string[])[] }).threads.flat()
    expect(threads.filter((text) => text.includes('Done in'))).toHaveLength(1)
    expect({ duplicates, lostEvents }).toEqual({ duplicates: [], lostEvents: 0 })
  })

  test('each comment has one reaction, and the agent is told of each answer once', () => {
    const { final, lastRequest } = stage.calm
    const { comments, reactions } = final as Readonly<Record<string, readonly (readonly string[])[]>>
    const commands = comments?.flat().flatMap((text, index) => (/: \/\w/.test(text) ? [reactions?.[index]] : []))
    expect(commands).toEqual([['+1'], ['+1'], ['+1'], ['+1']])
    const told = (words: string) => lastRequest.split(words).length - 1
    const words = ['Nothing leaves this house.', 'It may not.', 'This line alone.', 'Louder, please.', 'mark here.']
    expect(words.map(told)).toEqual([1, 1, 1, 1, 1])
  })

  test.each<RequestPoint>([{ name: 'model POST /v1/messages #7', when: 'after' }])(
    'and also when the worker dies $when $name',
    async (point) => {
      expect(namesOf(stage.calm.requests)).toContain(point.name)
      const { outcome, calm } = await stage.play([point])
      expect(outcome.kills).toBe(1)
      expect(outcome.final).toEqual(calm.final)
      expect(outcome.lostEvents).toBe(0)
      expect(outcome.repeatedTurns - calm.repeatedTurns).toBeLessThanOrEqual(1)
    },
  )
})
