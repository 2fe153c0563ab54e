/** A3: a journal that somebody moves back by hand gives its numbers again; what they named before is not taken for theirs. */
import { expect, test } from 'vitest'
import type { Deps } from '../../src/runtime/deps.ts'
import { run } from '../../src/runtime/run.ts'
import { calls, fakeModel } from '../support/fake-model.ts'
import { overFakes } from '../support/over-fakes.ts'

const planning = (summary: string) =>
  fakeModel({ plan: [[calls('submit_plan', { summary, steps: [{ title: 'Mend it' }], files: ['greeting.txt'] })]] })

test('P3: the plan that people are asked about is the one that was made last', async () => {
  const { forge, deps, clock, remote } = overFakes({ auto: false })
  forge.openIssue({ number: 42, title: 'Slugs keep spaces' })
  forge.label(42, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const sleep: Deps['clock']['sleep'] = (ms, stop) => (ms > 600_000 ? clock.sleep(ms, stop) : Promise.resolve())
  const planned = (id: string, summary: string) =>
    run({
      ...deps,
      clock: { ...clock, sleep },
      run: { id, attempt: 1, url: `https://github.com/octo/slugs/actions/runs/${id}` },
      forge: { ...forge, runEnded: async () => true },
      journal: remote.open(),
      halt: new AbortController(),
      model: planning(summary),
    })
  const shown = () => forge.state.comments.flatMap(({ body }) => /\b(?:Keep no|Drop all) spaces/.exec(body) ?? [])
  expect((await planned('1001', 'Keep no spaces.')).ended).toBe('gate')
  expect(shown()).toEqual(['Keep no spaces'])
  const asked = remote.checkpoints.findIndex(({ batch }) => batch.lines.join().includes('"turn.completed"'))
  remote.checkpoints.length = asked
  const { ended, state } = await planned('1002', 'Drop all spaces.')
  expect([ended, shown()]).toEqual(['gate', ['Keep no spaces', 'Drop all spaces']])
  const numbers = state.effects.map(({ key }) => Number(key.split('-').at(-1)))
  expect(numbers).toEqual(state.effects.map(({ seq }) => seq))
})
