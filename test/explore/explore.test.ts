/**
 * Two workers of one task, two effects, a gate: every order in which their calls can complete and every outcome, to the
 * bound that each line names. Checked in every state: J2, J3, A1, A2, A3, A5, fencing (world.ts), and that a fresh worker
 * brings the task to its end from there. What is left out, and why, stands in explore.ts. `npm test` goes a part of the way,
 * `npm run test:explore` all of it.
 */
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../support/whole.ts'
import { explore } from './explore.ts'
import { alone, asking, handedOver, openComment, planned, type Scenario, twoEffects, untouched } from './scenario.ts'

interface Bound {
  readonly from: string
  readonly scenario: () => Promise<Scenario>
  readonly faults: number
  /** Fewer schedules than this, and something is not explored any more. */
  readonly atLeast: number
  /** The bound of `npm test`; what takes minutes has none. */
  readonly short?: Pick<Bound, 'faults' | 'atLeast'>
}

const BOUNDS: readonly Bound[] = [
  {
    from: 'two effects and a gate',
    scenario: twoEffects,
    faults: 1,
    atLeast: 100_000,
    short: { faults: 0, atLeast: 1_000 },
  },
  {
    from: 'an open comment that took effect',
    scenario: () => openComment(true),
    faults: 1,
    atLeast: 50_000,
    short: { faults: 0, atLeast: 500 },
  },
  { from: 'one worker alone', scenario: alone, faults: 3, atLeast: 1_000, short: { faults: 2, atLeast: 500 } },
  { from: 'a plan to be shown', scenario: planned, faults: 0, atLeast: 500, short: { faults: 0, atLeast: 500 } },
  { from: 'a task that both open', scenario: untouched, faults: 0, atLeast: 100_000 },
  { from: 'a turn to be asked for again', scenario: asking, faults: 0, atLeast: 10_000 },
  {
    from: 'work to be handed over',
    scenario: handedOver,
    faults: 0,
    atLeast: 10_000,
    short: { faults: 0, atLeast: 10_000 },
  },
]

const bounds = WHOLE ? BOUNDS : BOUNDS.flatMap((bound) => (bound.short ? [{ ...bound, ...bound.short }] : []))

describe('no schedule breaks an invariant', () => {
  test.each(bounds)(
    '$from: up to $faults faults',
    async ({ scenario, faults, atLeast }) => {
      const start = await scenario()
      const { broken, schedules, states, runs, worlds } = await explore(start, faults)
      const told = [schedules, states, runs, worlds].map((number) => number.toLocaleString('en'))
      console.info(
        `${start.name}, up to ${faults} faults in each: ${told[0]} schedules (${told[1]} states, the engine run ${told[2]} times, ${told[3]} worlds taken over by a fresh worker)`,
      )
      expect(broken && `${broken.what}\n\n${broken.schedule.join('\n')}`).toBeNull()
      expect(schedules).toBeGreaterThan(atLeast)
    },
    300_000,
  )
})
