import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOutput, shownOutput, WHOLE } from '../../src/core/output.ts'
import { sha256 } from '../support/given.ts'

const cut = (text: string) => cutOutput(text, sha256, String)
const lines = (n: number) => Array.from({ length: n }, (_, index) => `line ${index + 1}`).join('\n')

test('a short output is shown whole, an empty one is named', () => {
  expect(cut('ok\n')).toEqual({ output: { text: 'ok\n' }, blob: null })
  expect(cut('')).toEqual({ output: { text: '(no output)' }, blob: null })
  expect(cut('x'.repeat(WHOLE)).blob).toBeNull()
})

test.each([
  ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
  ['a title of the terminal', '\u001b]0;title\u0007a\u001b]8;;https://x\u001b\\b', 'ab'],
  ['cursor moves', 'a\u001b[2K\u001b[1Gb\u001bMc', 'abc'],
  ['NUL, bell and delete', 'a\u0000b\u0007c\u007f', 'abc'],
  ['Windows line ends', 'a\r\nb', 'a\nb'],
  ['a character set', '\u001b(Ba\u001b7b', 'ab'],
  ['a device string', '\u001bPq#0;2\u001b\\a\u009bb', 'ab'],
  ['a lone surrogate', 'a\udc00', 'a\ufffd'],
])('%s are taken out', (_, text, shown) => {
  expect(cut(text).output.text).toBe(shown)
})

test('a long output keeps head and tail by whole lines, and says how to read what is between', () => {
  const whole = lines(6_000)
  const { output, blob } = cut(whole)
  expect(blob).toBe(whole)
  expect(output.blob).toEqual({ digest: sha256(whole), bytes: whole.length })
  const [, head = '', characters = '', digest, from, tail = ''] =
    /^([\s\S]*)\n\[… (\d+) characters cut; read them with path "output:([0-9a-f]{64})", from line (\d+) on …\]\n([\s\S]*)$/.exec(
      output.text,
    ) ?? expect.fail(output.text.slice(5_900, 6_200))
  expect(digest).toBe(sha256(whole))
  expect(whole.startsWith(`${head}\n`)).toBe(true)
  expect(whole.endsWith(`\n${tail}`)).toBe(true)
  expect(Number(characters)).toBe(whole.length - head.length - tail.length)
  expect(head.endsWith(`line ${from}`)).toBe(true)
  expect(output.text.length).toBeLessThan(WHOLE)
})

test.each([
  ['nothing but one line', 'x'.repeat(30_000)],
  ['one long line and a newline', `${'x'.repeat(30_000)}\n`],
  ['a short line, then a long one', `a\n${'x'.repeat(30_000)}\n`],
  ['a long line, then a short one', `${'x'.repeat(30_000)}\nb\n`],
])('the head and the end are shown even of %s', (_, whole) => {
  const [head = '', tail = ''] = cut(whole).output.text.split(/\n\[….*…\]\n/)
  expect(head).toHaveLength(6_000)
  expect(tail).toHaveLength(10_000)
  expect(whole.startsWith(head)).toBe(true)
  expect(whole.endsWith(tail)).toBe(true)
})

test('R52: no cut leaves half a character', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (before, after) => {
      const { output, blob } = cut('x'.repeat(before) + '😀'.repeat(15_000) + 'y'.repeat(after))
      expect(output.text.isWellFormed()).toBe(true)
      expect(output.blob?.bytes).toBe(before + 60_000 + after)
      expect(blob?.isWellFormed()).toBe(true)
    }),
  )
})

test('S3: no escape hides a secret from the redactor', () => {
  const redact = (text: string) => text.replaceAll('s3cret', '***')
  expect(cutOutput('a s3\u001b[1mcr\u0000et', sha256, redact).output.text).toBe('a ***')
})

test.each([
  ['a line that was printed over', ' 1 %\r 50 %\r100 %\ndone\n', '100 %\ndone\n'],
  ['one that is still being printed over', 'a\n 1 %\r 50 %\r', 'a\n 50 %'],
  ['one whose end was erased', 'downloading\r\u001b[Kdone\n', 'done\n'],
  ['Windows line ends', 'a\r\nb\r\r\n', 'a\nb\n'],
  ['what was typed over', 'N\bNA\bA|\b/', 'NA/'],
  ['nothing', '', ''],
  ['nothing but returns', '\r\r', ''],
])('what a terminal would show of %s', (_, printed, shown) => {
  expect(shownOutput(printed)).toBe(shown)
})

test.each([
  ['a few bytes that are no text', `caf\ufffd and ten more letters`, /caf\ufffd and/],
  ['names between NULs', 'a\0b\0c\0', /^a\0b/],
  ['binary', `\u0001\u0002\ufffd\ufffd\0\0`, /^\[binary output, about 6 bytes, is not shown; look/],
  ['text, then binary', `one\ntwo\n\u0001${'\ufffd'.repeat(9)}\nthree`, /^one\ntwo\n\[binary output, about 16 bytes/],
])('%s', (_, printed, shown) => {
  expect(shownOutput(printed)).toMatch(shown)
})
