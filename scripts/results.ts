/** Prints how the last `npm test` ended, in one line, from the test runner's own report. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cache } from './tools.ts'

/** A whole run has two parts; a part of one has the second alone. */
export const results = ['core', 'rest'].map((part) => join(cache, `test-results-${part}.json`))

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  /** Files that could not be loaded count here and hold no test. */
  numFailedTestSuites: z.number(),
})

export function closingLine(files: readonly string[] = results): string {
  const reports = files.filter(existsSync).map((file) => report.parse(JSON.parse(readFileSync(file, 'utf8'))))
  const sum = (of: (one: z.infer<typeof report>) => number) => reports.reduce((total, one) => total + of(one), 0)
  const pending = sum(({ numPendingTests }) => numPendingTests)
  const failed = sum(({ numFailedTests, numFailedTestSuites }) => numFailedTests || numFailedTestSuites)
  return `${sum(({ numPassedTests }) => numPassedTests)} passed, ${failed} failed${pending > 0 ? `, ${pending} skipped` : ''}`
}

if (import.meta.main) console.log(closingLine())
