/** What the exploration is worth: an engine with a precaution missing does not get through it. */
import { describe, expect, test } from 'vitest'
import { explore } from './explore.ts'
import { effectFirst, noConfirmation, noFence, noReadBack, rebase } from './mutants.ts'
import { openComment, type Scenario, twins, twoEffects } from './scenario.ts'
import type { Mutation } from './worker.ts'

/** The first invariant that an exploration finds broken. */
async function caught(scenario: Scenario, mutate: Mutation, faults: number): Promise<string> {
  const { broken } = await explore({ ...scenario, mutate }, faults)
  return broken?.what ?? 'nothing is broken'
}

describe('a mutated engine is caught', () => {
  test('no nonce: two workers of one run push the same commit, and both believe that they hold the lease (J3)', async () => {
    expect(await caught(await twins(''), (deps) => deps, 0)).toMatch(/^A3: \S+ took effect 2 times/)
    expect(await caught(await twins('ab'), (deps) => deps, 0)).toBe('nothing is broken')
  })

  test('no read-back: an effect that a dead worker had made is made again (A3)', async () => {
    expect(await caught(await openComment(true), noReadBack, 0)).toMatch(/^A3: \S+ took effect 2 times/)
  })

  test('rebase on refusal: a line that was made for another tip breaks the chain (J2, J3)', async () => {
    expect(await caught(await twoEffects(), rebase, 0)).toMatch(/^J[23]: /)
  })

  test('no epoch check: a worker that was overtaken goes on (A1, fencing)', async () => {
    expect(await caught(await twoEffects(), noFence, 0)).toMatch(/^(?:A1|fencing): /)
  })

  test('no confirmation: a worker that was stopped before an effect goes on with it after the takeover (fencing)', async () => {
    expect(await caught(await twoEffects(), noConfirmation, 0)).toMatch(/^fencing: /)
  })

  test('effects before their events are on the remote (A1)', async () => {
    expect(await caught(await twoEffects(), effectFirst, 0)).toMatch(/^A1: /)
  })
})
