import { existsSync, realpathSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Facts } from '../../core/survey.ts'
import { Transient, untilStopped } from '../../ports/failures.ts'
import type { Change, Workspace } from '../../ports/workspace.ts'
import { align } from './align.ts'
import { DISK_FULL, lacksRoom, MIN_FREE_BYTES, unwritable } from './disk.ts'
import { factsOf } from './facts.ts'
import { isInhabited, makeFolder, makeWritable, removeAll, removePipes } from './folders.ts'
import { mergeTrees } from './merge.ts'
import { fetchCommit, treeOf } from './remote.ts'
import { openRepository, type Repository, said } from './repository.ts'
import { callIn, type Left, type Place, takeSnapshot, workspaceIndex } from './snapshot.ts'
import { EMPTY_TREE } from './stored.ts'

export interface WorkspaceOptions {
  readonly repository: Repository
  readonly folder: string
  /** Where checkouts for the verifier are made. */
  readonly tempFolder: string
  /** Larger files are left out of snapshots. */
  readonly maxFileBytes?: number
  /** What one call to git may take. */
  readonly timeLimitMs?: number
  /** A disk with less room counts as full. */
  readonly minFreeBytes?: number
  /** Ends every call with Aborted, but for what a checkpoint needs: snapshots and their facts. */
  readonly stop?: AbortSignal
}

/** GitHub refuses larger files. */
const MAX_FILE_BYTES = 100 * 1024 * 1024
const TIME_LIMIT_MS = 120_000

export function gitWorkspace(options: WorkspaceOptions): Workspace {
  const { repository, tempFolder, stop } = options
  const stoppable = stop ? repository.until(stop) : repository
  // A link put in the folder's place later is no longer the folder.
  const folder = existsSync(options.folder) ? realpathSync(options.folder) : options.folder
  const { maxFileBytes = MAX_FILE_BYTES, timeLimitMs = TIME_LIMIT_MS, minFreeBytes = MIN_FREE_BYTES } = options
  const index = workspaceIndex(repository.options.gitDir)
  const place: Place = { repository, folder, index, maxFileBytes, timeLimitMs, minFreeBytes }
  /** The tree that the index was last equal to; null before the first use. */
  let base: string | null = null
  /** Of the tree that was restored last. */
  let kept: Promise<Pick<Facts, 'submodules' | 'lfs'>> | null = null
  let left: Left = { nested: [], tooLarge: [] }

  const start = async (at = place): Promise<string> => {
    if (base === null) await seed(at)
    return base ?? EMPTY_TREE
  }
  return {
    async restore(tree) {
      const at = { ...place, repository: stoppable }
      await start(at)
      await makeEqual(at, tree)
      base = await treeOf(stoppable, tree)
      kept = null
    },
    align: (sha) => align(stoppable, folder, sha),
    async snapshot() {
      const { tree, ...rest } = await takeSnapshot(place, await start())
      const before = left.nested.filter((path) => existsSync(join(folder, path, '.git')))
      left = { ...rest, nested: [...new Set([...before, ...rest.nested])].sort() }
      base = tree
      return tree
    },
    async trouble() {
      if (!(await isInhabited(folder))) return 'gone'
      return (await lacksRoom(place)) ? 'full' : null
    },
    async facts() {
      kept ??= factsOf(repository, await start())
      return { ...(await kept), ...left }
    },
    changed: async (from, to) => (await differences(stoppable, from, to)).map(({ path }) => path),
    changes: (from, to) => differences(stoppable, from, to),
    patch: (from, to, paths) => stoppable.text([...PATCH, from, to, '--', ...paths.map((path) => `:(literal)${path}`)]),
    merge: (from, ours, theirs) => mergeTrees(stoppable, from, ours, theirs),
    async withCheckout(sha, use) {
      const root = await mkdtemp(join(tempFolder, 'pawl-checkout-'))
      try {
        return await use(await checkOut(stoppable, sha, root))
      } finally {
        // Of a large checkout this takes long, too long for a job that is told to stop.
        await untilStopped(removeAll(root), stop)
      }
    },
  }
}

async function differences(repository: Repository, from: string, to: string): Promise<readonly Change[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to]
  const fields = (await repository.text(args)).split('\0')
  const found: Change[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode, , object = ''] = (fields[at] ?? '').split(' ')
    found.push({ path: fields[at + 1] ?? '', object: mode === '000000' ? null : object })
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Starts the private index with the paths that the folder's own index knows, so that files which are tracked and
 * ignored at once are seen as tracked. Sizes and times stay behind: the files may have gone through the filters of
 * another git, so every one of them counts as changed.
 */
async function seed({ repository, folder, index }: Place): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const stale of [index, `${index}.lock`]) await rm(stale, { force: true })
  const known = join(folder, '.git', 'index')
  if (!existsSync(known)) return
  const listed = await repository.run(['ls-files', '--stage', '-z'], { env: { GIT_INDEX_FILE: known } })
  if (listed.code !== 0) return
  await repository.run(['update-index', '-z', '--index-info'], { input: listed.stdout, env: { GIT_INDEX_FILE: index } })
}

async function makeEqual(place: Place, tree: string): Promise<void> {
  const { repository, folder } = place
  await makeFolder(folder)
  const once = async () => {
    await rm(`${place.index}.lock`, { force: true })
    const read = await repository.run(['read-tree', '--reset', '-u', tree], callIn(place))
    return read.code === 0 ? repository.run(['clean', '-f', '-f', '-d', '--quiet'], callIn(place)) : read
  }
  let outcome = await once()
  if (outcome.code !== 0) {
    // A tool may have taken away the permission to change folders, or put a pipe where git reads its rules.
    await makeWritable(folder)
    await removePipes(folder)
    // New files may have filled the disk.
    await repository.run(['clean', '-f', '-f', '-d', '--quiet'], callIn(place))
    outcome = await once()
  }
  if (outcome.code !== 0 && (await lacksRoom(place))) throw unwritable(DISK_FULL)
  if (outcome.code !== 0) throw new Transient(`the workspace could not be restored: ${said(outcome)}`)
}

/** Plumbing, so that nobody's configuration has a say in it. */
const PATCH = ['diff-tree', '-p', '-r', '--binary', '--no-ext-diff', '--no-textconv', '--no-color']

/**
 * Files of a commit made from nothing but what the remote sends for its id: an empty object store proves that the
 * remote has all of it (P6).
 */
async function checkOut(repository: Repository, sha: string, root: string): Promise<string> {
  const [gitDir, folder] = [join(root, 'git'), join(root, 'files')]
  await mkdir(folder)
  const fresh = await openRepository({ ...repository.options, gitDir })
  await fetchCommit(fresh, sha)
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(gitDir, 'index') }
  await fresh.text(['read-tree', '--reset', '-u', sha], { cwd: folder, env })
  await removeAll(gitDir)
  return folder
}
