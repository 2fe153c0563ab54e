/** J4, J5 at size: a tree of 100,000 files. What each stage takes is printed and not asserted: machines differ. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrier } from '../support/carried.ts'
import { git } from '../support/git-server.ts'
import { type GitWorld, gitWorld } from '../support/git-world.ts'

/** In memory where that can be: on a busy disk, making so many files takes minutes, whoever makes them. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const FOLDERS = 1_000
const FILES = 100

let world: GitWorld
let place: string
beforeAll(async () => {
  world = await gitWorld()
  place = mkdtempSync(join(PLACE, 'pawl-large-'))
})
afterAll(async () => {
  rmSync(place, { recursive: true, force: true })
  await world.close()
})

function seedMany(bare: string): string {
  const files: string[] = []
  for (let folder = 0; folder < FOLDERS; folder++)
    for (let file = 0; file < FILES; file++)
      files.push(`M 100644 inline src/${folder % 10}/${folder}/${file}.txt\ndata <<E\n${folder} ${file}\nE\n`)
  const input = `commit refs/heads/main\ncommitter Somebody <somebody@example.com> 0 +0000\ndata 1\nx\n${files.join('')}`
  execFileSync('git', ['--git-dir', bare, 'fast-import', '--quiet'], { input })
  return git(bare, 'rev-parse', 'main')
}

test('100,000 files are restored, changed, checkpointed, and restored elsewhere', { timeout: 180_000 }, async () => {
  const times: string[] = []
  const timed = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const result = await act()
    times.push(`${name} ${((performance.now() - from) / 1000).toFixed(1)} s`)
    return result
  }
  const base = seedMany(world.bare)
  const machine = (name: string) => carrier(world, 'empty', 'main', undefined, join(place, name))
  const first = await machine('first')
  await timed('fetch and restore', () => first.start(base))
  await timed('survey', () => first.workspace.facts())
  await timed('first checkpoint', () => first.checkpoint())
  const changed = 'src/7/777/77.txt'
  writeFileSync(join(first.folder, changed), 'changed')
  const tree = await timed('checkpoint of one change', () => first.checkpoint())
  rmSync(first.folder, { recursive: true })
  const second = await machine('second')
  const stored = await timed('resume on another machine', () => second.resume(base))
  expect(stored.workspace).toBe(tree)
  const sha = await timed('push', () => second.push(base, tree))
  console.log(`${FOLDERS * FILES} files: ${times.join(', ')}`)
  expect(git(world.bare, 'diff-tree', '-r', '--name-only', base, sha)).toBe(changed)
  expect(git(second.folder, 'status', '--porcelain')).toBe(`M ${changed}`)
})
