import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GitJournal, gitJournal } from '../../src/adapters/git/journal.ts'
import { DEFAULT_IDENTITY, openRepository, type Repository } from '../../src/adapters/git/repository.ts'
import { type GitServer, git, gitWith, startGitServer } from './git-server.ts'

/** A remote repository behind a real git server, and machines that know nothing but its URL. */
export interface GitWorld {
  readonly server: GitServer
  readonly remote: string
  /** The remote's own folder, to look at. */
  readonly bare: string
  folder(name: string): string
  machine(options?: { readonly token?: string; readonly networkLimitMs?: number }): Promise<Repository>
  journal(repository: Repository, nonce?: () => string, beforeFetch?: () => Promise<void>): GitJournal
  close(): Promise<void>
}

export async function gitWorld(): Promise<GitWorld> {
  const server = await startGitServer()
  const { remote, folder: bare } = server.create('project')
  const root = mkdtempSync(join(tmpdir(), 'pawl-git-world-'))
  let made = 0
  const folder = (name: string) => {
    const path = join(root, `${++made}-${name}`)
    mkdirSync(path)
    return path
  }
  return {
    server,
    remote,
    bare,
    folder,
    machine: ({ token = server.token, ...rest } = {}) =>
      openRepository({ gitDir: join(folder('machine'), 'git'), remote, token, serverUrl: server.url, ...rest }),
    journal: (repository, nonce = () => randomBytes(16).toString('hex'), beforeFetch = undefined) =>
      gitJournal({ repository, task: 7, nonce, committer: DEFAULT_IDENTITY, ...(beforeFetch ? { beforeFetch } : {}) }),
    async close() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** A tree with one file, stored on one machine. */
export async function treeWith(repository: Repository, text: string): Promise<string> {
  const blob = (await repository.text(['hash-object', '-w', '--stdin'], { input: text })).trim()
  return (await repository.text(['mktree'], { input: `100644 blob ${blob}\tfile.txt\n` })).trim()
}

const FATES = {
  'lost-before': 'drop-before',
  'lost-after': 'drop-after',
  '502-after': '502-after',
  refused: 403,
} as const

/**
 * Loses or refuses the next push, with all that libcurl makes of it: where a connection breaks, it sends the same
 * request again by itself. The fate ends when the adapter has asked for the tip (and, if refused, for the reason).
 */
export function nextPush(server: GitServer, fate: keyof typeof FATES): void {
  let asked = false
  server.fate = ({ pushes, path }) => {
    if (path.endsWith('service=git-upload-pack')) {
      asked = true
      if (fate !== 'refused') server.fate = null
      return 'pass'
    }
    if (fate === 'refused' && path.endsWith('service=git-receive-pack')) {
      if (asked) server.fate = null
      return FATES[fate]
    }
    return pushes ? FATES[fate] : 'pass'
  }
}

/** Leaves the next push without an answer, and serves what follows; resolves when the push has come. */
export function unansweredPush(server: GitServer): Promise<void> {
  return new Promise((resolve) => {
    server.fate = ({ pushes }) => {
      if (!pushes) return 'pass'
      server.fate = null
      resolve()
      return 'hang'
    }
  })
}

/** A commit on the remote's `docs`, with these files and links and nothing before it. */
export function commitWith(
  { bare }: GitWorld,
  files: Readonly<Record<string, string | { readonly link: string }>>,
): string {
  const lines = Object.entries(files).map(([path, file]) => {
    const [mode, text] = typeof file === 'string' ? ['100644', file] : ['120000', file.link]
    return `M ${mode} inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  })
  const head = 'commit refs/heads/docs\ncommitter Octo <octo@example.com> 0 +0000\ndata 4\ndocs\n'
  gitWith(bare, `reset refs/heads/docs\n${head}${lines.join('')}`, 'fast-import', '--quiet', '--force')
  return git(bare, 'rev-parse', 'docs')
}

/** Three commits on the remote's `main`. */
export function seedMain({ bare }: GitWorld): { readonly sha: string; readonly tree: string; readonly first: string } {
  const commits: string[] = []
  let tree = ''
  for (const text of ['first', 'second', 'third']) {
    const blob = gitWith(bare, text, 'hash-object', '-w', '--stdin')
    tree = gitWith(bare, `100644 blob ${blob}\tfile.txt\n`, 'mktree')
    const parent = commits.at(-1)
    const parents = parent === undefined ? [] : ['-p', parent]
    commits.push(git(bare, 'commit-tree', tree, ...parents, '-m', text))
  }
  const [first = '', , sha = ''] = commits
  git(bare, 'update-ref', 'refs/heads/main', sha)
  return { sha, tree, first }
}
