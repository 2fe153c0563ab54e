/** J6: every journal that a released version has written folds to what it meant then, for ever. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/codec.ts'
import { type EventType, SCHEMA_VERSION } from '../../src/core/events.ts'
import { planDigest } from '../../src/core/plan.ts'
import { essentials } from '../support/essentials.ts'
import { sha256 } from '../support/given.ts'

const ROOT = join(import.meta.dirname, '..', 'journals')
const VERSIONS = readdirSync(ROOT).sort()
const journalsOf = (version: string) =>
  readdirSync(join(ROOT, version))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.replace('.jsonl', ''))

function eventsOf(version: string, name: string) {
  const text = readFileSync(join(ROOT, version, `${name}.jsonl`), 'utf8')
  const decoded = decode([{ name, text }], sha256)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.broken))
  return decoded.events
}

test('there are journals of every version up to today’s', () => {
  expect(VERSIONS).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, index) => `v${index + 1}`))
})

describe.each(VERSIONS)('%s', (version) => {
  test.each(journalsOf(version))('%s', (name) => {
    const expected: unknown = JSON.parse(readFileSync(join(ROOT, version, `${name}.expected.json`), 'utf8'))
    expect(essentials(eventsOf(version, name))).toEqual(expected)
  })
})

test('P3: every plan that was ever submitted still has the digest that people were shown', () => {
  const plans = VERSIONS.flatMap((version) =>
    journalsOf(version).flatMap((name) => {
      const events = eventsOf(version, name)
      const [first] = events
      const verify = first?.type === 'task.opened' ? first.data.policy.verify : []
      return events.flatMap(({ type, data }) => (type === 'plan.submitted' ? [{ ...data, verify }] : []))
    }),
  )
  expect(plans.length).toBeGreaterThan(5)
  for (const { version, digest, baseSha, verify, plan } of plans)
    expect(planDigest(sha256, version, baseSha, verify, plan)).toBe(digest)
})

test('the stories of version 1 tell of all that it could say', () => {
  const told = new Set(journalsOf('v1').flatMap((name) => eventsOf('v1', name).map(({ type }) => type)))
  const all: readonly EventType[] = [
    'task.opened',
    'lease.taken',
    'journal.repaired',
    'repository.surveyed',
    'run.ended',
    'signal.admitted',
    'signal.refused',
    'agent.started',
    'agent.nudged',
    'model.changed',
    'context.compacted',
    'summary.started',
    'summary.failed',
    'summary.completed',
    'turn.started',
    'turn.completed',
    'turn.failed',
    'tool.started',
    'tool.completed',
    'plan.submitted',
    'plan.approved',
    'step.updated',
    'work.finished',
    'verification.completed',
    'effect.scheduled',
    'effect.completed',
    'task.suspended',
    'task.ended',
  ]
  expect(all.filter((type) => !told.has(type))).toEqual([])
})
