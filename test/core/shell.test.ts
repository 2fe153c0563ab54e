/** Which simple commands a shell text holds; what can't be told apart counts piece by piece. */
import { expect, test } from 'vitest'
import { simpleCommands } from '../../src/core/shell.ts'

const words = (text: string) => simpleCommands(text).map((one) => one.words.join(' '))

/** A variable as a shell writes it. */
const braced = (inner: string) => `$\{${inner}}`

test.each<[string, string[]]>([
  ['', []],
  ['a b', ['a b']],
  ['a;b&c&&d||e|f|&g\nh', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['a \\\n b', ['a b']],
  ['a # b; c', ['a']],
  ['a#b', ['a#b']],
  [`a 'b c' "d e" f\\ g`, ['a b c d e f g']],
  ["echo 'a\\' ; curl x", ['echo a\\', 'curl x']],
  ["$'a\\'b' x", ["a\\'b x"]],
  ['a "b \\" c" d', ['a b " c d']],
  ['a "b \\\n c"', ['a b  c']],
  ['a $"b"', ['a b']],
  ['a $', ['a $']],
  ['a "$"', ['a $']],
  ['echo \\; b', ['echo ; b']],
  ['if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
  ['while ! a; do { b; }; done', ['a', 'b']],
  ['for f in x y; do rm $f; done', ['for f in x y', 'rm x y']],
  ['for', ['for']],
  ['f() { a; }; f', ['f', 'a', 'f']],
  ['case x in y) a;; *) b;& esac', ['case x in y', 'a', '*', 'b']],
  ['(a; (b))', ['a', 'b']],
  ['a $(b $(c)) d', ['c', 'b $()', 'a $() d']],
  ['a `b` "`c`" "$(d)"', ['b', 'c', 'd', 'a $() $() $()']],
  ['a <(b) >(c)', ['b', 'c', 'a $() $()']],
  ['x=1 y+=2 a', ['a']],
  ['x=a; $x b', ['', 'a b']],
  ['x="a b"; c "$x" $x', ['', 'c a b a b']],
  [
    `export x=a; ${braced('x')} $HOME/$PWD/$y ${braced('z:-1')} $1 $@`,
    ['export x=a', `a ~/./$y ${braced('z:-1')} $1 $@`],
  ],
  ['export x; a', ['export x', 'a']],
  [`a ${braced('x:-$(b)')}`, ['b', `a ${braced('x:-$(b)')}`]],
  ['{ a; }', ['a']],
])('%s', (text, found) => {
  expect(words(text)).toEqual(found)
})

test('redirections are no words; numbers after them are no files', () => {
  expect(simpleCommands('a >b 2>>c <d &>e 2>&1 >&- {fd}>f >|g <>h')).toEqual([
    { words: ['a'], writes: ['b', 'c', 'e', 'f', 'g', 'h'], reads: ['d'], input: [], from: null },
  ])
  expect(simpleCommands('> a')).toMatchObject([{ words: [], writes: ['a'] }])
})

test('here-documents and here-strings are input; what is put into them runs unless their end is quoted', () => {
  expect(simpleCommands('a <<E b\none $(x) "two"\nE\nc')).toMatchObject([
    { words: ['a', 'b'], input: ['one $(x) "two"'] },
    { words: ['x'] },
    { words: ['c'] },
  ])
  expect(simpleCommands("a << 'E'\n$(x)\nE")).toMatchObject([{ words: ['a'], input: ['$(x)'] }])
  expect(simpleCommands('a <<-E\n\tone\n\tE\nb')).toMatchObject([{ input: ['one'] }, { words: ['b'] }])
  expect(simpleCommands('a <<E <<F\n1\nE\n2\nF')).toMatchObject([{ input: ['1', '2'] }])
  expect(simpleCommands('a <<E\nnever ends')).toMatchObject([{ input: ['never ends'] }])
  expect(simpleCommands('a <<< "b c"')).toMatchObject([{ input: ['b c'] }])
  expect(simpleCommands('a $(b <<E\nx\nE\n) <<F\ny\nF')).toMatchObject([{ input: ['x'] }, { input: ['y'] }])
})

test('a command knows whose output it reads', () => {
  const [first, second, third] = simpleCommands('a | b; c')
  expect([second?.from, third?.from]).toEqual([first, null])
  expect(simpleCommands('| b')[0]?.from).toBeNull()
})

test.each([
  ["a 'b; c", 'c'],
  ['a "b; c', 'c'],
  ['a $(b; c', 'c'],
  ['a `b; c', 'c'],
  ['`a \\`c\\``', 'c\\'],
  ['a \\', 'a \\'],
  [`${'$('.repeat(60)}c`, 'c'],
  [`${'$('.repeat(50)}cat <<E\n$(c)\nE\n`, 'c'],
  ["cat <<E\n$(a 'b; c)\nE", 'c'],
  [`${'${x:-$('.repeat(60)}c`, 'c'],
])('in doubt every piece counts: %s', (text, command) => {
  expect(words(text)).toContain(command)
})
