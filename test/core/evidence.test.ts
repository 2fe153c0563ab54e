/** P6: a step is ticked by what the journal shows, never by prose. */
import { expect, test } from 'vitest'
import { currentAgent } from '../../src/core/agents.ts'
import { isShown } from '../../src/core/evidence.ts'
import { agent, answered, calls, given, lease, opened, turn } from '../support/given.ts'

const EDITOR = 'str_replace_based_edit_tool'
const ran = given(opened(), lease(), agent(1, 'work')).and(
  turn(1, 1, [
    calls('a', 'bash', { command: 'cd web && npm test 2>&1 | tail' }),
    calls('b', 'bash', { command: 'npm run lint' }),
    calls('c', EDITOR, { command: 'create', path: 'src/slug.js', file_text: '' }),
    calls('d', EDITOR, { command: 'create', path: 'src/fails.js', file_text: '' }),
    calls('e', EDITOR, { command: 'view', path: 'README.md' }),
    calls('f', 'bash', { command: 'make interrupted' }),
    calls('g', 'read', { path: 'read.md' }),
    calls('h', 'bash', { command: 7 }),
    calls('i', 'bash', { command: 'ls' }),
    calls('j', 'bash', { command: 'make unfinished' }),
  ]),
  answered('a', 'boom', 'error'),
  answered('b'),
  answered('c'),
  answered('d', 'no', 'error'),
  answered('e'),
  answered('f', '', 'interrupted'),
  answered('g'),
  answered('h'),
  answered('i'),
)

test.each([
  ['`npm test` failed as expected', true],
  ['npm run lint is clean', true],
  ['see src/slug.js, line 3', true],
  ['npm test failed', false],
  ['`pm tes` failed', false],
  ['xnpm run lint', false],
  ['src/slug.jsx', false],
  ['src/fails.js', false],
  ['README.md', false],
  ['read.md', false],
  ['make interrupted', false],
  ['make unfinished', false],
  ['all tools are else', false],
  ['`ls`', false],
  ['I am sure.', false],
  ['', false],
])('"%s" shows a step: %s', (text, shown) => {
  const worker = currentAgent(ran.state)
  expect(worker && isShown(worker, text)).toBe(shown)
})
