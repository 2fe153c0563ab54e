import { expect, test } from 'vitest'
import { gitWith } from '../support/git-server.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { call, script } from '../world/messages/brain.ts'

const ON_MAIN = `commit refs/heads/main
committer Octo <octo@example.com> 1767600000 +0000
data 5
rules
from refs/heads/main^0
M 100644 inline AGENTS.md
data 21
Rule: as main moved.

`

test('S4: agents are told what AGENTS.md says at the base, not what main or the work makes of it', async ({
  onTestFinished,
}) => {
  const brain = script({
    plan: SHORT_PLAN,
    work: [
      [edit('wrold', 'world'), call('bash', { command: 'echo "Rule: as the work has it." | tee AGENTS.md' })],
      // Main has changed this file as well; what is handed over must not conflict with it.
      [call('bash', { command: 'git checkout -q AGENTS.md' })],
      [call('finish', { summary: 'Spelt right.' })],
    ],
  })
  const files = { ...SHORT_FILES, 'AGENTS.md': 'Rule: as the base has it.\n' }
  const pawl = await openShort(onTestFinished, { brain, files })
  const maintainer = pawl.world.as('maintainer')
  await maintainer.label(await maintainer.openIssue(SHORT_ISSUE), 'pawl')
  await settle(pawl.world)
  gitWith(pawl.world.bare, ON_MAIN, 'fast-import', '--quiet')
  const [pull] = await pawl.world.pulls()
  await maintainer.comment(pull?.number ?? 0, '/approve')
  await settle(pawl.world)
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  const systems = pawl.model.requests.map(({ body }) => JSON.stringify((body as { system: unknown }).system))
  expect(systems).toHaveLength(4)
  for (const system of systems) {
    expect(system).toContain('<instructions file=\\"AGENTS.md\\">\\nRule: as the base has it.')
    expect(system).not.toMatch(/Rule: as (?:main|the work)/)
  }
  expect((await pawl.world.git('show', 'main:AGENTS.md')).trim()).toBe('Rule: as main moved.')
})
