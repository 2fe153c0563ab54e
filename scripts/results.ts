/** Prints how the last `npm test` ended, in one line, from the test runner's own report. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cache } from './tools.ts'

export const results = join(cache, 'test-results.json')

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  /** Files that could not be loaded count here and hold no test. */
  numFailedTestSuites: z.number(),
})

export function closingLine(): string {
  if (!existsSync(results)) return '0 passed, 0 failed'
  const counts = report.parse(JSON.parse(readFileSync(results, 'utf8')))
  const failed = counts.numFailedTests || counts.numFailedTestSuites
  const skipped = counts.numPendingTests > 0 ? `, ${counts.numPendingTests} skipped` : ''
  return `${counts.numPassedTests} passed, ${failed} failed${skipped}`
}

if (import.meta.main) console.log(closingLine())
