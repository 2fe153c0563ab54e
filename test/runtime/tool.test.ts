/** One call of a tool: each gets just one result, whatever it comes to (A5), and a dead run's call is settled (A3). */
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/codec.ts'
import { event } from '../../src/core/events.ts'
import type { JsonObject } from '../../src/core/json.ts'
import { Aborted, LeaseLost } from '../../src/ports/failures.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import { Ledger } from '../../src/runtime/ledger.ts'
import { runTool } from '../../src/runtime/tool.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { agent, approved, calls, lease, opened, planned, turn } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const signal = new AbortController().signal

/** The results of one call by the working agent, as the journal has them. */
async function called(
  name: string,
  input: JsonObject,
  more: { dead?: boolean; edited?: string; execution?: Partial<Execution> } = {},
) {
  const fakes = overFakes({ command: () => more.execution ?? { output: 'made' } })
  const task = opened({ base: { branch: 'main', sha: fakes.base } })
  const facts = [task, lease(), planned(), approved(), agent(1, 'work'), turn(1, 1, [calls('c1', name, input)])]
  const ledger = fakes.ledgerOf(facts)
  if (more.dead) {
    ledger.record(event('tool.started', { call: 'c1', name }))
    await ledger.commit()
  }
  const next = more.dead ? await takenOver(fakes, ledger) : ledger
  const { edited } = more
  if (edited) await next.whileWriting(async () => void fakes.workspace.files.set(edited, fakeFile('New.\n')))
  await runTool(fakes.deps, next, { id: 'c1', name, input }, signal)
  const result = next.state.agents.at(-1)?.turns.at(-1)?.results['c1']
  return { ...fakes, result, state: next.state }
}

/** The next worker's ledger over the same facts. */
async function takenOver(fakes: ReturnType<typeof overFakes>, dead: Ledger) {
  const journal = fakes.remote.open()
  const stored = await journal.read()
  const decoded = decode(stored?.segments ?? [], fakes.deps.hash)
  if (!decoded.ok) throw new Error(decoded.broken.problem)
  const start = { state: dead.state, head: decoded.head, tree: stored?.workspace ?? '', epoch: 2 }
  const ledger = new Ledger({ ...fakes.deps, journal }, start)
  ledger.record(lease(1002))
  return ledger
}

test('a command that went well', async () => {
  const { result, sandbox } = await called('bash', { command: 'make' })
  expect(result).toMatchObject({ outcome: 'ok', output: { text: expect.stringContaining('made') } })
  expect(sandbox.commands.map(({ command }) => command)).toEqual(['make'])
})

test('a tool that is not there is answered, and nothing is run', async () => {
  const { result, sandbox } = await called('browse', { url: 'x' })
  expect(result).toEqual({ outcome: 'error', output: { text: 'There is no tool named browse here.' } })
  expect(sandbox.commands).toEqual([])
})

test('P4: a tool of the other role is not there', async () => {
  const { result } = await called('submit_plan', {})
  expect(result?.output.text).toBe('There is no tool named submit_plan here.')
})

test('an input that is none is answered with what is wrong', async () => {
  const { result, sandbox } = await called('bash', { command: '  ' })
  expect(result).toEqual({ outcome: 'error', output: { text: 'Field `command`: it must hold a command.' } })
  expect(sandbox.commands).toEqual([])
})

test('A3: a command that a dead run left open is not run again; the agent is told', async () => {
  const { result, sandbox } = await called('bash', { command: 'make' }, { dead: true })
  expect(result).toMatchObject({ outcome: 'interrupted', output: { text: expect.stringMatching(/^Interrupted: /) } })
  expect(sandbox.commands).toEqual([])
})

test('A3: a reader that a dead run left open is run again', async () => {
  const { result } = await called('read', { path: 'missing' }, { dead: true })
  expect(result).toMatchObject({ outcome: 'error', output: { text: 'missing does not exist.' } })
})

test('R38: a search that takes long holds up no job that has to stop; it has no result and is run again', async () => {
  const stop = new AbortController()
  const fakes = overFakes()
  const input = { pattern: 'x' }
  const ledger = fakes.ledgerOf([opened(), lease(), agent(1, 'plan'), turn(1, 1, [calls('c1', 'search', input)])])
  const files = {
    ...fakes.deps.files,
    search() {
      stop.abort()
      return new Promise<never>(() => {})
    },
  }
  const left = runTool({ ...fakes.deps, files }, ledger, { id: 'c1', name: 'search', input }, stop.signal)
  await expect(left).rejects.toBeInstanceOf(Aborted)
  expect(ledger.state.agents[0]?.turns[0]?.results).toEqual({})
  await runTool(fakes.deps, ledger, { id: 'c1', name: 'search', input }, signal)
  expect(ledger.state.agents[0]?.turns[0]?.results).toHaveProperty('c1')
})

test('R38: a command that was stopped from outside is interrupted', async () => {
  const { result } = await called('bash', { command: 'make' }, { execution: { exit: null, stopped: 'abort' } })
  expect(result?.outcome).toBe('interrupted')
})

test('S3: what a command prints is redacted, also where it is kept whole', async () => {
  const { result, remote, state } = await called(
    'bash',
    { command: 'env' },
    { execution: { output: 's3cret '.repeat(9_000) } },
  )
  expect(result?.output.text).not.toContain('s3cret')
  expect(result?.output.blob).toBeDefined()
  expect([JSON.stringify(state), JSON.stringify(remote.checkpoints)].join()).not.toContain('s3cret')
})

test('R4: finish is written down with what differs from the base, and answered later', async () => {
  const { result, state, base, objects } = await called('finish', { summary: 'Made.' })
  expect(result).toBeUndefined()
  expect(state.finish).toMatchObject({ call: 'c1', summary: 'Made.', tree: objects.commits.get(base)?.tree })
  expect(state.finish).not.toHaveProperty('tests')
})

test('P6: the tests among what differs are named', async () => {
  const { state } = await called('finish', { summary: 'Made.' }, { edited: 'test/new.test.js' })
  expect(state.finish).toMatchObject({ tests: [{ path: 'test/new.test.js' }] })
})

test.each([
  ['gone', "the repository's folder was gone or empty"],
  ['full', 'the disk was full'],
] as const)(
  'a call that leaves the workspace %s: it is as before the call, and the agent is told',
  async (trouble, words) => {
    const fakes = overFakes({
      command: () => {
        fakes.workspace.files.clear()
        fakes.workspace.broken = trouble
        return { output: 'deleted' }
      },
    })
    await fakes.workspace.restore(fakes.base)
    const input = { command: 'rm -rf "$PWD"' }
    const task = opened({ base: { branch: 'main', sha: fakes.base } })
    const ledger = fakes.ledgerOf([task, lease(), agent(1, 'work'), turn(1, 1, [calls('c1', 'bash', input)])])
    await ledger.whileWriting(async () => fakes.workspace.files.set('new', fakeFile('made before')))
    await runTool(fakes.deps, ledger, { id: 'c1', name: 'bash', input }, signal)
    const result = ledger.state.agents.at(-1)?.turns.at(-1)?.results['c1']
    expect(result).toMatchObject({ outcome: 'error', output: { text: expect.stringContaining(words) } })
    expect(result?.output.text).toMatch(
      /^deleted\n\[exit 0 after .*\n\[After this call .* The files are as they were before it/,
    )
    expect([...fakes.workspace.files.keys()].sort()).toEqual(['greeting.txt', 'new'])
    expect(fakes.workspace.aligned).toEqual([fakes.base])
  },
)

test('a question is written down, and answered later', async () => {
  const { result, state } = await called('ask_human', { question: 'Tabs, s3cret?', tried: ['only spaces'] })
  expect(result).toBeUndefined()
  expect(state.question).toMatchObject({ call: 'c1', question: 'Tabs, ***?', tried: ['only spaces'], answer: null })
})

test('a question is asked about the files as they are', async () => {
  const { state } = await called('ask_human', { question: 'Like this?', tried: [] }, { edited: 'new.txt' })
  expect(state.question?.tree).toEqual(expect.any(String))
})

test('a question pushes nothing that needs leave, whatever has hidden it from the rules', async () => {
  const { state } = await called('ask_human', { question: 'So?', tried: [] }, { edited: '.github/workflows/ci.yml' })
  expect(state.question).toMatchObject({ question: 'So?' })
  expect(state.question?.tree).toBeUndefined()
})

describe('J3, A3: a worker that slept', () => {
  /** Another worker takes the task over, and after that the first gets so many milliseconds older. */
  async function overtaken(name: string, input: JsonObject, sleptMs: number) {
    const fakes = overFakes({ auto: false })
    const facts = [opened({ base: { branch: 'main', sha: fakes.base } }), lease(), planned(), approved()]
    const ledger = fakes.ledgerOf([...facts, agent(1, 'work'), turn(1, 1, [calls('c1', name, input)])])
    await ledger.commit()
    const other = fakes.remote.open()
    await other.read()
    const [first] = fakes.remote.checkpoints
    if (!first) throw new Error('nothing was pushed')
    await other.append({ ...first.batch, lease: { epoch: 2, run: '1002', attempt: 1 } })
    await fakes.clock.advance(sleptMs)
    const outcome = await runTool(fakes.deps, ledger, { id: 'c1', name, input }, signal).catch(
      (error: unknown) => error,
    )
    return [outcome, fakes.sandbox.commands.length] as const
  }

  test('and was overtaken starts no command', async () => {
    expect(await overtaken('bash', { command: 'make publish' }, 30_000)).toEqual([expect.any(LeaseLost), 0])
  })

  test('asks nothing before what can reach nothing, nor when it has just pushed', async () => {
    expect(await overtaken('read', { path: 'greeting.txt' }, 30_000)).toEqual([undefined, 0])
    expect(await overtaken('bash', { command: 'make' }, 20_000)).toEqual([undefined, 1])
  })
})
