/** What .github/pawl.yml may say, and how each error in it is told (S4). */
import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../src/adapters/yaml/parse.ts'
import { configErrors, configOf, configSchema, DEFAULT_CONFIG, readConfig } from '../../src/core/config.ts'
import { nearest } from '../../src/core/nearest.ts'
import { given, opened } from '../support/given.ts'

const read = async (yaml: string) => readConfig(await parseYaml(yaml))
const errors = async (yaml: string) => {
  const result = await read(yaml)
  return result.ok ? [] : result.errors
}

test.each(['', '# nothing yet\n', '---\n', '{}'])('"%s" says nothing, so the defaults hold', async (yaml) => {
  expect(await read(yaml)).toEqual({ ok: true, config: DEFAULT_CONFIG })
})

const USUAL = {
  sameCall: 3,
  pingPong: 3,
  undone: 2,
  failedVerifications: 3,
  idleTurns: 15,
  compactions: 3,
  deadJobs: 3,
}

test('the defaults: writers approve, also whoever labelled; no bot, no rule; a reminder after three days', () => {
  expect(DEFAULT_CONFIG).toEqual({
    approvers: ['writers'],
    selfApproval: true,
    bots: [],
    rules: [],
    remindAfterDays: 3,
    archive: 'tag',
    prices: {},
    breakers: USUAL,
  })
})

test('everything that can be said is read', async () => {
  const yaml = `
approvers: [maintainers, codeowners, "@alice", "@octo/leads"]
self-approval: false
bots: ["@renovate[bot]", octo-bot]
remind-after: 1.5
archive: keep
prices:
  claude-next: { input: 4, output: 20 }
  acme-1: { input: 1, output: 2, cache-read: 0, cache-write: 3 }
breakers: { same-call: 5, idle-turns: 30, compactions: 2, dead-jobs: 4 }
context-tokens: 150000
rules:
  - { deny: edit, paths: ["infra/**"], why: It is live }
  - { ask: bash, commands: [terraform apply] }
  - { allow: any }
`
  expect(await read(yaml)).toEqual({
    ok: true,
    config: {
      approvers: ['maintainers', 'codeowners', '@alice', '@octo/leads'],
      selfApproval: false,
      bots: ['renovate[bot]', 'octo-bot'],
      remindAfterDays: 1.5,
      archive: 'keep',
      prices: {
        'claude-next': { input: 4, output: 20, cacheRead: 0.4, cacheWrite: 5 },
        'acme-1': { input: 1, output: 2, cacheRead: 0, cacheWrite: 3 },
      },
      breakers: { ...USUAL, sameCall: 5, idleTurns: 30, compactions: 2, deadJobs: 4 },
      contextTokens: 150_000,
      rules: [
        { decision: 'deny', tool: 'edit', paths: ['infra/**'], commands: [], why: 'It is live' },
        { decision: 'ask', tool: 'bash', paths: [], commands: ['terraform apply'], why: '' },
        { decision: 'allow', tool: 'any', paths: [], commands: [], why: '' },
      ],
    },
  })
})

const KEYS =
  'The keys are approvers, self-approval, bots, rules, remind-after, archive, prices, breakers, context-tokens.'
const APPROVERS = "Use writers, maintainers, admins, codeowners, '@login' or '@org/team'."
const TOOLS = 'Use bash, edit, read or any.'

describe('each error names key, value and what is accepted', () => {
  test.each([
    ['aprovers: [writers]', '- `aprovers` is no key. Did you mean `approvers`?'],
    ['something: else', `- \`something\` is no key. ${KEYS}`],
    ['approvers: writers', '- `approvers: writers` must be a list, like [maintainers].'],
    ['approvers: []', '- `approvers: []` must be a list with at least one entry.'],
    ['approvers: [writer]', `- \`approvers[0]: writer\` is not known; did you mean \`writers\`? ${APPROVERS}`],
    ['approvers: [alice]', `- \`approvers[0]: alice\` is not known. ${APPROVERS}`],
    ['approvers: ["@a/b/c"]', `- \`approvers[0]: @a/b/c\` is not known. ${APPROVERS}`],
    ['approvers: [7]', '- `approvers[0]: 7` must be text.'],
    ['self-approval: maybe', '- `self-approval: maybe` must be true or false.'],
    ['self-approval: "no"', '- `self-approval: no` must be true or false.'],
    ['bots: renovate', "- `bots: renovate` must be a list of logins, like ['renovate[bot]']."],
    ['bots: ["a b"]', "- `bots[0]: a b` must be a bot's login, like 'renovate[bot]'."],
    ['bots: [1]', '- `bots[0]: 1` must be text.'],
    ['remind-after: 0', '- `remind-after: 0` must be a number of days above 0.'],
    ['remind-after: soon', '- `remind-after: soon` must be a number of days above 0.'],
    ['remind-after: 1000', '- `remind-after: 1000` must be a number of days, at most 365.'],
    ['archive: tags', '- `archive: tags` is not known; did you mean `tag`? Use tag or keep.'],
    ['archive: 1', '- `archive: 1` is not known. Use tag or keep.'],
    ['context-tokens: 9000', '- `context-tokens: 9000` must be a number of tokens, at least 10000.'],
    ['context-tokens: many', '- `context-tokens: many` must be a number of tokens, at least 10000.'],
    ['context-tokens: 10000.5', '- `context-tokens: 10000.5` must be a whole number of tokens.'],
    ['rules: all', '- `rules: all` must be a list of rules.'],
    ['rules: [3]', '- `rules[0]: 3` must be a rule, like { ask: edit, paths: [infra/**] }.'],
    ['rules: [{ ask: edti }]', `- \`rules[0].ask: edti\` is not known; did you mean \`edit\`? ${TOOLS}`],
    ['rules: [{ ask: edit, path: [a] }]', '- `rules[0].path` is no key. Did you mean `paths`?'],
    ['rules: [{ paths: [a] }]', '- `rules[0]: {"paths":["a"]}` must have exactly one of allow, ask and deny.'],
    ['rules: [{ ask: any, deny: any }]', '- `rules[0]: {"ask":"any","deny":"any"}` must have exactly one of'],
    ['rules: [{ ask: any, paths: [] }]', '- `rules[0].paths: []` must be a list of paths, like [infra/**].'],
    ['rules: [{ ask: any, paths: a }]', '- `rules[0].paths: a` must be a list of paths, like [infra/**].'],
    ['rules: [{ ask: bash, commands: [""] }]', '- `rules[0].commands[0]: ` must be text.'],
    ['rules: [{ ask: bash, commands: [] }]', 'must be a list of commands, like [terraform apply].'],
    ['rules: [{ ask: any, paths: [a], commands: [b] }]', 'must have paths or commands, not both.'],
    ['rules: [{ deny: read, commands: [b] }]', 'must be for bash or any when it has commands.'],
    ['rules: [{ deny: read, why: 3 }]', '- `rules[0].why: 3` must be text.'],
    [`archive: ${'x'.repeat(80)}`, `- \`archive: ${'x'.repeat(60)}…\` is not known.`],
    ['just text', '- `just text` must be a mapping of keys, like `approvers: [maintainers]`.'],
    ['a: 1\na: 2', '- line 2: Map keys must be unique'],
    [
      'approvers: [@alice]',
      '- line 1: Plain value cannot start with reserved character @ (what begins with @ needs quotes)',
    ],
    ['a: [', '- line 1: '],
    ['prices: 3', '- `prices: 3` must be a mapping of models'],
    ['prices: { claude-x: 3 }', '- `prices.claude-x: 3` must be prices, like { input: 3, output: 15 }.'],
    ['prices: { claude-x: { input: 3 } }', '- `prices.claude-x.output` must be US dollars for a million tokens.'],
    ['prices: { claude-x: { input: -3, output: 1 } }', '- `prices.claude-x.input: -3` must be US dollars'],
    [
      'prices: { claude-x: { input: 3, output: 15, cache-reed: 1 } }',
      '- `prices.claude-x.cache-reed` is no key. Did you mean `cache-read`?',
    ],
    ['breakers: { same-call: 1 }', '- `breakers.same-call: 1` must be a whole number above 1.'],
    ['breakers: { same-calls: 3 }', '- `breakers.same-calls` is no key. Did you mean `same-call`?'],
    ['breakers: []', '- `breakers: []` must be a mapping, like { same-call: 3 }.'],
    ['a: !!js/function x', '- line 1: Unresolved tag'],
  ])('%s', async (yaml, error) => {
    expect(await errors(yaml)).toEqual([expect.stringContaining(error)])
  })

  test('a text that would grow without end is refused', async () => {
    const grows = [
      'a: &a [x, x]',
      ...'bcdefgh'.split('').map((key, at) => `${key}: &${key} [*${'abcdefg'[at]}, *${'abcdefg'[at]}]`),
    ]
    expect(await errors(grows.join('\n'))).toEqual([expect.stringContaining('alias')])
  })

  test('all of them are told at once, under the file and the commit', async () => {
    const found = await errors('rules: [{ paths: [a], commands: [b] }]\narchive: x\nself-approval: x')
    expect(found).toHaveLength(4)
    const told = configErrors('.github/pawl.yml', 'ba5e1234567890', found)
    expect(told.split('\n')).toEqual(['`.github/pawl.yml` of ba5e123 has 4 errors.', ...found])
    expect(configErrors('.github/pawl.yml', 'ba5e1234567890', ['- one'])).toContain('has 1 error.\n- one')
  })
})

test('J6: a task from before there was a configuration has the defaults, and so has a key that came later', () => {
  expect(configOf(given(opened()).state.task.policy)).toBe(DEFAULT_CONFIG)
  const config = { ...DEFAULT_CONFIG, archive: 'keep' } as const
  expect(configOf(given(opened({}, { config })).state.task.policy)).toBe(config)
  expect(configSchema.parse({ archive: 'keep' })).toEqual(config)
})

test('a word is near another by few letters, or for its length', () => {
  expect(nearest('MAINTAINER', ['writers', 'maintainers'])).toBe('maintainers')
  expect(nearest('x', ['writers'])).toBeNull()
  expect(nearest('x', [])).toBeNull()
})
