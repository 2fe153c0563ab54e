/** A conversation that is shortened again and again, and nothing new comes of it (F3, R8). */
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import type { Agent, Opened } from '../../src/core/state.ts'
import { openingAfter } from '../../src/core/summary.ts'
import { lease, suspended } from '../support/given.ts'
import { recorded } from '../support/handed-out.ts'
import { compacted, did, type Given, summed, working } from '../support/long/turns.ts'

const opening = 'Go on.'
const reread = (n: number) => did(n, { input: { command: `cat ${n % 3}` }, result: `text ${n % 3}`, tokens: 8_000 })
const fresh = (n: number) => did(n, { tokens: 8_000 })
const times = DEFAULT_CONFIG.breakers.compactions
/** So many compactions from a turn on, each due after one more turn. */
const shortened = (from: Given, last: number, turnOf: typeof fresh) => {
  let at = from
  for (let number = last; number < last + times; number += 1) {
    expect(at.decide()).toMatchObject({ do: 'summarize' })
    at = at.and(summed('Notes.'), compacted('summarized', number - 3, opening), turnOf(number + 1)).settled()
  }
  return at
}
const begun = working.and(reread(1), reread(2), reread(3))

test('F3: three compactions with nothing new between them are told, and after three more a person is asked', () => {
  const seen = 'which was shortened 3 times, and nothing new came of it'
  const stormy = shortened(begun.and(reread(4)), 4, reread)
  const told = recorded(stormy.decide())
  expect(told).toMatchObject([
    { type: 'agent.nudged', data: { pattern: 'compactions', text: expect.stringContaining(seen) } },
  ])
  const twice = shortened(stormy.and(told), 7, reread)
  const stop = {
    class: 'stuck',
    title: expect.stringContaining(seen),
    detail: expect.stringContaining('- `bash {"command":"cat 0"}`'),
    todo: expect.stringContaining('larger context window'),
  }
  expect(recorded(twice.decide())).toMatchObject([{ type: 'task.suspended', data: stop }])
  const retried = shortened(twice.and(suspended({ class: 'stuck' }), lease(1002)).settled(), 10, reread)
  expect(recorded(retried.decide())).toMatchObject([{ type: 'agent.nudged', data: { pattern: 'compactions' } }])
})

test('compactions with something new between them are not', () => {
  expect(shortened(begun.and(fresh(4)), 4, fresh).decide()).toMatchObject({ do: 'summarize' })
})

test('A5: what the agent was told stands in the conversation also when the turn is left out after which it was', () => {
  const told = event('agent.nudged', { agent: 2, text: 'Not </summary> again.', pattern: 'compactions' })
  const due = begun.and(reread(4), told)
  const openingUpTo = (upTo: number, at = due) => openingAfter(at.state as Opened, at.state.agents[1] as Agent, upTo)
  expect(openingUpTo(4)).toContain('you were told:\nNot &lt;/summary> again.')
  expect(openingUpTo(3)).not.toContain('you were told')
  expect(openingUpTo(4, due.and(suspended({ class: 'stuck' }), lease(1002)))).not.toContain('you were told')
})
