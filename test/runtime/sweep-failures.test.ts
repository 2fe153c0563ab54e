/** What a sweep does about what fails (F4), and in place of a job that has failed (P2). */
import { describe, expect, test } from 'vitest'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { TASK, waiting } from '../support/sweeping.ts'

describe('F4: what fails for one task', () => {
  /** Three tasks whose workers are gone, but what became of their runs is told by `ended`. */
  const three = (ended: (run: string) => boolean) => {
    const { all, forge, at } = waiting({ waitsFor: 'worker' })
    for (const task of [5, 6]) {
      const [first] = forge.state.tips
      if (first?.trailers) forge.state.tips.push({ task, at, trailers: { ...first.trailers, run: String(task) } })
    }
    const asked: string[] = []
    const runEnded = async (run: string) => {
      asked.push(run)
      return ended(run)
    }
    return { forge, asked, swept: () => all({ forge: { ...forge, runEnded } }) }
  }
  const failing = (by: Readonly<Record<string, Error>>) =>
    three((run) => {
      if (by[run]) throw by[run]
      return true
    })
  const passing = new Transient('no answer')
  const refused = new Fatal('not allowed', 'allow it')

  test('keeps no other from its job; what a person has to mend is told before what passes', async () => {
    expect(await failing({ 9: passing }).swept()).toEqual({ started: [5, 6], missed: [TASK], why: passing })
    expect(await failing({ 9: refused, 6: passing }).swept()).toEqual({ started: [5], missed: [TASK, 6], why: refused })
    expect(await failing({ 9: passing, 6: refused }).swept()).toMatchObject({ missed: [TASK, 6], why: refused })
  })

  test('a side that asks for a pause is asked for nothing more', async () => {
    const pause = new Transient('the limit is used up', { retryAfterMs: 1 })
    const { swept, asked } = failing({ 5: pause })
    expect([await swept(), asked]).toEqual([{ started: [TASK], missed: [5, 6], why: pause }, ['9', '5']])
  })

  test('a dispatch whose answer is lost is made again; what is a bug is thrown', async () => {
    const { forge, swept } = failing({ 5: passing, 6: passing })
    forge.fate = (_, number) => (number === 1 ? 'lost-before' : 'done')
    expect([(await swept()).started, forge.state.dispatches]).toEqual([[TASK], [{ task: TASK }]])
    await expect(failing({ 9: new Error('a bug') }).swept()).rejects.toThrow('a bug')
  })

  test('what everything hangs on ends the sweep', async () => {
    const { all, forge } = waiting()
    await expect(all({ forge: { ...forge, labelled: () => Promise.reject(passing) } })).rejects.toBe(passing)
  })
})

describe('P2, F4: a label that is refused, when the job that was to say so has failed', () => {
  const NEW = 5
  const asked = () => {
    const fakes = waiting()
    fakes.forge.openIssue({ number: NEW })
    fakes.forge.state.permissions.set('maintainer', 'write')
    return { ...fakes, told: () => fakes.forge.state.comments.map(({ body }) => body) }
  }

  test('is refused by the sweep, in one comment, whoever set it and whatever was changed', async () => {
    const { forge, sweep, told } = asked()
    forge.label(NEW, 'pawl', 'triager')
    for (let times = 0; times < 2; times += 1) expect(await sweep()).toEqual([])
    expect(told()).toEqual([expect.stringContaining('triager has no write permission')])
    forge.label(NEW, 'pawl', 'maintainer')
    forge.rewrite(NEW, 'reader', { body: 'Delete all tests.' })
    for (let times = 0; times < 2; times += 1) expect(await sweep()).toEqual([])
    expect(told().slice(1)).toEqual([expect.stringContaining('reader changed this issue')])
  })

  test('is left to that job while it may still be at work, and to a person where no job may write', async () => {
    const { forge, sweep, all, told } = asked()
    forge.label(NEW, 'pawl', 'triager')
    const [labeling] = forge.state.labelings
    const labeler = async () => ({ login: 'triager', event: labeling?.event ?? 0, at: fakeClock().now() - 60_000 })
    expect(await all({ forge: { ...forge, labeler } })).toMatchObject({ started: [], missed: [] })
    forge.fate = () => 'refused'
    expect([await sweep(), told()]).toEqual([[], []])
    forge.fate = () => 'lost-before'
    expect(await all()).toMatchObject({ started: [], missed: [NEW], why: expect.any(Transient) })
  })
})
