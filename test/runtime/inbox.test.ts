/** What is said in one inbox is answered in order, each command in the light of those before it (P1, R14). */
import { expect, test } from 'vitest'
import { plainLines } from '../../src/adapters/markdown/plain-lines.ts'
import { readInbox } from '../../src/runtime/inbox.ts'
import { fakeBranches } from '../support/fake-branches.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeForge } from '../support/fake-forge.ts'
import { fakeObjects, fakeWorkspace } from '../support/fake-workspace.ts'
import { BASE, DIGEST, given, lease, opened, planned, sha256 } from '../support/given.ts'

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

test('an account is asked for once a look, and nobody for what asks for nothing', async () => {
  const { deps, asked } = inbox('/pause', '/resume', '!Nice.', '!Very nice.', '  ')
  const events = await readInbox(deps, { ...waiting.state, openedAt: 0 })
  expect(events.map(({ type }) => type).filter((type) => type !== 'signal.admitted')).toEqual([
    'task.paused',
    'task.resumed',
  ])
  expect(asked).toEqual(['maintainer', 'stranger'])
})
