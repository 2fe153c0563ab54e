/** Answers to a call that needs leave, and who may give them (P2, P3). */
import { describe, expect, test } from 'vitest'
import { admit, pending } from '../../src/core/admit.ts'
import { type Config, DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import type { Command } from '../../src/core/signals.ts'
import { agent, approved, given, lease, opened, planned, sha256 } from '../support/given.ts'

const DIGEST = 'abcdef0123456789'
const signal = { kind: 'comment', id: 70, number: 43 } as const
const said = (name: Command['name'], argument = '', author = 'maintainer') => ({
  ...{ signal, body: '', author, authorType: 'User', edited: false },
  command: { name, argument },
})
const open = (config: Partial<Config> = {}) =>
  given(opened({}, { config: { ...DEFAULT_CONFIG, ...config } }), lease(), agent(1, 'plan'), planned(), approved())
const asked = event('action.asked', { call: 'c', name: 'bash', input: { command: 'x' }, digest: DIGEST, why: '' })
const answers = (config: Partial<Config>, ...args: Parameters<typeof said>) =>
  admit(open(config).and(asked).state, said(...args), 'write', sha256).map(({ type, data }) =>
    type === 'action.decided' ? data : type === 'signal.refused' ? data.reason : type,
  )
const decision = { call: 'c', digest: DIGEST, by: 'maintainer', permission: 'write', signal }

describe('a call that needs leave', () => {
  test.each([
    ['approve', '', true],
    ['approve', '`ABCDEF0123`', true],
    ['deny', 'Not today.', false],
  ] as const)('/%s %s decides about it', (name, argument, approves) => {
    const [, decided] = answers({}, name, argument)
    expect(decided).toMatchObject({ ...decision, approved: approves, reason: argument })
  })

  test('a digest that is another, or too short, decides nothing', () => {
    expect(answers({}, 'approve', 'fedcba9876')).toEqual([expect.stringContaining('not the one you named')])
    expect(answers({}, 'approve', 'abc')).toEqual([expect.stringContaining('at least 6 characters')])
  })

  test('is decided by who may', () => {
    expect(answers({ approvers: ['@alice'] }, 'approve')).toEqual(['only `@alice` may say `/approve` here'])
    expect(answers({ approvers: ['@alice'] }, 'deny')).toEqual(['only `@alice` may say `/deny` here'])
    expect(answers({ approvers: ['@alice'] }, 'deny', '', 'alice')).toHaveLength(2)
  })
})

test('/deny where no call waits is refused', () => {
  expect(admit(open().state, said('deny'), 'write', sha256)).toMatchObject([
    { type: 'signal.refused', data: { reason: 'no call waits that could be denied' } },
  ])
})

test('a bot is heard when the configuration names it', () => {
  const bot = { ...said('approve', '', 'Helper[bot]'), body: '/approve', authorType: 'Bot' }
  expect(pending(open().state, [bot])).toEqual([])
  expect(pending(open({ bots: ['helper[bot]'] }).state, [bot])).toHaveLength(1)
  expect(pending(open({ bots: ['other[bot]'] }).state, [bot])).toEqual([])
})
