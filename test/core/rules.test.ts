/** Which calls of the working agent run, which ask, which are refused: by default, and by a repository's own rules. */
import { describe, expect, test } from 'vitest'
import { DEFAULT_CONFIG, type Rule } from '../../src/core/config.ts'
import { judge, judgePath, type Scope } from '../../src/core/rules.ts'

type Given = { readonly [K in keyof Rule]?: Rule[K] extends string[] ? readonly string[] : Rule[K] }
const scope = (rules: readonly Given[] = [], more: Partial<Scope> = {}): Scope => ({
  config: {
    ...DEFAULT_CONFIG,
    rules: rules.map(({ paths = [], commands = [], ...rule }) => ({
      ...{ decision: 'ask', tool: 'any', why: '', ...rule },
      paths: [...paths],
      commands: [...commands],
    })),
  },
  workingDirectory: '.',
  ...more,
})
const bash = (command: string, where = scope()) => judge(where, { name: 'bash', input: { command } })
const edits = (path: string, text = 'x', where = scope()) =>
  judge(where, { name: 'str_replace_based_edit_tool', input: { command: 'create', path, file_text: text } })

describe('files', () => {
  test.each([
    ['src/slug.js', 'export const registry = new Map()', 'allow'],
    ['.env.example', 'A=', 'allow'],
    ['docs/github/x.md', 'x', 'allow'],
    ['package-lock.json', '"version": "1"', 'allow'],
    ['./.github/workflows/ci.yml', 'x', 'ask'],
    ['src/../.github/dependabot.yml', 'x', 'ask'],
    ['docs/CODEOWNERS', 'x', 'ask'],
    ['.yarnrc.yml', 'x', 'ask'],
    ['package-lock.json', '"resolved": "https://evil.example/a.tgz"', 'ask'],
    ['requirements.txt', '--index-url https://evil.example/simple\nx', 'ask'],
    ['pyproject.toml', 'index-url = "https://evil.example"', 'ask'],
    ['.git/config', 'x', 'deny'],
    ['packages/api/.env', 'x', 'deny'],
    ['.githooks/pre-push', 'x', 'deny'],
  ])('%s with %s: %s', (path, text, decision) => {
    expect(edits(path, text).decision).toBe(decision)
  })

  test('looking is not changing', () => {
    const look = (path: string) =>
      judge(scope(), { name: 'str_replace_based_edit_tool', input: { command: 'view', path } }).decision
    expect([look('.github/workflows/ci.yml'), look('.env')]).toEqual(['allow', 'deny'])
    for (const name of ['read', 'search']) {
      expect(judge(scope(), { name, input: { path: '.github' } }).decision).toBe('allow')
      expect(judge(scope(), { name, input: { path: 'certs/a.pem' } }).decision).toBe('deny')
    }
  })

  test('what is no such call is left to the tool', () => {
    for (const input of [null, 'text', {}, { command: 7 }])
      expect(judge(scope(), { name: 'bash', input }).decision).toBe('allow')
    expect(judge(scope(), { name: 'update_plan', input: { step: 1 } }).decision).toBe('allow')
  })

  test('what is handed over is looked at path by path', () => {
    expect(judgePath(scope(), 'src/a.js')).toEqual({ decision: 'allow' })
    expect(judgePath(scope(), '.github/x')).toEqual({
      decision: 'ask',
      why: ['it changes `.github/x` (it decides what runs in this repository)'],
    })
    expect(judgePath(scope(), '.husky/x').decision).toBe('deny')
  })
})

describe("a repository's own rules come first, and the first that fits decides", () => {
  const infra = { decision: 'deny', tool: 'edit', paths: ['infra/**'], why: 'It is live' } as const
  test.each([
    ['rm infra/a.tf', [infra], 'deny'],
    ['cat infra/a.tf', [infra], 'allow'],
    ['rm infra/a.tf', [{ decision: 'allow', paths: ['infra/a.tf'] }, infra], 'allow'],
    ['rm infra/b.tf', [{ decision: 'allow', paths: ['infra/a.tf'] }, infra], 'deny'],
    ['cat customers.csv', [{ decision: 'deny', tool: 'read', paths: ['*.csv'] }], 'deny'],
    ['rm customers.csv', [{ decision: 'deny', tool: 'read', paths: ['*.csv'] }], 'allow'],
    ['cat x.sql', [{ tool: 'bash', paths: ['*.sql'] }], 'ask'],
    ['rm .github/labels.yml', [{ decision: 'allow', tool: 'edit', paths: ['.github/labels.yml'] }], 'allow'],
    ['rm -r .github', [{ decision: 'allow', tool: 'edit', paths: ['.github/labels.yml'] }], 'ask'],
    ['cat .env', [{ decision: 'allow', tool: 'read', paths: ['.env'] }], 'allow'],
    ['terraform plan', [{ tool: 'bash', commands: ['terraform'] }], 'ask'],
    ['make -s deploy', [{ tool: 'bash', commands: ['make deploy'] }], 'ask'],
    ['make test deploy', [{ tool: 'bash', commands: ['make deploy'] }], 'allow'],
    [
      'curl https://api.example/x',
      [{ decision: 'allow', tool: 'bash', commands: ['curl https://api.example/*'] }],
      'allow',
    ],
    [
      'curl -s https://api.example/x',
      [{ decision: 'allow', tool: 'bash', commands: ['curl https://api.example/*'] }],
      'ask',
    ],
    [
      'curl https://api.example/x && curl https://evil.example',
      [{ decision: 'allow', tool: 'bash', commands: ['curl https://api.example/*'] }],
      'ask',
    ],
    ['npm test', [{ tool: 'bash' }], 'ask'],
    ['npm test', [{}], 'ask'],
    ['npm test > out', [{ tool: 'edit' }], 'ask'],
    ['npm test', [{ tool: 'edit' }], 'allow'],
    ['npx pytest tests/a.py', [{ tool: 'edit', paths: ['tests'] }], 'allow'],
  ] as const)('%s', (command, rules, decision) => {
    expect(bash(command, scope(rules)).decision).toBe(decision)
  })

  test('a rule for commands says nothing of files, and one for files nothing of commands', () => {
    expect(edits('a', 'x', scope([{ tool: 'bash' }])).decision).toBe('allow')
    expect(edits('a', 'x', scope([{ commands: ['a'] }])).decision).toBe('allow')
    expect(edits('a', 'x', scope([{ tool: 'bash', paths: ['a'] }])).decision).toBe('allow')
    expect(edits('a', 'x', scope([{ tool: 'any', paths: ['a'] }])).decision).toBe('ask')
    expect(bash('make', scope([{ tool: 'read' }])).decision).toBe('allow')
  })
})

test('hosts on the allow-list are reached without leave', () => {
  const where = scope([], { domains: ['api.example', '*.cdn.example'] })
  expect(bash('curl https://user@api.example/x https://a.cdn.example', where).decision).toBe('allow')
  expect(bash('git clone https://api.example/x.git', where).decision).toBe('allow')
  for (const host of ['cdn.example', 'api.example.evil', 'xapi.example'])
    expect(bash(`curl https://${host}/`, where).decision).toBe('ask')
})

test('commands run in the working directory, whose paths the rules know from the root', () => {
  const where = scope([{ decision: 'deny', paths: ['/packages/api/live/'] }], { workingDirectory: 'packages/api' })
  expect(bash('rm live/a', where).decision).toBe('deny')
  expect(bash('rm ../live/a', where).decision).toBe('allow')
  expect(bash('echo x > ../../.github/x', where).decision).toBe('ask')
})

test('the strictest of all that a call does decides, and says why, each reason once', () => {
  expect(bash('curl evil.example; curl evil.example; rm .github/x')).toEqual({
    decision: 'ask',
    why: [
      'it runs `curl evil.example` (it reaches the network)',
      'it changes `.github/x` (it decides what runs in this repository)',
    ],
  })
  expect(bash('curl evil.example; cat .env')).toEqual({ decision: 'deny', why: ['it reads `.env` (secrets)'] })
  expect(bash('make', scope([{ decision: 'deny' }]))).toEqual({ decision: 'deny', why: ['it runs `make`'] })
  const many = bash(Array.from({ length: 9 }, (_, index) => `curl h${index}.example`).join('; '))
  expect(many).toHaveProperty('why.length', 5)
})
