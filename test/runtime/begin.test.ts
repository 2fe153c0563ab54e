/** A run's first model call goes beside the push of its lease, and nothing else does (A1, J3, ADR 13). */
import { expect, test } from 'vitest'
import { Aborted, LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Journal } from '../../src/ports/journal.ts'
import type { Model } from '../../src/ports/model.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import { run } from '../../src/runtime/run.ts'
import { calls } from '../support/fake-model.ts'
import { overFakes } from '../support/over-fakes.ts'

const plan = { summary: 'Keep no spaces.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }
const script = { plan: [[calls('submit_plan', plan)]] }
/** Long enough for everything that waits for nothing but itself. */
const quiet = async () => {
  for (let times = 0; times < 100; times += 1) await new Promise(setImmediate)
}

/** The second job of a task whose first died in its first turn; its pushes wait for `land`. */
async function second(change: Partial<Deps> = {}) {
  const fakes = overFakes({ auto: false, script })
  const { forge, deps, clock, remote, model } = fakes
  forge.openIssue({ number: 42, title: 'Slugs keep spaces' })
  forge.label(42, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const short = (ms: number, stop?: AbortSignal) => (ms > 600_000 ? clock.sleep(ms, stop) : Promise.resolve())
  const common = { ...deps, clock: { ...clock, sleep: short } }
  void run({ ...common, model: { turn: () => new Promise(() => {}) } })
  await quiet()
  const [pushed, told] = [remote.checkpoints.length, forge.state.comments.length]
  const lease = Promise.withResolvers<void>()
  const opened = remote.open()
  const journal: Journal = {
    ...opened,
    async append(batch) {
      await lease.promise
      return opened.append(batch)
    },
  }
  const id = '1002'
  const result = run({
    ...common,
    run: { id, attempt: 1, url: `https://github.com/octo/slugs/actions/runs/${id}` },
    forge: { ...forge, runEnded: async () => true },
    journal,
    ...change,
  })
  await quiet()
  const since = () => ({
    pushed: remote.checkpoints.length - pushed,
    told: forge.state.comments.length - told,
    asked: model.requests.length,
  })
  return { ...fakes, lease, result, since }
}

test('the model is asked and has answered; what it wants done waits for the lease', async () => {
  const { lease, result, since, spooled } = await second()
  expect(since()).toEqual({ pushed: 0, told: 0, asked: 1 })
  const types = () => spooled.map((line) => (JSON.parse(line) as { type: string }).type)
  expect(types()).toContain('turn.completed')
  expect(types()).not.toContain('plan.submitted')
  lease.resolve()
  expect((await result).ended).toBe('gate')
  expect(types()).toContain('plan.submitted')
})

test('J3: a lease that is refused stops the call, and nothing more is done', async () => {
  let stopped = false
  const turn: Model['turn'] = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true
        reject(new Aborted('the model call was stopped'))
      })
    })
  const { lease, result, since } = await second({ model: { turn } })
  lease.reject(new LeaseLost('another run holds it'))
  expect((await result).ended).toBe('overtaken')
  expect([stopped, since()]).toEqual([true, { pushed: 0, told: 0, asked: 0 }])
})

test('J3: a lease that is refused after the answer ends the run as well', async () => {
  const { lease, result, since } = await second()
  lease.reject(new LeaseLost('another run holds it'))
  expect((await result).ended).toBe('overtaken')
  expect(since()).toEqual({ pushed: 0, told: 0, asked: 1 })
})

test('with a `setup` the lease comes first: its commands come before the model', async () => {
  const { lease, result, since } = await second({ setup: ['make'] })
  expect(since()).toEqual({ pushed: 0, told: 0, asked: 0 })
  lease.resolve()
  expect((await result).ended).toBe('gate')
})

test('F1, F4: a lease that does not get through in time asks the model no second time, and is left to the sweep', async () => {
  const { lease, result, since } = await second()
  lease.reject(new Transient('no answer'))
  expect(await result).toMatchObject({ ended: 'transient', headline: expect.stringMatching(/^No answer, so/) })
  expect(since()).toEqual({ pushed: 0, told: 0, asked: 1 })
})
