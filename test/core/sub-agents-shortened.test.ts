/** What a shortened conversation keeps where work was handed out: to the sub-agent its task, to its parent what was done. */
import { expect, test } from 'vitest'
import type { Agent } from '../../src/core/state.ts'
import { openingAfter, summaryRequest } from '../../src/core/summary.ts'
import { answered, calls, type given, turn } from '../support/given.ts'
import { delegated, guidance, recorded, reports, TASK } from '../support/handed-out.ts'

const ran = delegated.and(turn(2, 3, [calls('b', 'bash', { command: 'npm run lint' })]), answered('b'), guidance())
const told = ran.and(recorded(ran.decide()))
const at = ({ state }: ReturnType<typeof given>, number: number): Agent =>
  state.agents[number - 1] ?? expect.fail(`there is no agent ${number}`)

test('a sub-agent keeps its own task and what it was told, not the issue and the plan', () => {
  const text = openingAfter(told.state, at(told, 3), 2)
  for (const kept of [`<task>\n${TASK}\n</task>`, 'Mind the tabs.', '- npm run lint']) expect(text).toContain(kept)
  expect(text).not.toMatch(/<issue|<approved-plan/)
  expect(openingAfter(ran.state, at(ran, 3), 2)).not.toContain('Mind the tabs.')
  const asked = JSON.stringify(summaryRequest(told.state, at(told, 3), 2, 'claude-test-1'))
  expect(asked).toContain(TASK)
  expect(asked).not.toContain('<issue')
})

test('its parent keeps what the sub-agent has run and changed, in the order in which it was done', () => {
  const later = [turn(4, 2, [calls('c', 'bash', { command: 'npm test' })]), answered('c')]
  const joined = told.and(reports(3, 3), answered('d', 'Two callers.'), later)
  expect(openingAfter(joined.state, at(joined, 2), 4)).toContain(
    'Commands that went well:\n- npm run lint\n- npm test\n',
  )
  expect(openingAfter(joined.state, at(joined, 3), 3)).not.toContain('- npm test')
})
