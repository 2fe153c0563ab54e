import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evaluate, interpolate } from './expression.ts'
import { world } from './fixtures.ts'

const contexts = {
  github: { event_name: 'issues', event: { issue: { labels: [{ name: 'bug' }, { name: 'pawl' }] } } },
  inputs: { task: '7' },
}

test.each([
  ["github.event_name == 'issues'", true],
  ["github.event_name == 'push' || contains(github.event.issue.labels.*.name, 'pawl')", true],
  ["contains(github.event.pull_request.labels.*.name, 'pawl')", false],
  ["(github.event_name == 'issues' && github.event.label.name == 'pawl')", false],
  ["!startsWith(github.event_name, 'iss') || inputs.task == '7'", true],
])('%s is %s', (expression, value) => {
  expect(evaluate(expression, contexts)).toBe(value)
})

test('a template knows what it knows and leaves the rest empty', () => {
  const text = ['pawl-', '{{ inputs.task }}/', '{{ secrets.NONE }}.'].join('$')
  expect(interpolate(text, contexts)).toBe('pawl-7/.')
})

test('the workflow file decides what runs, in what group and with what', async () => {
  const workflow = readFileSync('.github/workflows/pawl.yml', 'utf8')
  const w = await world('', '', { workflow })
  const maintainer = w.as('maintainer')
  const number = await maintainer.openIssue({ title: 'Task', labels: ['other'] })
  await maintainer.label(number, 'pawl')
  await maintainer.comment(number, '/status')
  await w.dispatch(number)
  await w.idle()
  expect(w.jobs.filter(({ kind }) => kind === 'work').map(({ group }) => group)).toEqual(['pawl-1'])
  expect(w.jobs.filter(({ event }) => event.name === 'issue_comment')).toHaveLength(1)
  expect(w.workflow.work.permissions).toMatchObject({ contents: 'write' })
})

test('without queue: max the newest replaces the one that waits', async () => {
  const w = await world('await sleep(300)')
  w.workflow.work.queue = 'one'
  const jobs = [await w.dispatch(1), await w.dispatch(1), await w.dispatch(1)]
  await w.idle()
  expect(jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'cancelled', 'success'])
})
