import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { FileProblem } from '../../ports/files.ts'

export interface Lines {
  readonly lines: readonly string[]
}

export interface Query {
  readonly root: string
  readonly pattern: string
  /** A folder or file under the root that exists. */
  readonly path: string
  readonly limit: number
}

export const SEARCH_MS = 20_000
const MAX_LINE = 400
/** ripgrep also says in passing that a binary file matches. */
const IS_HIT = /^.+?:\d+:/

/** `path:line:text` with an end that no minified file can run away with. */
export const shortened = (line: string): string =>
  line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…`.toWellFormed() : line

export const tooSlow: FileProblem = {
  problem: `The search took longer than ${SEARCH_MS / 1000} s; search a smaller folder or use a simpler pattern.`,
}

/** Folders that hold other people's code, left out unless they are asked for. */
const FOREIGN = 'node_modules'
export const skipsForeign = (path: string): boolean => !path.split('/').includes(FOREIGN)

export function ripgrepOn(path: string): string | null {
  const files = path.split(delimiter).filter(Boolean)
  return files.map((folder) => join(folder, 'rg')).find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const argumentsFor = ({ pattern, path }: Query): readonly string[] => [
  '--no-config',
  '--line-number',
  '--with-filename',
  '--no-heading',
  '--color=never',
  '--sort=path',
  '--hidden',
  '--no-require-git',
  '--no-ignore-global',
  '--no-ignore-exclude',
  '--no-messages',
  '--max-filesize=1M',
  '--glob=!.git',
  ...(skipsForeign(path) ? [`--glob=!${FOREIGN}`] : []),
  '--regexp',
  pattern,
  '--',
  path === '.' ? './' : `./${path}`,
]

export async function ripgrep(tool: string, query: Query): Promise<Lines | FileProblem> {
  const child = spawn(tool, argumentsFor(query), {
    cwd: query.root,
    env: { LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: SEARCH_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
  const complaint = text(child.stderr)
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (IS_HIT.test(line)) lines.push(shortened(line.replace(/^\.\//, '')))
    if (lines.length >= query.limit) break
  }
  child.kill('SIGKILL')
  const code = await ended
  if (lines.length >= query.limit || code === 0 || code === 1) return { lines }
  if (code === 2 && lines.length === 0) return { problem: `The pattern is not usable: ${firstWords(await complaint)}` }
  return code === null ? tooSlow : { lines }
}

const firstWords = (complaint: string): string =>
  complaint.trim().split('\n').slice(0, 6).join('\n') || 'ripgrep refused it.'
