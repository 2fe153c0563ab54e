/** The repository's configuration and who may approve by it, on the process level (S4, P2). */
import { describe, expect, test } from 'vitest'
import { jobsOf, type PawlOptions, type PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'
import type { World } from '../world/world.ts'

type Finished = Parameters<typeof openShort>[0]

async function proposed(finished: Finished, config: string, options: PawlOptions = {}) {
  const files = { ...SHORT_FILES, '.github/pawl.yml': config, ...(options.files as object) }
  const pawl = await openShort(finished, { ...options, files })
  const task = await pawl.world.as('maintainer').openIssue(SHORT_ISSUE)
  await pawl.world.as('maintainer').label(task, 'pawl')
  await settle(pawl.world)
  return { pawl, task, pull: (await pawl.world.pulls())[0]?.number ?? 0 }
}

/** What becomes of an /approve: its reactions, the reply if there is one, and the task's status. */
async function approve({ world }: PawlWorld, pull: number, login: string) {
  const id = await world.as(login).comment(pull, '/approve')
  await settle(world)
  const reactions = (await world.reactions(id)).map(({ content }) => content)
  const reply = (await world.comments(pull)).map(({ body }) => body).findLast((body) => body.startsWith('Not taken'))
  return { reactions, reply, status: jobsOf(world, 'work').at(-1)?.outputs['status'] }
}
const treeOf = async ({ git }: World, name: string) =>
  (await git('rev-parse', name.includes(':') ? name : `${name}^{tree}`)).trim()

/** The default branch moves on to a commit with these files. */
async function commitOn({ git }: World, tree: string): Promise<void> {
  await git('update-ref', 'refs/heads/main', (await git('commit-tree', tree, '-p', 'main', '-m', 'Later')).trim())
}

const TAKEN = { reactions: ['+1'], reply: undefined, status: 'done' }

describe.concurrent('the configuration', () => {
  test('is the one at the base: what the work branch or a later commit says of it changes nothing', async ({
    onTestFinished,
  }) => {
    const brain = script({
      plan: SHORT_PLAN,
      work: [
        [call('bash', { command: 'printf "approvers: [\'@stranger\']\\n" > .github/pawl.yml' })],
        [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const rules = 'rules:\n  - { allow: edit, paths: [.github/pawl.yml] }\n'
    const { pawl, task, pull } = await proposed(onTestFinished, `approvers: ['@writer']\n${rules}`, { brain })
    const { world } = pawl
    await commitOn(world, await treeOf(world, 'main'))
    expect(await approve(pawl, pull, 'maintainer')).toMatchObject({
      reactions: ['-1'],
      reply: expect.stringContaining('only `@writer` may say `/approve` here'),
      status: 'awaiting-approval',
    })
    expect(await approve(pawl, pull, 'writer')).toMatchObject({ reactions: ['+1'], status: 'done' })
    const [opened] = await readJournal(world, task)
    expect(opened?.data).toMatchObject({ policy: { config: { approvers: ['@writer'] } } })
    const approved = (await readJournal(world, task)).find(({ type }) => type === 'plan.approved')?.data
    expect(approved).toMatchObject({ by: 'writer', permission: 'write', comment: expect.any(Number) })
  })

  test('with errors is a red job and one comment with all of them; no sweep starts another before it is corrected', async ({
    onTestFinished,
  }) => {
    const config = 'aprovers: [me]\narchive: zip\n'
    const pawl = await openShort(onTestFinished, { files: { ...SHORT_FILES, '.github/pawl.yml': config } })
    const { world } = pawl
    const task = await world.as('maintainer').openIssue(SHORT_ISSUE)
    await world.as('maintainer').label(task, 'pawl')
    await world.idle()
    const job = jobsOf(world, 'work').at(-1)
    expect(job).toMatchObject({ conclusion: 'failure' })
    for (const text of [job?.log, job?.summary]) {
      expect(text).toContain('has 2 errors.')
      expect(text).toContain('`archive: zip` is not known. Use tag or keep.')
      expect(text).toContain('`aprovers` is no key. Did you mean `approvers`?')
      expect(text).toContain('correct `.github/pawl.yml` on the default branch')
    }
    expect(await world.branches()).toEqual(['main'])
    const told = async () => (await world.comments(task)).map(({ body }) => body)
    expect(await told()).toEqual([expect.stringContaining('has 2 errors\n\n- `archive: zip` is not known.')])
    await world.cron()
    await world.idle()
    expect(jobsOf(world, 'work')).toHaveLength(1)
    await world.dispatch(task)
    await world.idle()
    expect([jobsOf(world, 'work').at(-1)?.conclusion, (await told()).length]).toEqual(['failure', 1])
    await commitOn(world, await treeOf(world, 'main:.github'))
    await world.cron()
    await world.idle()
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-approval'])
  })

  test('self-approval: false refuses whoever labelled, and nobody else', async ({ onTestFinished }) => {
    const { pawl, pull } = await proposed(onTestFinished, 'self-approval: false\n')
    expect(await approve(pawl, pull, 'maintainer')).toMatchObject({
      reactions: ['-1'],
      reply: expect.stringContaining('`self-approval: false`'),
    })
    expect(await approve(pawl, pull, 'writer')).toMatchObject({ reactions: ['+1'], status: 'done' })
  })

  test('a bot that it names may approve, another may not', async ({ onTestFinished }) => {
    const users = { 'helper[bot]': 'write', 'other[bot]': 'write' } as const
    const { pawl, pull } = await proposed(onTestFinished, "bots: ['helper[bot]']\n", { users })
    expect(await approve(pawl, pull, 'other[bot]')).toMatchObject({ status: 'awaiting-approval', reply: undefined })
    expect(await approve(pawl, pull, 'helper[bot]')).toEqual(TAKEN)
  })

  test('code owners of the plan’s files approve, read at the base', async ({ onTestFinished }) => {
    const files = { '.github/CODEOWNERS': '* @maintainer\n/greeting.txt @writer\n' }
    const { pawl, pull } = await proposed(onTestFinished, 'approvers: [codeowners]\n', { files })
    expect(await approve(pawl, pull, 'maintainer')).toMatchObject({
      reactions: ['-1'],
      reply: expect.stringContaining('only a code owner of the files may say `/approve` here'),
    })
    expect(await approve(pawl, pull, 'writer')).toMatchObject({ reactions: ['+1'], status: 'done' })
  })

  test('a team that the workflow’s token can not read is said to be unknown, not to have no such member', async ({
    onTestFinished,
  }) => {
    const { pawl, pull } = await proposed(onTestFinished, "approvers: ['@octo/leads']\n", {
      teams: { 'octo/leads': ['writer'] },
    })
    const refused = await approve(pawl, pull, 'writer')
    expect(refused.reply).toContain("whether you belong to `@octo/leads` can't be read with the workflow's token")
    pawl.world.workflow.work.with['github-token'] = pawl.world.token('maintainer')
    expect(await approve(pawl, pull, 'writer')).toMatchObject({ reactions: ['+1'], status: 'done' })
  })
})
