/** F1: every row of the table of failure classes, by the facts that it speaks of. */
import { expect, test } from 'vitest'
import { CLASSES, type Facts, judge, TABLE } from '../../src/core/failures.ts'

type Case = readonly [seen: string, facts: Facts, kind: string, later?: true]

const model = (status: number | null, more: Partial<Facts> = {}): Facts => ({ where: 'model', status, ...more })
const github = (status: number | null, limited = false): Facts => ({ where: 'github', status, limited })
const git = (status: number | null, limited = false): Facts => ({ where: 'git', status, limited })
const LARGE = 300_000

const CASES: readonly Case[] = [
  ...[
    'contract_spend_limit_reached',
    'enforced_spend_limit_reached',
    'linked_organization_spend_limit_reached',
    'linked_organization_billing_unavailable',
  ].map((code): Case => [`429 with ${code}`, model(429, { code, again: true }), 'fatal']),
  ['429 of a ramp limit', model(429, { code: 'ramp_limit_exceeded' }), 'transient'],
  ['expired credentials', model(403, { code: 'expired_credentials' }), 'transient', true],
  ...[401, 402, 403].map((status): Case => [`${status}`, model(status, { again: true }), 'fatal']),
  ['413', model(413), 'context'],
  ['400 for a large request', model(400, { bytes: LARGE }), 'context'],
  ['400 for a large request, with its cause', model(400, { bytes: LARGE, code: 'cmek_key_disabled' }), 'fatal'],
  ['400 for a small request', model(400, { bytes: LARGE - 1 }), 'fatal'],
  ['400 to be tried again', model(400, { again: true }), 'transient'],
  ['404', model(404), 'fatal'],
  ['422', model(422, { again: false }), 'fatal'],
  ...[408, 409, 424, 429, 500, 502, 503, 504, 529].flatMap((status): Case[] => [
    [`${status}`, model(status), 'transient'],
    [`${status} not to be tried again`, model(status, { again: false }), 'transient', true],
  ]),
  ['no answer of the model', model(null), 'transient'],
  ['no answer of GitHub', github(null), 'transient'],
  ...[304, 408, 500, 502, 503].map((status): Case => [`GitHub's ${status}`, github(status), 'transient']),
  ["GitHub's 429", github(429), 'transient'],
  ["GitHub's 403 with the signs of a limit", github(403, true), 'transient'],
  ...[401, 403, 404, 410, 422].map((status): Case => [`GitHub's ${status}`, github(status), 'fatal']),
  ...[401, 403, 404].map((status): Case => [`git's ${status}`, git(status), 'fatal']),
  ["git's 403 with retry-after", git(403, true), 'transient'],
  ...[null, 200, 429, 500, 503].map((status): Case => [`git's ${status}`, git(status), 'transient']),
]

test.each(CASES.map(([seen, facts, kind, later]) => ({ seen, facts, kind, later })))(
  '$seen',
  ({ facts, kind, later }) => {
    expect(judge(facts)).toMatchObject({ class: kind, ...(later ? { later } : {}) })
    expect(judge(facts).later).toBe(later)
  },
)

test('every row that facts decide about is one that a case above falls to', () => {
  const met = new Set(CASES.map(([, facts]) => judge(facts)))
  expect(TABLE.filter((row) => row.fits && !met.has(row))).toEqual([])
})

test('every class stands for something, and is told', () => {
  expect(TABLE.map((row) => row.class)).toEqual(expect.arrayContaining(Object.keys(CLASSES)))
})

test('a failure of something else is a bug', () => {
  expect(() => judge({ where: 'nowhere' as 'git', status: null })).toThrow('no row fits a failure of nowhere')
})
