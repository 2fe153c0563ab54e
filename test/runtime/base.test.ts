/** A task that moves to a newer base: looked up when a plan is approved, taken with its files or not at all (P3, J4). */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { hear, movedBase } from '../../src/runtime/base.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { given, lease, opened, planned } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const file = (text: string) => new Map([['greeting.txt', fakeFile(text)]])

function moving(newer: string) {
  const fakes = overFakes()
  const { objects, branches, base } = fakes
  const tip = objects.seed(file(newer), base)
  branches.tips.set('main', tip)
  const task = opened({ base: { branch: 'main', sha: base } })
  const plan = event('plan.submitted', { ...planned().data, baseSha: base } as never)
  const facts = [event('base.moved', { sha: tip, changed: ['greeting.txt'] })]
  return { ...fakes, tip, facts, ledger: fakes.ledgerOf([task, lease()]), waiting: given(task, lease(), plan).state }
}

test('the newer commit is told by its tip and by the paths that differ', async () => {
  const { deps, waiting, tip } = moving('Hello world\n')
  expect(await movedBase(deps, waiting)).toEqual({ tip, changed: ['greeting.txt'] })
})

test('a branch that is where it was, is gone, or that no plan waits on, is not looked into', async () => {
  const { deps, waiting, branches, base, tip } = moving('Hello world\n')
  branches.tips.set('main', base)
  expect(await movedBase(deps, waiting)).toBeNull()
  branches.tips.delete('main')
  expect(await movedBase(deps, waiting)).toBeNull()
  branches.tips.set('main', tip)
  expect(await movedBase(deps, given(opened(), lease()).state)).toBeNull()
})

test('facts and files of the newer base go into one checkpoint; the agent is told of no clash where there is none', async () => {
  const { deps, ledger, facts, objects, remote, tip } = moving('Hello world\n')
  expect(await hear(deps, ledger, facts)).toBe(true)
  await ledger.commit()
  expect(remote.checkpoints.at(-1)?.batch.workspace).toBe(objects.commits.get(tip)?.tree)
  expect([ledger.state.task?.base.sha, ledger.state.guidance]).toEqual([tip, []])
})

test('work that had begun stays, and where both changed the same file the agent is told', async () => {
  const { deps, ledger, facts, objects, workspace, remote } = moving('Hello world\n')
  await ledger.whileWriting(async () => void workspace.files.set('greeting.txt', fakeFile('Hello there\n')))
  workspace.files.set('new.txt', fakeFile('new\n'))
  await hear(deps, ledger, facts)
  await ledger.commit()
  const merged = objects.trees.get(remote.checkpoints.at(-1)?.batch.workspace ?? '')
  expect([...(merged?.keys() ?? [])]).toEqual(['greeting.txt', 'new.txt'])
  expect(merged?.get('greeting.txt')?.text).toContain('Hello there\n=======\nHello world\n')
  expect(ledger.state.guidance).toMatchObject([{ text: expect.stringContaining('greeting.txt') }])
})

test('everything else is written down as it is', async () => {
  const { deps, ledger } = moving('Hello world\n')
  expect(await hear(deps, ledger, [event('reminder.due', {})])).toBe(false)
  expect(ledger.state.reminders).toHaveLength(1)
})
