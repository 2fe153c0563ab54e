import { z } from 'zod'
import { type JsonObject, placeOf } from '../core/json.ts'
import type { Outcome, Prepared, Tool, ToolClass, ToolContext } from '../ports/tool.ts'

/** A tool of our own: its schema is both what the model is told and what its input is checked with. */
export function defineTool<S extends z.ZodType>(spec: {
  readonly name: string
  readonly class: ToolClass
  readonly description: string
  readonly schema: S
  execute(input: z.output<S>, context: ToolContext): Promise<Outcome>
}): Tool<z.output<S>> {
  return {
    name: spec.name,
    class: spec.class,
    definition: { name: spec.name, description: spec.description, input_schema: jsonSchema(spec.schema) },
    prepare: (input) => checked(spec.schema, input),
    execute: spec.execute,
  }
}

/** The input as the schema has it, or one sentence for each field that does not fit (F1: the model can correct it). */
export function checked<S extends z.ZodType>(schema: S, input: unknown): Prepared<z.output<S>> {
  const result = schema.safeParse(input)
  if (result.success) return { input: result.data }
  const problems = result.error.issues.slice(0, 5).map(({ path, message }) => {
    const field = path.length > 0 ? `Field \`${placeOf(path)}\`` : 'The input'
    return `${field}: ${message}.`
  })
  return { problem: problems.join('\n') }
}

/** JSON Schema without what only zod needs. */
function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum
    },
  })
  return JSON.parse(JSON.stringify(rest))
}
