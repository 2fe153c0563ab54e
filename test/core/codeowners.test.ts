/** CODEOWNERS as GitHub reads it. */
import { expect, test } from 'vitest'
import { ownersOf } from '../../src/core/codeowners.ts'

const OWNERS = `
# Everybody, unless a later line says otherwise.
*       @octo/all @boss   # and nobody else
*.js    @js-owner
/build/logs/ @doctocat
docs/*  docs@example.com @writer
apps/   @apps
/infra/**/live @ops
**/fixtures @tests
/apps/github
deep\\ files/a\\*.txt @spaces
a?c.md @one
\\data.txt @plain
!docs/secret @never
[ab].ts @never
src/broken.py owner-without-at
`

test.each([
  ['README.md', ['@octo/all', '@boss']],
  ['src/slug.js', ['@js-owner']],
  ['a.jsx', ['@octo/all', '@boss']],
  ['build/logs/a/b.log', ['@doctocat']],
  ['x/build/logs/a.log', ['@octo/all', '@boss']],
  ['build/logs', ['@octo/all', '@boss']],
  ['docs/a.md', ['@writer']],
  ['docs/deep/a.md', ['@octo/all', '@boss']],
  ['x/docs/a.md', ['@octo/all', '@boss']],
  ['apps/a.ts', ['@apps']],
  ['x/apps/deep/a.ts', ['@apps']],
  ['apps/github/a.ts', []],
  ['infra/live/a.tf', ['@ops']],
  ['infra/eu/west/live', ['@ops']],
  ['infra/eu/dead', ['@octo/all', '@boss']],
  ['test/fixtures/a.json', ['@tests']],
  ['deep files/a*.txt', ['@spaces']],
  ['deep files/ab.txt', ['@octo/all', '@boss']],
  ['abc.md', ['@one']],
  ['data.txt', ['@plain']],
  ['abbc.md', ['@octo/all', '@boss']],
  ['docs/secret', ['@writer']],
  ['a.ts', ['@octo/all', '@boss']],
  ['src/broken.py', ['@octo/all', '@boss']],
])('%s', (path, owners) => {
  expect(ownersOf(OWNERS, path)).toEqual(owners)
})

test('a path that no line speaks of has no owner', () => {
  expect(ownersOf('', 'a')).toEqual([])
  expect(ownersOf('/b @x\r\n', 'a')).toEqual([])
  expect(ownersOf('/b @x\r\n', 'b')).toEqual(['@x'])
})
