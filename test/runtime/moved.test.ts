/** Other people's commits are kept, never overwritten; conflicts go to the agent, a rewritten branch to a person. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/core/events.ts'
import { undelivered } from '../../src/core/people.ts'
import { openEffects } from '../../src/core/state.ts'
import { Transient, Unclear } from '../../src/ports/failures.ts'
import { performEffect } from '../../src/runtime/perform.ts'
import { verify } from '../../src/runtime/verify.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { agent, calls, finished, lease, opened, scheduled, turn } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const BRANCH = 'pawl/issue-42'
const never = new AbortController().signal
const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([path, text]) => [path, fakeFile(text)]))

const FINISHING = [turn(1, 1, [calls('f1', 'finish')]), finished('f1')]

/** Finished work on `greeting.txt` whose push is due, while the branch holds what somebody else has pushed. */
function pushing(
  theirs: Record<string, string>,
  on: 'ours' | 'nothing' = 'ours',
  /** What the agent has done; null before there is one. */
  did: readonly Event[] | null = FINISHING,
) {
  const fakes = overFakes()
  const { objects, base, branches } = fakes
  const tip = objects.seed(files(theirs), on === 'ours' ? base : null)
  branches.tips.set(BRANCH, tip)
  const tree = objects.store(files({ 'greeting.txt': 'Hello ours\n' }))
  const push = { kind: 'push', branch: BRANCH, parent: base, tree: did && tree, message: 'Mend it', at: 1_000 } as const
  const finishing = (did ?? []).map((one) => (one.type === 'work.finished' ? finished('f1', { tree }) : one))
  const begun = did === null ? [] : [agent(1, 'work')]
  const facts = [opened({ base: { branch: 'main', sha: base } }), lease(), ...begun, ...finishing]
  const ledger = fakes.ledgerOf([...facts, scheduled(push, '42-6')])
  return { ...fakes, ledger, tip, tree, facts }
}

async function pushed(from: ReturnType<typeof pushing>, branches = from.deps.branches): Promise<unknown> {
  const { ledger } = from
  const deps = { ...from.deps, branches }
  const [record] = openEffects(ledger.state)
  if (!record) throw new Error('no push is open')
  return performEffect(deps, ledger, record, never).catch((error: unknown) => error)
}

describe('a person’s own commits on the work branch are kept, never overwritten', () => {
  test('they become part of the files, and the agent is told to look again', async () => {
    const from = pushing({ 'greeting.txt': 'Hello\n', 'notes.txt': 'Mine.\n' })
    expect(await pushed(from)).toBeUndefined()
    const { state } = from.ledger
    expect(state.moved).toMatchObject({ sha: from.tip, conflicts: [] })
    expect(state.finish).toBeNull()
    expect(state.agents[0]?.turns[0]?.results['f1']).toMatchObject({ outcome: 'error' })
    expect(state.guidance.map(({ text }) => text)).toEqual([expect.stringContaining('A person has pushed commits')])
    expect([...from.workspace.files].map(([path, { text }]) => [path, text])).toEqual([
      ['greeting.txt', 'Hello ours\n'],
      ['notes.txt', 'Mine.\n'],
    ])
    expect(from.branches.tips.get(BRANCH)).toBe(from.tip)
  })

  test('F1: also when the remote does not answer at first whether they follow ours', async () => {
    const from = pushing({ 'greeting.txt': 'Hello\n', 'notes.txt': 'Mine.\n' })
    let failures = 1
    const contains = async (branch: string, sha: string) => {
      if (sha === from.base && failures-- > 0) throw new Transient('no answer')
      return from.branches.contains(branch, sha)
    }
    expect(await pushed(from, { ...from.branches, contains })).toBeUndefined()
    expect([failures, from.ledger.state.moved?.sha]).toEqual([-1, from.tip])
  })

  test('what both changed is the agent’s to resolve', async () => {
    const from = pushing({ 'greeting.txt': 'Hello theirs\n' })
    await pushed(from)
    expect(from.ledger.state.moved?.conflicts).toEqual(['greeting.txt'])
    expect(from.workspace.files.get('greeting.txt')?.text).toContain('<<<<<<<')
    expect(from.ledger.state.guidance[0]?.text).toContain('- greeting.txt')
  })

  test('also while a question is asked about the work so far, which is then not pushed over theirs', async () => {
    const from = pushing({ 'greeting.txt': 'Hello\n', 'notes.txt': 'Mine.\n' }, 'ours', [])
    expect(await pushed(from)).toBeUndefined()
    const { state } = from.ledger
    expect([state.moved?.sha, undelivered(state).length]).toEqual([from.tip, 1])
    expect(from.workspace.files.get('notes.txt')?.text).toBe('Mine.\n')
  })

  test('a branch that was there before the task stops it, untouched', async () => {
    const from = pushing({ 'other.txt': 'Old.\n' }, 'nothing', null)
    expect(await pushed(from)).toMatchObject({ message: `${BRANCH} was there before this task` })
    expect(from.branches.tips.get(BRANCH)).toBe(from.tip)
  })

  test('a force-pushed branch stops the task, untouched, and says how it was', async () => {
    const from = pushing({ 'other.txt': 'New.\n' }, 'nothing')
    const outcome = await pushed(from)
    expect(outcome).toBeInstanceOf(Unclear)
    expect(outcome).toMatchObject({
      message: `${BRANCH} was rewritten: it no longer holds what was pushed`,
      todo: expect.stringContaining(`git push --force origin ${from.base}:${BRANCH}`),
    })
    expect(from.branches.tips.get(BRANCH)).toBe(from.tip)
  })
})

describe('before it is verified, the work is held against the base as it is now', () => {
  async function verifying(main: Record<string, string>) {
    const { facts, ...from } = pushing({ 'greeting.txt': 'Hello\n' })
    const { branches, objects, base, deps, tree } = from
    const sha = await branches.commit({ parent: base, tree, message: 'Mend it', at: 1_000 })
    branches.tips.set(BRANCH, sha)
    objects.pushed.add(sha)
    const moved = objects.seed(files(main), base)
    branches.tips.set('main', moved)
    const ledger = from.ledgerOf(facts)
    const { state } = ledger
    if (!state.task) throw new Error('the task is not open')
    await verify(deps, ledger, { ...state, task: state.task }, sha, never)
    return { ...from, ledger, moved }
  }

  test('a merge conflict with the base goes to the agent, with the base in its files', async () => {
    const { ledger, moved, workspace } = await verifying({ 'greeting.txt': 'Hello main\n' })
    expect(ledger.state.task?.base.sha).toBe(moved)
    expect(ledger.state.verification).toBeNull()
    expect(ledger.state.agents[0]?.turns[0]?.results['f1']?.output.text).toContain('Not done yet')
    expect(ledger.state.guidance[0]?.text).toContain('The base branch has moved meanwhile')
    expect(workspace.files.get('greeting.txt')?.text).toContain('Hello main')
  })

  test('a base that moved elsewhere is no reason to stop', async () => {
    const { ledger, base } = await verifying({ 'greeting.txt': 'Hello\n', 'other.txt': 'New.\n' })
    expect(ledger.state.task?.base.sha).toBe(base)
    expect(ledger.state.verification).toMatchObject({ passed: true })
  })
})
