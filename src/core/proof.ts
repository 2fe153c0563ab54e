/**
 * A quick yes. Thousands of lines are read when a run begins, and nearly all of them are plain: where a proof holds, the
 * schema would accept the value and leave it as it is. Where it doesn't, the schema decides and says why (J2, S5), so a
 * proof may be blind to what is rare but never too kind.
 */
import type { z } from 'zod'

export type Proof = (value: unknown) => boolean

type Schema = z.core.$ZodType

type Check = { readonly _zod: { readonly def: { readonly check: string } & Partial<Limit> } }
interface Limit {
  readonly format: string
  readonly value: number
  readonly inclusive: boolean
}

/** What zod knows of a schema: the members that its type has, of all of these. */
interface Def {
  readonly type: string
  /** What a type is by itself that others become by checks. */
  readonly check?: string
  readonly checks?: readonly Check[]
  readonly shape: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element: Schema
  readonly innerType: Schema
  readonly keyType: Schema
  readonly valueType: Schema
  readonly entries: Readonly<Record<string, unknown>>
  readonly values: readonly unknown[]
  readonly discriminator?: string
  readonly options: readonly Schema[]
}

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def
const never: Proof = () => false

/** `free` is the schema that stands for whatever JSON holds. */
export function proofOf(schema: Schema, free: Schema): Proof {
  if (schema === free) return () => true
  const def = defOf(schema)
  const { type, check, checks = [] } = def
  if (check !== undefined) return never
  if (type === 'number') return numberProof(checks)
  if (checks.length > 0) return never
  switch (type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'nullable':
      return nullable(proofOf(def.innerType, free))
    // Without a value it is a member that is missing.
    case 'optional':
    case 'default':
      return proofOf(def.innerType, free)
    case 'array':
      return arrayOf(proofOf(def.element, free))
    case 'record':
      return isAnyString(def.keyType) ? recordOf(proofOf(def.valueType, free)) : never
    case 'object':
      return object(def, free)
    case 'union':
      return union(def, free)
    default:
      return never
  }
}

/** A whole number is finite as it is. */
function numberProof(checks: readonly Check[]): Proof {
  const [first = Number.isFinite, ...others] = checks.map(limitProof)
  return others.length === 0 ? first : (value) => first(value) && others.every((proof) => proof(value))
}

function limitProof({ _zod: { def } }: Check): Proof {
  const { check, format, value: least = 0, inclusive } = def
  if (check === 'number_format' && format === 'safeint') return Number.isSafeInteger
  if (check !== 'greater_than') return never
  return (value) => typeof value === 'number' && Number.isFinite(value) && (inclusive ? value >= least : value > least)
}

function oneOf(values: readonly unknown[]): Proof {
  const known = new Set(values)
  return (value) => known.has(value)
}

const nullable =
  (proof: Proof): Proof =>
  (value) =>
    value === null || proof(value)

const arrayOf =
  (proof: Proof): Proof =>
  (value) =>
    Array.isArray(value) && value.every(proof)

type Members = Readonly<Record<string, unknown>>
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAnyString = (schema: Schema): boolean => defOf(schema).type === 'string' && !defOf(schema).checks?.length

/** A `__proto__` is nobody's. */
const recordOf =
  (proof: Proof): Proof =>
  (value) =>
    isMembers(value) && !Object.hasOwn(value, '__proto__') && Object.values(value).every(proof)

/** Members that the schema names, and others only where any may be; a `__proto__` is nobody's. */
function object({ shape, catchall }: Def, free: Schema): Proof {
  const isOpen = catchall === free
  if (!catchall || (!isOpen && defOf(catchall).type !== 'never')) return never
  const members = new Map(
    Object.entries(shape).map(([name, schema]) => {
      const needed = defOf(schema).type === 'optional' ? 0 : 1
      return [name, { needed, proves: proofOf(schema, free) }]
    }),
  )
  const needed = [...members.values()].filter((member) => member.needed === 1).length
  return (value) => {
    if (!isMembers(value)) return false
    let missing = needed
    for (const name in value) {
      const member = members.get(name)
      if (member ? !member.proves(value[name]) : !isOpen || name === '__proto__') return false
      missing -= member?.needed ?? 0
    }
    return missing === 0
  }
}

/** Of options that one member tells apart, the one that it names. */
function union({ discriminator, options }: Def, free: Schema): Proof {
  if (discriminator === undefined) return never
  const proofs = new Map(
    options.flatMap((option) => {
      const names = new Set<unknown>(option._zod.propValues?.[discriminator])
      return [...names].map((name) => [name, proofOf(option, free)] as const)
    }),
  )
  return (value) => isMembers(value) && (proofs.get(value[discriminator])?.(value) ?? false)
}
