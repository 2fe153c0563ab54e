/** What each command means in each phase. */
import { describe, expect, test } from 'vitest'
import { type Event, event } from '../../src/core/events.ts'
import {
  agent,
  approved,
  calls,
  DIGEST,
  finished,
  given,
  lease,
  opened,
  planned,
  shown,
  suspended,
  turn,
} from '../support/given.ts'
import { inWords, told } from '../support/said.ts'

const signal = { kind: 'comment', id: 7, number: 42 } as const
const who = { signal, by: 'maintainer', permission: 'write' } as const
const before = given(opened(), lease())
const waiting = before.and(planned(), shown())
const working = waiting.and(approved(), agent(2, 'work'), turn(1, 2, [calls('q', 'ask_human')]))
const paused = working.and(event('task.paused', { by: 'reviewer', why: 'command' }))
const ended = working.and(event('task.ended', { outcome: 'done' }))

const ACTION = 'ac7104'.padEnd(64, '0')
const action = working.and(
  event('action.asked', { call: 'q', name: 'bash', input: { command: 'npm publish' }, digest: ACTION, why: 'a rule' }),
)
const question = (yesNo: boolean) =>
  event('question.asked', { call: 'q', question: 'Tabs too?', yesNo, options: [], tried: [] })
const asked = working.and(question(true))
const open = working.and(question(false))

/** What follows beside the command's admission, or why nothing does. */
const follows = (from: ReturnType<typeof given>, body: string) => {
  const [first, ...more] = told(from, body)
  return first?.type === 'signal.admitted' ? more : inWords(first ? [first, ...more] : more)
}

const decided = (yes: boolean, reason = '') =>
  event('action.decided', { call: 'q', digest: ACTION, approved: yes, ...who, reason })
const answered = (text: string) => event('question.answered', { call: 'q', ...who, text })

const elsewhere = ({ type, data }: Event) => ({ type, data: { ...data, signal: { ...signal, id: 8 } } }) as Event

describe('/approve', () => {
  test.each(['/approve', `/approve ${ACTION.slice(0, 10)}`])('%s allows the call that waits', (body) => {
    expect(follows(action, body)).toEqual([decided(true)])
  })

  test('P3: with a digest it is for what has that digest, never for both', () => {
    expect(follows(action, `/approve ${DIGEST}`)).toEqual([
      'the call of `bash` that waits has the digest `ac71040000`, not the one you named',
    ])
    expect(follows(action, '/approve ac7')).toEqual([
      'at least 6 characters of the digest `ac71040000` are needed, or none at all',
    ])
    expect(follows(action.and(elsewhere(decided(true))), '/approve')).toEqual(['plan v1 is approved already'])
  })

  test('answers a yes-or-no question, with what is said after it', () => {
    expect(follows(asked, '/approve')).toEqual([answered('Yes.')])
    expect(follows(asked, '/approve but not in strings')).toEqual([answered('Yes. but not in strings')])
    expect(follows(asked, '/approve abcdef')).toEqual(['nothing waits that has a digest, but a question does'])
    expect(follows(open, '/approve')).toEqual([
      'the question that waits needs an answer in words: submit a review of the pull request',
    ])
  })

  test('is taken while the task is paused, which it stays', () => {
    const rest = event('task.paused', { by: 'reviewer', why: 'command' })
    expect(follows(waiting.and(rest), '/approve')).toMatchObject([{ type: 'plan.approved' }])
    expect(follows(action.and(rest), '/approve')).toEqual([decided(true)])
  })

  test('waits for the next plan once another was asked for', () => {
    const revise = event('revision.asked', { by: 'm', signal: null, text: 'Tabs.' })
    expect(follows(waiting.and(revise), '/approve')).toEqual([
      'plan v1 is being revised; v2 comes, and is to be approved instead',
    ])
  })
})

describe('/deny', () => {
  test('refuses the call that waits; the agent reads the reason', () => {
    expect(follows(action, '/deny\nNot today.\nAsk later.')).toEqual([decided(false, 'Not today.\nAsk later.')])
  })

  test('answers a yes-or-no question with no', () => {
    expect(follows(asked, '/deny')).toEqual([answered('No.')])
    expect(follows(asked, '/deny Tabs stay.')).toEqual([answered('No. Tabs stay.')])
    expect(follows(open, '/deny')).toEqual([expect.stringContaining('needs an answer in words')])
  })

  test('at the plan gate ends the task, with the reason', () => {
    const by = 'maintainer'
    expect(follows(waiting, '/deny')).toEqual([event('task.ended', { outcome: 'cancelled', by })])
    expect(follows(waiting, '/deny Not worth it.')).toEqual([
      event('task.ended', { outcome: 'cancelled', by, reason: 'Not worth it.' }),
    ])
  })

  test.each([before, working])('is refused when nothing waits', (state) => {
    expect(follows(state, '/deny')).toEqual([
      'nothing waits that could be denied (a plan, a call that needs leave, a yes-or-no question); `/cancel` ends the task',
    ])
  })
})

describe('/revise', () => {
  const revised = event('revision.asked', { by: 'maintainer', signal, text: 'Mind the tabs.' })
  const body = '/revise Mind the tabs.'

  test.each([waiting, working, working.and(finished()), paused])(
    'asks for a new plan, which voids the approval',
    (state) => {
      expect(follows(state, body)).toEqual([revised])
      expect(state.and(told(state, body)).state).toMatchObject({ approval: null, finish: null })
    },
  )

  test('makes void what the work on the old plan waits for', () => {
    for (const state of [action, asked, open]) {
      expect(follows(state, body)).toEqual([revised])
      expect(state.and(told(state, body)).state).toMatchObject({ action: null, question: null })
    }
    const heard = open.and(elsewhere(answered('All.')))
    expect(follows(heard, body)).toEqual([revised])
  })

  test('is guidance while there is no plan yet', () => {
    expect(follows(before, body)).toEqual([event('guidance.given', { ...who, text: 'Mind the tabs.' })])
  })

  test('says what it needs', () => {
    expect(follows(waiting, '/revise')).toEqual(['it says nothing about what to change: `/revise <what to change>`'])
  })
})

describe('/pause and /resume', () => {
  test.each([before, waiting, working, action, working.and(suspended())])('pause in any phase', (state) => {
    expect(follows(state, '/pause')).toEqual([event('task.paused', { by: 'maintainer', why: 'command' })])
  })

  test('pause only once, and resume what is paused or stopped', () => {
    expect(follows(paused, '/pause')).toEqual(['reviewer has paused this task; `/resume` goes on'])
    expect(follows(paused, '/resume')).toEqual([event('task.resumed', { by: 'maintainer' })])
    expect(follows(working.and(suspended()), '/resume')).toEqual([event('task.resumed', { by: 'maintainer' })])
    expect(follows(waiting, '/resume')).toEqual(['nothing is paused or stopped: the task is awaiting approval'])
  })

  test('a paused task is not retried', () => {
    expect(follows(paused, '/retry')).toEqual(['reviewer has paused this task; `/resume` goes on'])
    expect(follows(working, '/retry')).toEqual([])
  })

  test.each(['/pause', '/resume', '/retry'])('%s does nothing for a task without its label', (command) => {
    const unlabelled = working.and(event('task.paused', { by: 'somebody', why: 'label' }))
    expect(follows(unlabelled, command)).toEqual([
      'this task is paused because its issue has lost its label; with the label it goes on by itself',
    ])
  })
})

describe('/budget', () => {
  test.each([
    ['+5', 5],
    ['+2.50', 2.5],
    ['+$3', 3],
    ['+ $ 3', null],
    ['+ 3', 3],
    ['+1000', 1_000],
    ['+1000.01', null],
    ['+0', null],
    ['+0.00', null],
    ['-5', null],
    ['5', null],
    ['', null],
    ['+5 dollars', null],
    ['+1e3', null],
    ['+１', null],
    ['+1.234', null],
  ])('%s', (argument, usd) => {
    expect(follows(working, `/budget ${argument}`)).toEqual(
      usd === null
        ? [
            '`/budget +5` or `/budget +2.50` adds that many US dollars, at most 1000 at once; nothing else is understood',
          ]
        : [event('budget.raised', { by: 'maintainer', usd })],
    )
  })
})

test('/status and /help are always answered, everything else is refused after the end', () => {
  for (const state of [before, waiting, working, paused, ended])
    for (const body of ['/status', '/help']) expect(follows(state, body)).toEqual([])
  for (const body of ['/approve', '/deny', '/revise x', '/pause', '/resume', '/cancel', '/retry', '/budget +5'])
    expect(follows(ended, body)).toEqual(['this task has ended: it is done'])
})
