/** Who may say /approve and /deny (P2, P3). */
import { describe, expect, test } from 'vitest'
import { type ApproverFacts, mayApprove, needsOwners, teamsAtStake } from '../../src/core/approvers.ts'
import { type Config, DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import { given, lease, opened, PLAN, planned } from '../support/given.ts'

const facts = (change: Partial<ApproverFacts>): ApproverFacts => ({
  ...{ login: 'alice', permission: 'write', command: 'approve', codeowners: null, teams: {} },
  ...change,
})
const open = (config: Partial<Config>, files = PLAN.files) =>
  given(opened({}, { config: { ...DEFAULT_CONFIG, ...config } }), lease(), planned(1, { ...PLAN, files }))
const ask = (config: Partial<Config>, change: Partial<ApproverFacts> = {}, files?: string[]) =>
  mayApprove(open(config, files).state, facts(change))

const OWNERS = '*.js @alice @octo/js\n*.md @bob\n/free\n'

test.each<[what: string, config: Partial<Config>, who: Partial<ApproverFacts>, files: string[], may: boolean]>([
  ['a writer, by default', {}, {}, ['a'], true],
  ['whoever labelled, by default', {}, { login: 'maintainer' }, ['a'], true],
  ['a reader', {}, { permission: 'read' }, ['a'], false],
  ['nobody of the repository', {}, { permission: 'none' }, ['a'], false],
  ['a triager', {}, { permission: 'triage' }, ['a'], false],
  ['a writer where maintainers are asked', { approvers: ['maintainers'] }, {}, ['a'], false],
  ['a maintainer', { approvers: ['maintainers'] }, { permission: 'maintain' }, ['a'], true],
  ['an administrator among maintainers', { approvers: ['maintainers'] }, { permission: 'admin' }, ['a'], true],
  ['a maintainer where administrators are asked', { approvers: ['admins'] }, { permission: 'maintain' }, ['a'], false],
  ['an administrator', { approvers: ['admins'] }, { permission: 'admin' }, ['a'], true],
  ['somebody named', { approvers: ['@Alice'] }, {}, ['a'], true],
  ['somebody named who may no longer write', { approvers: ['@alice'] }, { permission: 'read' }, ['a'], false],
  ['an administrator who is not named', { approvers: ['@bob'] }, { permission: 'admin' }, ['a'], false],
  ['a member of a team', { approvers: ['@octo/leads'] }, { teams: { '@octo/leads': true } }, ['a'], true],
  ['no member of it', { approvers: ['@octo/leads'] }, { teams: { '@octo/leads': false } }, ['a'], false],
  [
    'one of several ways',
    { approvers: ['admins', '@bob', '@octo/leads'] },
    { teams: { '@octo/leads': true } },
    ['a'],
    true,
  ],
  [
    'a team that can not be read',
    { approvers: ['@octo/leads'] },
    { teams: { '@octo/leads': 'unknown' } },
    ['a'],
    false,
  ],
  [
    'the same, where another way is open',
    { approvers: ['@octo/leads', '@alice'] },
    { teams: { '@octo/leads': 'unknown' } },
    ['a'],
    true,
  ],
  [
    'an owner of every file that has one',
    { approvers: ['codeowners'] },
    { codeowners: OWNERS },
    ['a.js', 'b.js', 'free'],
    true,
  ],
  ['an owner of one file of two', { approvers: ['codeowners'] }, { codeowners: OWNERS }, ['a.js', 'b.md'], false],
  [
    'an owner by a team',
    { approvers: ['codeowners'] },
    { login: 'carol', codeowners: OWNERS, teams: { '@octo/js': true } },
    ['a.js'],
    true,
  ],
  [
    'an owner by a team that can not be read',
    { approvers: ['codeowners'] },
    { login: 'carol', codeowners: OWNERS, teams: { '@octo/js': 'unknown' } },
    ['a.js'],
    false,
  ],
  [
    'no owner',
    { approvers: ['codeowners'] },
    { login: 'carol', codeowners: OWNERS, teams: { '@octo/js': false } },
    ['a.js'],
    false,
  ],
  [
    'a writer where no file has an owner',
    { approvers: ['codeowners'] },
    { login: 'carol', codeowners: OWNERS },
    ['free', 'x'],
    true,
  ],
  ['a writer where there are no CODEOWNERS', { approvers: ['codeowners'] }, { login: 'carol' }, ['a.js'], true],
  [
    'an owner who may not write',
    { approvers: ['codeowners'] },
    { permission: 'read', codeowners: OWNERS },
    ['a.js'],
    false,
  ],
  ['whoever labelled, where that is not enough', { selfApproval: false }, { login: 'Maintainer' }, ['a'], false],
  ['somebody else, where whoever labelled is not enough', { selfApproval: false }, {}, ['a'], true],
  ['whoever labelled, to deny', { selfApproval: false }, { login: 'maintainer', command: 'deny' }, ['a'], true],
])('%s', (_, config, who, files, may) => {
  const answer = ask(config, who, files)
  expect(answer === true).toBe(may)
  if (answer !== true) expect(answer).not.toMatch(/undefined|[.!]$/)
})

describe('a refusal says who may', () => {
  test.each<[Partial<Config>, Partial<ApproverFacts>, string]>([
    [{}, { permission: 'read' }, '`/approve` needs write permission in this repository'],
    [{ approvers: ['maintainers'] }, {}, 'only somebody who maintains this repository may say `/approve` here'],
    [
      { approvers: ['admins', '@bob'] },
      { command: 'deny' },
      'only an administrator of this repository or `@bob` may say `/deny` here',
    ],
    [
      { approvers: ['codeowners'] },
      { login: 'x', codeowners: '* @bob' },
      'only a code owner of the files may say `/approve` here',
    ],
    [{ approvers: ['@bob'], selfApproval: false }, {}, 'only `@bob` other than `maintainer` may say `/approve` here'],
    [
      { selfApproval: false },
      { login: 'maintainer' },
      'whoever set the label may not approve here (`self-approval: false`), so somebody else has to',
    ],
    [
      { approvers: ['@octo/leads', '@octo/all'] },
      { teams: { '@octo/leads': 'unknown', '@octo/all': false } },
      "only `@octo/leads` or `@octo/all` may say `/approve` here, and whether you belong to `@octo/leads` can't be read with the workflow's token",
    ],
  ])('%j', (config, who, reason) => {
    expect(ask(config, who)).toBe(reason)
  })
})

const action = (name: string, input: Record<string, never>) =>
  event('action.asked', { call: 'c', name, input, digest: 'd', why: '' })
const decided = event('action.decided', {
  ...{ call: 'c', digest: 'd', approved: true, reason: '', by: 'bob', permission: 'write' as const },
  signal: { kind: 'comment', id: 1, number: 1 },
})

test('code owners decide about the files of what is open: the action, else the plan', () => {
  const config = { approvers: ['codeowners'] }
  const who = facts({ codeowners: '/plan @alice\n/act @bob\n/gone @carol' })
  const planOpen = open(config, ['plan'])
  expect(mayApprove(planOpen.state, who)).toBe(true)
  const acting = planOpen.and(action('bash', { command: 'cat plan; rm act' } as never))
  expect(mayApprove(acting.state, who)).toContain('code owner')
  expect(mayApprove(acting.state, { ...who, login: 'bob' })).toBe(true)
  expect(mayApprove(acting.and(decided).state, who)).toBe(true)
  const handing = planOpen.and(action('finish', { paths: { act: 'x' }, deleted: ['gone'] } as never))
  expect(mayApprove(handing.state, { ...who, login: 'bob' })).toContain('code owner')
  expect(mayApprove(given(opened({}, { config: { ...DEFAULT_CONFIG, ...config } })).state, who)).toBe(true)
})

test('whoever labelled may answer a question that they are asked', () => {
  const question = event('question.asked', { call: 'q', question: 'Tabs?', yesNo: true, options: [], tried: [] })
  const asked = open({ selfApproval: false }).and(question)
  expect(mayApprove(asked.state, facts({ login: 'maintainer' }))).toBe(true)
})

test('only what the configuration asks for is looked up', () => {
  expect([needsOwners(open({}).state), needsOwners(open({ approvers: ['codeowners'] }).state)]).toEqual([false, true])
  expect(teamsAtStake(open({}).state, null)).toEqual([])
  expect(teamsAtStake(open({ approvers: ['@octo/leads', '@bob'] }).state, OWNERS)).toEqual(['@octo/leads'])
  const both = open({ approvers: ['@octo/leads', 'codeowners'] }, ['a.js', 'b.js', 'c.md'])
  expect(teamsAtStake(both.state, OWNERS)).toEqual(['@octo/leads', '@octo/js'])
})
