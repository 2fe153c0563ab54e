/** Tools that no npm package brings, at fixed versions, built or installed once into a folder of their own. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Holds what scripts make and may make again at any time. */
export const cache = join(root, 'node_modules', '.cache', 'pawl')

const TOOLS = {
  actionlint: { with: 'go', version: '1.7.12', from: 'github.com/rhysd/actionlint/cmd/actionlint' },
  zizmor: { with: 'python3', version: '1.32.0', from: 'zizmor' },
  act: { with: 'go', version: '0.2.89', from: 'github.com/nektos/act' },
} as const

export type ToolName = keyof typeof TOOLS
/** Where the tool is, or why it can't be had on this machine. */
export type Tool = { readonly path: string } | { readonly missing: string }

export function tool(name: ToolName): Tool {
  const { with: installer, version, from } = TOOLS[name]
  const folder = join(cache, `${name}-${version}`)
  const path = join(folder, 'bin', name)
  if (existsSync(path)) return { path }
  if (!has(installer)) return { missing: `${name} needs ${installer}, which is not on this machine` }
  console.error(`Installing ${name} ${version}…`)
  mkdirSync(folder, { recursive: true })
  const failure =
    installer === 'go'
      ? run('go', ['install', `${from}@v${version}`], { GOBIN: join(folder, 'bin'), CGO_ENABLED: '0' })
      : run('python3', ['-m', 'pip', 'install', '--quiet', '--target', folder, `${from}==${version}`])
  if (failure === null && existsSync(path)) return { path }
  rmSync(folder, { recursive: true, force: true })
  return { missing: `${name} ${version} could not be installed: ${failure ?? `it left nothing at ${path}`}` }
}

const has = (command: string): boolean => spawnSync(command, [command === 'go' ? 'version' : '--version']).status === 0

function run(command: string, args: readonly string[], env: Record<string, string> = {}): string | null {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  return status === 0 ? null : (error?.message ?? stderr.trim().slice(-2000))
}

/** Tools that a contributor's machine can't install are passed over with a word; CI needs them all. */
export function needed(names: readonly ToolName[]): readonly string[] | null {
  const paths: string[] = []
  for (const name of names) {
    const found = tool(name)
    if ('path' in found) paths.push(found.path)
    else if (process.env['CI']) throw new Error(found.missing)
    else return skipped(found.missing)
  }
  return paths
}

function skipped(why: string): null {
  console.log(`Skipped: ${why}.`)
  return null
}
