/** How the end of a run is written down and told, without the run (F4, R38). */
import { describe, expect, test } from 'vitest'
import { event } from '../../src/core/events.ts'
import { Aborted } from '../../src/ports/failures.ts'
import { end, endBy, stopEarly } from '../../src/runtime/handover.ts'
import { salvageRun } from '../../src/runtime/salvage.ts'
import { lease, opened, verified } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

describe('R38: when the state branch gives no answer', () => {
  test('a job that is told to stop says in time what is not saved, and so does post', async () => {
    const { deps, base, ledgerOf, forge, remote } = overFakes()
    const ledger = ledgerOf([opened({ base: { branch: 'main', sha: base } }), lease()])
    await ledger.commit()
    remote.fate = () => 'unanswered'
    const limit = new AbortController()
    const stopped = stopEarly(deps, ledger, 'cancelled', limit.signal)
    await new Promise(setImmediate)
    limit.abort()
    const [ended, headline] = await stopped
    expect([ended, forge.state.dispatches]).toEqual(['cut-off', []])
    expect(await endBy(deps, ledger, new Aborted('told to stop'))).toEqual([ended, headline])
    expect(headline).toMatch(/^The state branch did not take the last event in time\. .*\(post\) saves it if it can/)
    expect(await salvageRun({ ...deps, cancel: limit.signal })).toMatch(
      /^The state branch did not take what the job had not pushed yet/,
    )
  })
})

test.each([
  ['done', [verified(true)], 'The work is done and verified.'],
  ['done', [verified(true, { commands: [] })], 'The work is done; only the diff was checked.'],
  ['merged', [verified(true)], 'The work is merged; nothing more runs.'],
  ['cancelled', [], 'The task was cancelled; nothing more runs.'],
] as const)('F4: a job says how its task has ended: %s', async (outcome, before, headline) => {
  const { base, ledgerOf } = overFakes()
  const begun = [opened({ base: { branch: 'main', sha: base } }), lease(), ...before, event('task.ended', { outcome })]
  expect(await end(ledgerOf(begun), 'done')).toEqual(['done', headline])
})
