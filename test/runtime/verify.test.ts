/** Proof in a clean checkout of the very commit that the remote branch points to (P6). */
import { describe, expect, test } from 'vitest'
import { Aborted, Fatal, Unclear } from '../../src/ports/failures.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import { verify } from '../../src/runtime/verify.ts'
import { finished, lease, opened } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const BRANCH = 'pawl/issue-42'

const TESTS = [{ path: 'test/slug.test.js' }, { path: 'test/old.test.js', gone: true as const }]

interface Proof {
  readonly commands?: readonly string[]
  readonly setup?: readonly string[]
  readonly ends?: Readonly<Record<string, Partial<Execution>>>
  /** Where the branch points to instead of the commit that was pushed. */
  readonly tip?: string | null
}

async function verified({ commands = ['npm test'], setup = [], ends = {}, tip }: Proof = {}) {
  const fakes = overFakes({ command: ({ command }) => ends[command] ?? { output: `${command} ran` } })
  const { deps, branches, base } = fakes
  const there = tip === undefined ? base : tip
  if (there !== null) branches.tips.set(BRANCH, there)
  const ledger = fakes.ledgerOf([
    opened({ base: { branch: 'main', sha: base } }, { verify: [...commands], workingDirectory: 'app' }),
    lease(),
    finished('f1', { tests: TESTS }),
  ])
  const { state } = ledger
  if (!state.task) throw new Error('the task is not open')
  const signal = new AbortController().signal
  const outcome = await verify({ ...deps, setup }, ledger, { ...state, task: state.task }, base, signal).catch(
    (error: unknown) => error,
  )
  return { ...fakes, outcome, verification: ledger.state.verification }
}

describe('P6', () => {
  test('every command runs in the checkout, in its working directory, and counts', async () => {
    const { verification, sandbox, base } = await verified({ commands: ['a', 'b'], ends: { a: { exit: 1 } } })
    expect(sandbox.commands.map(({ command, cwd }) => `${cwd}$ ${command}`)).toEqual([
      '/checkout/1/app$ a',
      '/checkout/1/app$ b',
    ])
    expect(verification).toMatchObject({ sha: base, call: 'f1', passed: false })
    expect(verification?.commands.map(({ exit }) => exit)).toEqual([1, 0])
  })

  test('passes when all pass', async () => {
    const { verification } = await verified()
    expect(verification).toMatchObject({ passed: true, tests: TESTS, commands: [{ output: { text: 'npm test ran' } }] })
  })

  test.each([
    ['rewritten', 'a'.repeat(40), Unclear, 'put the branch back'],
    ['deleted', null, Fatal, `restore it, then comment \`/retry\``],
  ])('a branch that was %s proves nothing: it stops, and says what to do', async (how, tip, kind, todo) => {
    const { outcome, verification, sandbox } = await verified({ tip })
    expect(outcome).toBeInstanceOf(kind)
    expect(outcome).toMatchObject({
      message: expect.stringContaining(how === 'deleted' ? 'is gone' : how),
      todo: expect.stringContaining(todo),
    })
    expect([verification, sandbox.commands]).toEqual([null, []])
  })

  test('a setup that fails is told, and nothing else is run', async () => {
    const { verification, sandbox } = await verified({ setup: ['npm ci'], ends: { 'npm ci': { exit: 7 } } })
    expect(sandbox.commands.map(({ command }) => command)).toEqual(['npm ci'])
    expect(verification).toMatchObject({ passed: false, commands: [{ command: 'npm ci', exit: 7 }] })
  })

  test('R38: a command that was stopped is no verdict', async () => {
    const { outcome, verification } = await verified({ ends: { 'npm test': { exit: null, stopped: 'abort' } } })
    expect(outcome).toBeInstanceOf(Aborted)
    expect(verification).toBeNull()
  })

  test('the checkout is gone afterwards', async () => {
    const { objects } = await verified()
    expect(objects.checkouts.size).toBe(0)
  })
})
