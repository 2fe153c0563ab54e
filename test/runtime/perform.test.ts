/** One effect: on the remote before it starts (A1), looked for before each attempt, completed with what was read back (A2, A3). */
import { expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import type { Probe } from '../../src/ports/forge.ts'
import { performEffect } from '../../src/runtime/perform.ts'
import { lease, opened } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

const KEY = '42-3'
const SCHEDULED = event('effect.scheduled', {
  key: KEY,
  effect: { kind: 'comment', number: 42, purpose: 'plan', subject: 'plan-1', body: 'Plan v1' },
})

/** Performs one comment; `seen` is what comes of looking for it, each time when it is not left to the forge. */
async function performing(seen: readonly Probe[] = []) {
  const { deps, forge, remote, ledgerOf } = overFakes()
  forge.openIssue({ number: 42 })
  const ledger = ledgerOf([opened(), lease(), SCHEDULED])
  const answers = [...seen]
  /** For each look, whether the remote told of the effect then. */
  const known: boolean[] = []
  const looking: typeof forge = {
    ...forge,
    async probe(keyed) {
      known.push(remote.lines().some((line) => line.includes('"effect.scheduled"')))
      return answers.shift() ?? forge.probe(keyed)
    },
  }
  const record = ledger.state.effects[0]
  if (!record) throw new Error('nothing was scheduled')
  const outcome = performEffect({ ...deps, forge: looking }, ledger, record, new AbortController().signal)
  const error = await outcome.catch((thrown: unknown) => thrown)
  return { error, forge, known, evidence: ledger.state.effects[0]?.evidence }
}

test('A1, A2: it is looked for once the remote knows of it, and completed with what the world shows', async () => {
  const { error, forge, known, evidence } = await performing()
  expect(error).toBeUndefined()
  expect(known).toEqual([true])
  expect(forge.state.comments.map(({ id }) => id)).toEqual([evidence?.id])
})

test('A3: one that is found is completed with that, and not performed', async () => {
  const { forge, evidence } = await performing([{ found: { id: 7 } }])
  expect([forge.performed, evidence]).toEqual([[], { id: 7 }])
})

test('A3: where it can not be told whether it happened nothing is done, and a person gets the evidence', async () => {
  const { error, forge, evidence } = await performing([{ unknown: 'the list of comments can not be read' }])
  expect(error).toMatchObject({
    name: 'Unclear',
    message: "it can't be told whether the plan was posted",
    todo: 'look for it, then comment `/retry`.',
    detail: 'Looked for by its key 42-3: the list of comments can not be read.',
  })
  expect([forge.performed, evidence]).toEqual([[], null])
})
