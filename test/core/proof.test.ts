/** The quick yes of a journal's reader is never kinder than the schema (J2, S5). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import { type Data, type EventType, event, isPlain, payloads } from '../../src/core/events.ts'
import { proofOf } from '../../src/core/proof.ts'
import { opened } from '../support/given.ts'
import { anyEvent } from './arbitrary.ts'

/** What is proven is accepted by the schema, and left as it is. */
function expectSound(type: EventType, data: unknown): void {
  if (!isPlain(type, data)) return
  const checked = payloads[type].safeParse(data)
  expect(checked.error).toBeUndefined()
  expect(checked.data).toEqual(data)
}

/** Everywhere in a value, something else. */
function* bent(value: unknown, odd: unknown): Generator<unknown> {
  yield odd
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      for (const other of bent(member, odd)) yield value.toSpliced(index, 1, other)
  } else if (typeof value === 'object' && value !== null) {
    for (const name of ['odd', '__proto__'])
      yield JSON.parse(JSON.stringify(value).replace(/^\{/, `{"${name}":1${Object.keys(value).length > 0 ? ',' : ''}`))
    for (const [name, member] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const other of bent(member, odd)) yield { ...value, [name]: other }
    }
  }
}

const ODD = [null, true, -1, 1.5, Number.POSITIVE_INFINITY, 2 ** 60, '', ' x ', 'none', [], [1], {}, { type: 'text' }]

test('it holds for nothing that the schema refuses or changes', () => {
  fc.assert(
    fc.property(anyEvent, fc.constantFrom(...ODD), ({ type, data }, odd) => {
      expectSound(type, data)
      for (const other of bent(data, odd)) expectSound(type, other)
    }),
  )
})

const AGENT = { agent: 1, role: 'plan', model: 'm', maxTokens: 1, system: '', opening: '' } as const
const TASK = opened().data as Data<'task.opened'>

test('it holds for what most lines are', () => {
  const content = [{ type: 'tool_use', id: 'a', name: 'bash', input: { command: 'ls' } }]
  const usage = { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 }
  const turn = { turn: 1, agent: 1, content, stop: 'tool_use', usage, usd: 0.1, seconds: 2.5 }
  const events = [
    event('turn.started', { turn: 1, agent: 1 }),
    event('turn.completed', turn),
    event('tool.started', { call: 'a', name: 'bash' }),
    event('tool.completed', { call: 'a', outcome: 'ok', output: { text: 'x' }, seconds: 1 }),
    event('turn.failed', { turn: 1, class: 'transient', status: null, message: 'no' }),
    event('task.opened', { ...TASK, policy: { ...TASK.policy, config: DEFAULT_CONFIG } }),
    event('agent.started', { ...AGENT, tools: [{ name: 'bash', input_schema: { type: 'object' } }] }),
    event('effect.scheduled', { key: '1-2', effect: { kind: 'label', number: 1, label: 'pawl' } }),
    event('effect.completed', { key: '1-2', evidence: { id: 1 }, found: false }),
  ]
  for (const { type, data } of events) expect([type, isPlain(type, data)]).toEqual([type, true])
  const known = JSON.parse('{"type":"x","__proto__":1}') as (typeof content)[0]
  expect(isPlain('turn.completed', { ...turn, content: [known] })).toBe(false)
})

describe('of what it does not know it says nothing', () => {
  const free = z.custom<unknown>()
  test.each([
    ['a union', z.union([z.string(), z.number()]), 'x'],
    ['a length', z.string().min(1), 'x'],
    ['a limit', z.number().max(5), 1],
    ['a type with a format', z.int32(), 1],
    ['another check', z.number().multipleOf(2), 2],
    ['members under names of one kind', z.record(z.string().min(1), free), { a: 1 }],
    ['a default', z.strictObject({ a: z.string().default('x') }), {}],
    ['a change', z.string().trim(), 'x'],
    ['a type of another kind', z.any(), 1],
    ['members that are dropped', z.object({}), {}],
    ['members of one kind', z.object({}).catchall(z.string()), {}],
  ] as const)('%s', (_, schema, value) => {
    expect(proofOf(schema, free)(value)).toBe(false)
  })

  test('of options told apart by a member, one that none of them names', () => {
    const either = proofOf(z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]), free)
    expect([{ kind: 'a' }, { kind: 'b' }, {}, null].map(either)).toEqual([true, false, false, false])
  })

  test('and of plain values what they are', () => {
    expect(proofOf(z.boolean(), free)(true)).toBe(true)
    expect(proofOf(free, free)({ any: 'thing' })).toBe(true)
    expect([0, 1].map(proofOf(z.number().nonnegative(), free))).toEqual([true, true])
    expect([0, 1].map(proofOf(z.number().positive(), free))).toEqual([false, true])
  })
})
