import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Repository } from '../../src/adapters/git/repository.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { Fatal } from '../../src/ports/failures.ts'
import type { Workspace } from '../../src/ports/workspace.ts'
import { listEntries, putEntry } from '../support/git-disk.ts'
import { git } from '../support/git-server.ts'
import { type GitWorld, gitWorld, seedMain } from '../support/git-world.ts'

describe('workspace in a git store of its own', () => {
  let world: GitWorld
  let repository: Repository
  let folder: string
  let workspace: Workspace
  beforeEach(async () => {
    world = await gitWorld()
    repository = await world.machine()
    folder = world.folder('work')
    workspace = gitWorkspace({ repository, folder, tempFolder: world.folder('temp') })
  })
  afterEach(() => world.close())

  const put = (path: string, text: string, mode: '100644' | '120000' = '100644') =>
    putEntry(folder, path, { mode, text })
  const paths = () => Object.keys(listEntries(folder) ?? {}).sort()
  const stored = async (tree: string) =>
    (await repository.text(['ls-tree', '-r', '-z', '--name-only', tree])).split('\0').filter((path) => path !== '')

  test('files of repositories inside the folder are kept as ordinary files', async () => {
    put('a', 'a')
    for (const name of ['born', 'unborn', 'born/deep', 'hollow']) {
      mkdirSync(join(folder, name), { recursive: true })
      git(join(folder, name), 'init', '--quiet')
    }
    put('born/x', 'x')
    put('born/.gitignore', '*.log\n')
    put('born/x.log', 'ignored')
    put('born/deep/y', 'y')
    put('unborn/sp ace\n/z', 'z')
    git(join(folder, 'born'), 'add', 'x')
    git(join(folder, 'born'), 'commit', '--quiet', '-m', 'x')
    const tree = await workspace.snapshot()
    const expected = ['a', 'born/.gitignore', 'born/deep/y', 'born/x', 'unborn/sp ace\n/z']
    expect(await stored(tree)).toEqual(expected)
    put('born/x', 'changed')
    put('born/new', 'new')
    expect(await workspace.changed(tree, await workspace.snapshot())).toEqual(['born/new', 'born/x'])
    await workspace.restore(tree)
    expect(paths()).toEqual([...expected, 'born/x.log'].sort())
  })

  test('a submodule of the project keeps the commit it had', async () => {
    put('a', 'a')
    const plain = await workspace.snapshot()
    const link = `160000 commit ${'1'.repeat(40)}\tmodule\n`
    const tree = (
      await repository.text(['mktree', '--missing'], { input: `${await repository.text(['ls-tree', plain])}${link}` })
    ).trim()
    await workspace.restore(tree)
    git(join(folder, 'module'), 'init', '--quiet')
    put('module/x', 'x')
    git(join(folder, 'module'), 'add', '.')
    git(join(folder, 'module'), 'commit', '--quiet', '-m', 'x')
    expect(await workspace.snapshot()).toBe(tree)
  })

  test('files that come and go while they are stored do not fail a snapshot', async () => {
    for (let index = 0; index < 300; index++) put(`steady/${index}`, `${index}`)
    let stop = false
    const churn = (async () => {
      for (let round = 0; !stop; round++) {
        for (let index = 0; index < 40; index++) put(`churn/${round}-${index}`, 'x'.repeat(5_000))
        await new Promise((resolve) => setTimeout(resolve, 1))
        rmSync(join(folder, 'churn'), { recursive: true, force: true })
      }
    })()
    try {
      for (let round = 0; round < 10; round++) {
        const tree = await workspace.snapshot()
        expect((await stored(tree)).filter((path) => path.startsWith('steady/'))).toHaveLength(300)
      }
    } finally {
      stop = true
      await churn
    }
  })

  test('what git cannot store is left out', async () => {
    put('a', 'a')
    put('b', 'b')
    await workspace.snapshot()
    rmSync(join(folder, 'b'))
    put('c', 'c')
    execFileSync('mkfifo', [join(folder, 'pipe'), join(folder, 'b')])
    const kept = await stored(await workspace.snapshot())
    expect(kept).toEqual(expect.arrayContaining(['a', 'c']))
    expect(kept).not.toContain('pipe')
  })

  test('a file that the remote would refuse is left out, and a smaller one before it kept', async () => {
    const small = gitWorkspace({ repository, folder, tempFolder: folder, maxFileBytes: 1_000 })
    put('grows', 'small')
    put('a', 'x'.repeat(1_000))
    const tree = await small.snapshot()
    put('grows', 'x'.repeat(1_001))
    put('ünï large', 'x'.repeat(1_001))
    expect(await small.snapshot()).toBe(tree)
    put('ünï large', 'small now')
    expect(await small.changed(tree, await small.snapshot())).toEqual(['ünï large'])
  })

  test('a pipe in place of the rules that git reads does not hang it for ever', async () => {
    const quick = gitWorkspace({ repository, folder, tempFolder: folder, timeLimitMs: 500 })
    put('sub/a', 'a')
    const tree = await quick.snapshot()
    for (const name of ['.gitignore', '.gitattributes']) execFileSync('mkfifo', [join(folder, 'sub', name)])
    expect(await quick.snapshot()).toBe(tree)
    execFileSync('mkfifo', [join(folder, 'sub', '.gitignore')])
    await quick.restore(tree)
    expect(paths()).toEqual(['sub/a'])
  })

  test.each(['a link', 'a file', 'emptied'])('a folder in whose place is %s is gone, and made again', async (what) => {
    put('a', 'a')
    const tree = await workspace.snapshot()
    const outside = world.folder('outside')
    writeFileSync(join(outside, 'theirs'), 'theirs')
    rmSync(folder, { recursive: true })
    if (what === 'a link') symlinkSync(outside, folder)
    else if (what === 'a file') writeFileSync(folder, 'x')
    else mkdirSync(folder)
    expect(await workspace.trouble()).toBe('gone')
    await workspace.restore(tree)
    expect([paths(), listEntries(outside)]).toEqual([['a'], { theirs: { mode: '100644', text: 'theirs' } }])
  })

  test('a snapshot of a folder that is gone fails in passing, and says so', async () => {
    await workspace.snapshot()
    rmSync(folder, { recursive: true })
    await expect(workspace.snapshot()).rejects.toThrow(`the folder ${folder} is gone`)
  })

  describe('a full disk', () => {
    const full = () => gitWorkspace({ repository, folder, tempFolder: folder, minFreeBytes: Number.MAX_SAFE_INTEGER })

    test('is told, and what fits is restored all the same', async () => {
      put('a', 'a')
      const tree = await full().snapshot()
      put('b', 'b')
      expect(await full().trouble()).toBe('full')
      await full().restore(tree)
      expect(paths()).toEqual(['a'])
    })

    test('no snapshot lacks what git could not store: the worker stops and says what is saved', async () => {
      put('a', 'a')
      const tree = await full().snapshot()
      put('b', 'b')
      const objects = join(repository.options.gitDir, 'objects')
      renameSync(objects, `${objects}-away`)
      writeFileSync(objects, '')
      for (const act of [() => full().snapshot(), () => full().restore(tree)]) {
        const failure = await act().catch((error: unknown) => error)
        expect(failure).toBeInstanceOf(Fatal)
        expect(failure).toMatchObject({
          message: 'the disk of this machine is full; everything up to the last checkpoint is saved',
          todo: expect.stringContaining('free space on the runner'),
        })
      }
    })
  })

  test('the folder’s own .git is neither read as files nor touched', async () => {
    git(folder, 'init', '--quiet')
    put('a', 'a')
    const config = readFileSync(join(folder, '.git', 'config'), 'utf8')
    const tree = await workspace.snapshot()
    put('b', 'b')
    await workspace.restore(tree)
    expect(await stored(tree)).toEqual(['a'])
    expect(readFileSync(join(folder, '.git', 'config'), 'utf8')).toBe(config)
    expect(existsSync(join(folder, '.git', 'index'))).toBe(false)
  })

  test('what the folder’s own git tracks is removed when the tree lacks it, even where it is ignored', async () => {
    git(folder, 'init', '--quiet')
    put('.gitignore', 'built/\n')
    put('built/old.js', 'old')
    put('built/kept.js', 'kept')
    git(folder, 'add', '.gitignore')
    git(folder, 'add', '--force', 'built/old.js')
    const blob = await repository.text(['hash-object', '-w', '.gitignore'], { cwd: folder })
    const tree = await repository.text(['mktree'], { input: `100644 blob ${blob.trim()}\t.gitignore\n` })
    await workspace.restore(tree.trim())
    expect(paths()).toEqual(['.gitignore', 'built/kept.js'])
  })

  test('S2: restoring never writes through a link that a tool has put in a folder’s place', async () => {
    put('sub/file', 'ours')
    const tree = await workspace.snapshot()
    const outside = world.folder('outside')
    writeFileSync(join(outside, 'file'), 'theirs')
    rmSync(join(folder, 'sub'), { recursive: true })
    symlinkSync(outside, join(folder, 'sub'))
    await workspace.restore(tree)
    expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('theirs')
    expect(readFileSync(join(folder, 'sub', 'file'), 'utf8')).toBe('ours')
    rmSync(join(folder, 'sub'), { recursive: true })
    symlinkSync(outside, join(folder, 'sub'))
    expect(await stored(await workspace.snapshot())).toEqual(['sub'])
  })

  test('restoring gets over read-only folders and removes empty ones', async () => {
    put('sub/file', 'x')
    const tree = await workspace.snapshot()
    put('sub/other', 'x')
    put('fresh/deep/file', 'x')
    mkdirSync(join(folder, 'empty', 'inside'), { recursive: true })
    for (const name of ['sub', 'fresh/deep', 'fresh']) chmodSync(join(folder, name), 0o555)
    await workspace.restore(tree)
    expect(paths()).toEqual(['sub/file'])
    for (const name of ['fresh', 'empty']) expect(existsSync(join(folder, name))).toBe(false)
  })

  test('what a person keeps out of git on this machine alone is neither stored nor removed', async () => {
    git(folder, 'init', '--quiet')
    mkdirSync(join(folder, '.git', 'info'), { recursive: true })
    writeFileSync(join(folder, '.git', 'info', 'exclude'), 'notes.txt\n')
    put('a', 'a')
    put('notes.txt', 'private')
    const tree = await workspace.snapshot()
    await workspace.restore(tree)
    expect(await stored(tree)).toEqual(['a'])
    expect(paths()).toEqual(['a', 'notes.txt'])
  })

  test('P6: a checkout of a commit that the remote lacks fails, even where it is known here', async () => {
    seedMain(world)
    put('a', 'a')
    const sha = (await repository.text(['commit-tree', await workspace.snapshot(), '-m', 'never pushed'])).trim()
    await expect(workspace.withCheckout(sha, async () => {})).rejects.toThrow()
  })
})
