/** The copy of a state branch's objects: taken in whole or not at all (S5), and never more than an accelerator (J1). */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gitMirror } from '../../src/adapters/git/mirror.ts'
import type { Repository } from '../../src/adapters/git/repository.ts'
import { LeaseLost } from '../../src/ports/failures.ts'
import { git, gitWith } from '../support/git-server.ts'
import { type GitWorld, gitWorld, seedMain, treeWith } from '../support/git-world.ts'
import { batchOf, linesOf } from './journal-contract.ts'

const BRANCH = 'pawl/state/7'

describe('mirror of the state branch', () => {
  let world: GitWorld
  beforeEach(async () => {
    world = await gitWorld()
  })
  afterEach(() => world.close())

  async function machine() {
    const repository = await world.machine()
    const journal = world.journal(repository, undefined, async () => {})
    const mirror = gitMirror({ repository, journal, tempFolder: world.folder('temp') })
    return { repository, journal, mirror, tree: (text: string) => treeWith(repository, text) }
  }
  type Machine = Awaited<ReturnType<typeof machine>>

  const append = async (self: Machine, ...lines: readonly string[]) => {
    for (const line of lines) await self.journal.append(await batchOf(self, [line]))
  }
  /** A packed copy, as the cache would bring it to another machine. */
  const packed = async (self: Machine, also: readonly string[] = []) => {
    const pack = await self.mirror.pack(also)
    if (pack === null) throw new Error('nothing to pack')
    return { ...pack, fresh: () => copyOf(pack.file) }
  }
  const copyOf = (file: string): string => {
    const copy = join(world.folder('copy'), 'kept')
    copyFileSync(file, copy)
    return copy
  }
  const fetches = (since: number) =>
    world.server.requests
      .slice(since)
      .filter(({ method, path }) => method === 'POST' && path.endsWith('git-upload-pack'))
  const has = async (repository: Repository, sha: string) => (await repository.run(['cat-file', '-e', sha])).code === 0

  test('before the first checkpoint there is nothing to pack', async () => {
    expect(await (await machine()).mirror.pack([])).toBeNull()
  })

  test('with a copy of the tip and the base, reading fetches nothing at all', async () => {
    const { sha } = seedMain(world)
    const first = await machine()
    await first.repository.network(['fetch', '--depth=1', world.remote, sha], 'transfer')
    await append(first, '1', '2')
    const { tip, fresh } = await packed(first, [sha, 'f'.repeat(40)])
    const second = await machine()
    expect(await second.mirror.unpack(tip, fresh())).toBeNull()
    const since = world.server.requests.length
    expect(await linesOf(second)).toEqual(['1', '2'])
    expect(await has(second.repository, `${sha}^{tree}`)).toBe(true)
    // One question for the tip.
    expect(fetches(since)).toHaveLength(1)
    await append(second, '3')
    expect(await linesOf(first)).toEqual(['1', '2', '3'])
  })

  test('with an older copy, the fetch brings what is newer alone', async () => {
    const first = await machine()
    const large = Array.from({ length: 20_000 }, (_, index) => `${index * 7919}`).join(' ')
    await append(first, large)
    const { tip, fresh } = await packed(first)
    await append(first, 'small')
    const second = await machine()
    expect(await second.mirror.unpack(tip, fresh())).toBeNull()
    expect(await linesOf(second)).toEqual([large, 'small'])
    const packs = execFileSync('find', [second.repository.options.gitDir, '-name', '*.pack', '-size', '+20k'])
    expect(packs.toString().trim().split('\n')).toHaveLength(1)
    const now = second.journal.tip ?? ''
    expect(await second.mirror.beginning(tip, now)).toBe(1)
    expect(await second.mirror.beginning(now, tip)).toBeNull()
  })

  test('S5: a copy of another journal is no beginning of this one; forgotten, it does no harm', async () => {
    const first = await machine()
    await append(first, 'one', 'two')
    const stranger = await machine()
    git(world.bare, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    await append(stranger, 'another')
    const { tip, fresh } = await packed(first)
    const second = await machine()
    expect(await second.mirror.unpack(tip, fresh())).toBeNull()
    expect(await linesOf(second)).toEqual(['another'])
    expect(await second.mirror.beginning(tip, second.journal.tip ?? '')).toBeNull()
    await second.mirror.forget()
    expect(await second.repository.text(['for-each-ref', `refs/pawl/have/${tip}`])).toBe('')
    await append(second, 'goes on')
    expect(await linesOf(await machine())).toEqual(['another', 'goes on'])
  })

  test.each([
    ['empty', (file: string) => truncateSync(file, 0)],
    ['cut off', (file: string) => truncateSync(file, readFileSync(file).length - 30)],
    ['no pack', (file: string) => writeFileSync(file, 'hello')],
    ['changed in one byte', flipOne],
  ])('S5: a file that is %s is told as damaged, and reading goes on without it', async (_, spoil) => {
    const first = await machine()
    await append(first, '1', '2')
    const { tip, fresh } = await packed(first)
    const file = fresh()
    chmodSync(file, 0o600)
    spoil(file)
    const second = await machine()
    expect(await second.mirror.unpack(tip, file)).toContain('it is damaged')
    expect(await linesOf(second)).toEqual(['1', '2'])
  })

  test('S5: a pack with the tip but without its files is not let in, so that they are still fetched', async () => {
    const first = await machine()
    await append(first, '1', '2')
    const { tip } = await packed(first)
    const second = await machine()
    expect(await second.mirror.unpack(tip, await packOf(first.repository, [tip]))).toContain('just its commits')
    expect(await has(second.repository, tip)).toBe(false)
    expect(await linesOf(second)).toEqual(['1', '2'])
  })

  test('S5: a whole copy with one object of the real tip beside it is not let in either', async () => {
    const first = await machine()
    await append(first, '1')
    const old = await packed(first)
    const objects = await first.repository.text(['rev-list', '--objects', '--no-object-names', '--no-walk', old.tip])
    await append(first, '2')
    const tip = first.journal.tip ?? ''
    const second = await machine()
    const poisoned = await packOf(first.repository, [...objects.trim().split('\n'), tip])
    expect(await second.mirror.unpack(old.tip, poisoned)).toContain('just its commits')
    expect(await linesOf(second)).toEqual(['1', '2'])
  })

  test('S5: a copy under the name of another commit is refused', async () => {
    const first = await machine()
    await append(first, '1')
    const { fresh } = await packed(first)
    const second = await machine()
    expect(await second.mirror.unpack('a'.repeat(40), fresh())).toContain('other commits')
  })

  test('a deleted branch is made again with the whole journal and workspace, by a plain push (J3, J4)', async () => {
    const first = await machine()
    await append(first, '1', '2', '3')
    const { tip, fresh } = await packed(first)
    git(world.bare, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    git(world.bare, 'reflog', 'expire', '--expire=now', '--all')
    git(world.bare, 'gc', '--quiet', '--prune=now')
    expect(gitWith(world.bare, `${tip}\n`, 'cat-file', '--batch-check')).toContain('missing')
    const second = await machine()
    expect(await second.mirror.unpack(tip, fresh())).toBeNull()
    expect(await second.journal.read()).toBeNull()
    const stored = await second.mirror.read(tip)
    await second.mirror.revive(tip)
    await append(second, '4')
    await append(second, '5')
    const other = await machine()
    expect(await linesOf(other)).toEqual(['1', '2', '3', '4', '5'])
    expect((await other.journal.read())?.workspace).toBe(stored.workspace)
    expect(git(world.bare, 'rev-list', '--count', BRANCH)).toBe('2')
  })

  test('J3: of two that make the branch again, or begin anew, one wins', async () => {
    const first = await machine()
    await append(first, '1')
    const { tip, fresh } = await packed(first)
    git(world.bare, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    const [second, third] = [await machine(), await machine()]
    for (const self of [second, third]) {
      await self.mirror.unpack(tip, fresh())
      await self.journal.read()
      await self.mirror.revive(tip)
    }
    await append(second, 'mine')
    await expect(append(third, 'not mine')).rejects.toBeInstanceOf(LeaseLost)
    expect(await linesOf(first)).toEqual(['1', 'mine'])
  })

  test('a whole copy of something that is no journal is broken to read, and nothing else', async () => {
    const { sha } = seedMain(world)
    const first = await machine()
    await first.repository.network(['fetch', '--depth=1', world.remote, sha], 'transfer')
    const tree = (await first.repository.text(['rev-parse', `${sha}^{tree}`])).trim()
    const segments = (await first.repository.text(['mktree'], { input: `040000 tree ${tree}\tsegments\n` })).trim()
    const root = (await first.repository.text(['mktree'], { input: `040000 tree ${segments}\tjournal\n` })).trim()
    const fake = (await first.repository.text(['commit-tree', root, '-m', 'x'])).trim()
    const second = await machine()
    const objects = await first.repository.text(['rev-list', '--objects', '--no-object-names', '--no-walk', fake])
    expect(await second.mirror.unpack(fake, await packOf(first.repository, objects.trim().split('\n')))).toBeNull()
    expect(await second.mirror.read(fake)).toMatchObject({ segments: [], broken: { line: 1 } })
  })

  async function packOf(repository: Repository, ids: readonly string[]): Promise<string> {
    const base = join(world.folder('pack'), 'evil')
    const id = await repository.text(['pack-objects', '-q', base], { input: `${ids.join('\n')}\n` })
    const file = `${base}-${id.trim()}.pack`
    if (!existsSync(file)) throw new Error('no pack was made')
    return file
  }
})

function flipOne(file: string): void {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}
