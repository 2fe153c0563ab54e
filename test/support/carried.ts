/** A repository of somebody's, carried by Pawl's ports from machine to machine, over git's own HTTP. */
import { execFile, execFileSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gitBranches } from '../../src/adapters/git/branches.ts'
import { DEFAULT_IDENTITY } from '../../src/adapters/git/repository.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import type { Stored } from '../../src/ports/journal.ts'
import { git } from './git-server.ts'
import type { GitWorld } from './git-world.ts'

export type Mode = '100644' | '100755' | '120000' | '160000'
/** Content, or where a link points to, or the commit of a submodule. */
export type Entry = readonly [mode: Mode, content: string | Buffer]
export type Entries = Readonly<Record<string, Entry>>

/** Commits files to a branch of a bare repository, byte for byte, whatever they are called. */
export function seed(bare: string, branch: string, entries: Entries): string {
  const index = join(bare, 'seed-index')
  const run = (input: string | Buffer, ...args: string[]) =>
    execFileSync('git', ['--git-dir', bare, ...args], { input, env: { ...process.env, GIT_INDEX_FILE: index } })
      .toString('utf8')
      .trim()
  const lines = Object.entries(entries).map(([path, [mode, content]]) => {
    const id = mode === '160000' ? String(content) : run(content, 'hash-object', '-w', '--stdin', '--no-filters')
    return `${mode} ${id}\t${path}\0`
  })
  run(lines.join(''), 'update-index', '-z', '--index-info')
  const sha = git(bare, 'commit-tree', run('', 'write-tree'), '-m', 'Everything')
  git(bare, 'update-ref', `refs/heads/${branch}`, sha)
  rmSync(index)
  return sha
}

/** How the runner's checkout came to be before Pawl started. */
export const CHECKOUTS = {
  full: [],
  shallow: ['--depth=1'],
  'partial, without blobs': ['--filter=blob:none'],
  'shallow and partial': ['--depth=1', '--filter=blob:none'],
  'with converted line ends': ['-c', 'core.autocrlf=true'],
  empty: null,
} as const
export type Checkout = keyof typeof CHECKOUTS

export interface Carrier {
  readonly folder: string
  readonly workspace: ReturnType<typeof gitWorkspace>
  /** Begins at a commit of the remote. */
  start(sha: string): Promise<void>
  checkpoint(): Promise<string>
  /** Goes on where the last checkpoint was. */
  resume(base: string): Promise<Stored>
  push(base: string, tree: string): Promise<string>
}

export async function carrier(
  world: GitWorld,
  checkout: Checkout,
  branch = 'main',
  maxFileBytes?: number,
  folder = world.folder('checkout'),
): Promise<Carrier> {
  const options = CHECKOUTS[checkout]
  if (options) {
    const header = `http.extraHeader=Authorization: Basic ${Buffer.from(`x-access-token:${world.server.token}`).toString('base64')}`
    const clone = ['-c', header, 'clone', '--quiet', ...options, '--branch', branch, world.remote, folder]
    // The server answers from this very process, which must not stand still for it.
    await promisify(execFile)('git', clone)
  }
  const repository = await world.machine()
  const journal = world.journal(repository)
  const branches = gitBranches({ repository, committer: DEFAULT_IDENTITY })
  const size = maxFileBytes === undefined ? {} : { maxFileBytes }
  const workspace = gitWorkspace({ repository, folder, tempFolder: world.folder('temp'), ...size })
  const self: Carrier = {
    folder,
    workspace,
    async start(sha) {
      await journal.read()
      await workspace.restore(await branches.fetch(sha))
      await workspace.align(sha)
    },
    async checkpoint() {
      const tree = await workspace.snapshot()
      const lease = { epoch: 1, run: '1', attempt: 1 }
      const waitsFor = 'worker' as const
      const batch = {
        lines: ['a line'],
        blobs: new Map(),
        workspace: tree,
        readme: '# Task\n',
        subject: 'x',
        lease,
        waitsFor,
      }
      await journal.append(batch)
      return tree
    },
    async resume(base) {
      const stored = await journal.read()
      if (!stored) throw new Error('there is no journal')
      await branches.fetch(base)
      await workspace.restore(stored.workspace)
      await workspace.align(base)
      return stored
    },
    async push(base, tree) {
      const sha = await branches.commit({ parent: base, tree, message: 'Work', at: 0 })
      await branches.push('pawl/issue-7', sha)
      return sha
    },
  }
  return self
}

/** Every file of a folder as git would name it, with its bytes; nothing of a `.git`. */
export function bytesOf(folder: string, path = ''): Record<string, readonly [Mode, string]> {
  const found: Record<string, readonly [Mode, string]> = {}
  for (const name of readdirSync(join(folder, path))) {
    if (name === '.git') continue
    const inner = path === '' ? name : `${path}/${name}`
    const full = join(folder, inner)
    const stat = lstatSync(full)
    if (stat.isDirectory()) Object.assign(found, bytesOf(folder, inner))
    else if (stat.isSymbolicLink()) found[inner] = ['120000', readlinkSync(full)]
    else found[inner] = [stat.mode & 0o100 ? '100755' : '100644', readFileSync(full).toString('latin1')]
  }
  return found
}

/** The same of what was seeded, without submodules. */
export const bytesIn = (entries: Entries): Record<string, readonly [Mode, string]> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, [mode]]) => mode !== '160000')
      .map(([path, [mode, content]]) => {
        const bytes = Buffer.from(content)
        return [path, [mode, mode === '120000' ? bytes.toString('utf8') : bytes.toString('latin1')]]
      }),
  )
