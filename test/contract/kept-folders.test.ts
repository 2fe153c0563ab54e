/** The folders that `setup` made, as a file and back (S2, S5). */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptFolders } from '../../src/adapters/git/kept-folders.ts'
import { leadsOut } from '../../src/adapters/git/links.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { type GitWorld, gitWorld } from '../support/git-world.ts'

const FILES = { '.gitignore': 'node_modules/\nbuilt/\n*.log\n', 'package-lock.json': '{}', 'src/a.js': 'a' }

describe('folders of setup', () => {
  let world: GitWorld
  beforeEach(async () => {
    world = await gitWorld()
  })
  afterEach(() => world.close())

  async function machine(maxBytes = 1_000_000) {
    const repository = await world.machine()
    const [folder, tempFolder] = [world.folder('work'), world.folder('temp')]
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    for (const [path, text] of Object.entries(FILES)) put(path, text)
    const workspace = gitWorkspace({ repository, folder, tempFolder })
    const tree = await workspace.snapshot()
    return { folder, put, tree, workspace, folders: keptFolders({ repository, folder, tempFolder, maxBytes }) }
  }
  type Machine = Awaited<ReturnType<typeof machine>>

  const packed = async ({ folders }: Machine) => {
    const pack = await folders.pack(await folders.list())
    if ('problem' in pack) throw new Error(pack.problem)
    return pack
  }

  test('ignored folders come back with links, programs and names as they are; nothing else is listed', async () => {
    const first = await machine()
    first.put('node_modules/a/index.js', 'module')
    first.put('packages/b/node_modules/ünï "x"\n/y', 'odd')
    first.put('node_modules/tool.sh', '#!/bin/sh\n')
    execFileSync('chmod', ['755', join(first.folder, 'node_modules/tool.sh')])
    mkdirSync(join(first.folder, 'node_modules/.bin'))
    mkdirSync(join(first.folder, 'node_modules/empty'))
    symlinkSync('../a/index.js', join(first.folder, 'node_modules/.bin/a'))
    symlinkSync('../src', join(first.folder, 'node_modules/src'))
    first.put('debug.log', 'ignored, but no folder')
    first.put('new/file', 'not ignored')
    expect(await first.folders.list()).toEqual(['node_modules', 'packages/b/node_modules'])
    const { file, digest, folders } = await packed(first)
    const second = await machine()
    expect(await second.folders.unpack(file, digest, folders)).toBeNull()
    const at = (path: string) => join(second.folder, 'node_modules', path)
    expect(readFileSync(at('.bin/a'), 'utf8')).toBe('module')
    expect(readlinkSync(at('src'))).toBe('../src')
    expect(lstatSync(at('tool.sh')).mode & 0o777).toBe(0o755)
    expect(lstatSync(at('empty')).isDirectory()).toBe(true)
    expect(readFileSync(join(second.folder, 'packages/b/node_modules/ünï "x"\n/y'), 'utf8')).toBe('odd')
    expect(await second.workspace.snapshot()).toBe(second.tree)
  })

  test('S2: .git and names that hold secrets are never in it', async () => {
    const first = await machine()
    for (const name of ['.git/config', 'a/.git/HEAD', '.env', 'a/.npmrc', 'a/id_rsa', 'a/kept'])
      first.put(`node_modules/${name}`, 'x')
    const { file } = await packed(first)
    const listed = execFileSync('tar', ['-tf', file]).toString().trim().split('\n')
    expect(listed).toEqual(['node_modules/', 'node_modules/a/', 'node_modules/a/kept'])
  })

  test('S5: a folder with a link that leads out, or too large, is named and left out; the others are kept', async () => {
    const first = await machine(1_000)
    first.put('built/x', 'x')
    symlinkSync('/etc/passwd', join(first.folder, 'built/link'))
    first.put('a/node_modules/large', 'x'.repeat(2_000))
    first.put('b/node_modules/small', 'x')
    expect((await packed(first)).folders).toEqual(['b/node_modules'])
    expect(await first.folders.pack(['built', 'a/node_modules', 'nothing'])).toEqual({
      problem: 'built holds a link that leads out (built/link), a/node_modules is too large, nothing is no folder',
    })
    expect(await first.folders.pack([])).toEqual({ problem: 'there are none' })
  })

  test('S5, R61: what has another digest than the journal holds is not even opened', async () => {
    const first = await machine()
    first.put('built/x', 'x')
    const { digest, folders } = await packed(first)
    first.put('built/x', 'poison')
    const poisoned = await packed(first)
    const second = await machine()
    expect(await second.folders.unpack(poisoned.file, digest, folders)).toBe('it is not what this task kept')
    expect(existsSync(join(second.folder, 'built'))).toBe(false)
  })

  test('S5: an archive that would write elsewhere writes nothing outside, also with the right digest', async () => {
    const first = await machine()
    const evil = world.folder('evil')
    mkdirSync(join(evil, 'built'))
    writeFileSync(join(evil, 'outside'), 'evil')
    symlinkSync(evil, join(evil, 'built/out'))
    const file = join(world.folder('pack'), 'evil.tar')
    execFileSync('tar', ['-cPf', file, 'built', join(evil, 'outside')], { cwd: evil })
    rmSync(join(evil, 'outside'))
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
    expect(await first.folders.unpack(file, digest, ['built'])).toContain('holds a link that leads out')
    expect(existsSync(join(evil, 'outside'))).toBe(false)
    expect(existsSync(join(first.folder, 'built'))).toBe(false)
  })

  test('nothing that is there is overwritten, and no link is walked through', async () => {
    const first = await machine()
    first.put('built/x', 'old')
    first.put('a/node_modules/y', 'y')
    const { file, digest, folders } = await packed(first)
    const second = await machine()
    second.put('built/x', 'new')
    expect(await second.folders.unpack(file, digest, ['built'])).toBe('built is there already')
    expect(readFileSync(join(second.folder, 'built/x'), 'utf8')).toBe('new')
    symlinkSync(world.folder('elsewhere'), join(second.folder, 'a'))
    expect(await second.folders.unpack(file, digest, ['a/node_modules'])).toBe(
      'a/node_modules has no folder to stand in',
    )
    expect(folders).toEqual(['a/node_modules', 'built'])
  })

  test('a folder that git does not ignore any more is taken away again', async () => {
    const first = await machine()
    first.put('built/x', 'x')
    const { file, digest, folders } = await packed(first)
    const second = await machine()
    second.put('.gitignore', 'node_modules/\n')
    expect(await second.folders.unpack(file, digest, folders)).toBe('git does not ignore built any more')
    expect(await second.workspace.changed(second.tree, await second.workspace.snapshot())).toEqual(['.gitignore'])
  })

  test('inputs change with the setup commands and with lock files, not with other files', async () => {
    const { folders, put, tree, workspace } = await machine()
    const inputs = await folders.inputs(['npm ci'], tree)
    put('src/a.js', 'changed')
    expect(await folders.inputs(['npm ci'], await workspace.snapshot())).toBe(inputs)
    expect(await folders.inputs(['npm install'], tree)).not.toBe(inputs)
    put('package-lock.json', '{"changed":1}')
    expect(await folders.inputs(['npm ci'], await workspace.snapshot())).not.toBe(inputs)
  })

  test.each([
    ['a/b', '../c', false],
    ['a/b', './c/', false],
    ['a/b', '.', false],
    ['a/b', '../..', true],
    ['a/b', '../../x', true],
    ['a/b', '/etc', true],
    ['a/b', 'c/../d', true],
    ['a/b/c', '../../d', false],
  ])('the link %s → %s leads out: %s', (path, target, out) => {
    expect(leadsOut(path, target)).toBe(out)
  })
})
