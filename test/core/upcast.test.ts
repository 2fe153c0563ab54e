/** J6: journals of older versions fold for ever. The versions here are made up; today's is handed in as the third. */
import { expect, test } from 'vitest'
import { decode, NO_HEAD } from '../../src/core/codec.ts'
import { payloads, SCHEMA_VERSION } from '../../src/core/events.ts'
import { fold } from '../../src/core/fold.ts'
import { UPCASTERS, type Upcaster } from '../../src/core/upcast.ts'
import { lease, opened, sha256 } from '../support/given.ts'

const data = (line: { readonly data: unknown }) => line.data as Record<string, unknown>

/** Version 1 called the opening `issue.taken`; version 2 named the account that set the label `by`. */
const older: readonly Upcaster[] = [
  (line) => (line.type === 'issue.taken' ? { ...line, type: 'task.opened' } : line),
  (line) => {
    if (line.type !== 'task.opened') return line
    const { by, ...rest } = data(line)
    return { ...line, data: { ...rest, labeledBy: by } }
  },
]

const { labeledBy, ...rest } = payloads['task.opened'].parse(opened().data)
const asOf: Readonly<Record<number, readonly [string, unknown]>> = {
  1: ['issue.taken', { ...rest, by: labeledBy }],
  2: ['task.opened', { ...rest, by: labeledBy }],
  3: ['task.opened', opened().data],
}

function journal(first: number, second: number) {
  const [type, payload] = asOf[first] ?? ['none', null]
  const line = JSON.stringify({ seq: 1, v: first, type, at: 5, epoch: 1, prev: NO_HEAD.digest, data: payload })
  const next = { seq: 2, v: second, type: 'lease.taken', at: 6, epoch: 1, prev: sha256(line), data: lease().data }
  return [{ name: 'one.jsonl', text: `${line}\n${JSON.stringify(next)}\n` }]
}

test.each([1, 2, 3])('a journal that was begun in version %i reads as if it had been written today', (version) => {
  const read = decode(journal(version, 3), sha256, NO_HEAD, older)
  const today = decode(journal(3, 3), sha256, NO_HEAD, older)
  if (!read.ok || !today.ok) throw new Error(JSON.stringify([read, today]))
  expect(read.events).toEqual(today.events)
  expect(fold(read.events)).toMatchObject({ task: { labeledBy }, epoch: 1, runs: 1 })
})

test('J2: the chain is that of the lines as they were written, and a broken one is found in any version', () => {
  const [segment] = journal(1, 3)
  const changed = segment?.text.replace('Slugs keep spaces', 'Slugs keep nothing') ?? ''
  expect(decode([{ name: 'one.jsonl', text: changed }], sha256, NO_HEAD, older)).toMatchObject({
    ok: false,
    broken: { line: 2, problem: 'does not carry the digest of the line before it' },
  })
})

test.each([0, 4, 1.5, '1', null])('J2: version %j is read by nobody', (version) => {
  const text = `${JSON.stringify({ seq: 1, v: version, type: 'x', at: 1, epoch: 1, prev: NO_HEAD.digest, data: {} })}\n`
  expect(decode([{ name: 'one.jsonl', text }], sha256, NO_HEAD, older)).toMatchObject({
    broken: { line: 1, problem: `has schema version ${version}; this Pawl reads up to 3` },
  })
})

test('today has an upcaster for every version that went before', () => {
  expect(UPCASTERS).toHaveLength(SCHEMA_VERSION - 1)
})
