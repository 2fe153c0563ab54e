/** Calls that need leave, on the process level: shown, decided once, run as shown or not at all. */
import { describe, expect, test } from 'vitest'
import type { Recorded } from '../../src/core/events.ts'
import { jobsOf, type PawlWorld } from '../support/pawl.ts'
import { approved, edit, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, lastResult, script } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'

const EDITOR = 'str_replace_based_edit_tool'
const LABELS = '.github/labels.yml'
const write = (path: string, file_text: string) => call(EDITOR, { command: 'create', path, file_text })
const finish = call('finish', { summary: 'Spelt right.' })
/** Runs wherever git is: the remote of that name does not exist, and what it would do can be counted. */
const ASKS = 'echo ran >> built.log; git push nowhere'

const working = (...work: Parameters<typeof script>[0]['work'] & object): Brain => script({ plan: SHORT_PLAN, work })

const pullOf = async ({ world }: PawlWorld) => (await world.pulls())[0]?.number ?? 0
const actionComments = async (pawl: PawlWorld) =>
  (await pawl.world.comments(await pullOf(pawl)))
    .map(({ body }) => body)
    .filter((body) => body.includes('### ✋ May this'))
const digestIn = (comment: string | undefined) => /`([0-9a-f]{10})`/.exec(comment ?? '')?.[1] ?? 'none'
const say = async (pawl: PawlWorld, text: string, login = 'maintainer') => {
  const id = await pawl.world.as(login).comment(await pullOf(pawl), text)
  await settle(pawl.world)
  return (await pawl.world.reactions(id)).map(({ content }) => content)
}
const of = (journal: readonly Recorded[], type: Recorded['type']) => journal.filter((one) => one.type === type)
const resultOf = (pawl: PawlWorld, name: string) =>
  lastResult(pawl.model.requests.at(-1)?.body as Parameters<typeof lastResult>[0], name)

const waiting = waitingWorlds()

describe('calls that need leave', () => {
  test('asked and denied, then asked and approved: the reason reaches the agent, the approved call runs once', async ({
    onTestFinished,
  }) => {
    const brain = working(
      [edit('wrold', 'world'), call('bash', { command: ASKS })],
      [call('bash', { command: ASKS })],
      [call('bash', { command: 'cat built.log; rm built.log' })],
      [finish],
    )
    const pawl = await waiting(onTestFinished, { brain })
    const task = await approved(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'awaiting-answer'])
    const [first] = await actionComments(pawl)
    expect(first).toContain('git push nowhere')
    expect(first).toContain(`\`/approve ${digestIn(first)}\``)
    expect(await say(pawl, '/deny Nothing leaves this house.')).toEqual(['+1'])
    expect(resultOf(pawl, 'bash')).toMatchObject({
      isError: true,
      text: expect.stringContaining('Nothing leaves this house.'),
    })

    const [, second] = await actionComments(pawl)
    expect(await actionComments(pawl)).toHaveLength(2)
    expect(digestIn(second)).toBe(digestIn(first))
    expect(await say(pawl, '/approve 0123456789')).toEqual(['-1'])
    expect(await say(pawl, `/approve ${digestIn(second)}`)).toEqual(['+1'])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const journal = await readJournal(pawl.world, task)
    expect(of(journal, 'action.decided').map(({ data }) => 'approved' in data && data.approved)).toEqual([false, true])
    expect(resultOf(pawl, 'bash')).toMatchObject({ text: expect.stringMatching(/^ran\n\[exit 0/) })
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('an approved call whose machine dies is interrupted, and not run again without leave', async ({
    onTestFinished,
  }) => {
    const slow = 'git push nowhere; echo begun && sleep 30'
    const brain = working([edit('wrold', 'world'), call('bash', { command: slow })], [finish])
    const pawl = await waiting(onTestFinished, { brain })
    const { world } = pawl
    const task = await approved(pawl)
    await settle(world)
    const [shown] = await actionComments(pawl)
    await world.as('maintainer').comment(await pullOf(pawl), `/approve ${digestIn(shown)}`)
    await world.until(() => world.jobs.some(({ log }) => log.includes('bash {"command":"git push')))
    world.signal(jobsOf(world, 'work').at(-1)?.id ?? '', 'SIGKILL')
    await settle(world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(resultOf(pawl, 'bash')?.text).toContain('Interrupted: this command was running')
    const journal = await readJournal(world, task)
    expect(of(journal, 'action.asked')).toHaveLength(1)
    expect(of(journal, 'tool.started').filter(({ data }) => 'name' in data && data.name === 'bash')).toHaveLength(1)
  })

  test('what a shell hid is asked about before anything is pushed; leave holds as long as the file is the same', async ({
    onTestFinished,
  }) => {
    const hidden = `sh -c "$(echo bWtkaXIgLXAgLmdpdGh1YjsgZWNobyBvbmUgPj4gLmdpdGh1Yi9sYWJlbHMueW1s | base64 -d)"`
    const brain = working(
      [call('bash', { command: hidden })],
      [finish],
      [call('finish', { summary: 'It is needed.' })],
      [edit('wrold', 'world')],
      [call('finish', { summary: 'Spelt right.' })],
    )
    const pawl = await waiting(onTestFinished, { brain })
    const { world } = pawl
    const task = await approved(pawl)
    await settle(world)
    const [shown] = await actionComments(pawl)
    expect(shown).toContain('### ✋ May this be handed over?')
    expect(shown).toContain(`[\`${LABELS}\`](`)
    const work = await world.git('log', '--format=%s', `main..pawl/issue-${task}`)
    expect(work.trim().split('\n')).toHaveLength(1)
    await say(pawl, '/deny Leave CI alone.')
    expect(resultOf(pawl, 'finish')?.text).toMatch(/Leave CI alone\.[\s\S]*`\.github\/labels\.yml`/)
    expect(await say(pawl, `/approve ${digestIn(shown)}`)).toEqual(['+1'])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await world.git('show', `pawl/issue-${task}:${LABELS}`)).toBe('one\n')
    const journal = await readJournal(world, task)
    expect(of(journal, 'work.finished')).toHaveLength(3)
    expect(of(journal, 'action.asked')).toHaveLength(2)
  })

  test('a call that is denied by the rules goes back at once; one about .github is shown as a file', async ({
    onTestFinished,
  }) => {
    const brain = working(
      [call('bash', { command: 'cat .env' }), write(LABELS, 'on: push\n\u202ejobs: {}\n')],
      [edit('wrold', 'world'), finish],
    )
    const pawl = await waiting(onTestFinished, { brain })
    const task = await approved(pawl)
    await settle(pawl.world)
    const [shown] = await actionComments(pawl)
    expect(shown).toContain(`**path**: \`${LABELS}\``)
    expect(shown).toContain('```\non: push\n\\u202ejobs: {}\n```')
    await say(pawl, '/approve')
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const journal = await readJournal(pawl.world, task)
    expect(of(journal, 'action.asked')).toHaveLength(1)
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('it reads `.env` (secrets)')
  })
})
