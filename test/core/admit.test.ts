import { expect, test } from 'vitest'
import { concerns, unheard } from '../../src/core/admit.ts'
import { mayCommand } from '../../src/core/authority.ts'
import { event } from '../../src/core/events.ts'
import {
  approved,
  BASE,
  completed,
  DIGEST,
  given,
  lease,
  opened,
  PLAN,
  planned,
  START,
  shown,
  suspended,
} from '../support/given.ts'
import { heard, inWords, said, told } from '../support/said.ts'

const before = given(opened(), lease())
const waiting = before.and(planned(), shown())

const WHO = { signal: { kind: 'comment', id: 7, number: 42 }, by: 'maintainer', permission: 'write' } as const
const ADMITTED = event('signal.admitted', {
  signal: { kind: 'comment', id: 7, number: 42 },
  by: 'maintainer',
  permission: 'write',
  command: { name: 'approve', argument: '' },
})

test('P3: an approval names the plan, its digest and the base, and who gave it where', () => {
  expect(told(waiting, said('/approve'))).toEqual([
    ADMITTED,
    event('plan.approved', {
      version: 1,
      digest: DIGEST,
      baseSha: BASE,
      by: 'maintainer',
      permission: 'write',
      comment: 7,
    }),
  ])
})

test('P3: an approval that names no digest approves no plan that its author could not have seen', () => {
  const EARLY = 'it was said before what waits now was asked; please look at that, and say it again'
  const approve = (id: number, argument = '', time?: number) => said(`/approve ${argument}`, at(id, time))
  const after = (facts: ReturnType<typeof shown> = []) => before.and(planned(), facts)
  expect(inWords(told(after(), approve(7)))).toEqual([EARLY])
  expect(inWords(told(waiting, approve(4)))).toEqual([EARLY])
  expect(inWords(told(after(shown(2)), approve(7)))).toEqual([EARLY])
  for (const from of [after(), waiting])
    expect(inWords(told(from, approve(4, DIGEST)))).toEqual(['signal.admitted', 'plan.approved'])
  expect(inWords(told(after(shown(1, null)), approve(4)))).toEqual(['signal.admitted', 'plan.approved'])
})

test('P3: a comment that may be there already is told from one that can not by its time, in whole seconds', () => {
  const open = before.and(planned(), shown(1, null))
  const at = open.state.effects.at(-1)?.at ?? 0
  const told1 = (time: number) => inWords(told(open, said('/approve', { signal: { ...WHO.signal, at: time } })))
  const lost = before.and(planned(), shown(1, null), completed('42-plan-1', {}))
  expect(inWords(told(lost, said('/approve')))).toEqual(['signal.admitted', 'plan.approved'])
  expect(told1(at - 1_000)).toEqual([expect.stringContaining('it was said before')])
  expect(told1(at - 999)).toEqual(['signal.admitted', 'plan.approved'])
})

test.each([DIGEST, DIGEST.slice(0, 10), DIGEST.slice(0, 6), DIGEST.slice(0, 10).toUpperCase(), `\`${DIGEST}\``])(
  'P3: the digest %s fits',
  (digest) => expect(inWords(told(waiting, said(`/approve ${digest}`)))).toEqual(['signal.admitted', 'plan.approved']),
)

test.each([1, 5])('P3: %i characters of the right digest are too few, and the refusal says so', (length) => {
  expect(inWords(told(waiting, said(`/approve ${DIGEST.slice(0, length)}`)))).toEqual([
    `at least 6 characters of the digest \`${DIGEST.slice(0, 10)}\` are needed, or none at all`,
  ])
})

test.each([DIGEST.slice(1, 6), DIGEST.slice(1, 11), `${DIGEST}0`, 'please', '000000'])(
  'P3, R42: the digest %s is refused with the right one',
  (digest) =>
    expect(inWords(told(waiting, said(`/approve ${digest}`)))).toEqual([
      `plan v1 has the digest \`${DIGEST.slice(0, 10)}\`, not the one you named`,
    ]),
)

test('P3: a plan that does not have the digest that was shown is not approved', () => {
  const forged = before.and(event('plan.submitted', { version: 1, digest: DIGEST, baseSha: 'moved', plan: PLAN }))
  expect(inWords(told(forged, said('/approve')))).toEqual([
    'the plan in the journal does not have the digest that was shown',
  ])
})

test.each(['none', 'read', 'triage'] as const)('P2, R62: %s permission is refused, for every command', (permission) => {
  expect(mayCommand(permission)).toBe(false)
  for (const body of ['/approve', '/retry'])
    expect(inWords(told(waiting, said(body), permission))).toEqual([
      `\`${body}\` needs write permission in this repository`,
    ])
})

test.each(['write', 'maintain', 'admin'] as const)('P2: %s permission is enough', (permission) => {
  expect(mayCommand(permission)).toBe(true)
  expect(told(waiting, said('/retry'), permission)).toMatchObject([
    { type: 'signal.admitted', data: { permission, command: { name: 'retry' } } },
  ])
})

test('P2, R56: an edited comment never counts, whoever wrote it', () => {
  expect(inWords(told(waiting, said('/approve', { edited: true }), 'admin'))).toEqual([
    'an edited comment does not count, since others may have read something else; please write a new one',
  ])
})

test('R14: an approval before the plan, and a second one, are refused and change nothing', () => {
  expect(inWords(told(before, said('/approve')))).toEqual(['there is no plan to approve yet'])
  const done = waiting.and(approved())
  expect(inWords(told(done, said('/approve')))).toEqual(['plan v1 is approved already'])
  expect(inWords(told(done.and(suspended()), said('/approve')))).toEqual(['plan v1 is approved already'])
})

test('a plan is approved while the task is stopped, too', () => {
  expect(inWords(told(waiting.and(suspended()), said('/approve')))).toEqual(['signal.admitted', 'plan.approved'])
})

test.each([
  ['R51: a deleted account', { author: null }],
  ['R40, R62: a bot', { authorType: 'Bot' }],
  ["R40: a comment with Pawl's marker", { body: '/approve\n<!-- pawl:key=42-7 -->' }],
])('%s is passed over in silence', (_, change) => {
  expect(unheard(waiting.state, [said('/approve', change)])).toEqual([])
})

test('P1: what was admitted or refused is not asked again', () => {
  const other = { signal: { kind: 'comment', id: 8, number: 43 } } as const
  const both = [said('/approve'), said('/retry', other)]
  const after = waiting.and(ADMITTED)
  expect(unheard(after.state, both).map(({ signal }) => signal.id)).toEqual([8])
  const refused = event('signal.refused', { ...other, by: 'm', reason: 'r' })
  expect(unheard(after.and(refused).state, both)).toEqual([])
  expect(after.and(refused).state.heard.map(({ id }) => id)).toEqual([7, 8])
  expect(concerns(after.state, { ...heard(said('/approve')), author: 'maintainer' })).toBe(false)
})

const at = (id: number, time?: number) => ({
  signal: { kind: 'comment', id, number: 42, ...(time === undefined ? {} : { at: time }) } as const,
})

test('P1: what was said is taken by its time, then by its id, wherever it was said', () => {
  const all = [said('c', at(1, 30)), said('d', at(9)), said('b', at(5, 20)), said('a', at(4, 20))]
  expect(unheard(waiting.state, all).map(({ body }) => body)).toEqual(['a', 'b', 'c', 'd'])
})

test('what was said before the label is not said to this task', () => {
  const task = given(opened({ labeledAt: START - 5_000 }), lease(), planned())
  const [early, late] = [at(7, START - 6_000), at(7, START - 4_000)]
  expect(inWords(told(task, said('/cancel', early)))).toEqual([])
  expect(inWords(told(task, said('Mind the tabs.', early)))).toEqual([])
  expect(inWords(told(task, said('/cancel', late)))).toEqual(['signal.admitted', 'task.ended'])
  expect(inWords(told(task, said('Mind the tabs.', late)))).toEqual(['guidance.given'])
})

test('an older journal does not know when the label was set: words before its first event are no guidance', () => {
  expect(inWords(told(waiting, said('Mind the tabs.', at(7, START - 1))))).toEqual([])
  expect(inWords(told(waiting, said('/approve', at(7, START - 1))))).toEqual(['signal.admitted', 'plan.approved'])
})

const STATES = {
  planning: before,
  'at a gate': waiting,
  working: waiting.and(approved()),
  paused: waiting.and(event('task.paused', { by: 'maintainer', why: 'command' })),
  stopped: waiting.and(suspended()),
}

test.each(Object.entries(STATES))(
  'a comment without a command by a writer is guidance while the task is %s',
  (_, state) => {
    expect(told(state, 'Mind the tabs.')).toEqual([event('guidance.given', { ...WHO, text: 'Mind the tabs.' })])
  },
)

test('from anybody else it is ignored, silently; so is an edited one, one without words, and one after the end', () => {
  for (const permission of ['none', 'read', 'triage'] as const)
    expect(told(waiting, 'Mind the tabs.', permission)).toEqual([])
  expect(told(waiting, said('Mind the tabs.', { edited: true }))).toEqual([])
  expect(told(waiting, ' \n <!-- nothing -->')).toEqual([])
  expect(told(waiting, '/lgtm')).toEqual([])
  expect(told(waiting.and(event('task.ended', { outcome: 'done' })), 'Thanks!')).toEqual([])
})

test('several commands in one comment run in order, each in the light of the one before', () => {
  expect(inWords(told(waiting, '/pause\n/approve\n/resume\n/approve'))).toEqual([
    'signal.admitted',
    'task.paused',
    'signal.admitted',
    'plan.approved',
    'signal.admitted',
    'task.resumed',
    'plan v1 is approved already',
  ])
})

test('what is said beside a command that is taken is guidance, and beside a refused one it is not', () => {
  expect(told(waiting, 'Fine.\n/approve\nMind the tabs.').at(-1)).toEqual(
    event('guidance.given', { ...WHO, text: 'Fine.\nMind the tabs.' }),
  )
  expect(inWords(told(before, 'Fine.\n/approve'))).toEqual(['there is no plan to approve yet'])
  expect(inWords(told(waiting, 'Enough.\n/cancel'))).toEqual(['signal.admitted', 'task.ended'])
})

test('an unknown command is answered with those there are, to somebody who may command', () => {
  const [answer = '', ...more] = inWords(told(waiting, '/frobnicate'))
  expect(more).toEqual([])
  expect(answer).toMatch(/^`\/frobnicate` is no command\. There are `\/approve \[digest\]`, .*`\/help`; `\/help` says/)
  expect(inWords(told(waiting, '/Approve.'))).toEqual([
    'did you mean `/approve`? A command is written in small letters and stands alone, with a space or nothing after it',
  ])
  expect(told(waiting, '/frobnicate', 'read')).toEqual([])
  expect(told(waiting, said('/frobnicate', { edited: true }), 'none')).toEqual([])
})

test('a question that yes or no answers is answered by /approve', () => {
  const question = { call: 'q', question: 'Tabs too?', yesNo: true, options: [], tried: [] }
  const open = before.and(planned(), approved(), event('question.asked', question))
  expect(inWords(told(open, '/approve'))).toEqual(['signal.admitted', 'question.answered'])
  const again = said('/approve', { signal: { ...said('').signal, id: 8 } })
  expect(inWords(told(open.and(...told(open, '/approve')), again))).toEqual(['plan v1 is approved already'])
})
