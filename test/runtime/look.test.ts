/** What a run does with a task that waits for a person: nothing, unless somebody spoke or a reminder is due (P1, P5, F3). */
import { describe, expect, test } from 'vitest'
import { SILENT_MS } from '../../src/core/sweep.ts'
import { Transient } from '../../src/ports/failures.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import { run } from '../../src/runtime/run.ts'
import { calls, type Script } from '../support/fake-model.ts'
import { overFakes } from '../support/over-fakes.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const PLAN = { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }

/** A labelled issue, and jobs that come for it one after the other. */
function task(script: Script, change: Partial<Deps> = {}) {
  const fakes = overFakes({ auto: false, script })
  const { forge, clock, deps, remote } = fakes
  forge.openIssue({ number: 42, title: 'Misspelt', url: 'https://github.com/octo/slugs/issues/42' })
  forge.label(42, 'pawl', 'maintainer')
  for (const login of ['maintainer', 'writer']) forge.state.permissions.set(login, 'write')
  // Waits are over at once; only the job's end does not come.
  const sleep: Deps['clock']['sleep'] = (ms, signal) => (ms > 1_800_000 ? clock.sleep(ms, signal) : Promise.resolve())
  const come = async ({ id, attempt }: { readonly id: string; readonly attempt: number }, more: Partial<Deps> = {}) => {
    await clock.advance(1_000)
    const soft = clock.now() + 3_600_000
    return await run({
      ...deps,
      clock: { ...clock, sleep },
      journal: remote.open(),
      run: { id, attempt, url: `https://github.com/octo/slugs/actions/runs/${id}` },
      deadline: { soft, hard: soft + 60_000 },
      ...change,
      ...more,
    })
  }
  let jobs = 0
  const job = async (attempt = 1) => {
    jobs += 1
    const id = String(1000 + jobs)
    const { ended } = await come({ id, attempt })
    forge.state.runs.set(id, true)
    return ended
  }
  const own = (start: string) => forge.state.comments.filter(({ body }) => body.startsWith(start))
  const pull = () => forge.state.pulls[0]?.number ?? 0
  return { ...fakes, come, job, own, pull }
}

describe('reminders', () => {
  test('come after three days, from the very job that a sweep starts, and the task waits on', async () => {
    const { job, own, clock, remote } = task({ plan: [[calls('submit_plan', PLAN)]] })
    expect(await job()).toBe('gate')
    const wakeAt = remote.checkpoints.at(-1)?.batch.wakeAt ?? 0
    expect(await job()).toBe('idle')
    await clock.advance(wakeAt - clock.now())
    expect(await job()).toBe('gate')
    expect(own('### ⏳ Still needed')).toHaveLength(1)
    expect(own('### ⏳ Still needed')[0]?.body).toContain('@maintainer')
    expect(await job()).toBe('idle')
    const next = remote.checkpoints.at(-1)?.batch.wakeAt ?? 0
    expect(next - wakeAt).toBeGreaterThanOrEqual(3 * DAY)
  })

  test('leave a stop in place', async () => {
    const { job, own, clock, remote } = task(
      { plan: [[calls('submit_plan', PLAN)]] },
      { limits: { budgetUsd: 0, maxTurns: 1 } },
    )
    expect(await job()).toBe('suspended')
    await clock.advance((remote.checkpoints.at(-1)?.batch.wakeAt ?? 0) - clock.now())
    expect(await job()).toBe('suspended')
    expect(own('### ⏳ Still needed: a decision')).toHaveLength(1)
  })
})

describe('a task that is stopped', () => {
  const stopped = async () => {
    const all = task({ plan: [] }, { limits: { budgetUsd: 0, maxTurns: 1 } })
    expect(await all.job()).toBe('suspended')
    return all
  }

  test('is not gone on with by a job that nobody asked for; running a job again asks for it', async () => {
    const { job, remote } = await stopped()
    const before = remote.checkpoints.length
    expect(await job()).toBe('idle')
    expect(remote.checkpoints).toHaveLength(before)
    expect(await job(2)).toBe('suspended')
    expect(remote.checkpoints.length).toBeGreaterThan(before)
    expect(remote.lines().filter((line) => line.includes('"task.suspended"'))).toHaveLength(2)
  })

  test('answers a review that does not count, and stays stopped', async () => {
    const { job, own, pull, forge, remote } = await stopped()
    forge.review(pull(), 'reader', { body: 'Go on!' })
    expect(await job()).toBe('suspended')
    expect(own('Not taken')).toHaveLength(1)
    expect(remote.lines().filter((line) => line.includes('"task.suspended"'))).toHaveLength(1)
    forge.review(pull(), 'writer', { body: 'Go on!' })
    expect(await job()).toBe('suspended')
    expect(remote.lines().filter((line) => line.includes('"task.suspended"'))).toHaveLength(2)
  })
})

describe('F2: a task that waits for the other side', () => {
  const down: Deps['model'] = {
    turn: async () => {
      throw new Transient('the model is overloaded', { status: 529 })
    },
  }
  const waiting = async () => {
    const all = task({ plan: [] }, { model: down })
    expect(await all.job()).toBe('waiting')
    return { ...all, wakeAt: all.remote.checkpoints.at(-1)?.batch.wakeAt ?? 0 }
  }

  test('is left alone by a job that comes too early, and gone on with by one that comes in time', async () => {
    const { job, clock, remote, wakeAt } = await waiting()
    const before = remote.checkpoints.length
    expect(await job()).toBe('idle')
    expect(remote.checkpoints).toHaveLength(before)
    await clock.advance(wakeAt - clock.now())
    expect(await job()).toBe('waiting')
    expect((remote.checkpoints.at(-1)?.batch.wakeAt ?? 0) - clock.now()).toBe(20 * 60_000)
  })

  test('is gone on with at once by a job that is run again, and by /retry; /status is answered and it waits on', async () => {
    const { job, forge, remote, wakeAt } = await waiting()
    forge.say(42, 'maintainer', '/status', { at: wakeAt - 400_000 })
    expect(await job()).toBe('waiting')
    expect(remote.checkpoints.at(-1)?.batch.wakeAt).toBe(wakeAt)
    expect(forge.state.reactions).toHaveLength(1)
    expect(await job(2)).toBe('waiting')
    expect(remote.checkpoints.at(-1)?.batch.wakeAt).not.toBe(wakeAt)
  })

  test('when it is the forge that fails the job ends at once, and asks nothing more of it', async () => {
    const all = task({ plan: [] })
    all.forge.fate = ({ effect }) => (effect.kind === 'pull-request' ? 'lost-before' : 'done')
    expect(await all.job()).toBe('waiting')
    expect(all.forge.performed.filter(({ effect }) => effect.kind === 'status')).toHaveLength(1)
    expect(all.model.requests).toEqual([])
    expect(all.remote.checkpoints.at(-1)?.batch.waitsFor).toBe('worker')
  })
})

describe('a worker that never said that it ended', () => {
  /** A job that died with its lease while it asked the model, as run 1001. */
  const died = async (silentMs = 0) => {
    const all = task({ plan: [[calls('submit_plan', PLAN)]] }, { model: { turn: () => new Promise(() => {}) } })
    void all.job()
    await expect.poll(() => all.forge.state.comments.length).toBe(1)
    await all.clock.advance(silentMs)
    const leases = () => all.remote.lines().filter((line) => line.includes('"lease.taken"')).length
    const next = async (ended: boolean | null, id = '1002', attempt = 1) => {
      const asked: string[] = []
      const runEnded = async (run: string) => {
        asked.push(run)
        return ended
      }
      const result = await all.come({ id, attempt }, { forge: { ...all.forge, runEnded }, model: all.model })
      return [result.ended, leases(), asked]
    }
    return { ...all, next }
  }

  test('is alive while its run goes on, and dead when that has ended, however fresh or old its last checkpoint', async () => {
    const { next, remote } = await died(2 * SILENT_MS)
    const before = remote.checkpoints.length
    expect(await next(false)).toEqual(['idle', 1, ['1001']])
    expect(remote.checkpoints).toHaveLength(before)
    expect(await (await died()).next(true)).toEqual(['gate', 2, ['1001']])
  })

  test('is told by the age of its last checkpoint where its run can not be read', async () => {
    expect(await (await died(SILENT_MS - MINUTE)).next(null)).toEqual(['idle', 1, ['1001']])
    expect(await (await died(SILENT_MS)).next(null)).toEqual(['gate', 2, ['1001']])
  })

  test('F1, F4: when nobody answers what became of its run that is asked again', async () => {
    const { come, forge, model } = await died()
    let failures = 1
    const runEnded = async () => {
      if (failures-- > 0) throw new Transient('no answer')
      return true
    }
    const { ended } = await come({ id: '1002', attempt: 1 }, { forge: { ...forge, runEnded }, model })
    expect([ended, failures]).toEqual(['gate', -1])
  })

  test('is dead when its own run is run again: that one takes over at once and asks nobody', async () => {
    expect(await (await died()).next(false, '1001', 2)).toEqual(['gate', 2, []])
  })
})

test('a finished task that a job comes for again sees no model call, no effect and no checkpoint', async () => {
  const edit = { command: 'str_replace', path: 'greeting.txt', old_str: 'Hello', new_str: 'Hullo' }
  const work = [[calls('str_replace_based_edit_tool', edit)], [calls('finish', { summary: 'Spelt right.' })]]
  const all = task({ plan: [[calls('submit_plan', PLAN)]], work })
  const policy = { ...all.deps.policy, planApproval: 'never' } as const
  expect((await all.come({ id: '1001', attempt: 1 }, { policy })).ended).toBe('done')
  const { forge, model, remote } = all
  const before = [forge.performed.length, model.requests.length, remote.checkpoints.length]
  for (const attempt of [1, 2]) expect(await all.job(attempt)).toBe('idle')
  expect([forge.performed.length, model.requests.length, remote.checkpoints.length]).toEqual(before)
})
