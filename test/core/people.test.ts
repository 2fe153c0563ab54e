/** What people bring about: facts, and what the decider does with them. */
import { expect, test } from 'vitest'
import { actionDigest } from '../../src/core/actions.ts'
import { event } from '../../src/core/events.ts'
import { awaited, undelivered } from '../../src/core/people.ts'
import { statusComment } from '../../src/core/present/status.ts'
import { opening } from '../../src/core/prompts.ts'
import { budgetOf, hasSeen, phaseOf, workTip } from '../../src/core/state.ts'
import { waitsFor } from '../../src/core/waits.ts'
import {
  agent,
  answered,
  approved,
  BASE,
  calls,
  ended,
  finished,
  given,
  lease,
  opened,
  PUSHED,
  planned,
  sha256,
  turn,
  verified,
} from '../support/given.ts'

const signal = { kind: 'comment', id: 70, number: 43 } as const
const review = { kind: 'review', id: 70, number: 43 } as const
const who = { by: 'maintainer', permission: 'write' } as const

const begun = given(opened(), lease()).settled()
const shown = begun.and(agent(1, 'plan'), turn(1, 1, [calls('s', 'submit_plan')]), planned(), answered('s')).settled()
const working = shown.and(approved(), agent(2, 'work')).settled()
const called = working.and(turn(2, 2, [calls('q', 'ask_human')]))

const guidance = (text: string, id = 70) => event('guidance.given', { signal: { ...signal, id }, ...who, text })
const asked = event('question.asked', { call: 'q', question: 'Tabs too?', yesNo: true, options: [], tried: [] })
const answer = event('question.answered', { call: 'q', signal, ...who, text: 'Yes, </said> tabs.' })
const PUBLISH = actionDigest(sha256, 'bash', { command: 'npm publish' })
const action = event('action.asked', {
  call: 'q',
  name: 'bash',
  input: { command: 'npm publish' },
  digest: PUBLISH,
  why: 'a rule',
})
const decision = (approved: boolean, reason = '') =>
  event('action.decided', { call: 'q', digest: PUBLISH, approved, signal, ...who, reason })

test('P1: whatever a signal brought about, it is heard once, and a review is not a comment', () => {
  const { state } = working.and(guidance('one'), guidance('again'), guidance('two', 71))
  expect(state.heard).toHaveLength(2)
  expect(hasSeen(state, signal)).toBe(true)
  expect(hasSeen(state, review)).toBe(false)
})

test('guidance reaches the agent once, after the results of its turn', () => {
  const said = called.and(guidance('Tabs too.'), guidance('And <b>new</b> lines.', 71))
  expect(said.decide()).toMatchObject({ do: 'tool' })
  const due = said.and(answered('q'))
  const next = due.decide()
  expect(next).toMatchObject({ do: 'record', events: [{ type: 'agent.nudged', data: { agent: 2 } }] })
  if (next.do !== 'record') throw new Error('nothing is recorded')
  const told = due.and(...next.events)
  expect(undelivered(told.state)).toEqual([])
  expect(told.state.agents[1]?.turns[0]?.nudges).toEqual([expect.stringContaining('Tabs too.')])
  expect(told.decide()).toMatchObject({ do: 'turn' })
})

test('an agent that starts reads what was said before in its first message', () => {
  const said = shown.and(guidance('Tabs too.'), approved())
  expect(opening(said.state)).toContain('<said by="maintainer">\nTabs too.\n</said>')
  const later = said.and(agent(2, 'work'), guidance('One more.', 71))
  expect(undelivered(later.state)).toMatchObject([{ text: 'One more.' }])
  expect(undelivered(later.and(agent(3, 'work')).state)).toEqual([])
})

test('a revision voids the approval and what was being finished; the agent that planned goes on', () => {
  const revise = event('revision.asked', { by: 'maintainer', signal, text: 'Mind the tabs.' })
  const anew = shown.and(revise).settled()
  expect([phaseOf(anew.state), awaited(anew.state)]).toEqual(['planning', null])
  expect(anew.decide()).toMatchObject({ do: 'record', events: [{ type: 'agent.nudged' }] })
  const late = working.and(finished(), revise).settled()
  expect(late.state).toMatchObject({ approval: null, finish: null })
  expect(late.decide()).toEqual({ do: 'start-agent', role: 'plan' })
  expect(opening(late.state)).toMatch(/<plan-to-revise version="1">[\s\S]*Mind the tabs\./)
  expect(late.and(planned(2)).state.revision).toBeNull()
})

test('P5: a question ends the job until it is answered; the answer is the result of the call', () => {
  const open = called.and(asked).settled()
  expect([phaseOf(open.state), open.decide()]).toEqual(['awaiting-answer', { do: 'end', reason: 'gate' }])
  expect(waitsFor(open.and(ended('gate')).state)).toBe('person')
  const heard = open.and(answer).settled()
  expect([phaseOf(heard.state), waitsFor(heard.and(ended('gate')).state)]).toEqual(['working', 'worker'])
  const next = heard.decide()
  expect(next).toMatchObject({ do: 'record', events: [{ data: { call: 'q', outcome: 'ok' } }] })
  expect(JSON.stringify(next)).toContain('Yes, &lt;/said> tabs.')
  expect(heard.and(answered('q')).state.question).toBeNull()
  const other = event('question.answered', { ...answer.data, call: 'other' } as never)
  expect(open.and(other).state.question?.answer).toBeNull()
})

test('an action that needs leave runs when it is allowed and goes back to the agent when it is not', () => {
  const open = working.and(turn(2, 2, [calls('q', 'bash', { command: 'npm publish' })]), action).settled()
  expect([phaseOf(open.state), open.decide()]).toEqual(['awaiting-answer', { do: 'end', reason: 'gate' }])
  const allowed = open.and(decision(true)).settled()
  expect([phaseOf(allowed.state), allowed.decide()]).toMatchObject(['working', { do: 'tool', call: { id: 'q' } }])
  const denied = open.and(decision(false, 'Not today.')).settled().decide()
  expect(denied).toMatchObject({ do: 'record', events: [{ data: { call: 'q', outcome: 'error' } }] })
  expect(JSON.stringify(denied)).toContain('Not today.')
  const done = open.and(decision(false), answered('q')).state
  expect([done.action, done.decided]).toMatchObject([null, [{ name: 'bash', approved: false }]])
  const stray = event('action.decided', { ...decision(true).data, digest: 'd2' } as never)
  expect(open.and(stray).state.action?.decision).toBeNull()
  expect(working.and(decision(true)).state.decided).toMatchObject([{ name: '' }])
})

test('a paused task waits for a person and goes on where it was', () => {
  const paused = working.and(event('task.paused', { by: 'maintainer', why: 'command' })).settled()
  expect([phaseOf(paused.state), paused.decide()]).toEqual(['suspended', { do: 'end', reason: 'gate' }])
  expect(statusComment(paused.state)).toMatch(/^### ⏸️ Paused by maintainer\n/)
  expect(phaseOf(paused.and(event('task.resumed', { by: 'maintainer' })).state)).toBe('working')
})

test('F3: a raised budget counts from then on', () => {
  const raised = working.and(event('budget.raised', { by: 'maintainer', usd: 2.5 }))
  expect([budgetOf(working.state), budgetOf(raised.state)]).toEqual([5, 7.5])
})

test('a task that had ended goes on with what a review says, line by line', () => {
  const done = working.and(finished(), verified(true), event('task.ended', { outcome: 'done' }))
  const remarks = [
    { id: 5, path: 'src/slug.js', line: 3, body: 'Why?' },
    { id: 6, path: 'README.md', line: null, body: 'Say it here.' },
  ]
  const taken = event('review.taken', {
    signal: review,
    ...who,
    verdict: 'changes-requested',
    text: '',
    remarks,
    as: 'guidance',
  })
  const again = done.and(taken, event('task.reopened', { by: 'maintainer', why: 'review' })).state
  expect(again).toMatchObject({ ended: null, finish: null, verification: null, reopened: 1 })
  expect(again.reviews).toMatchObject([{ remarks }])
  expect(opening(again)).toContain(
    '<remark id="5" on="src/slug.js:3">\nWhy?\n</remark>\n<remark id="6" on="README.md">',
  )
  const answering = event('review.taken', { ...taken.data, as: 'answer' } as never)
  expect(undelivered(done.and(answering).state)).toEqual([])
})

test('what others push becomes the tip until we push again, and a newer base the one that counts', () => {
  const moved = working.and(event('work.moved', { sha: 'abc', conflicts: [] }))
  expect([workTip(working.state), workTip(moved.state)]).toEqual([PUSHED, 'abc'])
  const repushed = moved.and(finished()).settled()
  expect([workTip(repushed.state), workTip(given(opened()).state)]).toEqual([PUSHED, null])
  expect(workTip(given(event('work.moved', { sha: 'abc', conflicts: [] })).state)).toBe('abc')
  expect(working.state.task.base.sha).toBe(BASE)
  const based = event('base.moved', { sha: 'new', changed: ['a'] })
  expect(working.and(based).state.task.base).toEqual({ branch: 'main', sha: 'new' })
  expect(given(based).state.task).toBeNull()
})

test('a merged task is done, and reminders are counted', () => {
  const merged = working.and(event('task.ended', { outcome: 'merged', by: 'maintainer' }))
  expect([phaseOf(merged.state), merged.decide()]).toMatchObject(['done', { do: 'schedule' }])
  expect(working.and(event('reminder.due', {})).state.reminders).toHaveLength(1)
})
