import { z } from 'zod'

/** A large text: what the model sees, and where the whole of it is kept when that was cut. */
export const outputSchema = z.strictObject({
  text: z.string(),
  blob: z.strictObject({ digest: z.string(), bytes: z.number().int() }).optional(),
})
export type Output = z.infer<typeof outputSchema>

const commandResult = z.strictObject({
  command: z.string(),
  exit: z.number().int().nullable(),
  seconds: z.number(),
  output: outputSchema,
})

export type CommandResult = z.infer<typeof commandResult>

const tests = z.array(z.strictObject({ path: z.string(), gone: z.literal(true).optional() }))

/** Payloads of the events by which what was handed over is proven. */
export const finishPayloads = {
  'work.finished': z.strictObject({
    call: z.string(),
    summary: z.string(),
    tree: z.string(),
    changed: z.array(z.string()),
    /** Of these, the tests. */
    tests: tests.optional(),
    /** What the agent answers to the remarks of a review, by their ids. */
    replies: z.array(z.strictObject({ remark: z.number().int(), text: z.string() })).optional(),
    /** Of these, what a rule speaks against, with git's name for what the path holds; null when it is gone. */
    held: z.array(z.strictObject({ path: z.string(), object: z.string().nullable() })).optional(),
    /** Of these, what is gone, when that is much. */
    deleted: z.array(z.string()).optional(),
  }),
  /** The commands passed and no check has failed; checks that the base branch requires have not all ended. */
  'checks.awaited': z.strictObject({
    call: z.string(),
    sha: z.string(),
    commands: z.array(commandResult),
    /** Names of required checks that still run. */
    running: z.array(z.string()),
    /** Names of required checks that have not reported on this commit. */
    missing: z.array(z.string()),
  }),
  'verification.completed': z.strictObject({
    call: z.string(),
    sha: z.string(),
    passed: z.boolean(),
    commands: z.array(commandResult),
    checks: z.strictObject({
      total: z.number().int(),
      passed: z.number().int(),
      failed: z.number().int(),
      pending: z.number().int(),
      waiting: z.number().int(),
    }),
    /** Names of checks that the base branch requires and that never reported on this commit. */
    missing: z.array(z.string()).optional(),
    /** Tests that differ from those at the base: commands that pass prove no more than these ask for. */
    tests: tests.optional(),
  }),
}
