/** Sub-agents over a whole run: what a worker that takes over sends is what the first would have sent (A3, A4, A5, R36). */
import { expect, test } from 'vitest'
import type { ModelRequest } from '../../src/core/conversation.ts'
import type { Block } from '../../src/core/json.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import type { RunResult } from '../../src/runtime/handover.ts'
import { run } from '../../src/runtime/run.ts'
import { calls, type Script, says } from '../support/fake-model.ts'
import { overFakes } from '../support/over-fakes.ts'

const EDITOR = 'str_replace_based_edit_tool'
const plan = { summary: 'Say it louder.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }
const louder = { command: 'str_replace', path: 'greeting.txt', old_str: 'Hello', new_str: 'Hello!' }
const changes = ({ tools }: ModelRequest) => tools.some(({ name }) => name === 'bash')
const both = (reads: readonly Block[], edits: readonly Block[]) => (request: ModelRequest) =>
  changes(request) ? edits : reads

/** Planning and work hand a piece out each; in work a second one follows in the same turn. */
const script: Script = {
  plan: [[says('I ask.'), calls('delegate', { task: 'What does greeting.txt say?' })], [calls('submit_plan', plan)]],
  sub: [
    both([calls('read', { path: 'greeting.txt' })], [calls(EDITOR, louder), calls('bash', { command: 'make' })]),
    both([calls('report', { text: 'It says Hello.' })], [calls('report', { text: 'Louder now.' })]),
  ],
  work: [[calls('delegate', { task: 'Say it louder.', title: 'Louder' })], [calls('finish', { summary: 'Louder.' })]],
}

const quiet = async () => {
  for (let times = 0; times < 200; times += 1) await new Promise(setImmediate)
}

interface Job {
  readonly id: string
  readonly result: Promise<RunResult>
}

function world(given: Script = script) {
  const fakes = overFakes({ auto: false, script: given })
  const { forge, deps, clock, remote } = fakes
  forge.openIssue({ number: 42, title: 'Too quiet' })
  forge.label(42, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const sleep = (ms: number, stop?: AbortSignal) => (ms > 600_000 ? clock.sleep(ms, stop) : clock.advance(ms))
  const common = {
    ...deps,
    clock: { ...clock, sleep },
    policy: { ...deps.policy, planApproval: 'never' as const },
    forge: { ...forge, runEnded: async () => true },
  }
  let jobs = 1000
  const start = (change: Partial<Deps> = {}): Job => {
    const id = String(++jobs)
    const url = `https://github.com/octo/slugs/actions/runs/${id}`
    return { id, result: run({ ...common, run: { id, attempt: 1, url }, journal: remote.open(), ...change }) }
  }
  const events = () => remote.lines().map((line) => JSON.parse(line) as { type: string; data: Record<string, unknown> })
  return { ...fakes, start, events }
}

/** The first job's machine dies in its model call of that number. */
function dyingAt(at: number, { model }: ReturnType<typeof world>): Partial<Deps> {
  let turns = 0
  return {
    model: {
      turn(request, signal) {
        turns += 1
        return turns < at
          ? model.turn(request, signal)
          : new Promise(() => void model.requests.push(structuredClone(request)))
      },
    },
  }
}

const resultsIn = ({ messages }: ModelRequest) =>
  messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'tool_result' ? [String(block['content'])] : [])),
  )

async function calm() {
  const all = world()
  const { state } = await all.start().result
  return { ...all, state }
}

test('each agent has a conversation of its own, and its report is the result of the call', async () => {
  const { state, model, workspace, said } = await calm()
  expect(state.ended?.outcome).toBe('done')
  expect(state.agents.map(({ role, parent }) => [role, parent?.agent])).toEqual([
    ['plan', undefined],
    ['plan', 1],
    ['work', undefined],
    ['work', 3],
  ])
  expect(model.requests.map(({ messages }) => messages.length)).toEqual([1, 1, 3, 3, 1, 1, 3, 3])
  const [, , , planned, , , , worked] = model.requests
  expect(planned && resultsIn(planned)).toEqual(['It says Hello.'])
  expect(worked && resultsIn(worked)).toEqual(['Louder now.'])
  expect(workspace.files.get('greeting.txt')).toMatchObject({ text: 'Hello!\n' })
  expect(said).toContain('Sub-agent: Louder')
})

test('P4: a sub-agent of planning is given readers alone, and what it asks for beside them is not there', async () => {
  const tries: Script = {
    plan: script.plan ?? [],
    sub: [[calls(EDITOR, louder), calls('bash', { command: 'make' }), calls('delegate', { task: 'You.' })]],
  }
  const { start, model, sandbox, workspace } = world(tries)
  await expect(start().result).rejects.toThrow('the script of the sub role has no turn 2')
  expect(resultsIn(model.requests.at(-1) ?? expect.fail('nothing was asked'))).toEqual([
    `There is no tool named ${EDITOR} here.`,
    'There is no tool named bash here.',
    'There is no tool named delegate here.',
  ])
  expect(sandbox.commands).toEqual([])
  expect(workspace.files.get('greeting.txt')).toMatchObject({ text: 'Hello\n' })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'A4: a worker that dies in model call %i is followed by one that sends the same bytes, and nothing is done twice',
  async (at) => {
    const undisturbed = await calm()
    const all = world()
    const dead = all.start(dyingAt(at, all))
    await quiet()
    const { state } = await all.start().result
    expect(dead.id).toBe('1001')
    expect(state.ended?.outcome).toBe('done')
    const sent = all.model.requests.map((request) => JSON.stringify(request))
    const distinct = sent.filter((bytes, index) => sent.indexOf(bytes) === index)
    expect(distinct).toEqual(undisturbed.model.requests.map((request) => JSON.stringify(request)))
    expect(sent[at - 1]).toBe(distinct[at - 1])
    expect(state.agents).toHaveLength(4)
    const results = all.events().filter(({ type }) => type === 'tool.completed')
    expect(new Set(results.map(({ data }) => JSON.stringify([data['call'], data['output']]))).size).toBe(results.length)
  },
)

test('each is asked with the model that the workflow names for it; one without a price is said', async () => {
  const { start, model, said } = world()
  const models = { plan: 'claude-opus-5-5', work: 'claude-sonnet-5-5', subagent: 'claude-nobody-knows' }
  const { state } = await start({ models }).result
  expect(model.requests.map((request) => request.model)).toEqual([
    models.plan,
    models.subagent,
    models.subagent,
    models.plan,
    models.work,
    models.subagent,
    models.subagent,
    models.work,
  ])
  expect(said.filter((line) => line.startsWith('No price of claude-nobody-knows is known'))).toHaveLength(2)
  const dearest = (100 * 10 + 20 * 50) / 1e6
  expect(state.spent.usd).toBeCloseTo(4 * dearest + (2 * (100 * 4 + 20 * 20) + 2 * (100 * 2 + 20 * 10)) / 1e6)
})

test('F3: the turns of sub-agents count, and the task stops in the middle of one; it goes on there', async () => {
  const { start, model, events } = world()
  const stopped = await start({ limits: { budgetUsd: 5, maxTurns: 6 } }).result
  expect(stopped.ended).toBe('suspended')
  expect(stopped.state.suspended?.title).toBe('all 6 turns are used')
  expect(model.requests).toHaveLength(6)
  expect(events().filter(({ type }) => type === 'turn.completed')).toHaveLength(6)
})
