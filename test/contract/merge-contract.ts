/** What every workspace keeps when it merges trees: all that either side changed, and every clash named. */
import { describe, expect, test } from 'vitest'
import { type Entry, type Machine, plain, tool, type WorkspaceWorld } from './workspace-contract.ts'

export function mergeContract(
  begin: (entries?: Record<string, Entry>) => Promise<Machine>,
  world: () => WorkspaceWorld,
): void {
  describe('R12: merging trees', () => {
    const trees = async (...all: readonly Record<string, Entry>[]) => {
      const machine = await begin()
      const stored: string[] = []
      for (const entries of all) {
        for (const path of Object.keys(machine.disk.list())) machine.disk.remove(path)
        for (const [path, entry] of Object.entries(entries)) machine.disk.put(path, entry)
        stored.push(await machine.workspace.snapshot())
      }
      const { workspace, disk } = machine
      const [base = '', ours = '', theirs = ''] = stored
      const { tree, conflicts } = await workspace.merge(base, ours, theirs)
      const untouched = disk.list()
      expect(untouched).toEqual(all.at(-1))
      await workspace.restore(tree)
      return { conflicts, files: disk.list() }
    }
    const base = { a: plain('a\n'), b: plain('b\n'), c: plain('c\n') }

    test('what either side changed is there; nothing clashes', async () => {
      const ours = { a: plain('mine\n'), b: plain('b\n'), c: plain('c\n'), new: tool('n\n') }
      const theirs = { a: plain('a\n'), c: plain('theirs\n'), other: plain('o\n') }
      const merged = { a: plain('mine\n'), c: plain('theirs\n'), new: tool('n\n'), other: plain('o\n') }
      expect(await trees(base, ours, theirs)).toEqual({ conflicts: [], files: merged })
    })

    test('a side that changed nothing, or the same, is the other', async () => {
      const changed = { a: plain('mine\n'), 'crlf.txt': plain('1\r\n') }
      for (const [ours, theirs] of [[base, changed] as const, [changed, base] as const, [changed, changed] as const]) {
        expect(await trees(base, ours, theirs)).toEqual({ conflicts: [], files: changed })
        await world().close()
      }
    })

    test('the same place changed by both stands there twice, and is named', async () => {
      const { conflicts, files } = await trees(
        base,
        { ...base, a: plain('mine\n'), b: plain('same\n') },
        { ...base, a: plain('theirs\n'), b: plain('same\n') },
      )
      expect([conflicts, files['b']]).toEqual([['a'], plain('same\n')])
      expect(files['a']?.text).toMatch(/^<<<<<<<[\s\S]*mine\n=======\ntheirs\n>>>>>>>/)
    })

    test('a commit stands for its tree', async () => {
      const machine = await begin(base)
      const before = await machine.workspace.snapshot()
      machine.disk.put('a', plain('mine\n'))
      const after = await machine.workspace.snapshot()
      const [from, to] = [await world().publish(machine, before), await world().publish(machine, after)]
      expect(await machine.workspace.merge(from, before, to)).toEqual({ tree: after, conflicts: [] })
    })
  })
}
