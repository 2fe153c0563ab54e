/** A3: what a dead worker has left running is ended before the workspace is restored, and when post saves what it can. */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { cutOutput } from '../../src/core/output.ts'
import { isOpened } from '../../src/core/state.ts'
import { restoreWorkspace } from '../../src/runtime/prepare.ts'
import { salvageRun } from '../../src/runtime/salvage.ts'
import { agent, calls, lease, opened, sha256, turn } from '../support/given.ts'
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

test('A1, J2: post saves a result with the large text that it names', async () => {
  const { deps, base, ledgerOf, spooled, remote } = overFakes()
  const asked = [agent(1, 'plan'), turn(1, 1, [calls('c1', 'read', { path: 'log' })])]
  const ledger = ledgerOf([opened({ base: { branch: 'main', sha: base } }), lease(), ...asked])
  await ledger.commit()
  const text = 'A long line of output\n'.repeat(5_000)
  const { output } = cutOutput(text, sha256, (all) => all)
  ledger.record(event('tool.started', { call: 'c1', name: 'read' }))
  ledger.keep(sha256(text), text)
  ledger.record(event('tool.completed', { call: 'c1', outcome: 'ok', output, seconds: 1 }))
  await salvageRun({ ...deps, spool: { ...deps.spool, read: () => spooled.map((line) => ({ line })) } })
  expect(remote.lines().filter((line) => line.includes('"tool.completed"'))).toHaveLength(1)
  const other = remote.open()
  await other.read()
  expect(await other.blob(sha256(text))).toBe(text)
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
