import { join } from 'node:path'
import { call, script, text } from '../world/messages/brain.ts'
import type { Arrival, Brain, Fault, FaultScript } from '../world/messages/types.ts'
import type { World } from '../world/world.ts'
import { edit, SHORT_PLAN } from './short-world.ts'

/** Looks this often before it mends the greeting; each turn is a text and a call, and each is another one. */
export const patientBrain = (looks: number): Brain =>
  script({
    plan: SHORT_PLAN,
    work: [
      ...Array.from({ length: looks }, (_, n) => [
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
