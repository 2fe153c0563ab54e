/**
 * The ignored folders that `setup` makes, as a file. Keeps S5: what comes back must have the digest that the journal
 * holds, is unpacked in a place of its own, and is moved into the workspace when every link in it stays inside, nothing is
 * there yet, and git still ignores it. Names that hold secrets, and `.git`, never go in (S2).
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { shapesSetup } from '../../core/cache.ts'
import type { Folders } from '../../ports/mirror.ts'
import { MIN_FREE_BYTES } from './disk.ts'
import { removeAll } from './folders.ts'
import { flaw } from './links.ts'
import type { Repository } from './repository.ts'
import { callIn, type Place, workspaceIndex } from './snapshot.ts'

export interface KeptFoldersOptions {
  readonly repository: Repository
  readonly folder: string
  readonly tempFolder: string
  readonly maxBytes?: number
  /** Ends what git and tar do here. */
  readonly stop?: AbortSignal
}

const MAX_BYTES = 1024 * 1024 * 1024
const LIMIT_MS = 30_000
const DEEPEST = 4
const NEVER = ['.git', '.env', '.npmrc', '.netrc', '.pypirc', '.git-credentials', 'id_rsa', 'id_ed25519', 'id_ecdsa']

export function keptFolders(options: KeptFoldersOptions): Folders {
  const { folder, tempFolder, maxBytes = MAX_BYTES, stop } = options
  const repository = stop ? options.repository.until(stop) : options.repository
  const index = workspaceIndex(repository.options.gitDir)
  const limits = { maxFileBytes: maxBytes, timeLimitMs: LIMIT_MS, minFreeBytes: MIN_FREE_BYTES }
  const place: Place = { repository, folder, index, ...limits }
  const list = () => ignoredFolders(place)
  return {
    list,
    inputs: (setup, tree) => inputsOf(repository, setup, tree),
    async pack(names) {
      const fit: string[] = []
      const problems: string[] = []
      let left = maxBytes
      for (const name of names) {
        const { problem, bytes } = await flaw(folder, name, left)
        if (problem === null) fit.push(name)
        else problems.push(`${name} ${problem}`)
        left -= problem === null ? bytes : 0
      }
      if (fit.length === 0) return { problem: problems.join(', ') || 'there are none' }
      const file = join(await mkdtemp(join(tempFolder, 'pawl-folders-')), 'folders.tar')
      const without = NEVER.map((name) => `--exclude=${name}`)
      const from = ['--null', '--verbatim-files-from', '--files-from=-']
      await tar(
        ['--create', '--file', file, ...without, '-C', folder, ...from],
        fit.map((name) => `${name}\0`).join(''),
        stop,
      )
      return { file, digest: await digestOf(file), folders: fit }
    },
    async unpack(file, digest, names) {
      if ((await digestOf(file)) !== digest) return 'it is not what this task kept'
      const staging = await mkdtemp(join(tempFolder, 'pawl-folders-'))
      try {
        await tar(
          ['--extract', '--file', file, '-C', staging, '--no-same-owner', '--delay-directory-restore'],
          '',
          stop,
        )
        for (const name of names) {
          const problem = (await flaw(staging, name, maxBytes)).problem ?? (await moveIn(staging, folder, name))
          if (problem !== null) return `${name} ${problem}`
        }
        const ignored = await list()
        const seen = names.filter((name) => !ignored.includes(name))
        for (const name of seen) await removeAll(join(folder, name))
        return seen.length > 0 ? `git does not ignore ${seen.join(', ')} any more` : null
      } finally {
        await removeAll(staging)
      }
    },
  }
}

/** Ignored folders near the top, each by its outermost name. */
async function ignoredFolders(place: Place): Promise<string[]> {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']
  const names: string[] = []
  for (const entry of (await place.repository.text(args, callIn(place))).split('\0')) {
    const parts = entry.slice(0, -1).split('/')
    if (!entry.endsWith('/') || parts.length > DEEPEST || parts.some((part) => NEVER.includes(part))) continue
    const name = parts.join('/')
    if ((await lstat(join(place.folder, name)).catch(() => null))?.isDirectory()) names.push(name)
  }
  // A folder with nothing but ignored folders in it is listed beside them.
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))).sort()
}

/** What `setup` makes depends on its commands, on the machine's kind, and on files like lock files. */
async function inputsOf(repository: Repository, setup: readonly string[], tree: string): Promise<string> {
  const listing = await repository.text(['ls-tree', '-r', '-z', tree])
  const files = listing.split('\0').filter((entry) => shapesSetup(entry.slice(entry.indexOf('\t') + 1)))
  const parts = [process.platform, process.arch, setup, files]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Only into real folders, and never over anything. */
async function moveIn(staging: string, folder: string, name: string): Promise<string | null> {
  const at = (path: string) => lstat(join(folder, path)).catch(() => null)
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    if ((await at(parent))?.isDirectory() === false) return 'has no folder to stand in'
  }
  if (await at(name)) return 'is there already'
  await mkdir(join(folder, dirname(name)), { recursive: true })
  await rename(join(staging, name), join(folder, name))
  return null
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Without -P, GNU tar makes nothing outside the folder that it works in, through links neither. */
function tar(args: readonly string[], input: string, stop: AbortSignal | undefined): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' }
  return new Promise((resolve, reject) => {
    const child = execFile('tar', args, { env, timeout: LIMIT_MS, killSignal: 'SIGKILL', signal: stop }, (error) => {
      if (error) reject(error)
      else resolve()
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
