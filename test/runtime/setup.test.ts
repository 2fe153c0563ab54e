/** A setup command that fails stops the task with what it printed (R28, F4). */
import { expect, test } from 'vitest'
import { jobSummary } from '../../src/core/present/summary.ts'
import { smallJob } from '../support/small-job.ts'

test('R28, R52: the title names the command, the detail is the end of its output, cut by code point', async () => {
  const output = `${'😀'.repeat(3_000)}x`
  const { result, status } = await smallJob({
    setup: ['npm ci', 'make'],
    command: (command) => (command === 'npm ci' ? { exit: 1, output } : {}),
  })
  const tail = `${'😀'.repeat(999)}x`
  expect(result.state.suspended).toMatchObject({
    class: 'fatal',
    title: 'the setup command `npm ci` failed (exit 1)',
    detail: tail,
    todo: 'mend `setup` in the workflow, then comment `/retry`.',
  })
  const told = `\n\n\`\`\`\n${tail}\n\`\`\`\n\n`
  expect(status).toContain(`### 🛑 Stopped: the setup command \`npm ci\` failed (exit 1)${told}`)
  expect(jobSummary(result.state, { headline: result.headline, turns: result.turns })).toContain(`(exit 1)${told}`)
})
