/** R47 to R53, J4: whatever a repository holds is carried byte for byte from start to push, or named as not kept. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bytesIn, bytesOf, CHECKOUTS, type Checkout, carrier, type Entries, seed } from '../support/carried.ts'
import { git } from '../support/git-server.ts'
import { type GitWorld, gitWorld } from '../support/git-world.ts'

const LINK_TO = 'ab'.repeat(20)
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`

const AWKWARD: Entries = {
  'crlf.txt': ['100644', 'one\r\ntwo\r\nthree\n'],
  'lone-cr.txt': ['100644', 'a\rb\r'],
  'no-newline': ['100644', 'end'],
  'bytes.bin': ['100644', Buffer.from([0, 255, 254, 13, 10, 128, 0])],
  'utf16.txt': ['100644', Buffer.from('\ufeffhi\r\n', 'utf16le')],
  '.gitattributes': [
    '100644',
    '* text=auto eol=crlf\n*.psd filter=lfs diff=lfs merge=lfs -text\nident.txt ident\nutf16.txt working-tree-encoding=UTF-16\n',
  ],
  'ident.txt': ['100644', '$Id$\n'],
  'design.psd': ['100644', POINTER],
  'de\tsign\n2.psd': ['100644', POINTER],
  empty: ['100644', ''],
  'run.sh': ['100755', '#!/bin/sh\r\necho hi\n'],
  'to-file': ['120000', 'crlf.txt'],
  'to-folder': ['120000', 'deep'],
  dangling: ['120000', 'no/such/file'],
  outside: ['120000', '/etc/hostname'],
  'deep/er/still/file': ['100644', 'x'],
  'with spaces  ': ['100644', 'x'],
  'quo"te\'s\\and-back': ['100644', 'x'],
  'new\nline': ['100644', 'x'],
  'tab\tbed': ['100644', 'x'],
  'ünïcödé-✓': ['100644', 'x'],
  'u\u0308nfolded': ['100644', 'not the composed ü'],
  ':(glob)odd': ['100644', 'x'],
  '-rf': ['100644', 'x'],
  journal: ['100644', 'not the journal'],
  'workspace/segments': ['100644', 'not the workspace'],
  'README.md': ['100644', '# theirs\r\n'],
  '.gitignore': ['100644', '*.log\nbuilt/\n'],
  'kept.log': ['100644', 'tracked although ignored'],
  '.gitmodules': ['100644', '[submodule "lib"]\n\tpath = vendor/lib\n\turl = https://example.com/lib.git\n'],
  'vendor/lib': ['160000', LINK_TO],
}

const put = (folder: string, path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** What an agent does; returns the paths that it touched. */
function work(folder: string): readonly string[] {
  put(folder, 'crlf.txt', 'one\r\ntwo\r\nfour\r\n')
  put(folder, 'new/with "quotes"\n', 'mixed\r\nends\n')
  put(folder, 'new/empty', '')
  put(folder, 'new/tool', '#!/bin/sh\n')
  chmodSync(join(folder, 'new/tool'), 0o755)
  symlinkSync('nowhere', join(folder, 'new/dangling'))
  rmSync(join(folder, 'lone-cr.txt'))
  put(folder, 'noise.log', 'ignored')
  return ['crlf.txt', 'lone-cr.txt', 'new/dangling', 'new/empty', 'new/tool', 'new/with "quotes"\n']
}

let world: GitWorld
beforeEach(async () => {
  world = await gitWorld()
  git(world.bare, 'config', 'uploadpack.allowFilter', 'true')
})
afterEach(() => world.close())

describe('start, checkpoint, kill, resume, push', () => {
  test.each(Object.keys(CHECKOUTS) as Checkout[])('on a checkout that is %s', async (checkout) => {
    const base = seed(world.bare, 'trunk', AWKWARD)
    git(world.bare, 'symbolic-ref', 'HEAD', 'refs/heads/trunk')
    const first = await carrier(world, checkout, 'trunk')
    await first.start(base)
    expect(bytesOf(first.folder)).toEqual(bytesIn(AWKWARD))
    expect(await first.workspace.facts()).toEqual({
      submodules: ['vendor/lib'],
      lfs: ['de\tsign\n2.psd', 'design.psd'],
      nested: [],
      tooLarge: [],
    })
    const touched = work(first.folder)
    await first.checkpoint()
    const expected = bytesOf(first.folder)
    delete expected['noise.log']
    rmSync(first.folder, { recursive: true })

    const second = await carrier(world, checkout, 'trunk')
    const { workspace: tree } = await second.resume(base)
    expect(bytesOf(second.folder)).toEqual(expected)
    expect(await second.workspace.snapshot()).toBe(tree)

    const sha = await second.push(base, tree)
    const changed = git(world.bare, 'diff-tree', '-r', '-z', '--name-only', base, sha).split('\0').filter(Boolean)
    expect(changed.sort()).toEqual([...touched].sort())
    expect(git(world.bare, 'rev-parse', `${sha}^{tree}`)).toBe(git(world.bare, 'rev-parse', 'pawl/state/7:workspace'))
    expect(git(world.bare, 'ls-tree', sha, 'vendor/lib')).toContain(`160000 commit ${LINK_TO}`)
    expect(execFileSync('git', ['--git-dir', world.bare, 'cat-file', 'blob', `${sha}:crlf.txt`]).toString()).toBe(
      'one\r\ntwo\r\nfour\r\n',
    )
  })
})

describe('what is not kept is named', () => {
  test('a submodule that the runner has filled stays at its commit; nothing of its files is taken', async () => {
    const base = seed(world.bare, 'main', AWKWARD)
    const self = await carrier(world, 'full')
    git(join(self.folder, 'vendor/lib'), 'init', '--quiet')
    put(self.folder, 'vendor/lib/x', 'x')
    await self.start(base)
    put(self.folder, 'vendor/lib/x', 'changed')
    const tree = await self.checkpoint()
    expect(tree).toBe(git(world.bare, 'rev-parse', `${base}^{tree}`))
    expect((await self.workspace.facts()).submodules).toEqual(['vendor/lib'])
  })

  test('a repository that is made inside: its files are kept, its history is named', async () => {
    const base = seed(world.bare, 'main', { a: ['100644', 'a'] })
    const self = await carrier(world, 'full')
    await self.start(base)
    put(self.folder, 'inner ü/file', 'x')
    git(join(self.folder, 'inner ü'), 'init', '--quiet')
    git(join(self.folder, 'inner ü'), 'add', '.')
    git(join(self.folder, 'inner ü'), 'commit', '--quiet', '-m', 'x')
    const chain = ['only', 'only/others', 'only/others/inside']
    for (const path of chain) {
      mkdirSync(join(self.folder, path))
      git(join(self.folder, path), 'init', '--quiet')
    }
    put(self.folder, 'only/others/inside/file', 'x')
    await self.checkpoint()
    expect((await self.workspace.facts()).nested).toEqual(['inner ü', ...chain])
    put(self.folder, 'a', 'changed')
    await self.checkpoint()
    expect((await self.workspace.facts()).nested).toEqual(['inner ü', ...chain])
    const other = await carrier(world, 'full')
    await other.resume(base)
    expect(Object.keys(bytesOf(other.folder))).toEqual(['a', 'inner ü/file', 'only/others/inside/file'])
  })

  test('a file over the remote’s limit is left out and named, so that no later push is refused', async () => {
    const large = 'x'.repeat(100_001)
    const base = seed(world.bare, 'main', { 'old-large': ['100644', large], small: ['100644', 's'] })
    writeFileSync(join(world.bare, 'hooks', 'update'), SIZE_LIMIT, { mode: 0o755 })
    const self = await carrier(world, 'shallow', 'main', 100_000)
    await self.start(base)
    expect(await self.workspace.facts()).toMatchObject({ tooLarge: [] })
    put(self.folder, 'new ü large', large)
    put(self.folder, 'small', large)
    put(self.folder, 'fine', 'fine')
    const tree = await self.checkpoint()
    expect((await self.workspace.facts()).tooLarge).toEqual(['new ü large', 'small'])
    const sha = await self.push(base, tree)
    expect(git(world.bare, 'diff-tree', '-r', '--name-only', base, sha)).toBe('fine')
    put(self.folder, 'small', 'small again')
    rmSync(join(self.folder, 'new ü large'))
    await self.checkpoint()
    expect((await self.workspace.facts()).tooLarge).toEqual([])
  })
})

/** Refuses blobs over 100,000 bytes but for the one that was there before, as GitHub does over 100 MB. */
const SIZE_LIMIT = `#!/bin/sh
git rev-list --objects "$3" | grep -v old-large | cut -d' ' -f1 | git cat-file --batch-check='%(objecttype) %(objectsize)' |
while read -r type size; do
  [ "$type" = blob ] && [ "$size" -gt 100000 ] && { echo "this file is too large" >&2; exit 1; }
  :
done
`
