/** When a conversation is shortened, and by what (A4, R8, R23). */
import { describe, expect, test } from 'vitest'
import { MOST_FAILED_SUMMARIES } from '../../src/core/compact.ts'
import type { Decision } from '../../src/core/decide.ts'
import { event } from '../../src/core/events.ts'
import { roomFor, windowOf } from '../../src/core/windows.ts'
import { agent, given, lease, opened, suspended, turn } from '../support/given.ts'
import { compacted, did, exceeded, type Given, ROOM, summed, working } from '../support/long/turns.ts'

const long = 'x'.repeat(4_000)
const recorded = (decision: Decision) => {
  const [one] = decision.do === 'record' ? decision.events : expect.fail(decision.do)
  return one ?? expect.fail('nothing is recorded')
}
const suspension = (decision: Decision) => {
  const one = recorded(decision)
  return one.type === 'task.suspended' ? one.data : expect.fail(one.type)
}
/** Six turns whose results take a thousand tokens each; the last one is counted as given. */
const six = (tokens: number) =>
  working.and(
    [1, 2, 3, 4, 5].map((n) => did(n, { result: long })),
    did(6, { tokens }),
  )

describe('the room that a conversation has', () => {
  test.each([
    ['claude-sonnet-5-5', 1_000_000],
    ['us.anthropic.claude-opus-5-5-v1:0', 1_000_000],
    ['claude-sonnet-4-5', 200_000],
    ['another-model', 200_000],
  ])('%s has a window of %i tokens', (model, tokens) => expect(windowOf(model)).toBe(tokens))

  test('the repository may give it less than the window, never more', () => {
    expect(roomFor(working.state, { model: 'claude-sonnet-5-5' }).whole).toBe(ROOM)
    expect(roomFor(given(opened()).state, { model: 'claude-sonnet-5-5' }).whole).toBe(1_000_000)
  })
})

describe('results', () => {
  test('nothing is shortened below half of the room', () => {
    expect(six(4_900).decide()).toMatchObject({ do: 'turn' })
  })

  test('from half of the room on, old results are cleared, the last turns apart', () => {
    expect(recorded(six(5_000).decide())).toEqual(compacted('cleared', 3, undefined, 5_001))
  })

  test('what the last calls came to is counted before the API has counted it', () => {
    const heavy = working.and(
      [1, 2, 3, 4, 5].map((n) => did(n, { result: long })),
      did(6, { tokens: 4_500, result: long }),
    )
    expect(recorded(heavy.decide())).toMatchObject({ data: { strength: 'cleared', tokens: 5_500 } })
  })

  test('clearing that would bring little waits, until turns are summarized instead', () => {
    const light = (tokens: number) =>
      working.and(
        [1, 2, 3, 4, 5].map((n) => did(n)),
        did(6, { tokens }),
      )
    expect(light(7_400).decide()).toMatchObject({ do: 'turn' })
    expect(light(7_500).decide()).toMatchObject({ do: 'summarize', upTo: 3 })
  })

  test('what clearing leaves is measured by the next turn, not by the one before it', () => {
    expect(six(7_000).and(compacted('cleared', 3)).decide()).toMatchObject({ do: 'turn' })
  })

  test('what was cleared brings nothing a second time', () => {
    const again = six(6_000).and(compacted('cleared', 3), did(7, { tokens: 6_000 }))
    expect(again.decide()).toMatchObject({ do: 'turn' })
    expect(again.and(did(8, { tokens: 6_000 })).decide()).toMatchObject({
      do: 'record',
      events: [{ data: { strength: 'cleared', upTo: 5 } }],
    })
  })

  test('clearing that does not bring the conversation under half of the room gives way to a summary', () => {
    expect(six(9_900).decide()).toMatchObject({ do: 'summarize', upTo: 3 })
  })
})

describe('a summary', () => {
  const due = working.and(
    [1, 2, 3, 4, 5, 6].map((n) => did(n)),
    did(7, { tokens: 8_000 }),
  )

  test('is asked for, then stands for the turns, the last ones apart', () => {
    expect(due.decide()).toMatchObject({ do: 'summarize', agent: { agent: 2 }, upTo: 4 })
    const had = due.and(event('summary.started', { agent: 2, model: 'claude-test-1' }), summed('It is `a.js:3`.'))
    const { data, type } = recorded(had.decide())
    expect({ type, data }).toMatchObject({
      type: 'context.compacted',
      data: { agent: 2, strength: 'summarized', upTo: 4, tokens: 8_001, opening: expect.stringContaining('`a.js:3`') },
    })
  })

  test('A3: one that a worker died in is asked for again', () => {
    const open = due.and(event('summary.started', { agent: 2, model: 'claude-test-1' }), lease(1002)).settled()
    expect(open.decide()).toMatchObject({ do: 'summarize', upTo: 4 })
  })

  test('is paid from the budget, and is no turn', () => {
    const { spent } = due.and(summed('Notes.')).state
    const before = due.state.spent
    expect(spent).toEqual({ ...before, input: before.input + 400, output: before.output + 100, usd: before.usd + 0.02 })
  })

  test('F3: once the budget is used up neither it nor what would follow it is asked for', () => {
    const limit = { do: 'record', events: [{ type: 'task.suspended', data: { class: 'limit' } }] }
    const usage = { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 }
    const busy = { agent: 2, class: 'transient', status: null, message: 'It broke off.', usage } as const
    expect(due.and(event('summary.failed', { ...busy, usd: 5 })).decide()).toMatchObject(limit)
    expect(due.and(event('summary.failed', { ...busy, usd: 5 }), summed('Notes.')).decide()).toMatchObject(limit)
    expect(due.and(event('summary.failed', { ...busy, usd: 0 })).decide()).toMatchObject({ do: 'summarize' })
  })

  test('is not begun once the job has to end', () => {
    expect(due.decide({ deadline: 0 })).toMatchObject({ do: 'schedule', effects: [{ kind: 'dispatch' }] })
  })

  test.each([
    ['a blank one', summed(' ')],
    ['one that the model declined', summed('No.', { stop: 'refusal' })],
    [
      'one that was too long to ask for',
      event('summary.failed', { agent: 2, class: 'context', status: 413, message: '' }),
    ],
  ])('R8: %s is asked for again, and at last done without', (_, failed) => {
    let at: Given = due
    for (let times = 0; times < MOST_FAILED_SUMMARIES; times += 1) {
      expect(at.decide()).toMatchObject({ do: 'summarize', agent: { failedSummaries: times } })
      at = at.and(failed)
    }
    const { data } = recorded(at.decide())
    expect(data).toMatchObject({ strength: 'summarized', opening: expect.stringContaining('No summary could be made') })
    expect(data).toMatchObject({ opening: expect.stringContaining('make 4') })
    const after = at.and(compacted('summarized', 4, 'Go on.'))
    expect(after.state.agents[1]).toMatchObject({ failedSummaries: 0, summary: null })
    expect(after.decide()).toMatchObject({ do: 'turn' })
  })

  test('F1: what failed in passing is no failed summary', () => {
    const busy = event('summary.failed', { agent: 2, class: 'transient', status: 529, message: 'busy' })
    expect(due.and(busy).decide()).toMatchObject({ do: 'summarize', agent: { failedSummaries: 0 } })
  })

  test('turns that are too large to be kept beside it are summarized, too', () => {
    const huge = working.and(did(1), did(2), did(3, { result: 'y'.repeat(20_000), tokens: 4_000 }))
    expect(huge.decide()).toMatchObject({ do: 'summarize', upTo: 3 })
    const one = working.and(did(1), did(2, { result: 'y'.repeat(17_000) }), did(3, { tokens: 8_000 }))
    expect(one.decide()).toMatchObject({ do: 'summarize', upTo: 2 })
  })

  test('when all that is left would be kept and is still too much, the first of it goes', () => {
    expect(working.and(did(1), did(2, { tokens: 8_000 })).decide()).toMatchObject({ do: 'summarize', upTo: 1 })
    expect(working.and(did(1, { tokens: 8_000 })).decide()).toMatchObject({ do: 'summarize', upTo: 1 })
  })
})

describe('what the API does not take', () => {
  test('R8: a request that is too large is shortened however little it seemed to be', () => {
    const refused = working.and(
      [1, 2, 3, 4].map((n) => did(n)),
      exceeded(),
    )
    expect(refused.decide()).toMatchObject({ do: 'summarize', upTo: 1 })
    const less = refused.and(summed('Notes.'), compacted('summarized', 1, 'Go on.'))
    expect(less.decide()).toMatchObject({ do: 'turn' })
    expect(less.and(exceeded()).decide()).toMatchObject({ do: 'summarize', upTo: 4 })
  })

  test('with nothing left to leave out a person is asked, and asked again only when nothing has changed', () => {
    const first = working.and(exceeded())
    expect(suspension(first.decide())).toMatchObject({ class: 'stuck', title: expect.stringContaining('larger than') })
    const all = working.and(did(1), exceeded(), summed('Notes.'), compacted('summarized', 1, 'Go on.'), exceeded())
    expect(suspension(all.decide())).toMatchObject({ title: expect.stringContaining('larger than') })
    const retried = all.and(suspended({ class: 'stuck' }), lease(1002)).settled()
    expect(retried.decide()).toMatchObject({ do: 'turn' })
  })

  test('a turn forgets it', () => {
    expect(working.and(did(1), exceeded(), did(2)).decide()).toMatchObject({ do: 'turn' })
  })

  test('a reply that ran into the end of the window is shortened, told, and gone on from', () => {
    const stop = 'model_context_window_exceeded'
    const cut = working.and(did(1), did(2), turn(3, 2, [{ type: 'text', text: 'And so' }], stop))
    expect(recorded(cut.decide())).toMatchObject({
      type: 'agent.nudged',
      data: { text: expect.stringContaining('cut off') },
    })
    const told = cut.and(event('agent.nudged', { agent: 2, text: 'Go on.' }))
    expect(told.decide()).toMatchObject({ do: 'summarize' })
    const shorter = told.and(summed('Notes.'), compacted('summarized', 2, 'Go on.'))
    expect(shorter.decide()).toMatchObject({ do: 'turn' })
  })
})

test('a planning agent is shortened as well', () => {
  const planning = given(opened(), lease())
    .settled()
    .and(agent(1, 'plan', { model: 'claude-haiku-4-5' }))
  const filled = planning.and(turnOf(1), turnOf(2))
  const models = { plan: 'claude-haiku-4-5', work: 'claude-haiku-4-5' }
  expect(filled.decide({ models })).toMatchObject({ do: 'summarize', agent: { agent: 1 } })
})

const turnOf = (number: number) =>
  event('turn.completed', {
    turn: number,
    agent: 1,
    content: [{ type: 'text', text: 'Hm.' }],
    stop: 'pause_turn',
    usage: { input: 0, output: 0, cacheRead: 150_000, cacheWrite: 0 },
    usd: 0.01,
    seconds: 1,
  })
