import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gitBranches } from '../../src/adapters/git/branches.ts'
import { DEFAULT_IDENTITY } from '../../src/adapters/git/repository.ts'
import { Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import { type Fate, git, gitWith } from '../support/git-server.ts'
import { type GitWorld, gitWorld, nextPush, seedMain, treeWith } from '../support/git-world.ts'
import { batchOf, linesOf } from './journal-contract.ts'

const BRANCH = 'pawl/state/7'
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('journal on a git remote', () => {
  let world: GitWorld
  beforeEach(async () => {
    world = await gitWorld()
  })
  afterEach(() => world.close())

  async function worker(options?: Parameters<GitWorld['machine']>[0], nonce?: () => string) {
    const repository = await world.machine(options)
    return { journal: world.journal(repository, nonce), tree: (text: string) => treeWith(repository, text) }
  }

  test.each(['lost-after', '502-after'] as const)(
    'J3: a push that took effect (%s) succeeds when the tip is ours',
    async (fate) => {
      const self = await worker()
      for (const line of ['1', '2']) {
        nextPush(world.server, fate)
        const tip = await self.journal.append(await batchOf(self, [line]))
        expect(git(world.bare, 'rev-parse', BRANCH)).toBe(tip)
      }
    },
  )

  test('J3: when even the tip cannot be asked, the next append asks first and recognises what arrived', async () => {
    const self = await worker()
    await self.journal.append(await batchOf(self, ['1']))
    world.server.fate = ({ pushes, path }) => (pushes ? 'drop-after' : path.endsWith('upload-pack') ? 503 : 'pass')
    expect(await failure(self.journal.append(await batchOf(self, ['2'])))).toBeInstanceOf(Transient)
    world.server.fate = null
    const tip = await self.journal.append(await batchOf(self, ['2', '3']))
    expect(git(world.bare, 'rev-parse', BRANCH)).toBe(tip)
    expect(await linesOf(await worker())).toEqual(['1', '2', '3'])
  })

  test('J3, A3: pushes that arrive after they were given up are recognised, also on the work branch', async () => {
    const self = await worker({ networkLimitMs: 700 })
    await self.journal.append(await batchOf(self, ['1']))
    const repository = await world.machine({ networkLimitMs: 700 })
    const branches = gitBranches({ repository, committer: DEFAULT_IDENTITY })
    const sha = await branches.commit({ parent: seedMain(world).sha, tree: null, message: 'one', at: 0 })
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    world.server.fate = async ({ pushes }): Promise<Fate> => {
      if (pushes) await held
      return 'pass'
    }
    const pushes = [self.journal.append(await batchOf(self, ['2'])), branches.push('pawl/issue-7', sha)]
    for (const error of await Promise.all(pushes.map(failure))) expect(error).toBeInstanceOf(Transient)
    world.server.fate = null
    const before = git(world.bare, 'rev-parse', BRANCH)
    expect(await branches.tip('pawl/issue-7')).toBeNull()
    arrive()
    const work = () => git(world.bare, 'for-each-ref', 'refs/heads/pawl/issue-7')
    const landed = () => git(world.bare, 'rev-parse', BRANCH) !== before && work() !== ''
    while (!landed()) await new Promise((resolve) => setTimeout(resolve, 20))
    await self.journal.append(await batchOf(self, ['2']))
    expect(await linesOf(await worker())).toEqual(['1', '2'])
    expect(await branches.contains('pawl/issue-7', sha)).toBe(true)
    await branches.push('pawl/issue-7', sha)
  })

  test('J3: other events than those that arrived unheard are never put on top of them', async () => {
    const self = await worker()
    world.server.fate = ({ pushes, path }) => (pushes ? 'drop-after' : path.endsWith('upload-pack') ? 503 : 'pass')
    expect(await failure(self.journal.append(await batchOf(self, ['1'])))).toBeInstanceOf(Transient)
    world.server.fate = null
    expect(await failure(self.journal.append(await batchOf(self, ['another first'])))).toBeInstanceOf(LeaseLost)
    expect(await linesOf(self)).toEqual(['1'])
  })

  test('J3: the nonce is what makes identical checkpoints two commits', async () => {
    const workers = [await worker({}, () => 'same'), await worker({}, () => 'same')]
    const append = async (self: (typeof workers)[number]) => failure(self.journal.append(await batchOf(self, ['1'])))
    // Within one second both make the very same commit, and both are told that they won.
    const errors = await Promise.all(workers.map(append))
    const commits = git(world.bare, 'rev-list', '--count', BRANCH)
    expect(commits).toBe('1')
    expect(errors.filter((error) => error !== null).length).toBeLessThanOrEqual(1)
    const log = git(world.bare, 'log', '-1', '--format=%(trailers:key=Pawl-Nonce,valueonly)', BRANCH)
    expect(log.trim()).toBe('same')
  })

  test('J3: whoever lost the lease is told which run and epoch holds it', async () => {
    const [first, second] = [await worker(), await worker()]
    await first.journal.append(await batchOf(first, ['1'], { lease: { epoch: 4, run: '4711', attempt: 2 } }))
    const error = await failure(second.journal.append(await batchOf(second, ['2'])))
    expect(error).toBeInstanceOf(LeaseLost)
    expect(error).toMatchObject({ by: 'worker', message: expect.stringContaining('run 4711 holds it in epoch 4') })
  })

  test('J3: a branch that somebody else moved, or deleted, is left as it is', async () => {
    const self = await worker()
    await self.journal.append(await batchOf(self, ['1']))
    await self.journal.read()
    const tree = gitWith(world.bare, '', 'mktree')
    git(world.bare, 'update-ref', `refs/heads/${BRANCH}`, git(world.bare, 'commit-tree', tree, '-m', 'mine now'))
    const tip = git(world.bare, 'rev-parse', BRANCH)
    const moved = await failure(self.journal.append(await batchOf(self, ['2'])))
    expect(moved).toBeInstanceOf(LeaseLost)
    expect(moved).toMatchObject({ by: 'mover', message: expect.stringContaining(tip) })
    expect(git(world.bare, 'rev-parse', BRANCH)).toBe(tip)
    git(world.bare, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    const deleted = await failure(self.journal.append(await batchOf(self, ['2'])))
    expect(deleted).toBeInstanceOf(LeaseLost)
    expect(deleted).toHaveProperty('by', 'deleter')
    expect(git(world.bare, 'for-each-ref', `refs/heads/${BRANCH}`)).toBe('')
  })

  test('F1: a remote that keeps refusing is Fatal in the end, in its own words', async () => {
    const self = await worker()
    await self.journal.append(await batchOf(self, ['1']))
    const allow = refusePushes(world.bare, 'GH013: not here')
    for (const kind of [Transient, Transient, Fatal]) {
      const error = await failure(self.journal.append(await batchOf(self, ['2'])))
      expect(error).toBeInstanceOf(kind)
      expect(error).toHaveProperty('message', expect.stringContaining('GH013: not here'))
    }
    allow()
    await self.journal.append(await batchOf(self, ['2']))
    expect(await linesOf(await worker())).toEqual(['1', '2'])
  })

  test('F1: a remote that refuses a work branch is Fatal at once, in its own words', async () => {
    const { sha: parent } = seedMain(world)
    const branches = gitBranches({ repository: await world.machine(), committer: DEFAULT_IDENTITY })
    const sha = await branches.commit({ parent, tree: null, message: 'one', at: 0 })
    const allow = refusePushes(world.bare, 'no workflows permission')
    const error = await failure(branches.push('pawl/issue-7', sha))
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toHaveProperty('message', expect.stringContaining('no workflows permission'))
    expect(await branches.tip('pawl/issue-7')).toBeNull()
    allow()
    await branches.push('pawl/issue-7', sha)
  })

  test('a wrong token is Fatal for reading too; a server in trouble is Transient', async () => {
    const stranger = await worker({ token: 'wrong' })
    expect(await failure(stranger.journal.read())).toBeInstanceOf(Fatal)
    world.server.fate = () => 503
    const error = await failure((await worker()).journal.read())
    expect(error).toBeInstanceOf(Transient)
    expect(error).toHaveProperty('status', 503)
  })

  test('R6: a server that never answers costs the time limit and no more', async () => {
    const self = await worker({ networkLimitMs: 300 })
    world.server.fate = () => 'hang'
    const started = performance.now()
    expect(await failure(self.journal.read())).toBeInstanceOf(Transient)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('J5: append 133 adds as many objects and bytes as append 5, at the same place of their folders', async () => {
    const self = await worker()
    const append = async (number: number) =>
      self.journal.append(await batchOf(self, [`${number}`.padStart(4, '0').repeat(100)], { readme: `# ${number}\n` }))
    const added = new Map<number, { objects: number; bytes: number }>()
    for (let number = 1; number <= 133; number++) {
      const before = number === 5 || number === 133 ? stored(world.bare) : null
      await append(number)
      if (before === null) continue
      const after = stored(world.bare)
      added.set(number, { objects: after.objects - before.objects, bytes: after.bytes - before.bytes })
    }
    expect(added.get(133)?.objects).toBe(added.get(5)?.objects)
    expect(added.get(133)?.bytes).toBeLessThan((added.get(5)?.bytes ?? 0) + 400)
    expect(git(world.bare, 'ls-tree', '--name-only', `${BRANCH}:journal/segments`)).toBe('0000\n0001\n0002')
    expect(git(world.bare, 'ls-tree', '--name-only', BRANCH)).toBe('README.md\njournal\nworkspace')
  })
})

function stored(folder: string): { objects: number; bytes: number } {
  const listed = git(folder, 'cat-file', '--batch-all-objects', '--batch-check=%(objectsize:disk)').split('\n')
  return { objects: listed.length, bytes: listed.reduce((total, size) => total + Number(size), 0) }
}

/** A rule of the server's, until it is allowed again. */
function refusePushes(bare: string, words: string): () => void {
  const hook = join(bare, 'hooks', 'pre-receive')
  mkdirSync(dirname(hook), { recursive: true })
  writeFileSync(hook, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`)
  chmodSync(hook, 0o755)
  return () => rmSync(hook)
}
