import { afterEach, describe, expect, test } from 'vitest'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Branches } from '../../src/ports/workspace.ts'
import { stoppedBranches } from './stop-contract.ts'

export interface Machine {
  readonly branches: Branches
  /** Stores a tree with this text in it. */
  tree(text: string): Promise<string>
}

export interface BranchesWorld {
  /** A commit that the remote's `main` is at, with two before it. */
  readonly main: { readonly sha: string; readonly tree: string; readonly first: string }
  machine(stop?: AbortSignal): Promise<Machine>
  /** A commit of the remote's with these files: path → text, or where a link points to. */
  commitWith(files: Readonly<Record<string, string | { readonly link: string }>>): string
  /** What becomes of the next push alone. */
  next(fate: 'lost-before' | 'lost-after' | 'refused'): void
  /** Leaves the next push without an answer; resolves when it has come. */
  unanswered(): Promise<void>
  close(): Promise<void>
}

const WORK = 'pawl/issue-7'
const AT = 1_764_400_000_123
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** What every set of branches keeps, whatever stores it. */
export function branchesContract(name: string, make: () => Promise<BranchesWorld>): void {
  describe(`branches (${name})`, () => {
    let world: BranchesWorld
    afterEach(() => world.close())
    const begin = async () => {
      world = await make()
      return world.machine()
    }
    const commitOn = async (machine: Machine, parent: string, text: string) =>
      machine.branches.commit({ parent, tree: await machine.tree(text), message: `Add ${text}`, at: AT })

    stoppedBranches(async () => {
      world = await make()
      return world
    })

    test('a branch has a tip, or none', async () => {
      const { branches } = await begin()
      expect(await branches.tip('main')).toBe(world.main.sha)
      expect(await branches.tip('ain')).toBeNull()
      expect(await branches.tip(WORK)).toBeNull()
    })

    test('a fetched commit says which tree it has', async () => {
      const { branches } = await begin()
      expect(await branches.fetch(world.main.sha)).toBe(world.main.tree)
      expect(await branches.fetch(world.main.first)).not.toBe(world.main.tree)
    })

    test('S4: a file reads as a commit has it, whatever the branch holds later', async () => {
      const { branches } = await begin()
      const text = '# Rules\r\n\nHéllo 😀, no end of line'
      const sha = world.commitWith({ 'AGENTS.md': text, 'packages/api/AGENTS.md': 'api\n' })
      world.commitWith({ 'AGENTS.md': 'other' })
      expect(await branches.readFile(sha, 'AGENTS.md')).toBe(text)
      expect(await branches.readFile(sha, 'packages/api/AGENTS.md')).toBe('api\n')
      for (const path of ['CLAUDE.md', 'packages/AGENTS.md', 'packages', 'packages/api', 'AGENTS.md/x', 'a\nb'])
        expect(await branches.readFile(sha, path)).toBeNull()
    })

    test('S4: a link is followed within the commit, and never out of it', async () => {
      const { branches } = await begin()
      const sha = world.commitWith({
        'AGENTS.md': 'rules',
        'CLAUDE.md': { link: 'AGENTS.md' },
        'packages/api/AGENTS.md': { link: '../../CLAUDE.md' },
        'packages/api/CLAUDE.md': { link: '../../../outside.md' },
        'a/AGENTS.md': { link: '/etc/hostname' },
        'b/AGENTS.md': { link: 'missing.md' },
        'c/AGENTS.md': { link: 'CLAUDE.md' },
        'c/CLAUDE.md': { link: 'AGENTS.md' },
      })
      expect(await branches.readFile(sha, 'CLAUDE.md')).toBe('rules')
      expect(await branches.readFile(sha, 'packages/api/AGENTS.md')).toBe('rules')
      for (const path of ['packages/api/CLAUDE.md', 'a/AGENTS.md', 'b/AGENTS.md', 'c/AGENTS.md'])
        expect(await branches.readFile(sha, path)).toBeNull()
    })

    test('a file of hundreds of kilobytes reads whole', async () => {
      const { branches } = await begin()
      const text = 'Long, and longer. '.repeat(20_000)
      expect(await branches.readFile(world.commitWith({ 'AGENTS.md': text }), 'AGENTS.md')).toBe(text)
    })

    test('A3: the same data make the same commit on every machine, other data another', async () => {
      const [first, second] = [await begin(), await world.machine()]
      const parent = world.main.sha
      const sha = await commitOn(first, parent, 'step one\nand more')
      expect(await commitOn(second, parent, 'step one\nand more')).toBe(sha)
      const tree = await first.tree('step one\nand more')
      const others = [
        { parent, tree, message: 'Another', at: AT },
        { parent, tree, message: 'Add step one\nand more', at: AT + 1000 },
        { parent: world.main.first, tree, message: 'Add step one\nand more', at: AT },
        { parent, tree: null, message: 'Add step one\nand more', at: AT },
      ]
      const shas = await Promise.all(others.map((data) => first.branches.commit(data)))
      expect(new Set([sha, ...shas]).size).toBe(5)
    })

    test('a commit with a second parent has the history of both, and is another one', async () => {
      const machine = await begin()
      const { branches } = machine
      const work = await commitOn(machine, world.main.first, 'work')
      const [tree, parent] = [await machine.tree('both'), work]
      const alone = await branches.commit({ parent, tree, message: 'Finish', at: AT })
      const both = { parent, also: world.main.sha, tree, message: 'Finish', at: AT }
      const sha = await branches.commit(both)
      expect(sha).not.toBe(alone)
      const other = await world.machine()
      await other.tree('both')
      await branches.push(WORK, work)
      expect(await other.branches.contains(WORK, world.main.sha)).toBe(false)
      expect(await other.branches.commit(both)).toBe(sha)
      await branches.push(WORK, sha)
      for (const held of [work, world.main.sha]) expect(await other.branches.contains(WORK, held)).toBe(true)
    })

    test('without a tree a commit keeps its parent’s', async () => {
      const { branches } = await begin()
      const sha = await branches.commit({ parent: world.main.sha, tree: null, message: 'Start', at: AT })
      expect(await branches.fetch(sha)).toBe(world.main.tree)
    })

    test('A2: what was pushed is what the remote shows, also when pushed again', async () => {
      const [machine, other] = [await begin(), await world.machine()]
      const one = await commitOn(machine, world.main.sha, 'one')
      await machine.branches.push(WORK, one)
      await machine.branches.push(WORK, one)
      expect(await other.branches.tip(WORK)).toBe(one)
      const two = await commitOn(other, one, 'two')
      await other.branches.push(WORK, two)
      expect(await machine.branches.tip(WORK)).toBe(two)
    })

    test('a branch contains its tip and what came before, and nothing else', async () => {
      const machine = await begin()
      const one = await commitOn(machine, world.main.sha, 'one')
      const two = await commitOn(machine, one, 'two')
      const aside = await commitOn(machine, one, 'aside')
      await machine.branches.push(WORK, two)
      const { branches } = await world.machine()
      for (const sha of [two, one, world.main.sha, world.main.first])
        expect(await branches.contains(WORK, sha)).toBe(true)
      expect(await branches.contains(WORK, aside)).toBe(false)
      expect(await machine.branches.contains(WORK, aside)).toBe(false)
      expect(await branches.contains('main', one)).toBe(false)
      expect(await branches.contains('no-such-branch', one)).toBe(false)
    })

    test('a push whose commit somebody has built upon meanwhile went well', async () => {
      const [machine, other] = [await begin(), await world.machine()]
      const one = await commitOn(machine, world.main.sha, 'one')
      await machine.branches.push(WORK, one)
      await other.branches.push(WORK, await commitOn(other, one, 'two'))
      await machine.branches.push(WORK, one)
    })

    test('a push beside somebody else’s commit is Fatal, says what to do and changes nothing', async () => {
      const [machine, other] = [await begin(), await world.machine()]
      const theirs = await commitOn(other, world.main.sha, 'theirs')
      await other.branches.push(WORK, theirs)
      const error = await failure(machine.branches.push(WORK, await commitOn(machine, world.main.sha, 'ours')))
      expect(error).toBeInstanceOf(Fatal)
      expect(error).toHaveProperty('todo', expect.stringContaining(WORK))
      expect(await machine.branches.tip(WORK)).toBe(theirs)
    })

    test('A3: a push lost on the way is Transient, and the remote shows that nothing happened', async () => {
      const { branches } = await begin()
      let tip: string | null = null
      for (const message of ['one', 'two']) {
        const sha = await branches.commit({ parent: tip ?? world.main.sha, tree: null, message, at: AT })
        world.next('lost-before')
        expect(await failure(branches.push(WORK, sha))).toBeInstanceOf(Transient)
        expect(await branches.tip(WORK)).toBe(tip)
        await branches.push(WORK, sha)
        tip = sha
      }
      expect(await branches.tip(WORK)).toBe(tip)
    })

    test('A3: a push whose answer is lost is found on the remote', async () => {
      const machine = await begin()
      const sha = await commitOn(machine, world.main.sha, 'one')
      world.next('lost-after')
      const error = await failure(machine.branches.push(WORK, sha))
      if (error !== null) expect(error).toBeInstanceOf(Transient)
      expect(await machine.branches.tip(WORK)).toBe(sha)
    })

    test('a refused token is Fatal and says what to do', async () => {
      const machine = await begin()
      const sha = await commitOn(machine, world.main.sha, 'one')
      world.next('refused')
      const error = await failure(machine.branches.push(WORK, sha))
      expect(error).toBeInstanceOf(Fatal)
      expect(error).toHaveProperty('todo', expect.stringContaining('contents: write'))
    })
  })
}
