import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Reply } from './interceptor.ts'

export type Files = string | Readonly<Record<string, string>>

export interface BareRepository {
  readonly path: string
  git(...args: string[]): Promise<string>
  /** `undefined` where git exits with an error. */
  ask(...args: string[]): Promise<string | undefined>
  sha(revision: string): Promise<string | undefined>
  /** What its objects take on disk. */
  sizeKb(): Promise<number>
  /** Branch name → sha. */
  branches(): Promise<Record<string, string>>
}

export function gitEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'maintainer',
    GIT_AUTHOR_EMAIL: 'maintainer@users.noreply.github.com',
    GIT_COMMITTER_NAME: 'GitHub',
    GIT_COMMITTER_EMAIL: 'noreply@github.com',
  }
}

export function run(args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('git', args, { env, cwd, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`git ${args.join(' ')}: ${stderr.trim() || error.message}`, { cause: error }))
      else resolve(stdout)
    })
  })
}

export function openBare(path: string, home: string): BareRepository {
  const env = gitEnvironment(home)
  const git = (...args: string[]) => run(['--git-dir', path, ...args], env)
  const ask = (...args: string[]) => git(...args).catch(() => undefined)
  return {
    path,
    git,
    ask,
    sha: async (revision) =>
      (await looseRef(path, revision)) ?? (await ask('rev-parse', '--verify', '-q', `${revision}^{commit}`))?.trim(),
    sizeKb: async () =>
      [...(await git('count-objects', '-v')).matchAll(/^size(?:-pack)?: (\d+)$/gm)].reduce(
        (sum, [, kb]) => sum + Number(kb),
        0,
      ),
    branches: () => looseBranches(path),
  }
}

/** Nothing packs the refs of this repository, so that each is a file; reading it spares a process for every request. */
async function looseRef(path: string, name: string): Promise<string | undefined> {
  if (!/^refs\/heads\/[\w./-]+$/.test(name)) return undefined
  return await readFile(join(path, name), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
}

async function looseBranches(path: string): Promise<Record<string, string>> {
  const heads = join(path, 'refs', 'heads')
  const entries = await readdir(heads, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
    .map((entry) => relative(heads, join(entry.parentPath, entry.name)))
    .sort()
  const pairs = names.map(async (name) => [name, (await looseRef(path, `refs/heads/${name}`)) ?? ''] as const)
  return Object.fromEntries((await Promise.all(pairs)).filter(([, sha]) => sha !== ''))
}

export interface BareOptions {
  readonly root: string
  readonly path: string
  readonly files: Files
  readonly defaultBranch: string
  readonly denyNonFastForwards: boolean
}

export async function createBare(options: BareOptions): Promise<BareRepository> {
  const { root, path, defaultBranch } = options
  await mkdir(path, { recursive: true })
  const bare = openBare(path, root)
  await run(['init', '-q', '--bare', '--template=', '-b', defaultBranch, path], gitEnvironment(root))
  await writeFile(join(path, 'config'), configuration(options))
  await mkdir(join(path, 'hooks'))
  await writeFile(join(path, 'hooks', 'update'), updateHook)
  await chmod(join(path, 'hooks', 'update'), 0o755)
  await firstCommit(options, bare)
  return bare
}

async function firstCommit({ root, path, files, defaultBranch }: BareOptions, bare: BareRepository): Promise<void> {
  const scratch = await mkdtemp(join(root, 'files-'))
  const tree = typeof files === 'string' ? files : join(scratch, 'tree')
  if (typeof files !== 'string') await writeTree(tree, files)
  const date = '2026-01-05T09:00:00Z'
  const env = {
    ...gitEnvironment(root),
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  }
  await run(['--git-dir', path, '--work-tree', tree, 'add', '-A', '.'], env, tree)
  const id = (await run(['--git-dir', path, 'write-tree'], env)).trim()
  const commit = (await run(['--git-dir', path, 'commit-tree', id, '-m', 'Initial commit'], env)).trim()
  await bare.git('update-ref', `refs/heads/${defaultBranch}`, commit)
  await rm(scratch, { recursive: true, force: true })
}

async function writeTree(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

function configuration({ denyNonFastForwards }: BareOptions): string {
  return `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = true
[http]
\treceivepack = true
[uploadpack]
\tallowFilter = true
\tallowAnySHA1InWant = true
[gc]
\tauto = 0
[receive]
\tautogc = false
\tdenyNonFastForwards = ${denyNonFastForwards}
`
}

// A workflow token without the `workflows` permission may not change workflow files.
const updateHook = `#!/bin/sh
case "$REMOTE_USER" in *'[bot]') ;; *) exit 0 ;; esac
case "$3" in *[!0]*) ;; *) exit 0 ;; esac
# A state branch has no folder .github at its root; its workspace's is one level down.
case "$1" in refs/heads/pawl/state/*) exit 0 ;; esac
changed=$(git log --format= --name-only "$3" --not --all -- .github/workflows | head -n 1)
[ -z "$changed" ] && exit 0
echo "refusing to allow a GitHub App to create or update workflow \\\`$changed\\\` without \\\`workflows\\\` permission" >&2
exit 1
`

export interface BackendRequest {
  readonly method: string
  /** `/owner/name.git/info/refs` */
  readonly path: string
  readonly query: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
  readonly login: string
}

/**
 * What `git http-backend` does with a request of the smart protocol, without its process in front of git's own: a worker
 * makes dozens of them.
 */
export async function backend(root: string, request: BackendRequest): Promise<Reply> {
  const [, folder = '', place = ''] = /^(.*?\.git)\/(.*)$/.exec(request.path) ?? []
  const asks = place === 'info/refs'
  const service = asks ? (new URLSearchParams(request.query).get('service') ?? '') : place
  const repository = join(root, folder)
  if (!/^git-(upload|receive)-pack$/.test(service) || !existsSync(repository)) return { status: 404, body: 'Not Found' }
  const env: NodeJS.ProcessEnv = {
    ...gitEnvironment(root),
    GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    REMOTE_USER: request.login,
  }
  const zipped = request.headers['content-encoding'] === 'gzip'
  const args = [service.replace('git-', ''), '--stateless-rpc', ...(asks ? ['--advertise-refs'] : []), repository]
  const said = await answer(args, env, zipped ? gunzipSync(request.body) : request.body)
  // Version 2 of the protocol begins without the name of the service.
  const named = asks && !/version=2/.test(env['GIT_PROTOCOL'] ?? '')
  const type = `application/x-${service}-${asks ? 'advertisement' : 'result'}`
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-cache, max-age=0, must-revalidate' },
    body: named ? Buffer.concat([Buffer.from(`${packet(`# service=${service}\n`)}0000`), said]) : said,
  }
}

const packet = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text

function answer(args: readonly string[], env: NodeJS.ProcessEnv, input: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
    const chunks: Buffer[] = []
    child.on('error', reject)
    child.stdin.on('error', () => {})
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', () => resolve(Buffer.concat(chunks)))
    child.stdin.end(input)
  })
}

/** The refs that a push's body names, with their old and new ids. */
export function pushedRefs(body: Buffer): { ref: string; before: string; after: string }[] {
  const refs = []
  for (let at = 0; at + 4 <= body.length; ) {
    const length = Number.parseInt(body.toString('latin1', at, at + 4), 16)
    if (!(length > 4)) break
    const line = body.toString('utf8', at + 4, at + length).split('\0')[0] ?? ''
    const [before, after, ref] = line.trim().split(' ')
    if (before && after && ref) refs.push({ ref, before, after })
    at += length
  }
  return refs
}
