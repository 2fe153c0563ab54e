/** A3: what a dead worker has left running is ended before the workspace is restored, and when post saves what it can. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { isOpened } from '../../src/core/state.ts'
import { restoreWorkspace } from '../../src/runtime/prepare.ts'
import { salvageRun } from '../../src/runtime/salvage.ts'
import { lease, opened } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

test('before the workspace is restored', async () => {
  const { deps, base, ledgerOf } = overFakes()
  const ledger = ledgerOf([opened({ base: { branch: 'main', sha: base } }), lease()])
  if (!isOpened(ledger.state)) throw new Error('the task was never opened')
  const order: string[] = []
  const told = {
    ...deps,
    sandbox: { ...deps.sandbox, endEarlier: async () => void order.push('ended') },
    workspace: {
      ...deps.workspace,
      async restore(tree: string) {
        order.push('restored')
        await deps.workspace.restore(tree)
      },
    },
  }
  await restoreWorkspace(told, ledger, ledger.state)
  expect(order).toEqual(['ended', 'restored'])
})

test('when post saves what a main that died could not', async () => {
  const { deps, base, ledgerOf, sandbox } = overFakes()
  await ledgerOf([opened({ base: { branch: 'main', sha: base } }), lease()]).commit()
  expect(await salvageRun(deps)).toContain('events that the job had not pushed yet were saved')
  expect(sandbox.ends).toBe(1)
})

test('A1: a call of the successor that main had only written down is made; one that it may have made is left to the sweep', async () => {
  const { deps, base, ledgerOf, forge, spooled } = overFakes()
  const ledger = ledgerOf([opened({ base: { branch: 'main', sha: base } }), lease()])
  await ledger.commit()
  const call = { key: '42-3', effect: { kind: 'dispatch', task: 42, epoch: 1 } } as const
  ledger.record(event('effect.scheduled', call))
  const read = () => spooled.map((line) => ({ line }))
  expect(await salvageRun({ ...deps, spool: { ...deps.spool, read } })).toMatch(/^1 event that .* was saved\./)
  expect(forge.state.dispatches).toEqual([{ task: 42 }])

  const other = overFakes()
  const begun = [opened({ base: { branch: 'main', sha: other.base } }), lease(), event('effect.scheduled', call)]
  await other.ledgerOf(begun).commit()
  await salvageRun(other.deps)
  expect(other.forge.state.dispatches).toEqual([])
})
