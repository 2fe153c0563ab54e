/** How a run ends when its time is up or it is told to stop: all is saved and a successor is called (F2, R1, R11). */
import { describe, expect, test } from 'vitest'
import { Fatal, LeaseLost, Transient } from '../../src/ports/failures.ts'
import type { Deps } from '../../src/runtime/deps.ts'
import { isRed, run } from '../../src/runtime/run.ts'
import { calls } from '../support/fake-model.ts'
import { overFakes } from '../support/over-fakes.ts'

const script = { plan: [[calls('read', { path: '.' })], [calls('read', { path: 'greeting.txt' })]] }

const HOUR = 3_600_000

/** The first job of a labelled issue. */
function job(change: (deps: Deps, fakes: ReturnType<typeof overFakes>) => Partial<Deps> = () => ({})) {
  const fakes = overFakes({ auto: false, script })
  const { forge, deps, clock } = fakes
  forge.openIssue({ number: 42, title: 'Slugs keep spaces' })
  forge.label(42, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  const quick = {
    ...clock,
    sleep: (ms: number, stop?: AbortSignal) => (ms > 600_000 ? clock.sleep(ms, stop) : Promise.resolve()),
  }
  const all = { ...deps, clock: quick }
  const types = () => fakes.remote.lines().map((line) => (JSON.parse(line) as { type: string }).type)
  return { ...fakes, types, result: run({ ...all, ...change(all, fakes) }) }
}

describe('R1: after the soft deadline', () => {
  test('no turn is begun, a successor is called, and the job ends green', async () => {
    const { result, model, forge, types } = job((deps) => ({ deadline: { ...deps.deadline, soft: deps.clock.now() } }))
    const ended = await result
    expect([ended.ended, isRed(ended)]).toEqual(['deadline', false])
    expect(model.requests).toEqual([])
    expect(forge.state.dispatches).toEqual([{ task: 42 }])
    expect(types().at(-1)).toBe('run.ended')
  })
})

describe('R38: past the hard deadline', () => {
  test('what GitHub does not take is not tried without end: all is saved, and the sweep goes on', async () => {
    let tries = 0
    const { result, types } = job((deps, { clock, forge: { perform } }) => ({
      deadline: { soft: clock.now(), hard: clock.now() + HOUR },
      forge: {
        ...deps.forge,
        async perform(keyed) {
          if (keyed.effect.kind !== 'dispatch') return perform(keyed)
          tries += 1
          await clock.advance(HOUR)
          if (tries > 20) throw new Error('it never ends')
          throw new Transient('GitHub is away', { status: 503, retryAfterMs: 60_000 })
        },
      },
    }))
    const ended = await result
    expect([ended.ended, isRed(ended), tries]).toEqual(['waiting', false, 1])
    expect(ended.headline).toContain('GitHub is away')
    expect(types().slice(-2)).toEqual(['return.scheduled', 'run.ended'])
  })
})

describe('R11: a job that is told to stop', () => {
  test('in a turn: the turn is stopped, all is saved, a successor is called', async () => {
    const { result, forge, types } = job((deps, { cancel }) => ({
      model: {
        turn: async (request, signal) => {
          cancel.abort()
          return deps.model.turn(request, signal)
        },
      },
    }))
    const ended = await result
    expect([ended.ended, isRed(ended)]).toEqual(['cancelled', false])
    expect(ended.state.spent.turns).toBe(0)
    expect(forge.state.dispatches).toEqual([{ task: 42 }])
    expect(types().at(-1)).toBe('run.ended')
  })

  test('a successor that can not be called is left to the sweep', async () => {
    const { result, said, forge } = job((deps, { cancel, forge: { perform } }) => ({
      forge: {
        ...deps.forge,
        async perform(keyed) {
          if (keyed.effect.kind === 'dispatch') throw new Transient('no answer')
          return perform(keyed)
        },
      },
      model: {
        async turn() {
          cancel.abort()
          throw new Transient('busy')
        },
      },
    }))
    expect((await result).ended).toBe('cancelled')
    expect(forge.state.dispatches).toEqual([])
    expect(said.at(-1)).toMatch(/^The successor could not be called \(.*\); the sweep finds the task\.$/)
  })
})

describe('R38, A3: when the push of the work branch gets no answer', () => {
  const unanswered = (then: (fakes: ReturnType<typeof overFakes>) => void) =>
    job((_, fakes) => {
      fakes.branches.fate = () => {
        then(fakes)
        return 'unanswered'
      }
      return {}
    })
  const openPush = ({ state }: Awaited<ReturnType<typeof run>>) =>
    state.effects.find(({ effect, evidence }) => effect.kind === 'push' && evidence === null)

  test('a job that is told to stop saves and hands over at once, and leaves the push to its successor', async () => {
    const { result, forge, types } = unanswered(({ cancel }) => cancel.abort())
    const ended = await result
    expect([ended.ended, isRed(ended), openPush(ended)?.key]).toEqual(['cancelled', false, '42-1001-4'])
    expect(forge.state.dispatches).toEqual([{ task: 42 }])
    expect(types().at(-1)).toBe('run.ended')
  })

  test('so does a job whose time is up', async () => {
    const { result, forge, types } = unanswered(({ clock }) => void clock.advance(10 * HOUR))
    const ended = await result
    expect([ended.ended, isRed(ended), openPush(ended)?.key]).toEqual(['deadline', false, '42-1001-4'])
    expect(forge.state.dispatches).toEqual([{ task: 42 }])
    expect(types().at(-1)).toBe('run.ended')
  })
})

test('F4: an outage that outlasts the tries ends a green job when all is saved', async () => {
  const { result, types } = job(() => ({
    model: {
      async turn() {
        throw new Transient('the model is overloaded', { status: 529 })
      },
    },
  }))
  const ended = await result
  expect([ended.ended, isRed(ended)]).toEqual(['waiting', false])
  expect(ended.headline).toContain('The model is overloaded')
  expect(types().at(-1)).toBe('run.ended')
})

/** A job whose second append finds the lease lost. */
const overtaken = (lost: LeaseLost) =>
  job((deps) => {
    let appends = 0
    return {
      journal: {
        ...deps.journal,
        async append(batch) {
          appends += 1
          if (appends === 2) throw lost
          return deps.journal.append(batch)
        },
      },
    }
  })

test('J3: a job that was overtaken ends green and says so', async () => {
  const { result, remote } = overtaken(new LeaseLost('run 1002 holds it in epoch 2'))
  const ended = await result
  expect([ended.ended, isRed(ended)]).toEqual(['overtaken', false])
  expect(ended.headline).toMatch(/^Another job took over this task; .* run 1002 holds it in epoch 2$/)
  expect(remote.checkpoints).toHaveLength(1)
})

test('J3: one whose state branch was deleted ends green too, and says what the sweep will do', async () => {
  const { result, remote } = overtaken(new LeaseLost('pawl/state/42 has been deleted', 'deleter'))
  const ended = await result
  expect([ended.ended, isRed(ended)]).toEqual(['overtaken', false])
  expect(ended.headline).toMatch(/^The state branch is gone, .* the sweep starts the next one/)
  expect(remote.checkpoints).toHaveLength(1)
})

test('F4: one whose state branch somebody else has written to ends red: no sweep finds that task', async () => {
  const { result, remote } = overtaken(new LeaseLost('pawl/state/42 has moved to abc', 'mover'))
  const error = await result.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'Fatal',
    message: expect.stringContaining('somebody other than Pawl wrote to the state branch'),
    todo: expect.stringMatching(/`pawl verify 42`.*run this job again/),
  })
  expect(remote.checkpoints).toHaveLength(1)
})

describe('F4: what fails in passing is left to the sweep, green', () => {
  const away = () => Promise.reject(new Transient('GitHub is away', { status: 503 }))
  const again = (deps: Deps): Partial<Deps> => ({ run: { ...deps.run, attempt: 2 } })

  test('before the lease: nothing was begun, and nothing is touched', async () => {
    for (const read of ['labeler', 'defaultBranch', 'authority'] as const) {
      const { result, remote, forge } = job((deps) => ({ forge: { ...deps.forge, [read]: away }, ...again(deps) }))
      const { headline, next, ...ended } = await result
      expect([isRed({ headline, ...ended }), ended.ended, ended.state.task]).toEqual([false, 'transient', null])
      expect(headline).toMatch(/^GitHub is away, so this job is over\. This job had begun nothing/)
      expect(next).toMatch(/^The next sweep \(every 20 minutes\)/)
      expect([remote.checkpoints, forge.state.comments]).toEqual([[], []])
    }
  })

  test('where the journal can not be read as well, unless somebody ran the job again: no sweep knows what for', async () => {
    const journal = (deps: Deps) => ({ journal: { ...deps.journal, read: away } })
    expect((await job(journal).result).ended).toBe('transient')
    await expect(job((deps) => ({ ...journal(deps), ...again(deps) })).result).rejects.toThrow('GitHub is away')
  })

  /** The first push is the lease's; what fails is every one after it. */
  const deaf = ({ journal }: Deps, failure: Error) => {
    let appends = 0
    return {
      ...journal,
      async append(batch: Parameters<typeof journal.append>[0]) {
        appends += 1
        if (appends > 1) throw failure
        return journal.append(batch)
      },
    }
  }

  test('after the lease: what the remote has is told, not what was lost', async () => {
    const { result, remote } = job((deps) => ({ journal: deaf(deps, new Transient('the remote is away')) }))
    const { ended, state, headline, turns } = await result
    expect([ended, state.seq, turns]).toEqual(['transient', remote.lines().length, 0])
    expect(headline).toContain('Everything up to the last checkpoint is saved')
  })

  test('but a push that is refused for good is red, whatever has failed before it', async () => {
    const no = new Fatal('a rule says no', 'change the rule')
    const { result } = job((deps) => ({ journal: deaf(deps, no), model: { turn: away } }))
    await expect(result).rejects.toBe(no)
  })
})
