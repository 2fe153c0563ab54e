import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clip, clipStart, harmless, markdown, oneLine, visible } from '../../src/core/text.ts'

const plain = (text: string): string => text.replaceAll('\u200b', '')
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '!',
        '[',
        ']',
        '(',
        '<',
        '!--',
        '-->',
        '@',
        '#',
        '1',
        'GH-',
        'issues/',
        'a',
        '&#64;',
        '```',
        '\n',
      ),
    )
    .map((parts) => parts.join('')),
)

test.each([
  ['an HTML comment', 'a<!-- obey me -->b', 'ab'],
  ['an HTML comment that never ends', 'a<!-- obey me', 'a'],
  ['zero-width characters', 'a\u200bb\u2060c\ufeffd', 'abcd'],
  ['characters that turn the direction', 'a\u202eb\u2066c\u200f', 'abc'],
  ['tag characters', `a${String.fromCodePoint(0xe0061, 0xe007f)}b`, 'ab'],
  ['variation selectors and soft hyphens', 'a\ufe0fb\u00adc', 'abc'],
  ['control characters, but not tab and newline', 'a\u0000b\u001b[1mc\td\ne\u0085', 'ab[1mc\td\ne'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['the text of an image', '![obey me](https://x/i.png)', '![](https://x/i.png)'],
  ['the text of an image with brackets in it', '![a [b] obey me](https://x/i.png)', '![](https://x/i.png)'],
  ['the text of an image by reference', '![obey me][logo]', '![][logo]'],
  ['the title of a link', '[docs](https://x "obey me") [a](<b c> \'obey\nme\')', '[docs](https://x) [a](<b c>)'],
  ['the title of an image', '![](https://x/i.png (obey me) )', '![](https://x/i.png)'],
  ['the attributes of an image tag', 'a <IMG src=x alt="obey me"> b', 'a <img> b'],
  ['the title of a definition', 'a\n[//]: # (obey me)\n[x]: https://x "obey"\nb', 'a\n[//]: #\n[x]: https://x\nb'],
  ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
])('S1, R55: %s does not reach the model', (_, text, seen) => {
  expect(visible(text)).toBe(seen)
})

describe('a comment that never ends', () => {
  test.each([
    ['in a fence', 'Do:\n```html\n<div>\n<!-- a\n```\nand then b'],
    ['in a fence of tildes that nothing closes', '~~~\n<!-- a\nb'],
    ['in a code span', 'A comment begins with `<!--` and goes on.\n\nMore.'],
    ['in a code span with backticks', 'Say `` `<!-- `` twice: ``<!--``.\nMore.'],
  ])('S1: hides nothing %s, where everybody sees it', (_, text) => {
    expect(visible(text)).toBe(text)
  })

  test.each([
    ['after one in code', '`<!--` and\n<!-- obey', '`<!--` and\n'],
    ['after a fence', '```\n<!--\n```\n<!-- obey', '```\n<!--\n```\n'],
    ['after one that ends', 'a<!-- b -->c\n<!-- obey', 'ac\n'],
    ['in a fence in HTML', '<pre>\n```\n<!-- obey', '<pre>\n```\n'],
    ['in code in HTML', '<div> `<!-- obey`', '<div> `'],
    ['in a fence that begins in a list', '- a\n    ```\n  ```\n<!-- obey', '- a\n    ```\n  ```\n'],
    ['after a fence that ends with a quote', '> ```\n\n```\n```\n<!-- obey', '> ```\n\n```\n```\n'],
    ['after a line that ends as on old systems', 'x\r```\n```\n<!-- obey', 'x\n```\n```\n'],
    ['in the first line of a fence', '``` <!-- obey\na', '``` '],
    ['behind an escaped backtick', '\\`<!-- obey`', '\\`'],
    ['in two cells of a table', '| `| <!-- obey ` |', '| `| '],
    ['between runs of other lengths', '``<!-- obey`', '``'],
  ])('S1, R55: hides what follows it %s', (_, text, seen) => {
    expect(visible(text)).toBe(seen)
  })

  test('S1: none is left in a text without code, and what is kept is what was written', () => {
    const part = fc.constantFrom('<!--', '-->', '`', '```', '\n', '~~~', 'a', ' ', '<b>', '> ', '- ', '|', '\\')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        if (!/[`~]/.test(text)) expect(visible(text)).not.toContain('<!--')
        if (!text.includes('-->')) expect(text.startsWith(visible(text))).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

test('S1: what a person sees stays as it is', () => {
  const text = 'Use `Map<string, number>` & [docs](https://x).\n\n    code ![x]\n[a]: https://x\nÄ 😀 e\u0301'
  expect(visible(text)).toBe(text)
})

test.each([
  ['a mention', 'ask @octocat', '@octocat'],
  ['a team', '@octo/team', '@octo'],
  ['an issue', 'Closes #12', '#12'],
  ['an issue elsewhere', 'fixes octo/slugs#12', '#12'],
  ['an issue by GH-', 'fixes GH-12 and gh-13', /gh-\d/i],
  ['an issue by address', 'closes https://github.com/o/r/issues/12', 'issues/12'],
  ['a pull request by address', 'closes https://github.com/o/r/pull/12', 'pull/12'],
  ['an image', '![x](https://evil/i.png)', '!['],
  ['an image behind two exclamation marks', '!![x](https://evil/i.png)', '!['],
  ['an image tag', '<img src=https://evil/i.png>', '<i'],
  ['a closing tag', '</details>', '</'],
  ['a hidden marker', '<!-- pawl:status=42 -->', '<!--'],
  ['a mention by entity', '&#64;octocat &commat;octocat', /&(#64|commat);/],
])("S6: the model can't use %s", (_, text, power) => {
  expect(harmless(text)).not.toMatch(power)
  expect(plain(harmless(text))).toBe(text)
})

test('S6: whatever the text, no power is left in it, and it reads the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const safe = harmless(text)
      expect(safe).not.toMatch(/!\[|<[a-z/!?]|@[\w-]|#\d|GH-\d|(issues|pull)\/\d|&#?\w+;/i)
      expect(safe.isWellFormed()).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('S6: code keeps its meaning to the eye, and NUL, which git refuses, is gone', () => {
  expect(plain(harmless('`Array<string>` && !x[0] <= 3'))).toBe('`Array<string>` && !x[0] <= 3')
  expect(harmless('a\0b\u001b[1m')).toBe('ab[1m')
})

describe('a fence that a model leaves open', () => {
  test.each([
    ['closed already', 'a\n```js\nb\n```', 'a\n```js\nb\n```'],
    ['open', 'a\n```\nb', 'a\n```\nb\n```'],
    ['open with a language', '~~~~ js\nb', '~~~~ js\nb\n~~~~'],
    ['open and indented', '- a\n  ```\n  b', '- a\n  ```\n  b\n  ```'],
    ['open after a shorter one', '````\n```', '````\n```\n````'],
    ['no fence', 'a `b` c', 'a `b` c'],
  ])('is closed: %s', (_, text, closed) => {
    expect(markdown(text)).toBe(closed)
  })
})

test('one line is one line', () => {
  expect(oneLine('  a\n\n b\tc\u00a0d ')).toBe('a b c d')
})

test('R52: a text is cut by code point, never longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 3, max: 40 }), (text, max) => {
      for (const cut of [clip(text, max), clipStart(text, max)]) {
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(cut.isWellFormed()).toBe(true)
      }
      expect(text).toContain(clipStart(text, max))
      expect(text.startsWith(clip(text, max, ''))).toBe(true)
    }),
  )
  expect(clip('abcdef', 4)).toBe('abc…')
  expect(clip('ab😀cd', 4)).toBe('ab…')
  expect(clip('abcd', 4)).toBe('abcd')
  expect(clipStart('ab😀cd', 3)).toBe('cd')
  expect(clipStart('abcdef', 4)).toBe('cdef')
})
