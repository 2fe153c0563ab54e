/** Who is reminded when, of what, and how often. */
import { describe, expect, test } from 'vitest'
import { configSchema } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import { heardAt } from '../../src/core/people.ts'
import { dueAt, waitingSince, wakeAt } from '../../src/core/remind.ts'
import { missingEffects } from '../../src/core/wishes.ts'
import {
  agent,
  answered,
  approved,
  calls,
  ended,
  given,
  lease,
  opened,
  planned,
  START,
  suspended,
  turn,
} from '../support/given.ts'

const DAY = 86_400_000
const begun = given(opened(), lease()).settled()
const shown = begun.and(agent(1, 'plan'), turn(1, 1, [calls('s', 'submit_plan')]), planned(), answered('s')).settled()
const gate = shown.and(ended('gate'))
const working = shown.and(approved(), agent(2, 'work')).settled()
const asked = working
  .and(
    turn(2, 2, [calls('q', 'ask_human')]),
    event('question.asked', { call: 'q', question: 'Tabs too?', yesNo: true, options: [], tried: [] }),
  )
  .settled()
const action = working
  .and(event('action.asked', { call: 'q', name: 'bash', input: {}, digest: 'd', why: 'a rule' }))
  .settled()
const stopped = working.and(suspended({ class: 'stuck' })).settled()
const reminders = (at: typeof gate) =>
  at.state.effects.flatMap(({ effect }) => (effect.kind === 'comment' && effect.purpose === 'reminder' ? [effect] : []))

test('a task that waits for a person is looked at again after three days, three times', () => {
  const since = waitingSince(gate.state) ?? 0
  expect(since).toBeGreaterThan(START)
  let at = gate
  for (const number of [1, 2, 3]) {
    const wake = wakeAt(at.state) ?? 0
    expect(wake - (at.state.reminders.at(-1) ?? since)).toBe(3 * DAY)
    expect([dueAt(at.state, wake - 1), dueAt(at.state, wake)]).toEqual([[], [event('reminder.due', {})]])
    at = at.and(wake - at.state.at, lease(), dueAt(at.state, wake)).settled()
    expect(at.decide()).toEqual({ do: 'end', reason: 'gate' })
    at = at.and(ended('gate'))
    expect(reminders(at)).toHaveLength(number)
  }
  expect(wakeAt(at.state)).toBeNull()
  expect(reminders(at).map(({ subject }) => subject)).toEqual(['reminder-1', 'reminder-2', 'reminder-3'])
  expect(reminders(at)[0]?.body).toMatchInlineSnapshot(`
    "### ⏳ Still needed: approval of the plan (reminder 1 of 3)

    @maintainer, the task has waited for 3 days ([what it asks](https://github.com/octo/slugs/pull/43#issuecomment-901)): \`/approve\` starts the work, \`/revise <what to change>\` asks for another plan; \`/cancel\` ends the task.

    Until then nothing runs and nothing is billed. The next reminder comes in 3 days."
  `)
  expect(reminders(at)[1]?.body).toContain('(reminder 2 of 3)\n\n@maintainer, the task has waited for 6 days ([what')
  expect(reminders(at)[2]?.body).toContain('This was the last reminder')
})

test('remind-after says after how many days', () => {
  const policy = { config: configSchema.parse({ remindAfterDays: 0.5 }) }
  const stuck = given(opened({}, policy), lease(), suspended({ class: 'stuck' }), ended('suspended')).state
  expect((wakeAt(stuck) ?? 0) - (stuck.suspended?.at ?? 0)).toBe(DAY / 2)
  expect((wakeAt({ ...stuck, task: null }) ?? 0) - (stuck.suspended?.at ?? 0)).toBe(3 * DAY)
})

describe('each wait', () => {
  test.each([
    ['a question', asked, 'gate', 'a submitted review of this pull request answers'],
    ['an action', action, 'gate', '`/approve` lets it run'],
    ['a stop', stopped, 'suspended', 'renew it, or submit a review of this pull request'],
  ] as const)('for %s is reminded of', (_, at, reason, text) => {
    const waits = at.and(ended(reason))
    expect(wakeAt(waits.state)).toBe((waitingSince(waits.state) ?? 0) + 3 * DAY)
    const run = event('lease.taken', { ...lease().data, stopped: true } as never)
    const told = waits.and(3 * DAY, reason === 'gate' ? lease() : run, event('reminder.due', {})).settled()
    expect(reminders(told)).toHaveLength(1)
    expect(reminders(told)[0]?.body).toContain(text)
  })

  test('has its own reminders', () => {
    const first = gate.and(3 * DAY, lease(), event('reminder.due', {})).settled()
    const later = first.and(approved(), agent(2, 'work'), suspended({ class: 'limit' }), ended('suspended'))
    expect(wakeAt(later.state)).toBe((later.state.suspended?.at ?? 0) + 3 * DAY)
    expect(missingEffects(later.and(lease()).state).map(({ kind }) => kind)).not.toContain('comment')
  })

  test('ends when nobody is waited for: while work goes on, after the end, and when somebody has paused', () => {
    expect(wakeAt(working.state)).toBeNull()
    expect(wakeAt(shown.state)).toBeNull()
    const paused = working.and(event('task.paused', { by: 'maintainer', why: 'command' }))
    expect(waitingSince(paused.state)).toBeNull()
    expect(waitingSince(asked.and(event('task.ended', { outcome: 'cancelled' })).state)).toBeNull()
    expect(waitingSince({ ...gate.state, effects: [] })).toBeNull()
    expect(missingEffects(working.and(event('reminder.due', {})).settled().state)).toEqual([])
  })
})

test('a reminder before there is a pull request, or a comment to link, goes to the issue', () => {
  const early = given(opened({ labeledBy: 'pawl[bot]' }), lease(), suspended({ class: 'stuck' }), ended('suspended'))
  const run = event('lease.taken', { ...lease().data, stopped: true } as never)
  const [reminder] = reminders(early.and(3 * DAY, run, event('reminder.due', {})).settled())
  const says = (how: string) => ({
    body: expect.stringContaining(`\n\nthe task has waited for 3 days: ${how}; \`/cancel\``),
  })
  expect(reminder).toMatchObject({ number: 42, ...says('renew it, or submit a review of this pull request') })
  const limit = given(opened({ labeledBy: 'pawl[bot]' }), lease(), suspended({ class: 'limit' }), ended('suspended'))
  expect(reminders(limit.and(3 * DAY, run, event('reminder.due', {})).settled())).toMatchObject([says('renew it')])
})

test('P1: what was heard last is known by its time', () => {
  expect(heardAt(gate.state)).toBeNull()
  const refused = (id: number, at?: number) =>
    event('signal.refused', {
      signal: { kind: 'comment', id, number: 42, ...(at ? { at } : {}) },
      by: 'x',
      reason: 'no',
    })
  expect(heardAt(gate.and(refused(1, 7), refused(2, 5), refused(3)).state)).toBe(7)
})
