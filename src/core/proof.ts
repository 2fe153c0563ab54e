/**
 * A quick yes. Thousands of lines are read when a run begins, and nearly all of them are plain: where a proof holds, the
 * schema would accept the value and leave it as it is. Where it doesn't, the schema decides and says why (J2, S5), so a
 * proof may be blind to what is rare but never too kind.
 */
import type { z } from 'zod'

export type Proof = (value: unknown) => boolean

type Schema = z.core.$ZodType

/** What zod knows of a schema: the members that its type has, of all of these. */
interface Def {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly format?: string } } }[]
  readonly shape: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element: Schema
  readonly innerType: Schema
  readonly entries: Readonly<Record<string, unknown>>
}

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def
const never: Proof = () => false

/** `free` is the schema that stands for whatever JSON holds. */
export function proofOf(schema: Schema, free: Schema): Proof {
  if (schema === free) return () => true
  const def = defOf(schema)
  const { type, checks = [] } = def
  if (type === 'number' && checks.every(isInteger)) return checks.length > 0 ? Number.isSafeInteger : Number.isFinite
  if (checks.length > 0) return never
  switch (type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
      return (value) => Object.values(def.entries).includes(value)
    case 'nullable':
      return nullable(proofOf(def.innerType, free))
    case 'optional':
      return proofOf(def.innerType, free)
    case 'array':
      return arrayOf(proofOf(def.element, free))
    case 'object':
      return object(def, free)
    default:
      return never
  }
}

const isInteger = ({ _zod: { def } }: NonNullable<Def['checks']>[number]): boolean =>
  def.check === 'number_format' && def.format === 'safeint'

const nullable =
  (proof: Proof): Proof =>
  (value) =>
    value === null || proof(value)

const arrayOf =
  (proof: Proof): Proof =>
  (value) =>
    Array.isArray(value) && value.every(proof)

/** Members that the schema names, and others only where any may be; a `__proto__` is nobody's. */
function object({ shape, catchall }: Def, free: Schema): Proof {
  const isOpen = catchall === free
  if (!catchall || (!isOpen && defOf(catchall).type !== 'never')) return never
  const members = Object.entries(shape)
  const proofs = new Map(members.map(([name, schema]) => [name, proofOf(schema, free)]))
  const required = members.filter(([, schema]) => defOf(schema).type !== 'optional').map(([name]) => name)
  const proves = (name: string, value: unknown) => proofs.get(name)?.(value) ?? (isOpen && name !== '__proto__')
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const given = value as Readonly<Record<string, unknown>>
    for (const name of required) if (!Object.hasOwn(given, name)) return false
    for (const name of Object.keys(given)) if (!proves(name, given[name])) return false
    return true
  }
}
