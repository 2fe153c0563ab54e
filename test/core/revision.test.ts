/** A plan that is made anew: for a person, or because the base moved under its files (P3, P4). */
import { expect, test } from 'vitest'
import { type Base, isOvertakeable, touched } from '../../src/core/base.ts'
import { event } from '../../src/core/events.ts'
import { undelivered } from '../../src/core/people.ts'
import { planComment } from '../../src/core/present/plan.ts'
import { opening } from '../../src/core/prompts.ts'
import type { Opened } from '../../src/core/state.ts'
import {
  agent,
  answered,
  approved,
  calls,
  DIGEST,
  finished,
  given,
  lease,
  opened,
  PLAN,
  planned,
  turn,
  verified,
} from '../support/given.ts'
import { inWords, said, told } from '../support/said.ts'

const NEWER = 'e'.repeat(40)
const signal = { kind: 'comment', id: 70, number: 43 } as const
const heard = (from: ReturnType<typeof given>, body: string, base: Base | null = null) =>
  told(from, said(body, { signal: { ...signal, id: 980 } }), 'write', { base })

const revise = event('revision.asked', { by: 'maintainer', signal, text: 'Mind the tabs.' })
const begun = given(opened(), lease()).settled()
const submits = [calls('s', 'submit_plan')]
const waiting = begun.and(agent(1, 'plan'), turn(1, 1, submits), planned(), answered('s')).settled()
const working = waiting.and(approved(), agent(2, 'work')).settled()
const V2 = { ...PLAN, steps: [...PLAN.steps.slice(0, 1), { title: 'Take tabs too', detail: '' }] }
const second = waiting.and(revise, planned(2, V2)).settled()

test('a revision leads to a new version that says what changed; the old comment is marked as superseded', () => {
  const effects = second.state.effects.slice(waiting.state.effects.length).map(({ effect }) => effect)
  expect(effects.map(({ kind }) => kind)).toEqual(['comment', 'comment-edit', 'status'])
  expect(effects[0]).toMatchObject({
    subject: 'plan-2',
    body: expect.stringContaining(
      '**What changed since v1**\n- Step removed: ~~Use a global pattern~~\n- Step added: Take tabs too\n',
    ),
  })
  expect(effects[1]).toMatchObject({
    comment: 901,
    number: 43,
    body: expect.stringMatching(
      /^### ~~Plan v1 · `5e25265733`~~\n\nSuperseded by \[v2\]\([^)]+\)\. [\s\S]*<details>[\s\S]*### Plan v1 ·[\s\S]*<\/details>$/,
    ),
  })
})

test('a plan comment that could not be made is not marked', () => {
  const bare = given(opened(), lease(), planned(), planned(2)).settled()
  expect(bare.state.effects.some(({ effect }) => effect.kind === 'comment-edit')).toBe(false)
})

test('P3: the old digest is void, and the refusal says which plan it was', () => {
  const v2 = second.state.plan?.digest.slice(0, 10)
  expect(inWords(heard(second, `/approve ${DIGEST.slice(0, 10)}`))).toEqual([
    `that is the digest of plan v1, which is superseded; plan v2 has the digest \`${v2}\``,
  ])
  expect(inWords(heard(second, `/approve ${v2}`))).toEqual(['signal.admitted', 'plan.approved'])
})

test('P3: while a plan is made anew the old one can not be approved', () => {
  expect(inWords(heard(waiting.and(revise), '/approve'))).toEqual([
    'plan v1 is being revised; v2 comes, and is to be approved instead',
  ])
})

test('what an agent handed over before it read of the revision is not passed on', () => {
  const late = begun.and(agent(1, 'plan'), planned(), turn(1, 1, [...submits, calls('r', 'read')]), revise).settled()
  expect(late.decide()).toMatchObject({ do: 'record', events: [{ data: { call: 's', outcome: 'error' } }] })
  const read = late.and(answered('s', 'no', 'error'))
  expect(read.decide()).toMatchObject({ do: 'tool', call: { id: 'r' } })
  const nudged = read.and(answered('r')).decide()
  expect(nudged).toMatchObject({ do: 'record', events: [{ type: 'agent.nudged' }] })
  expect(JSON.stringify(nudged)).toMatch(/Mind the tabs\.[\s\S]*call submit_plan with/)
  if (nudged.do !== 'record') throw new Error('nothing is recorded')
  const again = read.and(answered('r'), ...nudged.events, turn(2, 1, submits))
  expect(again.decide()).toMatchObject({ do: 'tool', call: { id: 's' } })
})

test('P4: a revision while working starts a planning agent, and after approval a new one that works', () => {
  const anew = working.and(revise).settled()
  expect(anew.decide()).toEqual({ do: 'start-agent', role: 'plan' })
  expect(opening(anew.state)).toMatch(
    /<plan-to-revise version="1">[\s\S]*Work on this plan had begun[\s\S]*Mind the tabs\./,
  )
  const approval = event('plan.approved', { ...approved().data, version: 2 } as never)
  const going = anew.and(agent(3, 'plan'), planned(2, V2), approval).settled()
  expect(going.decide()).toEqual({ do: 'start-agent', role: 'work' })
  expect(opening(going.state)).toMatch(
    /<approved-plan version="2">[\s\S]*Work had begun under an earlier[\s\S]*Mind the tabs\./,
  )
})

test('steps keep what was said of them when they stand in the new plan word for word', () => {
  const done = event('step.updated', { step: 1, status: 'done', evidence: 'npm test', shown: true })
  const claimed = event('step.updated', { step: 2, status: 'done', evidence: 'mine' })
  const anew = working.and(done, claimed, finished(), verified(false), revise, planned(2, V2)).state
  expect(anew.steps).toMatchObject([
    { title: 'Reproduce with a failing test', status: 'done', shown: true },
    { title: 'Take tabs too', status: 'open', shown: false },
  ])
  expect([anew.verification, anew.attempts, anew.earlier.map(({ version }) => version)]).toEqual([null, [], [1]])
})

test('what was open under the old plan is closed; an answer that came reaches the agent that goes on', () => {
  const question = event('question.asked', { call: 'q', question: 'Tabs?', yesNo: true, options: [], tried: [] })
  const asked = working.and(turn(2, 2, [calls('q', 'ask_human')]), question)
  expect(asked.and(revise).state.question).toBeNull()
  const who = { by: 'owner', permission: 'admin' } as const
  const answer = event('question.answered', { call: 'q', signal, ...who, text: 'Yes.' })
  const both = asked.and(answer, revise)
  expect(undelivered(both.state).map(({ text }) => text)).toEqual(['(Asked: Tabs?)\nYes.', 'Mind the tabs.'])
  const planning = begun.and(
    agent(1, 'plan'),
    planned(),
    turn(1, 1, [calls('q', 'ask_human')]),
    question,
    answer,
    revise,
  )
  expect(undelivered(planning.state)).toHaveLength(1)
  expect(planning.settled().decide()).toMatchObject({ events: [{ data: { call: 'q', outcome: 'ok' } }] })
  const action = event('action.asked', { call: 'b', name: 'bash', input: {}, digest: 'd', why: 'w' })
  expect(working.and(action, revise).state.action).toBeNull()
})

const moved = (...changed: readonly string[]): Base => ({ tip: NEWER, changed })

test('P3: a base that moved under the files of the plan is not approved, and a new plan is asked for', () => {
  const events = heard(waiting, '/approve', moved('docs/a.md', 'src/slug.js'))
  expect(events.map(({ type }) => type)).toEqual(['signal.refused', 'base.moved', 'revision.asked'])
  expect(inWords(events)[0]).toMatch(
    /^`main` has moved under the plan's files \(`src\/slug\.js`\), so .* a new plan comes/,
  )
  const anew = waiting.and(...events).settled()
  expect(anew.state.task.base.sha).toBe(NEWER)
  expect(JSON.stringify(anew.decide())).toContain('`src/slug.js`')
  const many = Array.from({ length: 12 }, (_, index) => `src/${index}.js`)
  const all = waiting.and(planned(2, { ...PLAN, files: ['src/'] }))
  expect(inWords(heard(all, '/approve', moved(...many)))[0]).toContain('`src/9.js`, 2 more)')
})

test('P3: a base that moved elsewhere leaves the approval as it was, on the base that it names', () => {
  const events = heard(waiting, '/approve', moved('docs/a.md'))
  expect(events).toMatchObject([{ type: 'signal.admitted' }, { data: { baseSha: waiting.state.plan?.baseSha } }])
})

test('a plan is overtaken only while it waits', () => {
  const end = event('task.ended', { outcome: 'cancelled' })
  const all = [begun, waiting, waiting.and(revise), working, waiting.and(end)]
  expect(all.map(({ state }) => isOvertakeable(state))).toEqual([false, true, false, false, false])
})

test('where the newer base and the work clash is told to the agent', () => {
  const base = event('base.moved', { sha: NEWER, changed: ['a'], conflicts: ['src/slug.js'] })
  expect(undelivered(working.and(base).state)[0]?.text).toContain('src/slug.js')
  expect(undelivered(working.and(event('base.moved', { sha: NEWER, changed: ['a'], conflicts: [] })).state)).toEqual([])
})

test('the work is pushed as a merge with the newer base, once, so that the pull request shows the work alone', () => {
  const base = event('base.moved', { sha: NEWER, changed: ['src/slug.js'] })
  const approval = event('plan.approved', { ...approved().data, version: 2 } as never)
  const going = waiting.and(base, revise, planned(2, V2), approval, agent(3, 'work')).settled()
  const pushes = (from: typeof going) =>
    from.settled().state.effects.flatMap(({ effect }) => (effect.kind === 'push' ? [effect.also] : []))
  const first = going.and(finished()).settled()
  expect(pushes(first)).toEqual([undefined, NEWER])
  expect(pushes(first.and(verified(false), answered('f1'), finished('f2', { tree: 'tree2' })))).toEqual([
    undefined,
    NEWER,
    undefined,
  ])
})

test.each([
  [['src/slug.js'], ['src/slug.js']],
  [['`./src/slug.js`'], ['src/slug.js']],
  [['src/'], ['src/slug.js', 'src/deep/a.ts']],
  [['src'], ['src/slug.js', 'src/deep/a.ts']],
  [['src/*.js'], ['src/slug.js']],
  [['src/**'], ['src/slug.js', 'src/deep/a.ts']],
  [['**/*.ts'], ['src/deep/a.ts']],
  [['src/sl?g.js'], ['src/slug.js']],
  [['*.md'], ['README.md']],
  [['src/{', 'a{b'], []],
  [['README.md/inner'], ['README.md']],
  [['.'], ['README.md', 'src/slug.js', 'src/deep/a.ts', 'a+b(c)']],
  [['a+b(c)'], ['a+b(c)']],
  [['src/slug', 'slug.js', 'READMExmd'], []],
  [[], []],
])('P3: a plan for %j is overtaken by %j', (files, expected) => {
  expect(touched(files, ['README.md', 'src/slug.js', 'src/deep/a.ts', 'a+b(c)'])).toEqual(expected)
})

test('what the plan will ask before is said, and is part of the digest', () => {
  const actions = ['changing `package-lock.json`']
  const one = begun.and(planned(1, { ...PLAN, actions })).state
  expect(planComment(one as Opened & { plan: NonNullable<Opened['plan']> })).toContain(
    '\n\n**Will ask before** changing `package-lock.json`\n\n',
  )
  const two = begun.and(planned(1, { ...PLAN, actions: [...actions, 'reaching a host'] })).state
  expect(planComment(two as Opened & { plan: NonNullable<Opened['plan']> })).toContain(
    '**Will ask before**\n- changing `package-lock.json`\n- reaching a host\n',
  )
  expect(new Set([one, two, waiting.state].map(({ plan }) => plan?.digest)).size).toBe(3)
  expect(opening(working.and(planned(2, { ...PLAN, actions })).state)).toContain('A person is asked before: changing')
})
