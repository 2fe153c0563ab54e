import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readComment } from '../../src/core/command.ts'

const APPROVE = { command: { name: 'approve', argument: '' } }
const approve = (argument: string) => ({ command: { name: 'approve', argument } })
const RETRY = { command: { name: 'retry', argument: '' } }
const NONE = 'no-command'

const COMMENTS: readonly (readonly [what: string, body: string, read: unknown])[] = [
  ['the command alone', '/approve', APPROVE],
  ['the other command', '/retry', RETRY],
  ['a digest', '/approve 3f9c2ab01d', approve('3f9c2ab01d')],
  ['a digest after a tab and spaces', '/approve \t 3f9c2ab01d \t', approve('3f9c2ab01d')],
  ['words after it', '/approve looks good', approve('looks good')],
  ['trailing white space', '/approve   ', APPROVE],
  ['Windows line ends', 'Yes.\r\n/approve\r\nThanks', APPROVE],
  ['Windows line ends and a digest', '/approve 3f9c2a\r\n', approve('3f9c2a')],
  ['a line in the middle', 'I read it.\n\n/approve\n\nGo.', APPROVE],
  ['the first of two', '/retry\n/approve', RETRY],
  ['an unknown one before it', '/help\n/approve', APPROVE],
  ['a digest in backticks', '/approve `3f9c2a`', approve('`3f9c2a`')],
  ['a line of its own below a quote', '> shall I?\n/approve', APPROVE],
  ['nothing', '', NONE],
  ['only white space', ' \n\t\n', NONE],
  ['a full stop', '/approve.', NONE],
  ['an exclamation mark', '/approve!', NONE],
  ['a comma', '/approve, please', NONE],
  ['R41: a longer word', '/approved', NONE],
  ['R41: a path', '/approve/this', NONE],
  ['R41: a colon', '/approve:3f9c2a', NONE],
  ['a dash', '/approve-all', NONE],
  ['an underscore', '/approve_all', NONE],
  ['a digit', '/approve2', NONE],
  ['a word before it', 'x /approve', NONE],
  ['the end of a sentence', 'please /approve', NONE],
  ['a space before it', ' /approve', NONE],
  ['a bullet', '- /approve', NONE],
  ['bold', '**/approve**', NONE],
  ['inline code', '`/approve`', NONE],
  ['capitals', '/Approve', NONE],
  ['shouting', '/APPROVE', NONE],
  ['two slashes', '//approve', NONE],
  ['a backslash', '\\/approve', NONE],
  ['no slash', 'approve', NONE],
  ['a slash alone', '/', NONE],
  ['a space after the slash', '/ approve', NONE],
  ['R41: a quote', '> /approve', NONE],
  ['a quote without a space', '>/approve', NONE],
  ['an indented quote', '   > /approve', NONE],
  ['a quote in a quote', '>> /approve', NONE],
  ['indented code', '    /approve', NONE],
  ['code indented by a tab', '\t/approve', NONE],
  ['a fence', '```\n/approve\n```', NONE],
  ['a fence with a language', '```sh\n/approve\n```', NONE],
  ['a fence of tildes', '~~~\n/approve\n~~~', NONE],
  ['an indented fence', '   ```\n/approve\n   ```', NONE],
  ['a fence that is never closed', '```\n/approve', NONE],
  ['a fence with a shorter one in it', '````\n```\n/approve\n```\n````', NONE],
  ['a fence with the other kind in it', '```\n~~~\n/approve\n```', NONE],
  ['a fence that a language does not close', '```\n```js\n/approve\n```', NONE],
  ['after a fence', '```\nnpm test\n```\n/approve', APPROVE],
  ['after a fence closed by a longer one', '```\nnpm test\n`````  \n/approve', APPROVE],
  ['after inline code of three backticks', '```npm test``` fails\n/approve', APPROVE],
  ['after two fences', '```\na\n```\n~~~\nb\n~~~\n/approve', APPROVE],
  ['an HTML comment', '<!-- /approve -->', NONE],
  ['an HTML comment over lines', '<!--\n/approve\n-->', NONE],
  ['an HTML comment in a paragraph', 'Hello <!-- you\n/approve\n--> there', NONE],
  ['an HTML comment that is never closed', '<!--\n/approve', NONE],
  ['a fence in an HTML comment', '<!--\n```\n-->\n/approve', APPROVE],
  ['an HTML comment in a fence', '```\n<!--\n```\n/approve', APPROVE],
  ['an open HTML comment in inline code', 'The `<!--` is gone.\n/approve', APPROVE],
  ['after HTML comments', '<!-- a --><!-- b -->\n<!-- c\n-->\n/approve', APPROVE],
  ['a second HTML comment after the first', '<!-- a\n--> <!-- b\n/approve\n-->', NONE],
  ['a zero-width space before it', '\u200b/approve', NONE],
  ['a byte-order mark before it', '\ufeff/approve', NONE],
  ['a no-break space after it', '/approve\u00a0now', NONE],
  ['a line separator before it', 'x\u2028/approve', NONE],
  ['a full-width slash', '／approve', NONE],
  ['a division slash', '∕approve', NONE],
  ['a Cyrillic a', '/\u0430pprove', NONE],
  ['a zero-width joiner in it', '/app\u200drove', NONE],
]

test.each(COMMENTS)('P2: %s', (_, body, read) => {
  expect(readComment(body)).toEqual(read)
})

test('P2: no quoted text gives a command', () => {
  const quoted = fc.array(fc.constantFrom('/approve', '/retry now', '', 'text', '```', '<!--'), { maxLength: 6 })
  fc.assert(
    fc.property(quoted, (lines) => {
      expect(readComment(lines.map((line) => `> ${line}`).join('\n'))).toBe(NONE)
    }),
  )
})

test.each([
  ['spaces', `/a${' '.repeat(65_000)}\u2028`],
  ['open comments', '<!--'.repeat(16_000)],
  ['closed comments', `${'<!---->'.repeat(9_000)}/approve`],
  ['open comments after an end', `-->${'<!--'.repeat(16_000)}`],
  ['fences', '```a\n'.repeat(13_000)],
  ['backticks', `${'`'.repeat(65_000)}x`],
])('a comment of the largest size GitHub takes is read at once: %s', (_, body) => {
  const before = performance.now()
  readComment(body)
  expect(performance.now() - before).toBeLessThan(500)
})
