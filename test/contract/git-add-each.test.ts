import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '../../src/adapters/git/repository.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { putEntry } from '../support/git-disk.ts'
import { type GitWorld, gitWorld } from '../support/git-world.ts'

let world: GitWorld
beforeEach(async () => {
  world = await gitWorld()
})
afterEach(() => world.close())

const DIED = { code: 128, stdout: Buffer.alloc(0), stderr: 'fatal: a file is gone', timedOut: false }

interface Dying {
  /** Hears how many files are about to be stored; while there is one, `git add` dies each time. */
  hear: ((files: number) => void) | null
}

const dyingAdd = (git: Repository, dying: Dying): Repository => ({
  ...git,
  async run(args, call) {
    if (dying.hear && args[0] === 'add') return DIED
    if (args.includes('--stdin')) dying.hear?.(String(call?.input).split('\0').length - 1)
    return git.run(args, call)
  },
})

test('where git can not add all at once, what stays is stored in halves, down to the one file that does not', async () => {
  const git = await world.machine()
  const folder = world.folder('work')
  const put = (path: string, text: string) => putEntry(folder, path, { mode: '100644', text })
  const dying: Dying = { hear: null }
  const workspace = gitWorkspace({ repository: dyingAdd(git, dying), folder, tempFolder: world.folder('temp') })
  for (const path of ['kept', 'changes', 'goes']) put(path, path)
  put('.gitignore', '*.log\n')
  const base = await workspace.snapshot()

  rmSync(join(folder, 'goes'))
  for (const path of ['a', 'changes', 'turns', 'z/deep', 'ünï\ncode', 'x.log']) put(path, 'new')
  const stored: number[] = []
  dying.hear = (files) => {
    // What was a file when it was found is a folder when it is stored.
    if (stored.length === 0) {
      rmSync(join(folder, 'turns'))
      put('turns/inner', 'new')
    }
    stored.push(files)
  }
  const tree = await workspace.snapshot()

  expect(await workspace.changed(base, tree)).toEqual(['a', 'changes', 'goes', 'z/deep', 'ünï\ncode'])
  expect(await git.text(['show', `${tree}:changes`])).toBe('new')
  expect(await git.text(['ls-tree', '--name-only', tree])).not.toContain('goes')
  expect(stored.toSorted((one, other) => other - one)).toEqual([6, 3, 3, 2, 1, 1, 1])

  dying.hear = null
  expect(await workspace.changed(tree, await workspace.snapshot())).toEqual(['turns/inner'])
})
