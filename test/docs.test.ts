import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { failures, generated } from '../scripts/readme-tables.ts'
import { DEFAULT_CONFIG } from '../src/core/config.ts'
import { runName } from '../src/core/names.ts'
import { interpolate } from './world/expression.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const WORKFLOW = '.github/workflows/pawl.yml'

const documents = ['.', 'docs', 'docs/adr'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly Step[] }>
}
interface Step {
  readonly uses?: string
  readonly with?: Record<string, unknown>
}

const inputsPassed = (workflow: string): readonly string[] =>
  Object.values((parse(workflow) as Workflow).jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('OWNER/pawl@'))
    .flatMap((step) => Object.keys(step.with ?? {}))

describe('README.md', () => {
  const readme = read('README.md')

  test('shows the workflow, the inputs and the outputs as they are', () => {
    expect(readme).toBe(generated(readme, read('action.yml'), read(WORKFLOW)))
  })

  test('the workflow names a task’s runs as they are looked for', () => {
    const { 'run-name': name = '' } = parse(read(WORKFLOW)) as { 'run-name'?: string }
    const shown = (inputs: object, event_name: string) => interpolate(name, { inputs, github: { event_name } })
    expect(shown({ task: '7' }, 'workflow_dispatch')).toBe(runName(7))
    expect(shown({}, 'schedule')).toBe('Pawl schedule')
  })

  test('and the workflow pass only inputs that the action has', () => {
    const { inputs } = parse(read('action.yml')) as { inputs: Record<string, unknown> }
    const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml)
    expect(blocks).not.toEqual([])
    for (const workflow of [...blocks, read(WORKFLOW)]) {
      expect(inputsPassed(workflow)).toContain('task')
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining([...inputsPassed(workflow)]))
    }
  })
})

test('docs/FAILURES.md shows the table of failure classes as it is', () => {
  const text = read('docs/FAILURES.md')
  expect(text).toBe(failures(text))
})

test('docs/CONFIGURATION.md has every breaker, with its default', () => {
  const { breakers } = DEFAULT_CONFIG
  const [, section = ''] = read('docs/CONFIGURATION.md').split('## When an agent goes round in circles')
  const rows = [...section.matchAll(/^\| `([\w-]+)` \|.*? \| `(\d+)` \|/gm)].map(([, key, usual]) => [
    key,
    Number(usual),
  ])
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(rows).toEqual(Object.entries(breakers).map(([name, usual]) => [kebab(name), usual]))
})

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    )
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
  })
})

test('AGENTS.md stays under forty lines', () => {
  expect(read('AGENTS.md').split('\n').length - 1).toBeLessThan(40)
})

test('every decision has a number of its own, without gaps', () => {
  const numbers = readdirSync(join(root, 'docs/adr')).map((name) => Number(name.slice(0, 4)))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})

test('no file names the host of a package registry', () => {
  const hosts = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['pypi', 'org'],
    ['pythonhosted', 'org'],
    ['proxy', 'golang', 'org'],
    ['sum', 'golang', 'org'],
  ].map((parts) => parts.join('.'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const naming = files.filter((file) => {
    const text = existsSync(join(root, file)) ? read(file) : ''
    return hosts.some((host) => text.includes(host))
  })
  expect(naming).toEqual([])
})
