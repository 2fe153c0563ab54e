/** Answers to a call that needs leave, and who may give them (P2, P3). */
import { describe, expect, test } from 'vitest'
import { unheard } from '../../src/core/admit.ts'
import { type Config, DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import type { Command } from '../../src/core/signals.ts'
import { agent, approved, given, lease, opened, planned } from '../support/given.ts'
import { inWords, said, told } from '../support/said.ts'

const DIGEST = 'abcdef0123456789'
const signal = { kind: 'comment', id: 70, number: 43 } as const
const saying = (name: Command['name'], argument = '', author = 'maintainer', authorType = 'User') =>
  said(`/${name} ${argument}`, { signal, author, authorType })
const open = (config: Partial<Config> = {}) =>
  given(opened({}, { config: { ...DEFAULT_CONFIG, ...config } }), lease(), agent(1, 'plan'), planned(), approved())
const asked = event('action.asked', { call: 'c', name: 'bash', input: { command: 'x' }, digest: DIGEST, why: '' })
const answers = (config: Partial<Config>, ...args: Parameters<typeof saying>) =>
  told(open(config).and(asked), saying(...args)).map(({ type, data }) =>
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
    expect(decided).toMatchObject({ ...decision, approved: approves, reason: approves ? '' : argument })
  })

  test('a digest that is another, or too short, decides nothing', () => {
    expect(answers({}, 'approve', 'fedcba9876')).toEqual([expect.stringContaining('not the one you named')])
    expect(answers({}, 'approve', 'abc')).toEqual([expect.stringContaining('at least 6 characters')])
  })

  test('is not approved by what was said before it was asked, unless that names its digest', () => {
    const early = (argument: string, ms: number) => {
      const waits = open().and(asked)
      const at = (waits.state.action?.at ?? 0) + ms
      const heard = said(`/approve ${argument}`, {
        signal: { ...signal, at },
        author: 'maintainer',
        authorType: 'User',
      })
      return told(waits, heard).map(({ type }) => type)
    }
    expect(early('', -1_000)).toEqual(['signal.refused'])
    expect(early('', -999)).toContain('action.decided')
    expect(early('abcdef0123', -60_000)).toContain('action.decided')
  })

  test('is decided by who may', () => {
    expect(answers({ approvers: ['@alice'] }, 'approve')).toEqual(['only `@alice` may say `/approve` here'])
    expect(answers({ approvers: ['@alice'] }, 'deny')).toEqual(['only `@alice` may say `/deny` here'])
    expect(answers({ approvers: ['@alice'] }, 'deny', '', 'alice')).toHaveLength(2)
  })
})

test('/deny where nothing waits is refused', () => {
  expect(inWords(told(open(), saying('deny')))).toEqual([expect.stringContaining('nothing waits that could be denied')])
})

test('a bot is heard when the configuration names it, and what it says without a command guides nobody', () => {
  const bot = saying('approve', '', 'Helper[bot]', 'Bot')
  expect(unheard(open().state, [bot])).toEqual([])
  expect(unheard(open({ bots: ['helper[bot]'] }).state, [bot])).toHaveLength(1)
  expect(unheard(open({ bots: ['other[bot]'] }).state, [bot])).toEqual([])
  const chatty = said('Coverage fell.', { author: 'Helper[bot]', authorType: 'Bot' })
  expect(told(open({ bots: ['helper[bot]'] }), chatty)).toEqual([])
})
