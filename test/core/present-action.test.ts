/** What is shown of a call that needs leave: all of it, as it is, and harmless (P3, S6). */
import { expect, test } from 'vitest'
import { type Config, DEFAULT_CONFIG } from '../../src/core/config.ts'
import { event } from '../../src/core/events.ts'
import type { JsonObject } from '../../src/core/json.ts'
import { actionComment, actionSubject, deniedAction, heldText } from '../../src/core/present/action.ts'
import { approverWords } from '../../src/core/present/approvers.ts'
import { given, lease, opened } from '../support/given.ts'

const DIGEST = 'abcdef0123456789'
const stateWith = (config: Partial<Config> = {}) =>
  given(opened({}, { config: { ...DEFAULT_CONFIG, ...config } }), lease())
function show(name: string, input: JsonObject, why = 'a rule says so') {
  const { state } = stateWith().and(event('action.asked', { call: 'toolu_1', name, input, digest: DIGEST, why }))
  return actionComment(state, state.action ?? expect.fail('nothing is asked'))
}

test('a command with its digest, why it asks, how to answer and who may', () => {
  expect(show('bash', { command: 'npm publish\n# now' })).toBe(
    [
      '### ✋ May this run? `abcdef0123`',
      '**Tool**: `bash`',
      '**command**\n\n```\nnpm publish\n# now\n```',
      '**Why it asks**: a rule says so',
      '**Answer** with a comment: `/approve abcdef0123` lets it run exactly as shown, once; `/deny <reason>` tells the agent why not, and it goes on without.\nSomebody with write permission may answer. Nothing runs and nothing is billed until then.',
    ].join('\n\n'),
  )
})

test('what can not be seen is spelt out, and what could do something is parted', () => {
  const shown = show('bash', { command: 'a\u202eb\u200b\u00a0c\r; echo "@octo <!-- pawl:key=1 -->" #1' })
  expect(shown).toContain('a\\u202eb\\u200b\\u00a0c\\u000d; echo "@\u200bocto <\u200b!-- pawl:key=1 -->" #\u200b1')
  expect(show('bash', { command: '```\n# not the end\n```' })).toContain('````\n```\n# not the end\n```\n````')
  expect(show('x`y', { a: '`'.repeat(70_000) })).toContain('(70000 backticks)')
})

test('a short value stands on its line, unless its white space would be lost there', () => {
  const shown = show('edit', { path: 'a b', spaced: 'a  b', ends: 'a ', n: 3, list: [1], text: 'x\ty' })
  for (const part of [
    '**path**: `a b`',
    '**n**: `3`',
    '**list**: `[1]`',
    '**spaced**\n\n```\na  b\n```',
    '**ends**\n\n```\na \n```',
  ])
    expect(shown).toContain(part)
  expect(shown).toContain('**text**\n\n```\nx\ty\n```')
})

test.each([
  ['a long text', { command: 'x'.repeat(100_000) }],
  ['one that grows when it is made harmless', { command: '@a\u200b'.repeat(30_000) }],
  ['several', { a: 'x'.repeat(50_000), b: 'y'.repeat(50_000) }],
  ['many fields', Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`field ${index}`, '@a'.repeat(40)]))],
  ['long names', { ['k'.repeat(90_000)]: 'x' }],
])('P7: %s is cut, which is said, with where the whole of it stands', (_, input) => {
  const shown = show('bash', input)
  expect(shown.length).toBeLessThan(60_000)
  expect(shown).toContain('/approve abcdef0123')
  if (Object.keys(input)[0]?.startsWith('k')) return
  expect(shown).toContain(
    '**Cut**: this is not all of it. The whole stands in [the journal](https://github.com/octo/slugs/tree/pawl/state/42/journal)',
  )
})

test('finished work is a list of paths, each with a link to what it is now', () => {
  const shown = show('finish', {
    paths: { '.github/a b#.yml': '1', CODEOWNERS: 'deleted', [`${'d/'.repeat(120)}e`]: '2' },
    deleted: ['gone'],
  })
  expect(shown).toContain('### ✋ May this be handed over? `abcdef0123`')
  expect(shown).toContain('changes 4 paths that a person decides about')
  expect(shown).toContain(
    '- [`.github/a b#.yml`](https://github.com/octo/slugs/tree/pawl/state/42/workspace/.github/a%20b%23.yml)',
  )
  expect(shown).toContain('- `CODEOWNERS`, deleted')
  expect(shown).toContain('- `gone`, deleted')
  expect(shown).toMatch(/- `(d\/)+d?…`\n/)
  const many = show('finish', {
    paths: {},
    deleted: Array.from({ length: 4_000 }, (_, index) => `${'ä'.repeat(250)}${index}`),
  })
  expect(many).toContain('- and 3950 more')
  expect(many.length).toBeLessThan(60_000)
})

test('each call has a subject of its own', () => {
  expect(actionSubject({ digest: DIGEST, call: 'toolu_1' })).toBe('action-abcdef0123-toolu_1')
})

test('many paths are told to the agent as some and a number', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `p${index}`)
  expect(heldText(paths)).toContain('`p49` and 10 more.')
  const said = { by: 'maintainer', permission: 'write', signal: { kind: 'comment', id: 1, number: 2 } } as const
  const decision = { call: 'c', digest: DIGEST, approved: false, reason: '', ...said }
  const action = {
    call: 'c',
    digest: DIGEST,
    name: 'finish',
    input: { paths: { a: '1' }, deleted: paths },
    why: '',
    at: 0,
    decision,
  }
  expect(deniedAction(action, decision)).toContain('It is about `a`, `p0`')
})

test.each<[Partial<Config>, string]>([
  [{}, 'Somebody with write permission'],
  [{ approvers: ['codeowners', '@alice', '@octo/leads'] }, 'A code owner of the files, `@alice` or `@octo/leads`'],
  [
    { approvers: ['maintainers'], selfApproval: false },
    'Somebody who maintains this repository other than `maintainer`',
  ],
])('who may: %j', (config, words) => {
  expect(approverWords(stateWith(config).state)).toBe(words)
})
