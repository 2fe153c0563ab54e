import { expect, test } from 'vitest'
import { admit, pending, type Said } from '../../src/core/admit.ts'
import { mayCommand } from '../../src/core/authority.ts'
import { type Event, event } from '../../src/core/events.ts'
import type { Permission } from '../../src/core/signals.ts'
import { approved, BASE, DIGEST, given, lease, opened, PLAN, planned, sha256, suspended } from '../support/given.ts'

const said = (body: string, change: Partial<Said> = {}): Said => ({
  signal: { kind: 'comment', id: 7, number: 42 },
  body,
  author: 'maintainer',
  authorType: 'User',
  edited: false,
  ...change,
})
const before = given(opened(), lease())
const waiting = before.and(planned())
const asked = (from: ReturnType<typeof given>, one: Said, permission: Permission = 'write'): readonly Event[] =>
  pending(from.state, [one]).flatMap((each) => admit(from.state, each, permission, sha256))
const reason = (events: readonly Event[]) =>
  events.map(({ type, data }) => (type === 'signal.refused' ? data.reason : type))

const ADMITTED = event('signal.admitted', {
  signal: { kind: 'comment', id: 7, number: 42 },
  by: 'maintainer',
  permission: 'write',
  command: { name: 'approve', argument: '' },
})

test('P3: an approval names the plan, its digest and the base, and who gave it where', () => {
  expect(asked(waiting, said('/approve'))).toEqual([
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

test.each([DIGEST, DIGEST.slice(0, 10), DIGEST.slice(0, 6), DIGEST.slice(0, 10).toUpperCase(), `\`${DIGEST}\``])(
  'P3: the digest %s fits',
  (digest) => expect(reason(asked(waiting, said(`/approve ${digest}`)))).toEqual(['signal.admitted', 'plan.approved']),
)

test.each([1, 5])('P3: %i characters of the right digest are too few, and the refusal says so', (length) => {
  expect(reason(asked(waiting, said(`/approve ${DIGEST.slice(0, length)}`)))).toEqual([
    `at least 6 characters of the digest \`${DIGEST.slice(0, 10)}\` are needed, or none at all`,
  ])
})

test.each([DIGEST.slice(1, 6), DIGEST.slice(1, 11), `${DIGEST}0`, 'please', '000000'])(
  'P3, R42: the digest %s is refused with the right one',
  (digest) =>
    expect(reason(asked(waiting, said(`/approve ${digest}`)))).toEqual([
      `plan v1 has the digest \`${DIGEST.slice(0, 10)}\`, not the one you named`,
    ]),
)

test('P3: a plan that does not have the digest that was shown is not approved', () => {
  const forged = before.and(event('plan.submitted', { version: 1, digest: DIGEST, baseSha: 'moved', plan: PLAN }))
  expect(reason(asked(forged, said('/approve')))).toEqual([
    'the plan in the journal does not have the digest that was shown',
  ])
})

test.each(['none', 'read', 'triage'] as const)('P2, R62: %s permission is refused, for every command', (permission) => {
  expect(mayCommand(permission)).toBe(false)
  for (const body of ['/approve', '/retry'])
    expect(reason(asked(waiting, said(body), permission))).toEqual([
      `\`${body}\` needs write permission in this repository`,
    ])
})

test.each(['write', 'maintain', 'admin'] as const)('P2: %s permission is enough', (permission) => {
  expect(mayCommand(permission)).toBe(true)
  expect(asked(waiting, said('/retry'), permission)).toMatchObject([
    { type: 'signal.admitted', data: { permission, command: { name: 'retry' } } },
  ])
})

test('P2, R56: an edited comment never counts, whoever wrote it', () => {
  expect(reason(asked(waiting, said('/approve', { edited: true }), 'admin'))).toEqual([
    'an edited comment does not count, since others may have read something else; please write a new one',
  ])
})

test('R14: an approval before the plan, and a second one, are refused and change nothing', () => {
  expect(reason(asked(before, said('/approve')))).toEqual(['there is no plan to approve yet'])
  const done = waiting.and(approved())
  expect(reason(asked(done, said('/approve')))).toEqual(['plan v1 is approved already'])
  expect(reason(asked(done.and(suspended()), said('/approve')))).toEqual(['plan v1 is approved already'])
})

test('a plan is approved while the task is stopped, too', () => {
  expect(reason(asked(waiting.and(suspended()), said('/approve')))).toEqual(['signal.admitted', 'plan.approved'])
})

test.each([
  ['R51: a deleted account', { author: null }],
  ['R40, R62: a bot', { authorType: 'Bot' }],
  ["R40: a comment with Pawl's marker", { body: '/approve\n<!-- pawl:key=42-7 -->' }],
  ['a comment without a command', { body: 'Nice.' }],
])('%s is passed over in silence', (_, change) => {
  expect(pending(waiting.state, [said('/approve', change)])).toEqual([])
})

test('P1: what was admitted or refused is not asked again, and the order is kept', () => {
  const other = { signal: { kind: 'comment', id: 8, number: 43 } } as const
  const both = [said('/approve'), said('/retry', other)]
  expect(pending(waiting.state, both).map(({ command }) => command.name)).toEqual(['approve', 'retry'])
  const after = waiting.and(ADMITTED)
  expect(pending(after.state, both).map(({ signal }) => signal.id)).toEqual([8])
  const refused = event('signal.refused', { ...other, by: 'm', reason: 'r' })
  expect(pending(after.and(refused).state, both)).toEqual([])
})

test('a question that yes or no answers is answered by /approve', () => {
  const question = { call: 'q', question: 'Tabs too?', yesNo: true, options: [], tried: [] }
  const open = before.and(planned(), approved(), event('question.asked', question))
  expect(reason(asked(open, said('/approve')))).toEqual(['signal.admitted', 'question.answered'])
  expect(
    reason(
      asked(open.and(...asked(open, said('/approve'))), said('/approve', { signal: { ...said('').signal, id: 8 } })),
    ),
  ).toEqual(['plan v1 is approved already'])
})
