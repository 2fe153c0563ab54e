import { afterEach, describe, expect, test } from 'vitest'
import type { Workspace } from '../../src/ports/workspace.ts'
import { mergeContract } from './merge-contract.ts'
import { stoppedWorkspace } from './stop-contract.ts'

export interface Entry {
  readonly mode: '100644' | '100755' | '120000'
  readonly text: string
}

/** The files of one folder, as somebody without git sees them. */
export interface Disk {
  put(path: string, entry: Entry): void
  remove(path: string): void
  /** Takes the folder itself away. */
  vanish(): void
  /** Every file by path, but nothing of a `.git`. */
  list(): Record<string, Entry>
}

export interface Machine {
  readonly workspace: Workspace
  readonly disk: Disk
}

export interface WorkspaceWorld {
  /** A machine with an empty folder that can read the trees stored on the others. */
  machine(stop?: AbortSignal): Promise<Machine>
  /** Puts a tree of the machine in a commit on the remote. */
  publish(machine: Machine, tree: string): Promise<string>
  /** What a checkout holds, or null when the folder is gone. */
  look(folder: string): Record<string, Entry> | null
  close(): Promise<void>
}

export const plain = (text: string): Entry => ({ mode: '100644', text })
export const tool = (text: string): Entry => ({ mode: '100755', text })
export const link = (text: string): Entry => ({ mode: '120000', text })

/** Files that some filter, quoting or encoding would spoil. */
export const awkward: Record<string, Entry> = {
  'crlf.txt': plain('one\r\ntwo\r\nthree\n'),
  'lone-cr.txt': plain('a\rb\r'),
  'image.bin': plain('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n'),
  'latin.txt': plain('$Id$ ünï\n'),
  empty: plain(''),
  'run.sh': tool('#!/bin/sh\r\n'),
  'to-file': link('crlf.txt'),
  dangling: link('no/such/file'),
  'to-folder': link('journal'),
  'with spaces  ': plain('x'),
  'quo"te\'s\\and-back': plain('x'),
  'new\nline': plain('x'),
  'tab\tbed': plain('x'),
  'ünïcödé-✓': plain('x'),
  ':(glob)odd': plain('x'),
  '-rf': plain('x'),
  journal: plain('not the journal'),
  'workspace/README.md': plain('# not ours\n'),
  'deep/er/file': plain('x'),
  '.gitattributes': plain(
    '* text=auto eol=crlf\n*.bin filter=lfs diff=lfs merge=lfs -text\nlatin.txt ident working-tree-encoding=latin1\n',
  ),
}

/** What every workspace keeps, whatever stores it. */
export function workspaceContract(name: string, make: () => Promise<WorkspaceWorld>): void {
  describe(`workspace (${name})`, () => {
    let world: WorkspaceWorld
    afterEach(() => world.close())
    const begin = async (entries: Record<string, Entry> = {}) => {
      world = await make()
      const machine = await world.machine()
      for (const [path, entry] of Object.entries(entries)) machine.disk.put(path, entry)
      return machine
    }

    test('J4: a snapshot restores byte for byte on another machine', async () => {
      const [first, second] = [await begin(awkward), await world.machine()]
      const tree = await first.workspace.snapshot()
      second.disk.put('left/over', plain('of something else'))
      await second.workspace.restore(tree)
      expect(second.disk.list()).toEqual(awkward)
      expect(await second.workspace.snapshot()).toBe(tree)
    })

    test('J4, R10: restoring undoes changes of content, mode and kind, additions and deletions', async () => {
      const { workspace, disk } = await begin(awkward)
      const tree = await workspace.snapshot()
      disk.put('crlf.txt', plain('one\ntwo\nthree\n'))
      disk.put('run.sh', plain('#!/bin/sh\r\n'))
      disk.put('empty', tool(''))
      disk.put('to-file', plain('one\r\ntwo\r\nthree\n'))
      disk.put('dangling', link('elsewhere'))
      disk.remove('journal')
      disk.put('journal/inside', plain('a folder now'))
      disk.remove('deep/er/file')
      disk.put('new/file', plain('new'))
      expect(await workspace.snapshot()).not.toBe(tree)
      await workspace.restore(tree)
      expect(disk.list()).toEqual(awkward)
    })

    test('a snapshot of unchanged files is the same tree, and content of equal length is noticed', async () => {
      const { workspace, disk } = await begin({ a: plain('aaaa'), b: plain('b') })
      const tree = await workspace.snapshot()
      expect(await workspace.snapshot()).toBe(tree)
      disk.put('a', plain('bbbb'))
      const changed = await workspace.snapshot()
      expect(await workspace.changed(tree, changed)).toEqual(['a'])
      disk.put('a', plain('aaaa'))
      expect(await workspace.snapshot()).toBe(tree)
    })

    test('ignored files are not stored and stay when restored', async () => {
      const { workspace, disk } = await begin({ '.gitignore': plain('*.log\ncache/\n'), a: plain('a') })
      const tree = await workspace.snapshot()
      disk.put('x.log', plain('log'))
      disk.put('cache/deep/file', plain('cached'))
      disk.put('untracked', plain('goes'))
      expect(await workspace.snapshot()).not.toBe(tree)
      disk.remove('untracked')
      expect(await workspace.snapshot()).toBe(tree)
      disk.put('untracked', plain('goes'))
      await workspace.restore(tree)
      expect(Object.keys(disk.list()).sort()).toEqual(['.gitignore', 'a', 'cache/deep/file', 'x.log'])
    })

    test('a file that is tracked stays tracked when it is ignored later', async () => {
      const { workspace, disk } = await begin({ 'kept.log': plain('1') })
      await workspace.snapshot()
      disk.put('.gitignore', plain('*.log\n'))
      const tree = await workspace.snapshot()
      const other = await world.machine()
      await other.workspace.restore(tree)
      other.disk.put('kept.log', plain('2'))
      const changed = await other.workspace.snapshot()
      expect(await other.workspace.changed(tree, changed)).toEqual(['kept.log'])
      other.disk.remove('kept.log')
      const gone = await other.workspace.snapshot()
      expect(await other.workspace.changed(changed, gone)).toEqual(['kept.log'])
    })

    test('changed paths come sorted, with every kind of name, of trees and of commits', async () => {
      const machine = await begin(awkward)
      const before = await machine.workspace.snapshot()
      for (const path of Object.keys(awkward)) machine.disk.remove(path)
      const after = await machine.workspace.snapshot()
      expect(await machine.workspace.changed(before, after)).toEqual(Object.keys(awkward).sort())
      const commits = [await world.publish(machine, before), await world.publish(machine, after)] as const
      expect(await machine.workspace.changed(...commits)).toEqual(Object.keys(awkward).sort())
      expect(await machine.workspace.changed(before, before)).toEqual([])
    })

    test('a patch says how some paths differ, and nothing of the others', async () => {
      const { workspace, disk } = await begin({ 'a[1].yml': plain('one\n'), 'a1.yml': plain('x\n') })
      const before = await workspace.snapshot()
      disk.put('a[1].yml', plain('two\n'))
      disk.put('a1.yml', plain('y\n'))
      const patch = await workspace.patch(before, await workspace.snapshot(), ['a[1].yml'])
      expect(patch.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
        '--- a/a[1].yml',
        '+++ b/a[1].yml',
        '-one',
        '+two',
      ])
    })

    mergeContract(begin, () => world)
    stoppedWorkspace(async () => {
      world = await make()
      return world
    })

    test('aligning the folder’s own git changes no file and no snapshot', async () => {
      const machine = await begin(awkward)
      const tree = await machine.workspace.snapshot()
      const sha = await world.publish(machine, tree)
      await machine.workspace.align(sha)
      expect(machine.disk.list()).toEqual(awkward)
      expect(await machine.workspace.snapshot()).toBe(tree)
    })

    test('a folder that is gone is in trouble until it is restored', async () => {
      const { workspace, disk } = await begin(awkward)
      const tree = await workspace.snapshot()
      expect(await workspace.trouble()).toBeNull()
      disk.vanish()
      expect(await workspace.trouble()).toBe('gone')
      await workspace.restore(tree)
      expect(await workspace.trouble()).toBeNull()
      expect(disk.list()).toEqual(awkward)
      expect(await workspace.snapshot()).toBe(tree)
    })

    test('an empty workspace can be stored and restored', async () => {
      const { workspace, disk } = await begin()
      const empty = await workspace.snapshot()
      disk.put('a', plain('a'))
      await workspace.snapshot()
      await workspace.restore(empty)
      expect(disk.list()).toEqual({})
    })

    test('P6: a checkout holds just what the remote has, and is removed in any case', async () => {
      const machine = await begin({ ...awkward, '.gitignore': plain('*.log\n') })
      const sha = await world.publish(machine, await machine.workspace.snapshot())
      machine.disk.put('x.log', plain('ignored'))
      machine.disk.put('crlf.txt', plain('changed'))
      const other = await world.machine()
      let seen = ''
      const result = await other.workspace.withCheckout(sha, async (folder) => {
        seen = folder
        expect(world.look(folder)).toEqual({ ...awkward, '.gitignore': plain('*.log\n') })
        return 'result'
      })
      expect(result).toBe('result')
      expect(world.look(seen)).toBeNull()
      const failing = other.workspace.withCheckout(sha, async (folder) => {
        seen = folder
        throw new Error('verification broke')
      })
      await expect(failing).rejects.toThrow('verification broke')
      expect(world.look(seen)).toBeNull()
      expect(other.disk.list()).toEqual({})
    })
  })
}
