/** What is said in one inbox is answered in order, each command in the light of those before it (P1, R14). */
import { expect, test } from 'vitest'
import { plainLines } from '../../src/adapters/markdown/plain-lines.ts'
import { event } from '../../src/core/events.ts'
import { readInbox } from '../../src/runtime/inbox.ts'
import { fakeBranches } from '../support/fake-branches.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeForge } from '../support/fake-forge.ts'
import { fakeObjects, fakeWorkspace } from '../support/fake-workspace.ts'
import { BASE, DIGEST, given, lease, MINUTE, opened, planned, START, sha256 } from '../support/given.ts'

const HOUR = 60 * MINUTE
const waiting = given(opened(), lease(), planned()).settled()

const AUTHORS: Readonly<Record<string, string>> = { '?': 'unreadable', '!': 'stranger' }

function inbox(...bodies: readonly string[]) {
  const forge = fakeForge()
  const said: string[] = []
  forge.state.permissions.set('maintainer', 'write').set('unreadable', 'unknown')
  for (const body of bodies) forge.say(43, AUTHORS[body.charAt(0)] ?? 'maintainer', body.replace(/^[?!]/, ''))
  const reporter = { say: (text: string) => said.push(text) }
  const asked: string[] = []
  const authority = (login: string) => {
    asked.push(login)
    return forge.authority(login)
  }
  const objects = fakeObjects()
  const deps = {
    forge: { ...forge, authority },
    branches: fakeBranches(objects, new Map([['main', BASE]])),
    workspace: fakeWorkspace(objects),
    clock: fakeClock(),
    cancel: new AbortController().signal,
    hash: sha256,
    reporter,
    plainLines,
  }
  return { deps, said, asked }
}

const answers = async (...bodies: readonly string[]) =>
  (await readInbox(inbox(...bodies).deps, waiting.state)).map(({ type, data }) =>
    type === 'signal.refused' ? data.reason : type,
  )

test('R14: of two approvals in one inbox the second is refused and changes nothing', async () => {
  expect(await answers('/approve', `/approve ${DIGEST}`)).toEqual([
    'signal.admitted',
    'plan.approved',
    'plan v1 is approved already',
  ])
})

test('P3: a refused approval does not stand in the way of the next', async () => {
  expect(await answers('/approve 000000', '/approve')).toEqual([
    expect.stringContaining('not the one you named'),
    'signal.admitted',
    'plan.approved',
  ])
})

test('R43: what can not be decided now waits, with all that was said after it, and that is said', async () => {
  const { deps, said } = inbox('/status', '?/approve', '/retry')
  expect((await readInbox(deps, waiting.state)).map(({ type }) => type)).toEqual(['signal.admitted'])
  expect(said).toEqual(["The permission of unreadable can't be read now; what they said waits for the next look."])
})

test('P1: each place is read from its cursor on, and what a review says is asked for until it is heard', async () => {
  const { deps } = inbox()
  const { forge } = deps
  const asked: unknown[] = []
  const counted = {
    ...forge,
    comments: (number: number, since?: number) => {
      asked.push([number, since])
      return forge.comments(number, since)
    },
    reviews: (number: number, but?: ReadonlySet<number>) => {
      asked.push([number, [...(but ?? [])]])
      return forge.reviews(number, but)
    },
  }
  const at = START + 24 * HOUR
  const begun = given(opened({ labeledAt: START }), lease(), planned()).settled()
  for (const time of [START - 1, at, at - HOUR, at - 2 * HOUR]) forge.say(42, 'maintainer', 'Mind.', { at: time })
  const review = forge.review(43, 'maintainer', { body: 'Hm.', at })
  const first = await readInbox({ ...deps, forge: counted }, begun.state)
  expect(first.map(({ type }) => type)).toEqual([...Array(3).fill('guidance.given'), 'review.taken'])
  expect(await readInbox({ ...deps, forge: counted }, begun.and(...first).state)).toEqual([])
  expect(asked).toEqual([
    [42, START - HOUR],
    [43, START - HOUR],
    [43, []],
    [42, at - HOUR],
    [43, START - HOUR],
    [43, [review]],
  ])
})

test('what is said after the end is heard when the task goes on, whatever was heard in between', async () => {
  const over = given(opened({ labeledAt: START }), lease(), planned(), event('task.ended', { outcome: 'done' }))
  const { deps } = inbox()
  const at = START + 24 * HOUR
  deps.forge.say(42, 'maintainer', 'Tabs too, please.', { at })
  deps.forge.say(42, 'maintainer', '/status', { at: at + 5 * HOUR })
  const heard = await readInbox(deps, over.state)
  expect(heard.map(({ type }) => type)).toEqual(['signal.admitted'])
  const again = over.and(...heard, event('task.reopened', { by: 'maintainer', why: 'review' }))
  expect(await readInbox(deps, again.state)).toMatchObject([{ data: { text: 'Tabs too, please.' } }])
})

test('an account is asked for once a look, and nobody for what asks for nothing', async () => {
  const { deps, asked } = inbox('/pause', '/resume', '!Nice.', '!Very nice.', '  ')
  const events = await readInbox(deps, { ...waiting.state, openedAt: 0 })
  expect(events.map(({ type }) => type).filter((type) => type !== 'signal.admitted')).toEqual([
    'task.paused',
    'task.resumed',
  ])
  expect(asked).toEqual(['maintainer', 'stranger'])
})
