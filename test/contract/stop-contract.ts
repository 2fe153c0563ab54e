/** R38: what is told to stop ends at once, and what saves goes on: the same for every journal, branch and workspace. */
import { expect, test } from 'vitest'
import { Aborted } from '../../src/ports/failures.ts'
import type { BranchesWorld } from './branches-contract.ts'
import { batchOf, type JournalWorld, linesOf } from './journal-contract.ts'
import { plain, type WorkspaceWorld } from './workspace-contract.ts'

/** Whether each of the calls ended because it was told to stop. */
const aborted = (...calls: readonly Promise<unknown>[]): Promise<readonly boolean[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => false,
        (error: unknown) => error instanceof Aborted,
      ),
    ),
  )

export function stoppedJournal(start: () => Promise<JournalWorld>): void {
  test('R38: an append that is stopped is Aborted, and the next finds out what became of it', async () => {
    const world = await start()
    const self = await world.worker()
    const { journal } = self
    const stop = new AbortController()
    const batch = await batchOf(self, ['1'])
    const asked = world.unanswered().then(() => stop.abort())
    expect(await aborted(journal.append(batch, stop.signal), asked)).toEqual([true, false])
    expect(await aborted(journal.confirm(stop.signal), journal.append(batch, stop.signal))).toEqual([true, true])
    await journal.append(batch)
    await journal.confirm()
    expect(await linesOf(await world.worker())).toEqual(['1'])
  })
}

export function stoppedBranches(start: () => Promise<BranchesWorld>): void {
  test('R38, A3: a push that is stopped is Aborted, like all that is asked after it; whether it came through the remote tells', async () => {
    const world = await start()
    const stop = new AbortController()
    const [{ branches, tree }, other] = [await world.machine(stop.signal), await world.machine()]
    const push = { parent: world.main.sha, tree: await tree('one'), message: 'Add one', at: 0 }
    const sha = await branches.commit(push)
    const asked = world.unanswered().then(() => stop.abort())
    const pushed = aborted(branches.push('pawl/issue-7', sha))
    await asked
    expect(await pushed).toEqual([true])
    const { main } = world
    const calls = [branches.tip('main'), branches.fetch(main.first), branches.readFile(main.sha, 'file.txt')]
    const more = [branches.contains('main', main.sha), branches.commit(push), branches.push('pawl/issue-7', sha)]
    expect(await aborted(...calls, ...more)).toEqual(Array(6).fill(true))
    expect([null, sha]).toContain(await other.branches.tip('pawl/issue-7'))
  })
}

export function stoppedWorkspace(start: () => Promise<WorkspaceWorld>): void {
  test('R38: what is told to stop touches no file, and a checkpoint still gets its snapshot', async () => {
    const world = await start()
    const stop = new AbortController()
    const machine = await world.machine(stop.signal)
    const { workspace, disk } = machine
    disk.put('a', plain('one'))
    const tree = await workspace.snapshot()
    const sha = await world.publish(machine, tree)
    disk.put('a', plain('two'))
    stop.abort()
    const calls = [workspace.restore(tree), workspace.align(sha), workspace.changed(tree, tree)]
    const more = [workspace.changes(tree, tree), workspace.merge(tree, tree, tree)]
    const checkout = workspace.withCheckout(sha, async () => {})
    expect(await aborted(...calls, ...more, checkout)).toEqual(Array(6).fill(true))
    expect(disk.list()).toEqual({ a: plain('two') })
    expect(await workspace.snapshot()).not.toBe(tree)
    expect(await workspace.facts()).toEqual({ submodules: [], lfs: [], nested: [], tooLarge: [] })
  })
}
