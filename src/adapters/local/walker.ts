import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import vm from 'node:vm'
import type { FileProblem } from '../../ports/files.ts'
import { isIgnored, type Rule, rulesOf } from './ignore.ts'
import { type Lines, type Query, SEARCH_MS, shortened, skipsForeign, tooSlow } from './ripgrep.ts'
import { MAX_BYTES, textOf } from './text.ts'

interface Layer {
  readonly folder: string
  readonly rules: readonly Rule[]
}

/** Search without ripgrep: the same lines in the same order. */
export async function walk({ root, pattern, path, limit }: Query): Promise<Lines | FileProblem> {
  const search = searcher(pattern)
  if ('problem' in search) return search
  const start = path === '.' ? '' : path
  const lines: string[] = []
  try {
    for await (const file of filesUnder(root, start)) {
      const text = await readText(join(root, file))
      if (text === null) continue
      lines.push(...search.linesOf(text).map(([number, line]) => shortened(`${file}:${number}:${line}`)))
      if (lines.length >= limit) break
    }
  } catch (error) {
    if (error instanceof TooSlow) return tooSlow
    throw error
  }
  return { lines: lines.slice(0, limit) }
}

class TooSlow extends Error {}

const SCAN = `
  var found = []
  for (const [index, line] of text.split(/\\r?\\n/).entries()) if (expression.test(line)) found.push([index + 1, line])
  found`

/** Runs the agent's expression where a time limit can end it, even in the middle of a match. */
function searcher(pattern: string) {
  const expression = expressionOf(pattern)
  if ('problem' in expression) return expression
  const deadline = performance.now() + SEARCH_MS
  const script = new vm.Script(SCAN)
  const context = vm.createContext({ expression, text: '' })
  const linesOf = (text: string): readonly (readonly [number, string])[] => {
    const timeout = Math.ceil(deadline - performance.now())
    if (timeout <= 0) throw new TooSlow()
    context['text'] = text.replace(/\r?\n$/, '')
    try {
      return script.runInContext(context, { timeout })
    } catch (cause) {
      throw new TooSlow('the expression did not end', { cause })
    }
  }
  return { linesOf }
}

function expressionOf(pattern: string): RegExp | FileProblem {
  const ignoresCase = pattern.startsWith('(?i)')
  const source = ignoresCase ? pattern.slice('(?i)'.length) : pattern
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, ignoresCase ? `${flags}i` : flags)
    } catch (error) {
      if (flags === '') return { problem: `The pattern is not usable: ${error instanceof Error ? error.message : ''}` }
    }
  }
  throw new Error('unreachable: the last flags return')
}

async function* filesUnder(root: string, start: string): AsyncGenerator<string> {
  if ((await stat(join(root, start))).isFile()) {
    yield start
    return
  }
  const layers: Layer[] = []
  let folder = ''
  for (const part of start.split('/').filter(Boolean)) {
    layers.push(await layerOf(root, folder))
    folder = folder === '' ? part : `${folder}/${part}`
  }
  yield* descend(root, start, layers, skipsForeign(start))
}

async function* descend(root: string, folder: string, above: readonly Layer[], skip: boolean): AsyncGenerator<string> {
  const layers = [...above, await layerOf(root, folder)]
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  entries.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name === '.git' || (skip && entry.name === 'node_modules')) continue
    if (isIgnored(layers, path, entry.isDirectory())) continue
    if (entry.isDirectory()) yield* descend(root, path, layers, skip)
    else if (entry.isFile()) yield path
  }
}

const layerOf = async (root: string, folder: string): Promise<Layer> => ({
  folder,
  rules: rulesOf(await readFile(join(root, folder, '.gitignore'), 'utf8').catch(() => '')),
})

async function readText(file: string): Promise<string | null> {
  try {
    return (await stat(file)).size > MAX_BYTES ? null : textOf(await readFile(file))
  } catch {
    return null
  }
}
