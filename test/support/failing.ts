import { join } from 'node:path'
import { expect, type TestContext } from 'vitest'
import { call, script, text } from '../world/messages/brain.ts'
import type { Arrival, Brain, Fault, FaultScript, Part } from '../world/messages/types.ts'
import type { World } from '../world/world.ts'
import { jobsOf, type PawlOptions, type PawlWorld } from './pawl.ts'
import { SHORT_ISSUE } from './short-brain.ts'
import { edit, openShort, SHORT_PLAN } from './short-world.ts'
import { readJournal } from './tally.ts'

/** Looks this often before it mends the greeting; each turn is a text and a call, and each is another one. */
export const patientBrain = (looks: number, ...first: readonly Part[]): Brain =>
  script({
    plan: SHORT_PLAN,
    work: [
      ...Array.from({ length: looks }, (_, n) => [
        ...first,
        text(`I look, for time ${n}.`),
        call('bash', { command: `echo look ${n}` }),
      ]),
      [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
    ],
  })

/** The n-th of these happens to the n-th request that was not made before. */
export function eachOnce(faults: readonly (Fault | undefined)[]): FaultScript {
  const seen = new Set<string>()
  return ({ raw }) => {
    if (seen.has(raw)) return undefined
    seen.add(raw)
    return faults[seen.size - 1]
  }
}

/** Whether a request is about the issue with this title. */
export const isAbout = ({ raw }: Arrival, title: string): boolean => raw.includes(title)

interface Times {
  /** How far the clock of jobs is ahead. */
  readonly aheadMs?: number
  readonly pauseMs?: number
  readonly idleMs?: number
}

/** Jobs that start from here on have another clock, and wait less. */
export function setClock({ workflow }: World, { aheadMs = 0, pauseMs, idleMs }: Times): void {
  const variables = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock.mjs')}`,
    PAWL_AHEAD_MS: String(aheadMs),
    PAWL_PAUSE_MS: String(pauseMs ?? ''),
    PAWL_IDLE_MS: String(idleMs ?? ''),
  }
  for (const job of [workflow.route, workflow.work]) Object.assign(job.env, variables)
}

export const NO_APPROVAL = { 'plan-approval': 'never' } as const

type Finished = TestContext['onTestFinished']

export async function openFailing(finished: Finished, options: PawlOptions = {}, pauseMs = 20): Promise<PawlWorld> {
  const pawl = await openShort(finished, options)
  setClock(pawl.world, { pauseMs })
  return pawl
}

export async function labelled(
  { world }: PawlWorld,
  issue: { title: string; body: string } = SHORT_ISSUE,
): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(issue)
  await maintainer.label(task, 'pawl')
  return task
}

export const last = ({ world }: PawlWorld) => jobsOf(world, 'work').at(-1) ?? expect.fail('no work job ran')
export const statusOf = async ({ world }: PawlWorld, task: number) => (await world.comments(task))[0]?.body ?? ''

/** What the journal says of each try that came to nothing. */
export const failuresOf = async ({ world }: PawlWorld, task: number) =>
  (await readJournal(world, task)).flatMap((one) => (one.type === 'turn.failed' ? [one.data] : []))

/** The tokens that were reported are those that were billed, to the last one. */
export function expectAllCounted(pawl: PawlWorld): void {
  const billed = Object.values(pawl.model.billed)
  const sum = (...names: readonly (keyof (typeof billed)[number])[]) =>
    billed.reduce((total, one) => names.reduce((all, name) => all + one[name], total), 0)
  const { outputs } = last(pawl)
  expect(Number(outputs['input-tokens'])).toBe(
    sum('input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'),
  )
  expect(Number(outputs['output-tokens'])).toBe(sum('output_tokens'))
}

/** A job that ended because there is nothing to do for now: green, soon, and it says until when. */
export async function expectWaits(pawl: PawlWorld, task: number, status: string): Promise<void> {
  const { conclusion, outputs, startedAt, endedAt, summary } = last(pawl)
  expect([conclusion, outputs['status']]).toEqual(['success', status])
  expect(outputs['next']).toMatch(/^The work goes on after .* UTC, with the first sweep from then on;/)
  expect(Date.parse(String(endedAt)) - Date.parse(String(startedAt))).toBeLessThan(60_000)
  expect(summary).toContain('is waiting')
  expect(await statusOf(pawl, task)).toMatch(/^### ⏳ Waiting until .* UTC/)
}

export async function sweepAt(pawl: PawlWorld, aheadMs: number): Promise<number> {
  const before = jobsOf(pawl.world, 'work').length
  setClock(pawl.world, { aheadMs, pauseMs: 20 })
  await pawl.world.cron()
  await pawl.world.idle()
  return jobsOf(pawl.world, 'work').length - before
}
