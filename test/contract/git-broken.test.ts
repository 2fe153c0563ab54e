/** A state branch that others have written to: what is read of it (J2, S5), and how it is left behind (J3). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readStored } from '../../src/adapters/git/stored.ts'
import { Fatal } from '../../src/ports/failures.ts'
import { git, gitWith } from '../support/git-server.ts'
import { type GitWorld, gitWorld, treeWith } from '../support/git-world.ts'
import { tamper } from '../support/tamper.ts'
import { batchOf, linesOf, sha256 } from './journal-contract.ts'

const BRANCH = 'pawl/state/7'
const SEGMENT = (number: number) => `journal/segments/0000/00000${number}.jsonl`

describe('a state branch that others have written to', () => {
  let world: GitWorld
  beforeEach(async () => {
    world = await gitWorld()
    const self = await worker()
    for (const line of ['one', 'two', 'three']) await self.journal.append(await batchOf(self, [line]))
  })
  afterEach(() => world.close())

  async function worker() {
    const repository = await world.machine()
    return { repository, journal: world.journal(repository), tree: (text: string) => treeWith(repository, text) }
  }
  const read = async () => (await worker()).journal.read()

  test.each([
    ['a segment taken away', { [SEGMENT(2)]: null }, SEGMENT(2), `is missing: ${SEGMENT(3)} stands in its place`],
    [
      'a file that is no segment',
      { 'journal/segments/notes.txt': 'x' },
      SEGMENT(4),
      'is missing: journal/segments/notes.txt stands in its place',
    ],
    [
      'a segment under another name',
      { [SEGMENT(3)]: null, [`${SEGMENT(3)}\tx`]: 'three\n' },
      SEGMENT(3),
      `is missing: ${SEGMENT(3)}\tx stands in its place`,
    ],
    ['a program', { [SEGMENT(3)]: { mode: '100755', text: 'x' } }, SEGMENT(3), 'is no ordinary file'],
    ['a link', { [SEGMENT(1)]: { mode: '120000', text: '/etc/passwd' } }, SEGMENT(1), 'is no ordinary file'],
  ])('J2: %s is named, and nothing of the segments is read', async (_, files, segment, problem) => {
    tamper(world.bare, BRANCH, files)
    expect(await read()).toMatchObject({ segments: [], broken: { segment, line: 1, problem } })
  })

  test('S5: a segment larger than any that Pawl writes is refused by its size, before it is read', async () => {
    tamper(world.bare, BRANCH, { [SEGMENT(3)]: '\0'.repeat(64 * 1024 * 1024 + 1) })
    expect(await read()).toMatchObject({
      segments: [],
      broken: { segment: SEGMENT(3), problem: expect.stringMatching(/^is 67108865 bytes long.*was not read$/) },
    })
  })

  test('S5: so is a journal whose segments are too large together', async () => {
    const { repository } = await worker()
    const tip = git(world.bare, 'rev-parse', BRANCH)
    await repository.network(['fetch', '--quiet', world.remote, tip], 'transfer')
    const stored = await readStored(repository, tip, { segment: 100, journal: 9, blob: 1 })
    expect(stored.broken).toMatchObject({
      segment: SEGMENT(3),
      problem: expect.stringContaining('larger than 9 bytes'),
    })
  })

  test('S5: a blob that is too large or holds something else is not handed to the agent', async () => {
    const large = 'x'.repeat(64 * 1024 * 1024 + 1)
    const digests = [sha256(large), sha256('one thing')]
    tamper(world.bare, BRANCH, {
      [`journal/blobs/${digests[0]?.slice(0, 2)}/${digests[0]}`]: large,
      [`journal/blobs/${digests[1]?.slice(0, 2)}/${digests[1]}`]: 'another thing',
    })
    const { journal } = await worker()
    await journal.read()
    await expect(journal.blob(digests[0] ?? '')).rejects.toThrow(/67108865 bytes long/)
    await expect(journal.blob(digests[1] ?? '')).rejects.toBeInstanceOf(Fatal)
  })

  test('J3: going back keeps everything: the history, and the broken journal in a folder of its own', async () => {
    for (const [round, name] of ['1', '2'].entries()) {
      const odd = { 'journal/segments/a "b"\n.txt': 'x', 'journal/a\t"b"\n': 'x' }
      tamper(world.bare, BRANCH, { [SEGMENT(2)]: `spoilt ${name}\n`, ...odd })
      const before = git(world.bare, 'rev-parse', BRANCH)
      const self = await worker()
      const stored = await self.journal.read()
      const found = []
      for await (const one of self.journal.history(stored?.tip ?? '', SEGMENT(2))) found.push(one)
      expect(found[0]?.broken).toBeUndefined()
      self.journal.goBackTo(found[0] ?? fail())
      const tip = await self.journal.append(await batchOf(self, [`after ${name}`]))
      expect(git(world.bare, 'rev-parse', `${tip}^`)).toBe(before)
      expect(git(world.bare, 'show', `${tip}:journal/broken/${name}/segments/0000/000002.jsonl`)).toBe(`spoilt ${name}`)
      expect(git(world.bare, 'ls-tree', '--name-only', `${tip}:journal`)).toBe('broken\nsegments')
      expect(git(world.bare, 'ls-tree', '--name-only', `${tip}:journal/broken`).split('\n')).toHaveLength(round + 1)
      expect((await linesOf(await worker())).slice(0, 3)).toEqual(['one', 'two', 'three'])
    }
    expect(await linesOf(await worker())).toEqual(['one', 'two', 'three', 'after 1', 'after 2'])
  })

  test('going back finds the last whole checkpoint also behind a commit that emptied the branch', async () => {
    const tree = gitWith(world.bare, '', 'mktree')
    const tip = git(world.bare, 'rev-parse', BRANCH)
    git(world.bare, 'update-ref', `refs/heads/${BRANCH}`, git(world.bare, 'commit-tree', tree, '-p', tip, '-m', 'x'))
    const self = await worker()
    expect(await self.journal.read()).toMatchObject({ segments: [] })
    for await (const one of self.journal.history(git(world.bare, 'rev-parse', BRANCH), SEGMENT(1))) {
      expect(one.tip).toBe(tip)
      break
    }
  })
})

function fail(): never {
  throw new Error('there is no earlier checkpoint')
}
