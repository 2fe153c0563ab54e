/** Events of every type, made from the schemas themselves, so that a new type is tested from its first day. */
import fc from 'fast-check'
import type { z } from 'zod'
import { type Event, type EventType, payloads } from '../../src/core/events.ts'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\nb', '\0', '"', '\u2028', '😀'))
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)

interface Def {
  readonly type: string
  readonly shape?: Record<string, z.core.$ZodType>
  readonly catchall?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly values?: readonly unknown[]
  readonly entries?: Record<string, unknown>
}

/** Values that a schema may hold; what its finer rules forbid is filtered out by the schema. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  switch (def.type) {
    case 'string':
      return text
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0.25, max: 1e6, noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'array':
      return def.element ? fc.array(filtered(def.element), { minLength: 1, maxLength: 3 }) : fc.constant([])
    case 'nullable':
      return fc.option(filtered(inner(def)))
    case 'optional':
    case 'default':
      return filtered(inner(def))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(filtered))
    case 'record':
      return fc.dictionary(fc.string(), json, { maxKeys: 3 })
    case 'object':
      return fc
        .tuple(fc.record(mapped(def.shape ?? {})), def.catchall?._zod.def.type === 'never' ? fc.constant({}) : extra)
        .map(([known, more]) => ({ ...more, ...known }))
    default:
      throw new Error(`no arbitrary for the schema type ${def.type}`)
  }
}

const extra = fc.dictionary(fc.string(), json, { maxKeys: 2 })
const inner = ({ innerType }: Def): z.core.$ZodType => {
  if (!innerType) throw new Error('a wrapper without a schema in it')
  return innerType
}
const filtered = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  valuesOf(schema).filter((value) => (schema as z.ZodType).safeParse(value).success)
const mapped = (shape: Record<string, z.core.$ZodType>) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, filtered(schema)]))

/** As the journal holds it: parsed, so that trims and defaults are applied. */
const eventOf = (type: EventType): fc.Arbitrary<Event> =>
  filtered(payloads[type]).map((data) => ({ type, data: payloads[type].parse(data) }) as Event)

export const anyEvent: fc.Arbitrary<Event> = fc.oneof(...(Object.keys(payloads) as EventType[]).map(eventOf))
