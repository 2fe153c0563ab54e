import { z } from 'zod'

/** The digest function that the shell hands in: SHA-256 of the text's UTF-8 bytes, as 64 hex digits. */
export type Hash = (text: string) => string

const line = z.string().trim().min(1)

export const planSchema = z.strictObject({
  summary: line.describe('What will be true when the work is done, in one or two sentences.'),
  cause: z.string().default('').describe('Why it happens today, with file and line.'),
  steps: z
    .array(z.strictObject({ title: line, detail: z.string().default('') }))
    .min(1)
    .max(20)
    .describe('The steps in order, each small enough to be checked.'),
  files: z.array(line).max(200).describe('Every file that will be changed or added, relative to the repository.'),
  verify: z.array(line).default([]).describe('Commands that would show that the work is right.'),
  risks: z.array(line).default([]).describe('What could go wrong, and what is deliberately left alone.'),
  actions: z
    .array(line)
    .max(50)
    .optional()
    .describe(
      'Risky actions that the work will need, each as a phrase that goes on after "Will ask before": changing a file under .github/, changing a lock file, deleting many files, reaching a host. Leave it out when there is none.',
    ),
  cost: z
    .strictObject({ low: z.number().nonnegative(), high: z.number().nonnegative() })
    .optional()
    .describe('Expected cost in USD.'),
})
export type Plan = z.infer<typeof planSchema>

/** What an approval names: the plan, its version, the base it was made on and the commands that will verify it (P3). */
export const planDigest = (
  hash: Hash,
  version: number,
  baseSha: string,
  verify: readonly string[],
  plan: Plan,
): string => hash(JSON.stringify([version, baseSha, verify, plan]))

/** The digest as people see and type it. */
export const shortDigest = (digest: string): string => digest.slice(0, 10)

/** A digest that is named by fewer characters is named by accident. */
export const LEAST_DIGITS = 6
