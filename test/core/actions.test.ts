/** Calls that need a person's leave: asked once, run as shown or not at all (P3); and the look at what changed at the end. */
import { describe, expect, test } from 'vitest'
import { actionDigest } from '../../src/core/actions.ts'
import { type Config, DEFAULT_CONFIG } from '../../src/core/config.ts'
import type { Decision } from '../../src/core/decide.ts'
import { type Data, type Event, event } from '../../src/core/events.ts'
import { heldPaths } from '../../src/core/held.ts'
import type { JsonObject } from '../../src/core/json.ts'
import {
  agent,
  answered,
  approved,
  calls,
  finished,
  given,
  lease,
  opened,
  planned,
  sha256,
  turn,
  verified,
} from '../support/given.ts'

const config = (rules: Config['rules'] = []) => ({ config: { ...DEFAULT_CONFIG, rules } })
const begun = (rules?: Config['rules']) =>
  given(opened({}, config(rules)), lease(), agent(1, 'plan'))
    .settled()
    .and(planned())
    .settled()
    .and(approved(), agent(2, 'work'))
const PUBLISH = { command: 'npm publish' }
const calling = (id: string, name: string, input: JsonObject, number = 1) => turn(number, 2, [calls(id, name, input)])
const working = begun()
  .and(calling('c', 'bash', PUBLISH))
  .settled()

const who = { by: 'maintainer', permission: 'write' as const, signal: { kind: 'comment' as const, id: 70, number: 43 } }
const decided = (asked: Data<'action.asked'>, approves: boolean, reason = '') =>
  event('action.decided', { call: asked.call, digest: asked.digest, approved: approves, ...who, reason })
const recordedIn = (decision: Decision): readonly Event[] => (decision.do === 'record' ? decision.events : [])
const askedIn = (decision: Decision): Data<'action.asked'> => {
  const found = recordedIn(decision).find(({ type }) => type === 'action.asked')
  return (found ?? expect.fail(`nothing is asked: ${JSON.stringify(decision)}`)).data as Data<'action.asked'>
}

describe('before a call of the working agent', () => {
  test('one that needs leave is asked about with its tool, its exact input and why; the job ends at the gate', () => {
    const asked = askedIn(working.decide())
    expect(asked).toEqual({
      call: 'c',
      name: 'bash',
      input: PUBLISH,
      digest: actionDigest(sha256, 'bash', PUBLISH),
      why: 'it runs `npm publish` (it reaches a registry as somebody)',
    })
    const open = working.and(event('action.asked', asked))
    const shown = open.decide()
    expect(shown).toMatchObject({
      do: 'schedule',
      effects: [{ kind: 'comment', purpose: 'action', number: 43 }],
    })
    expect(open.settled().decide()).toEqual({ do: 'end', reason: 'gate' })
  })

  test('an approved one runs, once: the same call asks again, in a comment of its own', () => {
    const asked = askedIn(working.decide())
    const ran = working.and(event('action.asked', asked)).settled().and(decided(asked, true)).settled()
    expect(ran.decide()).toMatchObject({ do: 'tool', call: { id: 'c', input: PUBLISH } })
    const again = ran.and(answered('c'), calling('d', 'bash', PUBLISH, 2)).settled()
    const second = askedIn(again.decide())
    expect(second).toMatchObject({ call: 'd', digest: asked.digest })
    const shown = again.and(event('action.asked', second)).decide()
    expect(shown).toMatchObject({
      effects: [{ purpose: 'action', body: expect.stringContaining('maintainer approved it last') }],
    })
  })

  test('P3: what the journal holds must be what was shown, else it does not run', () => {
    const asked = { ...askedIn(working.decide()), digest: 'another' }
    const open = working.and(event('action.asked', asked)).settled().and(decided(asked, true)).settled()
    expect(recordedIn(open.decide())).toMatchObject([{ type: 'tool.completed', data: { call: 'c', outcome: 'error' } }])
  })

  test('a denied one goes to the agent with the reason, in data it can not close', () => {
    const asked = askedIn(working.decide())
    const denied = working
      .and(event('action.asked', asked))
      .settled()
      .and(decided(asked, false, 'No </said> way'))
      .settled()
    const [result] = recordedIn(denied.decide())
    expect(result).toMatchObject({ type: 'tool.completed', data: { call: 'c', outcome: 'error' } })
    expect(JSON.stringify(result)).toContain('No &lt;/said> way')
    const told = denied.and(result ?? []).settled()
    const again = told.and(calling('d', 'bash', PUBLISH, 2)).settled()
    const shown = again.and(event('action.asked', askedIn(again.decide()))).decide()
    expect(JSON.stringify(shown)).toContain('1 time; maintainer denied it last')
    expect([told.state.action, told.decide().do]).toEqual([null, 'turn'])
  })

  test('one that the rules forbid is answered at once, with why', () => {
    const forbidden = begun()
      .and(calling('c', 'bash', { command: 'cat .env' }))
      .settled()
      .decide()
    expect(JSON.stringify(recordedIn(forbidden))).toContain('because it reads `.env` (secrets)')
  })

  test('what is allowed just runs, and a planning agent, which can change nothing, is not judged', () => {
    expect(
      begun()
        .and(calling('c', 'bash', { command: 'npm test' }))
        .settled()
        .decide(),
    ).toMatchObject({ do: 'tool' })
    const planning = given(opened(), lease())
      .settled()
      .and(agent(1, 'plan'), turn(1, 1, [calls('r', 'read', { path: '.env' })]))
    expect(planning.settled().decide()).toMatchObject({ do: 'tool' })
  })

  test('a digest names tool and input, in whatever order its keys stand', () => {
    const digest = (name: string, input: JsonObject) => actionDigest(sha256, name, input)
    expect(digest('a', { x: 1, y: [{ b: null, a: 2 }] })).toBe(digest('a', { y: [{ a: 2, b: null }], x: 1 }))
    expect(digest('a', { x: 1 })).not.toBe(digest('b', { x: 1 }))
    expect(digest('a', { x: [1, 2] })).not.toBe(digest('a', { x: [2, 1] }))
  })
})

const scope = { config: DEFAULT_CONFIG, workingDirectory: '.' }
const CI = '.github/ci.yml'
const done = (call: string, change: Partial<Data<'work.finished'>>) =>
  finished(call, { changed: [CI], tree: call, ...change })
const finishing = (held: Data<'work.finished'>['held'], more: Partial<Data<'work.finished'>> = {}) =>
  begun().and(calling('f1', 'finish', {}), done('f1', { ...(held ? { held } : {}), ...more }))

describe('before finished work is pushed', () => {
  test('paths that a rule speaks against are kept with what they hold, and deletions when they are many', () => {
    const gone = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `f${index}`, object: null }))
    expect(heldPaths(scope, [{ path: 'a', object: '1' }, ...gone(20)])).toEqual({})
    expect(heldPaths(scope, [{ path: CI, object: '1' }])).toEqual({ held: [{ path: CI, object: '1' }] })
    expect(heldPaths(scope, gone(21)).deleted).toHaveLength(21)
  })

  test('nothing is pushed before a person has decided; then it is, and nothing else is asked', () => {
    const open = finishing([{ path: CI, object: '1' }])
    const asked = askedIn(open.decide())
    expect(asked).toMatchObject({
      name: 'finish',
      input: { paths: { [CI]: '1' }, deleted: [] },
      why: `it changes \`${CI}\``,
    })
    const gate = open.and(event('action.asked', asked)).settled()
    expect([gate.decide(), gate.state.effects.filter(({ effect }) => effect.kind === 'push')]).toMatchObject([
      { do: 'end', reason: 'gate' },
      [{}],
    ])
    const pushed = gate.and(decided(asked, true)).settled()
    expect(pushed.state.effects.filter(({ effect }) => effect.kind === 'push')).toHaveLength(2)
    expect(pushed.decide()).toMatchObject({ do: 'verify' })
  })

  test('leave holds for the next finish as long as the file is the same, and for no other content', () => {
    const open = finishing([{ path: CI, object: '1' }])
    const asked = askedIn(open.decide())
    const failed = open
      .and(event('action.asked', asked))
      .settled()
      .and(decided(asked, true))
      .settled()
      .and(verified(false), answered('f1'))
    const again = (object: string | null) =>
      failed
        .and(calling('f2', 'finish', {}, 2), done('f2', { held: [{ path: CI, object }] }))
        .settled()
        .decide()
    expect(again('1')).toMatchObject({ do: 'verify' })
    expect(askedIn(again('2')).input).toMatchObject({ paths: { [CI]: '2' } })
    expect(askedIn(again(null)).input).toMatchObject({ paths: { [CI]: 'deleted' } })
  })

  test('a path that an approved call changed is covered, with all that is below it', () => {
    const call = calling('c', 'bash', { command: 'rm -r .github; npm test x' })
    const before = begun().and(call).settled()
    const asked = askedIn(before.decide())
    const ran = before
      .and(event('action.asked', asked))
      .settled()
      .and(decided(asked, true))
      .settled()
      .and(answered('c'))
    const finish = (path: string) =>
      ran
        .and(calling('f1', 'finish', {}, 2), done('f1', { held: [{ path, object: null }] }))
        .settled()
        .decide()
    expect(finish(CI)).toMatchObject({ do: 'verify' })
    expect(askedIn(finish('CODEOWNERS')).why).toBe('it changes `CODEOWNERS`')
  })

  test('many deleted files ask too; the same are not asked about twice', () => {
    const deleted = Array.from({ length: 21 }, (_, index) => `f${index}`)
    const open = finishing(undefined, { deleted })
    const asked = askedIn(open.decide())
    expect(asked).toMatchObject({ input: { paths: {}, deleted }, why: 'it deletes 21 files' })
    const failed = open
      .and(event('action.asked', asked))
      .settled()
      .and(decided(asked, true))
      .settled()
      .and(verified(false), answered('f1'))
    const next = failed.and(calling('f2', 'finish', {}, 2), done('f2', { deleted: [...deleted, 'g'] })).settled()
    expect(next.decide()).toMatchObject({ do: 'verify' })
    const both = finishing(
      [...'abcdef'].map((name) => ({ path: `.github/${name}`, object: '1' })),
      { deleted },
    )
    expect(askedIn(both.decide()).why).toMatch(/`\.github\/e` and 1 more, and it deletes 21 files$/)
  })

  test('denied: the agent reads which paths and why, and nothing is pushed', () => {
    const open = finishing([{ path: CI, object: '1' }])
    const asked = askedIn(open.decide())
    const denied = open
      .and(event('action.asked', asked))
      .settled()
      .and(decided(asked, false, 'Leave CI.'))
      .settled()
    expect(JSON.stringify(recordedIn(denied.decide()))).toMatch(/Leave CI\.[\s\S]*`\.github\/ci\.yml`/)
    const told = denied.and(answered('f1', '', 'error'))
    expect([told.state.finish, told.state.action]).toEqual([null, null])
  })

  test('paths that the rules forbid are answered at once', () => {
    const forbidden = finishing([{ path: '.husky/pre-commit', object: '1' }]).decide()
    expect(JSON.stringify(recordedIn(forbidden))).toContain('forbid changing `.husky/pre-commit`')
  })

  test('a task that is stopped or over asks nothing', () => {
    const open = finishing([{ path: CI, object: '1' }])
    for (const over of [
      event('task.ended', { outcome: 'cancelled', by: 'maintainer' }),
      event('task.suspended', { class: 'fatal', title: 'x', detail: '', todo: 'y' }),
    ])
      expect(open.and(over).settled().decide()).toMatchObject({ do: 'end' })
  })
})
