import { expect, test } from 'vitest'
import { inputErrors, type Job, readInputs } from '../../src/core/inputs.ts'
import { bare } from '../support/given.ts'

const GIVEN: Readonly<Record<string, string>> = {
  'anthropic-api-key': ' sk-ant-key ',
  'github-token': 'ghs_token',
  'github-api-url': 'https://api.github.com',
  provider: 'anthropic',
  label: 'pawl',
  model: 'claude-test-1',
  'budget-usd': '5',
  'max-turns': '60',
  'time-limit': '340',
  'plan-approval': 'always',
  config: '.github/pawl.yml',
  task: '42',
}
const read = (change: Readonly<Record<string, string>> = {}, job: Job = 'work') =>
  readInputs((name) => ({ ...GIVEN, ...change })[name] ?? '', job, bare())
const inputs = (change?: Readonly<Record<string, string>>, job?: Job) => {
  const result = read(change, job)
  return result.ok ? result.inputs : expect.fail(result.errors.join('\n'))
}

test('what is left out has its default, what is given is trimmed', () => {
  expect(inputs()).toEqual({
    access: { provider: 'anthropic', apiKey: 'sk-ant-key', baseUrl: null },
    secrets: ['ghs_token', 'sk-ant-key'],
    githubToken: 'ghs_token',
    githubApiUrl: 'https://api.github.com',
    workflow: null,
    task: 42,
    budgetUsd: 5,
    budgetTokens: null,
    maxTurns: 60,
    timeLimitMs: 340 * 60_000,
    models: { plan: 'claude-test-1', work: 'claude-test-1' },
    setup: [],
    config: '.github/pawl.yml',
    policy: { verify: [], workingDirectory: '.', planApproval: 'always', label: 'pawl' },
  })
})

test('everything that can be given is read', () => {
  const all = inputs({
    'anthropic-base-url': 'http://127.0.0.1:8080//',
    'github-api-url': '',
    workflow: 'pawl.yml',
    config: './ops/pawl.yml',
    'budget-usd': '+0.50',
    'budget-tokens': '2000000',
    'plan-model': 'claude-small-1',
    'subagent-model': 'claude-small-2',
    'summary-model': 'claude-tiny-1',
    setup: 'npm ci\n\n  npm run build \r\n',
    verify: 'npm test',
    'plan-approval': 'never',
    'working-directory': './packages/api/',
    reviewers: 'octocat, @hubot octo-org/docs\n',
    'allowed-domains': 'API.example.com, *.example.org\n',
  })
  expect(all).toMatchObject({
    access: { provider: 'anthropic', baseUrl: 'http://127.0.0.1:8080' },
    githubApiUrl: '',
    workflow: 'pawl.yml',
    config: 'ops/pawl.yml',
    budgetUsd: 0.5,
    budgetTokens: 2_000_000,
    models: { plan: 'claude-small-1', work: 'claude-test-1', subagent: 'claude-small-2', summary: 'claude-tiny-1' },
    setup: ['npm ci', 'npm run build'],
    policy: {
      verify: ['npm test'],
      planApproval: 'never',
      workingDirectory: 'packages/api',
      reviewers: ['octocat', 'hubot', 'octo-org/docs'],
      domains: ['api.example.com', '*.example.org'],
    },
  })
})

test('a route job needs no task and no key, the post step a task alone', () => {
  const none = { task: '', 'anthropic-api-key': '' }
  expect(inputs(none, 'route')).toMatchObject({ task: null, access: { apiKey: '' }, secrets: ['ghs_token'] })
  expect(inputs({ 'anthropic-api-key': '', provider: 'bedrock' }, 'post')).toMatchObject({ task: 42 })
  expect(read(none, 'post').ok).toBe(false)
})

const KEY = '`anthropic-api-key` is empty. Add a repository secret `ANTHROPIC_API_KEY` and pass it as '
const FOLDER = 'must be a folder inside the repository, like packages/api.'
const HOST = 'must be a host name alone, like api.example.com or *.example.com.'
const FILE = 'must be a file inside the repository, like .github/pawl.yml.'

test.each([
  ['task', '', '`task` is missing. It must be an issue number; the workflow passes it on as '],
  ['task', 'abc', '`task: abc` must be an issue number, like 42.'],
  ['task', '0', '`task: 0` must be an issue number, like 42.'],
  ['task', '1.5', '`task: 1.5` must be an issue number, like 42.'],
  ['task', '9'.repeat(20), `\`task: ${'9'.repeat(20)}\` must be an issue number, like 42.`],
  ['anthropic-api-key', ' ', KEY],
  ['github-token', '', "`github-token` is empty. Leave it out to use the workflow's own token."],
  ['reviewers', 'octocat, #docs', '`reviewers: #docs` must be a login or a team, like octocat or octo-org/docs.'],
  ['allowed-domains', 'a.example, https://b.example/', `\`allowed-domains: https://b.example/\` ${HOST}`],
  ['allowed-domains', '*', `\`allowed-domains: *\` ${HOST}`],
  ['provider', 'azure', '`provider: azure` is not known. Use anthropic, bedrock, vertex or foundry.'],
  ['plan-approval', 'sometimes', '`plan-approval: sometimes` is not known. Use always or never.'],
  ['budget-usd', '-3', '`budget-usd: -3` must be a number above 0.'],
  ['budget-usd', '$5', '`budget-usd: $5` must be a number above 0.'],
  ['budget-usd', '', '`budget-usd: ` must be a number above 0.'],
  ['budget-tokens', '1e6', '`budget-tokens: 1e6` must be a whole number above 0.'],
  ['max-turns', '0', '`max-turns: 0` must be a whole number above 0.'],
  ['max-turns', '2.5', '`max-turns: 2.5` must be a whole number above 0.'],
  ['time-limit', 'Infinity', '`time-limit: Infinity` must be a number of minutes above 0.'],
  ['label', ' ', '`label` is empty. Name the label that hands an issue to Pawl.'],
  ['model', '', '`model` is empty. Name a model of the provider.'],
  ['anthropic-base-url', 'api.local', '`anthropic-base-url: api.local` must be a URL that starts with https://.'],
  ['github-api-url', 'https://', '`github-api-url: https://` must be a URL that starts with https://.'],
  ['working-directory', '../other', `\`working-directory: ../other\` ${FOLDER}`],
  ['working-directory', 'a/../../b', `\`working-directory: a/../../b\` ${FOLDER}`],
  ['working-directory', '/etc', `\`working-directory: /etc\` ${FOLDER}`],
  ['config', '/etc/pawl.yml', `\`config: /etc/pawl.yml\` ${FILE}`],
  ['config', '../pawl.yml', `\`config: ../pawl.yml\` ${FILE}`],
  ['config', '.github/', `\`config: .github/\` ${FILE}`],
  ['config', './', `\`config: ./\` ${FILE}`],
  ['working-directory', '/', `\`working-directory: /\` ${FOLDER}`],
])('%s: "%s" is refused alone, and says what is accepted', (name, value, error) => {
  const result = read({ [name]: value })
  expect(result).toEqual({ ok: false, errors: [expect.stringMatching(/^- `/)] })
  if (!result.ok) expect(result.errors[0]).toContain(error)
})

test('all that is wrong is said at once, as a list that names each input', () => {
  const result = read({ provider: 'azure', 'budget-usd': '-3', task: '' })
  expect(result.ok ? '' : inputErrors(result.errors)).toBe(
    [
      "Pawl can't start: 3 inputs are not usable.",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows an expression of the workflow
      '- `task` is missing. It must be an issue number; the workflow passes it on as `${{ inputs.task }}`.',
      '- `provider: azure` is not known. Use anthropic, bedrock, vertex or foundry.',
      '- `budget-usd: -3` must be a number above 0.',
    ].join('\n'),
  )
  expect(inputErrors(['- one'])).toBe("Pawl can't start: 1 input is not usable.\n- one")
})
