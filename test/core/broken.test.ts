/** A broken journal: who may go on from the last whole checkpoint (P2), what is told (F4), and keys after a repair (A3). */
import { describe, expect, test } from 'vitest'
import { mayRepair } from '../../src/core/authority.ts'
import { type Asked, openedFor, repaired, retries } from '../../src/core/broken.ts'
import { brokenComment, brokenTitle, brokenTodo } from '../../src/core/present/broken.ts'
import { statusComment, statusRevision } from '../../src/core/present/status.ts'
import { given, lease, opened } from '../support/given.ts'
import { heard } from '../support/said.ts'

const BROKEN_AT = 10_000
const good = given(opened(), lease())
const BREAK = { segment: 'journal/segments/0000/000002.jsonl', line: 3, problem: 'is @cut off' }

const asked = (change: Partial<Omit<Asked, 'reading'>> = {}): Asked =>
  heard({
    signal: { kind: 'comment', id: 7, number: 42 },
    body: '/retry',
    author: 'maintainer',
    authorType: 'User',
    edited: false,
    at: BROKEN_AT + 1,
    ...change,
  })
const counts = (change: Parameters<typeof asked>[0]) => retries([asked(change)], BROKEN_AT, good.state).length === 1

test('J2: whole lines that are not those of this task are no journal of it', () => {
  expect([openedFor(42, good.state), openedFor(null, good.state)]).toEqual([good.state, good.state])
  const first = { segment: 'journal/segments/0000/000001.jsonl', line: 1 }
  expect(openedFor(7, good.state)).toEqual({ ...first, problem: 'opens task 42, which is another one' })
  const problem = 'is missing: a journal begins with the opening of its task'
  expect(openedFor(null, given().state)).toEqual({ ...first, problem })
})

describe('the /retry that repairs', () => {
  test('is a person’s, newer than the break, never edited, not taken before', () => {
    expect(counts({})).toBe(true)
    expect(counts({ at: BROKEN_AT })).toBe(false)
    expect(counts({ edited: true })).toBe(false)
    expect(counts({ author: null })).toBe(false)
    expect(counts({ authorType: 'Bot' })).toBe(false)
    expect(counts({ body: 'please' })).toBe(false)
    expect(counts({ body: '/approve' })).toBe(false)
    expect(counts({ body: '/retry\n<!-- pawl:status=42 -->' })).toBe(false)
    const state = good.and(...repaired(good.state, BREAK, { ...asked(), author: 'maintainer' }, 'admin')).state
    expect(retries([asked()], BROKEN_AT, state)).toEqual([])
  })

  test('is the newest of several', () => {
    const two = [asked(), asked({ signal: { kind: 'comment', id: 8, number: 42 }, author: 'other' })]
    expect(retries(two, BROKEN_AT, good.state).map(({ author }) => author)).toEqual(['other', 'maintainer'])
  })

  test('needs more than write permission', () => {
    const all = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
    expect(all.filter(mayRepair)).toEqual(['maintain', 'admin'])
  })

  test('is an event that names what was left out, and a command that was taken', () => {
    const { state } = good.and(...repaired(good.state, BREAK, { ...asked(), author: 'maintainer' }, 'admin'))
    expect(state.repairs).toEqual([{ ...BREAK, droppedFrom: 3, by: 'maintainer' }])
    expect(state.admitted).toMatchObject([{ by: 'maintainer', permission: 'admin' }])
    expect(statusRevision(state)).not.toBe(statusRevision({ ...state, runs: 2 }))
    expect(statusComment(state)).toContain(
      '**Repaired**: line 3 of `journal/segments/0000/000002.jsonl` is @\u200bcut off, so at the word of maintainer the journal went on after event 2. What stood there before is in `journal/broken/1` of the state branch.',
    )
  })
})

test('F4: a break is told with its place, how to look and how to go on', () => {
  const found = { task: 42, broken: BREAK, good: { tip: 'a'.repeat(40), state: good.state } }
  expect(brokenTitle(found)).toBe(
    'the journal of task 42 is broken: line 3 of `journal/segments/0000/000002.jsonl` is @\u200bcut off',
  )
  expect(brokenTodo(found)).toMatch(/`pawl verify 42`.*maintain or admin.*`\/retry`.*event 2,.*`journal\/broken\/`/)
  expect(brokenComment(found)).toMatch(
    /### 🛑 Stopped: the journal of this task is broken\n\nLine 3 .*\*\*Saved\*\*: nothing was changed\. Everything up to event 2 is whole, in the checkpoint `aaaaaaaaaa`\./s,
  )
  const newer = { ...found, broken: { ...BREAK, newer: true } } as const
  expect(brokenComment(newer)).toMatch(
    /A newer version of Pawl, or somebody else, has probably written .*To go on\*\*: if the workflow has used a newer version of Pawl .*Otherwise look with .*`\/retry`/s,
  )
  const lost = { ...found, good: null }
  expect(brokenComment(lost)).toContain('**Saved**: nothing was changed.\n')
  expect(brokenTodo(lost)).toContain('rename the state branch `pawl/state/42`')
})
