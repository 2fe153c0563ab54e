/** The import table of DESIGN.md §4, the limits on size, and what no file may hold. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const MOST_LINES = 250
const MOST_LINES_OF_A_FUNCTION = 40

interface Facts {
  /** From the root, with forward slashes; a package or `node:` module by its name. */
  readonly imports: readonly string[]
  readonly lines: number
  /** Functions that are too long: their first line and length. A function within counts by itself; `describe` is none. */
  readonly long: readonly string[]
  /** What makes a function impure: clock, chance, waiting, the process. */
  readonly impure: readonly string[]
  /** What no file may hold. */
  readonly banned: readonly string[]
}

const IMPURE = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'performance',
  'fetch',
  'crypto',
]
type Span = { readonly start: number; readonly end: number }
type Measured = Span & { readonly group: boolean }

/** What a file says about itself, read with a real parser. `path` is from the root. */
function factsOf(path: string, text: string): Facts {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].flatMap(
    ({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  const { functions, impure, banned, imported } = walk(program, text)
  const from = (name: string) =>
    name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)).replaceAll('\\', '/') : name
  return {
    imports: [...imports, ...dynamic, ...imported].map(from),
    lines: text.split('\n').length - 1,
    long: tooLong(functions, text),
    impure,
    banned: [...banned, ...comments.flatMap(({ value }) => value.match(/@ts-(?:ignore|nocheck)/) ?? [])],
  }
}

const BANNED_CALLS = /^vi\.(?:mock|doMock|hoisted)$|^(?:test|it|describe)\b.*\.(?:skip|only|todo)$/s

function walk(program: Parameters<Visitor['visit']>[0], text: string) {
  const found = {
    functions: [] as Measured[],
    impure: [] as string[],
    banned: [] as string[],
    imported: [] as string[],
  }
  const { functions, impure, banned, imported } = found
  const names = new Set<number>()
  const groups = new Set<number>()
  const onFunction = (node: Span & { readonly async: boolean }) => {
    functions.push({ start: node.start, end: node.end, group: groups.has(node.start) })
    if (node.async) impure.push('async')
  }
  new Visitor({
    FunctionDeclaration: onFunction,
    FunctionExpression: onFunction,
    ArrowFunctionExpression: onFunction,
    CallExpression: ({ callee, arguments: all }) => {
      if (/^describe\b/.test(text.slice(callee.start, callee.end))) for (const { start } of all) groups.add(start)
    },
    AwaitExpression: () => void impure.push('await'),
    ForOfStatement: (node) => void (node.await && impure.push('for await')),
    Property: ({ key, computed, shorthand }) => void (!computed && !shorthand && names.add(key.start)),
    MemberExpression: ({ object, property, computed }) => {
      if (!computed) names.add(property.start)
      const call = text.slice(object.start, property.end)
      if (call === 'Math.random') impure.push(call)
      if (BANNED_CALLS.test(call)) banned.push(call)
    },
    Identifier: ({ name, start }) => void (IMPURE.includes(name) && !names.has(start) && impure.push(name)),
    TSAnyKeyword: () => void banned.push('any'),
    TSNonNullExpression: () => void banned.push('non-null assertion'),
    TSImportType: ({ source }) => void imported.push(source.value),
  }).visit(program)
  return found
}

function tooLong(functions: readonly Measured[], text: string): readonly string[] {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const spans = functions.map((span) => ({ ...span, first: lineOf(span.start), last: lineOf(span.end) }))
  return spans.flatMap((outer) => {
    const lines = new Set(Array.from({ length: outer.last - outer.first + 1 }, (_, index) => outer.first + index))
    for (const inner of spans.filter(({ start, end }) => start > outer.start && end <= outer.end))
      for (let line = inner.first + 1; line <= inner.last; line += 1) lines.delete(line)
    return outer.group || lines.size < MOST_LINES_OF_A_FUNCTION ? [] : [`line ${outer.first}: ${lines.size} lines`]
  })
}

const files = ['src', 'test', 'demo', 'bench', 'scripts'].flatMap((folder) => sourcesIn(folder))
function sourcesIn(folder: string): readonly { readonly path: string; readonly facts: Facts }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|mts|mjs|js)$/.test(path) && !path.includes('node_modules/'))
    .sort()
    .map((path) => ({ path, facts: factsOf(path, readFileSync(join(ROOT, path), 'utf8')) }))
}

/** What each layer may import, by the start of the name. Adapters see node, their own folder and their own vendor. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: ['src/core/', 'zod'],
  ports: ['src/core/', 'src/ports/'],
  runtime: ['src/core/', 'src/ports/', 'src/runtime/'],
  tools: ['src/core/', 'src/ports/', 'src/tools/', 'zod'],
  action: ['src/', 'node:', '@actions/'],
  cli: ['src/', 'node:'],
}
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  anthropic: ['@anthropic-ai/', 'google-auth-library'],
  cache: ['@actions/cache'],
  github: ['@octokit/'],
  yaml: ['yaml'],
  markdown: ['markdown-it'],
}

/** The imports of a file under src that its layer may not have. */
function trespasses(path: string, imports: readonly string[]): readonly string[] {
  const [, layer = '', folder = ''] = path.split('/')
  const own = ['src/core/', 'src/ports/', 'node:', `src/adapters/${folder}/`, ...(VENDORS[folder] ?? [])]
  const allowed = layer === 'adapters' ? own : (ALLOWED[layer] ?? [])
  const roots = ['src/action/', 'src/cli/'].filter((root) => !path.startsWith(root))
  return imports.filter(
    (name) =>
      !allowed.some((start) => name === start || name.startsWith(start)) || roots.some((root) => name.startsWith(root)),
  )
}

const offenders = (pick: (facts: Facts, path: string) => readonly string[], under = ''): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith(under))
    .flatMap(({ path, facts }) => pick(facts, path).map((what) => `${path}: ${what}`))

test('DESIGN §4: every file of src imports only what its layer may', () => {
  expect(files.filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(50)
  expect(offenders(({ imports }, path) => trespasses(path, imports), 'src/')).toEqual([])
})

test('DESIGN §4: the core knows no clock, no chance, no waiting and no process', () => {
  expect(offenders(({ impure }) => impure, 'src/core/')).toEqual([])
})

test(`no file has more than ${MOST_LINES} lines, and no function ${MOST_LINES_OF_A_FUNCTION}`, () => {
  expect(offenders(({ lines }) => (lines > MOST_LINES ? [`${lines} lines`] : []))).toEqual([])
  expect(offenders(({ long }) => long)).toEqual([])
})

test('nothing is mocked by module, skipped, run alone or hidden from the type checker', () => {
  expect(offenders(({ banned }) => banned)).toEqual([])
})

describe('the rules can be broken', () => {
  const read = (text: string, path = 'src/core/x.ts') => factsOf(path, text)

  test.each([
    ['src/core/x.ts', "import { y } from '../runtime/y.ts'", 'src/runtime/y.ts'],
    ['src/core/present/x.ts', "import type { Y } from '../../ports/y.ts'", 'src/ports/y.ts'],
    ['src/core/x.ts', "export * from 'node:fs'", 'node:fs'],
    ['src/core/x.ts', "const y = import('zone')", 'zone'],
    ['src/core/x.ts', "type Y = import('../ports/y.ts').Y", 'src/ports/y.ts'],
    ['src/ports/x.ts', "import 'zod'", 'zod'],
    ['src/runtime/x.ts', "import '../tools/y.ts'", 'src/tools/y.ts'],
    ['src/tools/x.ts', "import '../adapters/local/y.ts'", 'src/adapters/local/y.ts'],
    ['src/adapters/git/x.ts', "import '../local/y.ts'", 'src/adapters/local/y.ts'],
    ['src/adapters/git/x.ts', "import '../../runtime/y.ts'", 'src/runtime/y.ts'],
    ['src/adapters/git/x.ts', "import '@octokit/rest'", '@octokit/rest'],
    ['src/runtime/x.ts', "import '../action/y.ts'", 'src/action/y.ts'],
    ['src/cli/x.ts', "import '../action/y.ts'", 'src/action/y.ts'],
    ['src/action/x.ts', "import '../../test/y.ts'", 'test/y.ts'],
    ['src/action/x.ts', "import '../../demo/y.ts'", 'demo/y.ts'],
    ['src/stray.ts', "import './core/y.ts'", 'src/core/y.ts'],
  ])('%s: %s', (path, text, trespass) => {
    expect(trespasses(path, read(text, path).imports)).toEqual([trespass])
  })

  test.each([
    'const a = Date.now()',
    'Math.random()',
    'setTimeout(f)',
    'process.env',
    'async function f() {}',
    'const f = async () => 1',
    'await f()',
    'const a = { process }',
  ])('impure: %s', (text) => {
    expect(read(text).impure).not.toEqual([])
  })

  test('a property that is named like a clock is none', () => {
    expect(read('const a = { Date: 1, b: x.process }\nconst update = "Date.now()"').impure).toEqual([])
  })

  test.each([
    'const a: any = 1',
    'f(a as any)',
    'a!.b',
    'vi.mock("x")',
    'test.skip("x")',
    'describe.each([]).only',
    'it.only("x")',
    '// @ts-ignore',
  ])('banned: %s', (text) => {
    expect(read(text).banned).not.toEqual([])
  })

  test('a function of forty lines is too long, a class is not a function', () => {
    const body = 'x()\n'.repeat(38)
    expect(read(`function f() {\n${body}}`).long).toEqual(['line 1: 40 lines'])
    expect(read(`\nconst f = () => {\n${body}}`).long).toEqual(['line 2: 40 lines'])
    expect(read(`function f() {\n${body.slice(4)}}`).long).toEqual([])
    expect(read(`const f = () => {\n  const g = () => {\n${body}}\n${body}}`).long).toEqual([
      'line 1: 41 lines',
      'line 2: 40 lines',
    ])
    expect(read(`describe('f', () => {\n${body}})\ntest('f', () => {\n${body}})`).long).toEqual(['line 41: 40 lines'])
    expect(read(`class A {\n${'m() {}\n'.repeat(60)}}`).long).toEqual([])
  })
})
