import { describe, expect, test } from 'vitest'
import { SHORT_ISSUE, SHORT_VERIFY } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { playStory, settle } from '../support/story.ts'
import { readJournal } from '../support/tally.ts'
import { call, script, text } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'

describe.concurrent('the work job', () => {
  test('verification that fails goes back to the agent with its output, and is done again (P6)', async ({
    onTestFinished,
  }) => {
    const brain: Brain = script({
      plan: SHORT_PLAN,
      work: [
        [edit('wrold', 'wolrd'), call('finish', { summary: 'Spelt right.' })],
        [text('One more letter.'), edit('wolrd', 'world'), call('finish', { summary: 'Spelt right, really.' })],
      ],
    })
    const pawl = await openShort(onTestFinished, { brain })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const events = await readJournal(pawl.world, task)
    expect(
      events.flatMap(({ type, data }) => (type === 'verification.completed' && 'passed' in data ? [data.passed] : [])),
    ).toEqual([false, true])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('Not done: the verification failed')
    expect((await pawl.world.git('log', '--format=%s', `main..pawl/issue-${task}`)).trim().split('\n')).toHaveLength(3)
  })

  test('finish without a change is answered, not believed (R26)', async ({ onTestFinished }) => {
    const brain: Brain = script({
      plan: SHORT_PLAN,
      work: [
        [call('finish', { summary: 'Looks fine to me.' })],
        [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await openShort(onTestFinished, { brain })
    await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(JSON.stringify(pawl.model.requests.at(-1)?.body)).toContain('no file differs from the base commit')
  })

  test('setup prepares the workspace and the clean checkout, and leaves no trace in the diff', async ({
    onTestFinished,
  }) => {
    const brain: Brain = script({
      plan: SHORT_PLAN,
      work: [
        [edit('wrold', 'world'), call('bash', { command: 'cat built/ready' })],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const setup = 'mkdir -p built && echo ready > built/ready && echo noise >> README.md'
    const pawl = await openShort(onTestFinished, {
      brain,
      with: { setup, verify: `${SHORT_VERIFY}\ngrep -q ready built/ready` },
    })
    const task = await playStory(pawl.world, SHORT_ISSUE)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await pawl.world.git('diff', '--name-only', 'main', `pawl/issue-${task}`)).trim()).toBe('greeting.txt')
  })

  test('a tool sees no token, no key and nothing of the runner (S2)', async ({ onTestFinished }) => {
    const brain: Brain = script({
      plan: SHORT_PLAN,
      work: [
        [call('bash', { command: 'env; git config --list' }), edit('wrold', 'world')],
        [call('finish', { summary: 'Spelt right.' })],
      ],
    })
    const pawl = await openShort(onTestFinished, { brain })
    await playStory(pawl.world, SHORT_ISSUE)
    const seen = JSON.stringify(pawl.model.requests.at(-1)?.body)
    expect(seen).toContain('TERM=dumb')
    for (const word of ['sk-ant-test', 'ghs_', 'INPUT_', 'GITHUB_', 'ACTIONS_', 'extraheader'])
      expect(seen).not.toContain(word)
  })

  test('plan-approval: never starts the work at once', async ({ onTestFinished }) => {
    const pawl = await openShort(onTestFinished, { with: { 'plan-approval': 'never' } })
    const maintainer = pawl.world.as('maintainer')
    const task = await maintainer.openIssue(SHORT_ISSUE)
    await maintainer.label(task, 'pawl')
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual([['success', 'done']])
    expect((await readJournal(pawl.world, task)).find(({ type }) => type === 'plan.approved')?.data).toMatchObject({
      permission: null,
    })
  })
})
