/** Which commands count in a comment, read as the runtime reads it: the Markdown parser's lines, then the core's words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import { readComment } from '../../src/core/command.ts'
import { COMMENTS } from './comments.ts'

const read = (body: string) => readComment(body, plainLinesOf(body))
const commandsIn = (body: string) =>
  read(body).commands.map(({ name, argument }) => (argument === '' ? name : `${name} ${argument}`))
const unknownIn = (body: string) => read(body).unknown.map(({ meant, word }) => (meant ? `${meant}?` : word))

test.each(COMMENTS)('P2: %s', (_, body, ...commands) => {
  expect(commandsIn(body)).toEqual(commands)
})

test('P2: the table has at least 60 comments, no two of them the same', () => {
  expect(new Set(COMMENTS.map(([, body]) => body)).size).toBe(COMMENTS.length)
  expect(COMMENTS.length).toBeGreaterThan(60)
})

test('P2: no quoted text gives a command', () => {
  const quoted = fc.array(fc.constantFrom('/approve', '/retry now', '', 'text', '```', '<!--'), { maxLength: 6 })
  fc.assert(
    fc.property(quoted, (lines) => {
      expect(commandsIn(lines.map((line) => `> ${line}`).join('\n'))).toEqual([])
    }),
  )
})

test.each([
  ['/frobnicate', ['frobnicate']],
  ['/frobnicate all\n\n/Retry', ['retry?', 'frobnicate']],
  ['/approve\n/frobnicate', ['frobnicate']],
  ['Have a look.\n/frobnicate', []],
  ['/approve.', ['approve?']],
  ['Fine.\n/APPROVE, please', ['approve?']],
  ['/lgtm\n/assign @maintainer', []],
  ['/usr/bin/env is missing', []],
  ['/x', []],
  ['> /frobnicate', []],
] as const)('a word with a slash that is no command: %j', (body, unknown) => {
  expect(unknownIn(body)).toEqual(unknown)
})

test.each([
  ['Mind the tabs.', 'Mind the tabs.'],
  ['> the plan\n\nMind /usr/bin.', '> the plan\n\nMind /usr/bin.'],
  ['Fine.\n/approve\nMind the tabs.', 'Fine.\nMind the tabs.'],
  ['> shall I?\n\n/approve', ''],
  ['/revise all\nof it', ''],
  ['/approve\n\nOn Monday Pawl wrote:\n> Plan', ''],
  ['/lgtm', ''],
  ['Ask them:\n/lgtm', 'Ask them:\n/lgtm'],
] as const)('what is said beside commands: %j', (body, rest) => {
  expect(read(body).rest).toBe(rest)
})

test('a very long text is cut', () => {
  expect(read('x'.repeat(65_000)).rest.length).toBe(20_000)
  expect(read(`/revise ${'x'.repeat(65_000)}`).commands[0]?.argument.length).toBe(20_000)
})

test.each([
  ['spaces', `/a${' '.repeat(65_000)}\u2028`],
  ['open comments', `/deny ${'<!--'.repeat(16_000)}`],
  ['closed comments', `${'<!---->'.repeat(9_000)}/approve`],
  ['open comments after an end', `-->${'<!--'.repeat(16_000)}`],
  ['fences', '```a\n'.repeat(13_000)],
  ['backticks', `${'`'.repeat(65_000)}x`],
  ['quotes in quotes', '>'.repeat(65_000)],
  ['brackets', '['.repeat(65_000)],
  ['stars and lines', '**a_'.repeat(16_000)],
  ['lists in lists', '- '.repeat(30_000)],
  ['short lines', 'a\n'.repeat(32_000)],
  ['commands', '/approve\n'.repeat(7_000)],
  ['replies', 'On x, y wrote:\n'.repeat(4_000)],
  ['paragraphs', '# a\nb\n'.repeat(10_000)],
])('a comment of the largest size GitHub takes is read at once: %s', (_, body) => {
  const before = process.threadCpuUsage()
  read(body)
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(3_000)
})
