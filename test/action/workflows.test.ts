/** R54: a job's own token may not push workflow files; the server says so after all the work. */
import { expect, test } from 'vitest'
import { commitOn } from '../support/commit-on.ts'
import { approved, edit, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'

const CI = '.github/workflows/ci.yml'
const TEXT = 'on: push\njobs: {}\n'
const finish = call('finish', { summary: 'Spelt right, and tested.' })
const brain = script({
  plan: SHORT_PLAN,
  work: [
    [edit('wrold', 'world'), call('str_replace_based_edit_tool', { command: 'create', path: CI, file_text: TEXT })],
    [finish],
    [finish],
  ],
})

const waitingFor = waitingWorlds()

test('it is said before, and people get the patch; once somebody has committed it the task goes on', async ({
  onTestFinished,
}) => {
  const pawl = await waitingFor(onTestFinished, { brain })
  const { world } = pawl
  const maintainer = world.as('maintainer')
  const [pull] = await world.pulls()
  const number = pull?.number ?? 0
  const said = async () => (await world.comments(number)).map(({ body }) => body)
  await approved(pawl)
  await settle(world)
  expect((await said()).at(-1)).toContain("a workflow's own token can't push it")
  await maintainer.comment(number, '/approve')
  await settle(world)
  expect(statusesOf(pawl).at(-1)).toEqual(['failure', 'failed'])
  const asked = (await said()).findLast((body) => body.includes('### 🛑')) ?? ''
  expect(asked).toContain('without `workflows` permission')
  expect(asked).toContain(`+++ b/${CI}\n@@ -0,0 +1,2 @@\n+on: push\n+jobs: {}\n`)
  await commitOn(world, 'pawl/issue-1', { [CI]: TEXT })
  await maintainer.comment(number, '/retry')
  await settle(world)
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  expect(await world.git('show', `pawl/issue-1:${CI}`)).toBe(TEXT)
  expect(await world.git('show', 'pawl/issue-1:greeting.txt')).toBe('Hello world\n')
  expect((await tally(world, 1)).duplicates).toEqual([])
})
