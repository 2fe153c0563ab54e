/** What a sub-agent may use (P4, R36), and what its work counts for (P6). */
import { expect, test } from 'vitest'
import { toolsFor } from '../../src/tools/registry.ts'
import { agent, answered, calls, given, turn } from '../support/given.ts'
import { EDIT, opened, use, workshop } from './tools-workshop.ts'

test('P4: of a planning agent it can only read, and report', () => {
  expect(toolsFor('plan', true).map(({ name }) => name)).toEqual(['read', 'search', 'report'])
  expect(toolsFor('plan', true).every((tool) => tool.class === 'pure')).toBe(true)
})

test('R36: of a working agent it has the tools for files and commands, and nobody to speak to but its parent', () => {
  expect(toolsFor('work', true).map(({ name }) => name)).toEqual(['bash', EDIT, 'read', 'search', 'report'])
  expect(toolsFor('work', false)).toBe(toolsFor('work'))
})

test('its report is the result, as it is', async () => {
  expect(await use('report', { text: ' Two callers. ' }, workshop().context)).toEqual({
    ok: true,
    text: 'Two callers.',
  })
})

test('delegate is answered by a sub-agent', async () => {
  await expect(use('delegate', { task: 'Look.' }, workshop().context)).rejects.toThrow('sub-agent')
})

test('P6: a step is ticked by what a sub-agent of the agent did, not by that of another', async () => {
  const ran = [turn(1, 3, [calls('t', 'bash', { command: 'npm test' })]), answered('t')]
  const byPart = async (parent: number) => {
    const part = agent(3, 'work', { parent: { agent: parent, call: 'd' } })
    const asked = turn(2, parent, [calls('d', 'delegate')])
    const { agents } = given(agent(1, 'plan'), agent(2, 'work'), asked, part, ran, answered('d')).state
    const { context } = workshop()
    const done = { step: 2, status: 'done', evidence: 'npm test passes' }
    return use('update_plan', done, { ...context, state: { ...opened, agents } })
  }
  expect((await byPart(2)).events).toMatchObject([{ data: { shown: true } }])
  expect((await byPart(1)).events).toMatchObject([{ data: { shown: false } }])
})
