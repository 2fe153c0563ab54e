/** Each comment is acknowledged once (P2), also by a task that is stopped, which stays so. */
import { expect, test } from 'vitest'
import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import { COMMANDS, readComment } from '../../src/core/command.ts'
import { event } from '../../src/core/events.ts'
import { COMMAND_HELP, helpText } from '../../src/core/present/help.ts'
import { statusComment, statusRevision } from '../../src/core/present/status.ts'
import { phaseOf } from '../../src/core/state.ts'
import { staysStopped } from '../../src/core/suspend.ts'
import { approved, ended, given, lease, MINUTE, opened, planned, suspended } from '../support/given.ts'
import { said, told } from '../support/said.ts'

const begun = given(opened(), lease()).settled()
const waiting = begun.and(planned()).settled()
const working = waiting.and(approved()).settled()

const shown = (from: ReturnType<typeof given>, body: string) =>
  from
    .and(told(from, body))
    .settled()
    .state.effects.slice(from.state.effects.length)
    .map(({ effect }) => effect)
    .filter(({ kind }) => kind === 'reaction' || kind === 'comment')

test('P2: 👍 when all commands of the comment were taken', () => {
  expect(shown(waiting, '/pause\n/status\n/resume')).toEqual([{ kind: 'reaction', comment: 7, content: '+1' }])
})

test('P2: 👎 and one reply with all the reasons otherwise', () => {
  expect(shown(waiting, '/status\n/resume\n/retry\n/budget 5')).toMatchObject([
    { kind: 'reaction', content: '-1' },
    {
      purpose: 'refusal',
      subject: 'comment-7',
      body: expect.stringMatching(
        /^Not taken: nothing is paused.*awaiting approval\.\n\nNot taken: `\/budget \+5`.*\.\n\nTaken: `\/status`, `\/retry`\.$/s,
      ),
    },
  ])
})

test('guidance is acknowledged by no reaction', () => {
  expect(shown(working, 'Mind the tabs.')).toEqual([])
})

test('/help is answered once, however often it stands there, beside what is refused', () => {
  expect(
    shown(waiting, '/help\n/help\n/resume').map((effect) => ('subject' in effect ? effect.subject : effect.kind)),
  ).toEqual(['reaction', 'help-7', 'comment-7'])
})

test('the help names every command, and what it does in each phase', () => {
  const now = (from: ReturnType<typeof given>) =>
    Object.fromEntries(COMMANDS.map((name) => [name, / \| ([^|]*) \|$/.exec(lineOf(from, name))?.[1] ?? '']))
  const question = (yesNo: boolean) =>
    event('question.asked', { call: 'q', question: 'Tabs?', yesNo, options: [], tried: [] })
  const action = event('action.asked', { call: 'q', name: 'bash', input: {}, digest: 'd', why: '' })
  const refused = 'Refused: there is nothing for it to do.'
  expect(now(begun)).toMatchObject({ approve: refused, deny: refused, revise: 'Tells the planning agent.' })
  expect(now(waiting)).toMatchObject({
    approve: 'Says yes to the plan.',
    deny: 'Says no to the plan, which ends the task.',
    resume: refused,
    retry: 'Goes on from what is saved, should the job have died.',
    budget: 'Adds to the $5.00 that the task may cost.',
  })
  expect(now(working.and(action))).toMatchObject({ deny: 'Says no to the call that waits for leave.' })
  expect(now(working.and(question(true)))).toMatchObject({ approve: 'Says yes to the question that waits.' })
  expect(now(working.and(question(false)))).toMatchObject({ approve: refused, deny: refused })
  expect(now(working.and(event('task.paused', { by: 'm', why: 'command' })))).toMatchObject({
    pause: refused,
    resume: 'Goes on from what is saved.',
    retry: refused,
  })
  const unlabelled = now(working.and(event('task.paused', { by: 'm', why: 'label' })))
  expect(unlabelled).toMatchObject({ pause: refused, resume: refused, retry: refused })
  expect(now(working.and(suspended()))).toMatchObject({ retry: 'Goes on from what is saved.' })
  const over = now(working.and(event('task.ended', { outcome: 'done' })))
  expect(Object.keys(over).filter((name) => over[name] !== refused)).toEqual(['status', 'help'])
  const cancelled = now(working.and(event('task.ended', { outcome: 'cancelled', by: 'm' })))
  expect(cancelled).toMatchObject({ retry: 'Takes the task up again.', cancel: refused })
})

const lineOf = ({ state }: ReturnType<typeof given>, name: (typeof COMMANDS)[number]): string =>
  helpText(state)
    .split('\n')
    .find((line) => line.startsWith(`| \`${COMMAND_HELP[name].usage}\``)) ?? ''

test('no answer of ours reads as a command', () => {
  const texts = [helpText(waiting.state), statusComment(waiting.state)]
  for (const text of texts) expect(readComment(text, plainLinesOf(text)).commands).toEqual([])
})

test('/status has the status comment written anew', () => {
  const asked = working.and(told(working, '/status'))
  expect(statusRevision(asked.state)).not.toBe(statusRevision(working.state))
  expect(asked.settled().state.effects.at(-1)?.effect.kind).toBe('status')
})

test('a plan that was denied is shown with the reason', () => {
  const denied = waiting.and(told(waiting, '/deny Not worth it, @reader.')).settled()
  expect(statusComment(denied.state)).toContain(
    'Cancelled by maintainer\n\nThe reason given: “Not worth it, @\u200breader.”',
  )
})

const stopped = working.and(suspended({ class: 'limit' }), ended('suspended'))

test.each([
  ['/help', true],
  ['/status\n/pause', true],
  ['/approve', true],
  ['Mind the tabs.', true],
  ['/budget +5', false],
  ['/retry', false],
  ['/help\n/resume', false],
  ['  ', false],
])('F3: a stopped task that hears %j: it stays so: %s', (body, stays) => {
  expect(staysStopped(stopped.state, told(stopped, body))).toBe(stays)
})

test('a budget does not lift a stop of another kind, and what runs has none to keep', () => {
  const fatal = working.and(suspended())
  expect(staysStopped(fatal.state, told(fatal, '/budget +5'))).toBe(true)
  expect(staysStopped(working.state, told(working, '/help'))).toBe(false)
})

test('a stopped task answers what was said since, shows nothing else, and stays stopped', () => {
  const facts = told(stopped, said('/help'))
  const again = event('lease.taken', {
    run: { id: '2', attempt: 1, url: 'u' },
    limits: { budgetUsd: 5, maxTurns: 60 },
    stopped: true,
  })
  const answering = stopped.and(MINUTE, again, facts).settled()
  expect(answering.state.effects.slice(stopped.state.effects.length).map(({ effect }) => effect.kind)).toEqual([
    'reaction',
    'comment',
    'status',
  ])
  expect([phaseOf(answering.state), answering.decide()]).toEqual(['suspended', { do: 'end', reason: 'suspended' }])
  expect(phaseOf(answering.and(lease(3)).state)).toBe('working')
})

test('a task that has just stopped says that first: what it could not tell is left for later', () => {
  const fails = working.and(told(working, '/help'), suspended()).settled()
  const since = fails.state.effects.slice(working.state.effects.length).map(({ effect }) => effect)
  expect(since).toMatchObject([{ kind: 'review-request' }, { kind: 'status' }, { kind: 'comment', purpose: 'stopped' }])
})
