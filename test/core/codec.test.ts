import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decode,
  decodeLine,
  encode,
  GENESIS,
  type Head,
  MAX_LINE,
  NO_HEAD,
  type Segment,
} from '../../src/core/codec.ts'
import type { Event } from '../../src/core/events.ts'
import { agent, lease, opened, PLAN, planned, sha256 } from '../support/given.ts'
import { anyEvent } from './arbitrary.ts'

function write(events: readonly Event[], from: Head = NO_HEAD): { lines: string[]; head: Head } {
  let head = from
  const lines = events.map((event) => {
    const written = encode(event, 1_000, epochOf(event, head), head, sha256)
    head = written.head
    return written.line
  })
  return { lines, head }
}
/** As a worker writes: a lease is one more than the last. */
const epochOf = ({ type }: Event, { epoch }: Head): number =>
  type === 'lease.taken' || type === 'task.opened' ? epoch + 1 : epoch
const segment = (lines: readonly string[], name = '000001.jsonl'): Segment => ({
  name,
  text: lines.map((line) => `${line}\n`).join(''),
})

test('J2: what was written is read again, event by event and across segments', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 6 }), fc.nat(6), (events, cut) => {
      const { lines, head } = write(events)
      const read = decode([segment(lines.slice(0, cut), 'a'), segment(lines.slice(cut), 'b')], sha256)
      expect(read).toEqual({
        ok: true,
        head,
        events: events.map((event, index) => ({ ...event, seq: index + 1, at: 1_000, epoch: expect.any(Number) })),
      })
    }),
    { numRuns: 300 },
  )
})

test('P3: a plan has the same digest after it went through the journal', () => {
  const { lines, head } = write([planned()])
  expect(decode([segment(lines)], sha256)).toMatchObject({
    head,
    events: [{ data: { plan: PLAN, digest: expect.any(String) } }],
  })
  const again = decodeLine(lines[0] ?? '', NO_HEAD)
  expect(again).toMatchObject({ data: planned().data })
})

test('J5: reading goes on from a head that is known', () => {
  const first = write([opened()])
  const second = write([lease()], first.head)
  expect(decode([segment(second.lines)], sha256, first.head)).toMatchObject({ ok: true, head: second.head })
  expect(decode([segment(second.lines)], sha256)).toMatchObject({ ok: false })
})

test('an empty journal has no head', () => {
  expect(decode([], sha256)).toEqual({ ok: true, events: [], head: { seq: 0, digest: GENESIS, epoch: 0 } })
  expect(decode([segment([])], sha256)).toMatchObject({ ok: true, events: [] })
})

const { lines, head: whole } = write([opened(), lease(), agent(1, 'plan'), lease(1002)])
const [one = '', two = '', three = '', four = ''] = lines
const changed = (line: string, change: Record<string, unknown>): string =>
  JSON.stringify({ ...(JSON.parse(line) as object), ...change })
const withoutData = (line: string, field: string): string => {
  const { data, ...rest } = JSON.parse(line) as { data: Record<string, unknown> }
  return JSON.stringify({ ...rest, data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== field)) })
}

/** A line that follows all four. */
const after = (change: Record<string, unknown>): string =>
  changed(write([agent(2, 'work')], whole).lines[0] ?? '', change)

type Damage = readonly [name: string, text: string, line: number, problem: string]
const GAP = 'has number 3 where 2 must follow: what stood between is missing'
const DAMAGE: readonly Damage[] = [
  ['a last line cut by a kill', `${one}\n${two.slice(0, 40)}`, 2, 'is cut off: it does not end with a newline'],
  ['a gap before a cut', `${one}\n${three}\n${four.slice(0, 9)}`, 2, GAP],
  ['a last line without its newline', `${one}\n${two}`, 2, 'is cut off: it does not end with a newline'],
  ['two records on one line', `${one}\n${two}${three}\n`, 2, 'holds two records: a line break between them is missing'],
  ['half a record before another', `${one}\n${two.slice(0, 40)}${three}\n`, 2, 'is not a JSON object'],
  ['NUL padding', `${one}\n${'\0'.repeat(64)}\n`, 2, 'holds NUL bytes, as a disk leaves them that lost its power'],
  ['NUL bytes in front of a record', `\0\0${one}\n`, 1, 'holds NUL bytes, as a disk leaves them that lost its power'],
  ['something that is not JSON', `${one}\n<<<<<<< HEAD\n`, 2, 'is not a JSON object'],
  ['an empty line', `${one}\n\n${two}\n`, 2, 'is empty'],
  ['a line without end', `${one}\n${' '.repeat(MAX_LINE + 1)}\n`, 2, `is longer than ${MAX_LINE} characters`],
  [
    'an epoch that goes back',
    `${lines.join('\n')}\n${after({ epoch: 1 })}\n`,
    5,
    'was written under epoch 1, after the lease of epoch 2 had been taken',
  ],
  [
    'an epoch that nobody took',
    `${lines.join('\n')}\n${after({ epoch: 3 })}\n`,
    5,
    'was written under epoch 3, whose lease was never taken',
  ],
  [
    'a lease that was taken already',
    `${one}\n${two}\n${three}\n${changed(four, { epoch: 1 })}\n`,
    4,
    'takes the lease of epoch 1 where 2 must follow',
  ],
  ['an array', '[]\n', 1, 'is not a JSON object'],
  ['null', 'null\n', 1, 'is not a JSON object'],
  ['a number', '7\n', 1, 'is not a JSON object'],
  ['a gap', `${one}\n${three}\n`, 2, GAP],
  ['a duplicate', `${one}\n${one}\n`, 2, 'has number 1 again, where 2 must follow'],
  ['a missing number', `${changed(one, { seq: undefined })}\n`, 1, 'lacks its number, where 1 must follow'],
  [
    'a wrong digest',
    `${one}\n${changed(two, { prev: GENESIS })}\n`,
    2,
    'does not carry the digest of the line before it',
  ],
  [
    'a line changed later',
    `${changed(one, { at: 5 })}\n${two}\n`,
    2,
    'does not carry the digest of the line before it',
  ],
  ['a space added later', `${one} \n${two}\n`, 2, 'does not carry the digest of the line before it'],
  ['no time', `${changed(one, { at: '12' })}\n`, 1, 'lacks its time or its epoch'],
  ['no epoch', `${changed(one, { epoch: null })}\n`, 1, 'lacks its time or its epoch'],
]

/** Lines on the chain that say what this Pawl does not know. */
const UNKNOWN: readonly Damage[] = [
  ['a version of the future', `${changed(one, { v: 2 })}\n`, 1, 'has schema version 2; this Pawl reads up to 1'],
  ['no version', `${changed(one, { v: undefined })}\n`, 1, 'has schema version undefined; this Pawl reads up to 1'],
  ['an unknown type', `${changed(one, { type: 'task.renamed' })}\n`, 1, 'has the unknown type "task.renamed"'],
  ['a type from the prototype', `${changed(one, { type: 'toString' })}\n`, 1, 'has the unknown type "toString"'],
  ['a type that is no text', `${changed(one, { type: 7 })}\n`, 1, 'has the unknown type 7'],
  [
    'a field that is not known',
    `${changed(one, { data: { ...opened().data, mood: 'calm' } })}\n`,
    1,
    'is no valid task.opened: Unrecognized key: "mood"',
  ],
]

test.each(DAMAGE)('J2, R24: %s is named with segment and line', (_, text, line, problem) => {
  const nothing = { name: 'before', text: '' }
  expect(decode([nothing, { name: '000002.jsonl', text }], sha256)).toEqual({
    ok: false,
    broken: { segment: '000002.jsonl', line, problem },
  })
})

test.each(UNKNOWN)('J2: %s is named too, as what a newer Pawl may know', (_, text, line, problem) => {
  const broken = { segment: '000002.jsonl', line, problem, newer: true }
  expect(decode([{ name: '000002.jsonl', text }], sha256)).toEqual({ ok: false, broken })
})

test('J2: a field that is missing, of the wrong kind or unknown is named with its path', () => {
  const problemOf = (line: string) => decodeLine(line, NO_HEAD)
  expect(problemOf(withoutData(one, 'title'))).toMatch(/^is no valid task\.opened: title: .*expected string/)
  expect(problemOf(changed(one, { data: null }))).toMatch(/^is no valid task\.opened: Invalid input: expected object/)
  const base = { branch: 'main', sha: 7 }
  const data = { ...opened().data, base, surprise: 1 }
  expect(problemOf(changed(one, { data }))).toMatch(/^is no valid task\.opened: base\.sha: .*; .*"surprise"/)
})
