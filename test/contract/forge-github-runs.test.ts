/** Runs of the workflow on GitHub: whether one has ended, and calls for one (A3). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { workflowFile } from '../../src/adapters/github/workflow.ts'
import { Transient } from '../../src/ports/failures.ts'
import type { Verdict } from '../world/interceptor.ts'
import { failure } from './forge-contract.ts'
import { githubWorld } from './forge-github-world.ts'

let world: Awaited<ReturnType<typeof githubWorld>>
beforeAll(async () => {
  world = await githubWorld()
})
afterAll(() => world.close())
afterEach(() => world.judge(null))

const answering = (part: string, verdict: Verdict) =>
  world.judge(({ path }) => (path.includes(part) ? verdict : undefined))

test.each<[Verdict, boolean | null]>([
  [{ before: { status: 200, body: { status: 'completed' } } }, true],
  [{ before: { status: 200, body: { status: 'in_progress' } } }, false],
  [{ before: { status: 404 } }, null],
  [{ before: { status: 403 } }, null],
])('whether a run has ended: %j', async (verdict, ended) => {
  answering('/actions/runs/', verdict)
  expect(await world.forge.runEnded('42')).toBe(ended)
})

test.each([
  [
    { before: { status: 200, body: { workflow_run_id: 5, html_url: 'https://example.test/5' } } },
    { id: 5, url: 'https://example.test/5' },
  ],
  [{ before: { status: 204 } }, {}],
] as const)('a dispatch answered %j', async (verdict, evidence) => {
  answering('/dispatches', verdict)
  const dispatch = { key: '7-3', effect: { kind: 'dispatch', task: 7, epoch: 2 } } as const
  expect(await world.forge.probe(dispatch)).toBe('absent')
  expect(await world.forge.perform(dispatch)).toEqual(evidence)
})

test('A3: a run that was called for without an answer is found by its name while it waits; no other task’s is', async () => {
  const [call, other] = [7, 8].map((number) => ({
    key: `${number}-3`,
    effect: { kind: 'dispatch', task: number, epoch: 2 } as const,
  }))
  if (!call || !other) throw new Error('there are two')
  const forge = world.another()
  const lost = async (keyed: typeof call, verdict: Verdict) => {
    answering('/dispatches', verdict)
    expect(await failure(forge.perform(keyed))).toBeInstanceOf(Transient)
    world.judge(null)
    return forge.probe(keyed)
  }
  world.world.hold()
  expect(await lost(call, { after: { status: 502 } })).toEqual({
    found: { id: expect.any(Number), url: expect.stringContaining('/actions/runs/') },
  })
  expect(await lost(other, { before: 'drop' })).toBe('absent')
  world.world.release()
  await world.world.idle()
  expect(await forge.probe(call)).toBe('absent')
})

test('a dispatch on a server that refuses to be asked for the run is made without asking', async () => {
  const answers = [422, 204, 422, 422]
  world.judge(({ path }) => (path.includes('/dispatches') ? { before: { status: answers.shift() ?? 500 } } : undefined))
  const dispatch = { key: '7-3', effect: { kind: 'dispatch', task: 7, epoch: 2 } } as const
  expect(await world.forge.perform(dispatch)).toEqual({})
  expect(await failure(world.forge.perform(dispatch))).toMatchObject({ status: 422 })
  expect(answers).toEqual([])
})

test.each([
  ['acme/widgets/.github/workflows/pawl.yml@refs/heads/main', 'pawl.yml'],
  ['acme/widgets/.github/workflows/pawl.yaml@refs/heads/a@b/.github/workflows/x.yml@y', 'pawl.yaml'],
  ['acme/widgets/.github/workflows/my pawl.yml@0123abc', 'my pawl.yml'],
  ['nonsense', null],
  [undefined, null],
])('workflow file of %s', (reference, file) => {
  expect(workflowFile(reference)).toBe(file)
})
