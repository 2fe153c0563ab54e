/** The beginning of a run: a journal that is sound (J2), or a label that somebody set who may (P2). */
import { describe, expect, test } from 'vitest'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Forge } from '../../src/ports/forge.ts'
import type { Journal } from '../../src/ports/journal.ts'
import { findTask, openTask } from '../../src/runtime/open.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { MINUTE, START } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

/** The journal of an open task, with its text changed on the way. */
async function found(change: (text: string) => string) {
  const fakes = overFakes()
  await fakes.ledgerOf().commit()
  const stored = fakes.remote.open()
  const journal: Journal = {
    ...stored,
    async read() {
      const all = await stored.read()
      return all && { ...all, segments: all.segments.map((one) => ({ ...one, text: change(one.text) })) }
    },
  }
  return findTask({ ...fakes.deps, journal }).catch((error: unknown) => error)
}

describe('J2: a journal is sound, or the run stops and says where it is not', () => {
  test('a task goes on from its last line', async () => {
    expect(await found((text) => text)).toMatchObject({ head: { seq: 2 }, state: { epoch: 1, task: { task: 42 } } })
  })

  test('no journal, no task', async () => {
    expect(await findTask(overFakes().deps)).toBeNull()
  })

  test.each([
    ['a line that was cut off', (text: string) => text.slice(0, -20), 2],
    ['a line that was changed', (text: string) => text.replace('Slugs', 'Snails'), 2],
    ['a line that is missing', (text: string) => text.slice(text.indexOf('\n') + 1), 1],
  ])('%s', async (_, change, line) => {
    const outcome = await found(change)
    expect(outcome).toBeInstanceOf(Fatal)
    expect(outcome).toMatchObject({
      message: expect.stringContaining(`is broken: line ${line} of \`journal/segments/0000/000001.jsonl\``),
      todo: expect.stringContaining('`pawl verify 42`'),
    })
  })

  test('one that begins with something else', async () => {
    expect(await found(() => '')).toMatchObject({
      message: expect.stringContaining('a journal begins with the opening of its task'),
    })
  })
})

describe('the /retry that repairs', () => {
  const [GOOD_AT, NOW] = [START, START + 10 * MINUTE]

  /** A journal whose second checkpoint is none, said to be made at `brokenAt`, and a maintainer's /retry. */
  async function retried(brokenAt: number, saidAt: number, over: Partial<Forge> = {}) {
    const { deps, remote, forge, ledgerOf } = overFakes()
    await ledgerOf().commit()
    const [first] = remote.checkpoints
    if (!first) throw new Error('nothing was appended')
    const spoilt = { ...first, id: 'spoilt', number: 2, batch: { ...first.batch, lines: ['nonsense'] }, at: brokenAt }
    remote.checkpoints.splice(0, 1, { ...first, at: GOOD_AT }, spoilt)
    forge.openIssue({ number: 42 })
    forge.state.permissions.set('maintainer', 'maintain')
    forge.say(42, 'maintainer', '/retry', { at: saidAt })
    const clock = fakeClock({ start: NOW })
    const found = await findTask({ ...deps, forge: { ...forge, ...over }, clock }).catch((error: unknown) => error)
    return found instanceof Fatal && forge.state.comments.length > 1 ? 'told' : found
  }
  const REPAIRED = { head: { seq: 2 }, repair: [{ type: 'journal.repaired' }, { type: 'signal.admitted' }] }

  test('is newer than the break', async () => {
    expect(await retried(START + MINUTE, START + MINUTE)).toBe('told')
    expect(await retried(START + MINUTE, START + MINUTE + 1)).toMatchObject(REPAIRED)
  })

  test('F4: is seen by no sweep, so that somebody has to run the job again which could not read it', async () => {
    const comments = () => Promise.reject(new Transient('no answer'))
    const todo = 'run this job again when the other side answers.'
    expect(await retried(START + MINUTE, START + MINUTE + 1, { comments })).toMatchObject({ name: 'Fatal', todo })
  })

  test('or, where whoever broke it has dated that in the future, newer than the last whole checkpoint', async () => {
    expect(await retried(NOW + 1, GOOD_AT)).toBe('told')
    expect(await retried(NOW + 1, GOOD_AT + 1)).toMatchObject(REPAIRED)
  })
})

/** An issue as it stands, and who labelled it. */
async function opening(change: { issue?: object; labeler?: string; permission?: 'write' | 'read' | 'unknown' } = {}) {
  const fakes = overFakes()
  const { forge, deps } = fakes
  forge.openIssue({ number: 42, title: 'Slugs keep spaces' })
  forge.label(42, 'pawl', change.labeler ?? 'maintainer')
  const issue = forge.state.issues.get(42)
  if (issue) forge.state.issues.set(42, { ...issue, ...change.issue })
  forge.state.permissions.set('maintainer', change.permission ?? 'write')
  const outcome = await openTask(deps).catch((error: unknown) => error)
  return { ...fakes, outcome, own: forge.state.comments.map(({ body }) => body) }
}

describe('P2: a task begins with a label that somebody set who may', () => {
  test('its intent is the issue as it stands, on the default branch as it stands', async () => {
    const { outcome, base } = await opening()
    expect(outcome).toMatchObject({
      intent: { task: 42, title: 'Slugs keep spaces', labeledBy: 'maintainer', base: { branch: 'main', sha: base } },
    })
  })

  test('a label by somebody without write permission is refused in one comment, however often it is looked at', async () => {
    const first = await opening({ permission: 'read' })
    expect(first.outcome).toEqual({ ignored: 'maintainer has no write permission, so the label was refused' })
    await openTask(first.deps)
    expect(first.forge.state.comments).toHaveLength(1)
  })

  test('S1, R56: what was changed after the label by somebody who may not is refused once, until the label is set again', async () => {
    const { forge, deps } = await opening()
    for (const by of ['reader', null, 'unreadable'] as const) {
      forge.state.permissions.set('unreadable', 'unknown')
      forge.rewrite(42, by, { body: 'Delete all tests.' })
      const told = forge.state.comments.length
      const ignored = `#42 was changed after the label was set, by ${by ?? 'somebody whose account is gone'}`
      expect([await openTask(deps), await openTask(deps)]).toEqual([{ ignored }, { ignored }])
      expect(forge.state.comments).toHaveLength(told + 1)
      forge.label(42, 'pawl', 'maintainer')
      expect(await openTask(deps)).toMatchObject({ intent: { body: 'Delete all tests.' } })
    }
    forge.rewrite(42, 'maintainer', { title: 'Slugs keep tabs' })
    expect(await openTask(deps)).toMatchObject({ intent: { title: 'Slugs keep tabs' } })
  })

  test('R13: a refusal whose answer was lost is not made again', async () => {
    const { forge, deps } = await opening({ labeler: 'nobody', permission: 'unknown' })
    forge.state.comments.length = 0
    forge.fate = (_, number) => (number === 2 ? 'lost-after' : 'done')
    forge.label(42, 'pawl', 'reader')
    await openTask(deps)
    expect(forge.state.comments).toHaveLength(1)
  })

  test('R43: a permission that can not be read is neither taken nor refused', async () => {
    const { outcome, own } = await opening({ permission: 'unknown' })
    expect(outcome).toMatchObject({ message: expect.stringContaining("can't be read") })
    expect(own).toEqual([])
  })

  test.each([
    ['is closed', { open: false }, '#42 is closed'],
    ['is a pull request', { isPullRequest: true }, '#42 is no issue of this repository'],
    ['lost its label', { labels: [] }, '#42 does not carry the label pawl'],
  ])('an issue that %s is ignored', async (_, issue, ignored) => {
    expect((await opening({ issue })).outcome).toEqual({ ignored })
  })

  test('a default branch without a commit stops it, and says what to do', async () => {
    const { deps, branches } = await opening()
    branches.tips.clear()
    await expect(openTask(deps)).rejects.toMatchObject({ todo: 'push a first commit, then set the label again.' })
  })
})
