import { lstatSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transient } from '../../ports/failures.ts'
import { addWhatStays } from './add-each.ts'
import { DISK_FULL, lacksRoom, unwritable } from './disk.ts'
import { removePipes } from './folders.ts'
import { type CallOptions, type Repository, said } from './repository.ts'

/** A folder with an index of its own, beside the folder's `.git`, which is never used. */
export interface Place {
  readonly repository: Repository
  readonly folder: string
  readonly index: string
  /** The remote refuses a larger file, and with it every checkpoint from then on. */
  readonly maxFileBytes: number
  readonly timeLimitMs: number
  /** A disk with less room counts as full. */
  readonly minFreeBytes: number
}

/** The index by which the workspace's files are told from ignored ones. */
export const workspaceIndex = (gitDir: string): string => join(gitDir, 'pawl-workspace-index')

/** Files may come and go while git adds them; after this many rounds what stays is taken. */
const ROUNDS = 4
/** How `git add` ends when it has stored all but some files; otherwise it has stored nothing. */
const SOME_LEFT = 1
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
const GITLINK = '160000'
const NOTHING = '0'.repeat(40)

export function callIn({ folder, index, timeLimitMs }: Place): CallOptions {
  // What a person keeps out of git on this machine alone is neither stored nor removed.
  const exclude = join(folder, '.git', 'info', 'exclude')
  const config = lstat(exclude)?.isFile() ? ([['core.excludesFile', exclude]] as const) : []
  return { cwd: folder, env: { GIT_WORK_TREE: folder, GIT_INDEX_FILE: index }, config, timeLimitMs }
}

/** What a snapshot could not take as it is, by path. */
export interface Left {
  readonly nested: readonly string[]
  readonly tooLarge: readonly string[]
}

/** Stores the files as they are; `base` is the tree that the index was last equal to. */
export async function takeSnapshot(place: Place, base: string): Promise<Left & { readonly tree: string }> {
  const { repository, index, folder } = place
  const call = callIn(place)
  const opened = new Set<string>()
  const large = new Set<string>()
  for (let round = 1; ; round++) {
    await rm(`${index}.lock`, { force: true })
    const added = await repository.run(['add', '--all', '--ignore-errors'], call)
    // What git could not store for want of room would be missing, and nothing would tell.
    if (added.code !== 0 && (await lacksRoom(place))) throw unwritable(DISK_FULL)
    if (added.timedOut) await removePipes(folder)
    const again = await correct(place, base, added.code === 0, { opened, large })
    if (again || (added.code !== 0 && round < ROUNDS)) continue
    if (added.code !== 0 && added.code !== SOME_LEFT) {
      await addWhatStays(place)
      await correct(place, base, true, { opened, large })
    }
    const written = await repository.run(['write-tree'], call)
    if (written.code === 0) {
      const tree = written.stdout.toString('latin1').trim()
      return { tree, nested: [...opened].map(utf8).sort(), tooLarge: [...large].map(utf8).sort() }
    }
    if (round >= 2 * ROUNDS) throw new Transient(`git write-tree failed: ${said(written)}`)
  }
}

const utf8 = (path: string): string => Buffer.from(path, 'latin1').toString('utf8')

interface Seen {
  readonly opened: Set<string>
  readonly large: Set<string>
}

/** One path that differs between the base and the index. Names are bytes, held as latin1. */
interface Difference {
  readonly path: string
  readonly before: { readonly mode: string; readonly id: string } | null
  readonly mode: string
}

/**
 * Puts right in the index what git adds otherwise than it is wanted. Returns whether another round is needed.
 *
 * A repository inside the folder is stored by git as a link to a commit that nobody else has. Its files are wanted:
 * with a file of it in the index, git takes it for an ordinary folder, and the next round adds what is there. The
 * submodules that the project itself has keep the commit they had, and so does a file that has grown too large.
 */
async function correct(place: Place, base: string, complete: boolean, { opened, large }: Seen): Promise<boolean> {
  const wrong = (await differences(place, base)).filter(({ path, mode }) => mode === GITLINK || tooLarge(place, path))
  for (const { path, mode } of wrong) if (mode !== GITLINK) large.add(path)
  const links = wrong.filter(({ mode, before }) => mode === GITLINK && before?.mode !== GITLINK).map(({ path }) => path)
  await setIn(place, wrong, ({ path, before }) => [`${before?.mode ?? 0} ${before?.id ?? NOTHING}\t${path}`])
  const skipped = complete ? [] : await refusedRepositories(place)
  const fresh = [...links, ...skipped].filter((path) => !opened.has(path))
  await open(place, fresh, opened)
  if (fresh.length > 0 || skipped.length === 0) return fresh.length > 0
  return await openInside(place, skipped, opened)
}

async function open(place: Place, paths: readonly string[], opened: Set<string>): Promise<void> {
  for (const path of paths) opened.add(path)
  await setIn(place, paths, (path) => [`0 ${NOTHING}\t${path}`, `100644 ${EMPTY_BLOB}\t${mark(path)}`])
}

/** One that holds nothing but others is closed again once its mark is gone: they show only while it has one. */
async function openInside(place: Place, paths: readonly string[], opened: Set<string>): Promise<boolean> {
  const known = new Set(opened)
  const marked = new Set<string>()
  for (let next = paths; next.length > 0; ) {
    await open(place, next, opened)
    for (const path of next) marked.add(path)
    next = (await refusedRepositories(place)).filter((path) => !marked.has(path))
  }
  const again = [...marked].some((path) => !known.has(path))
  if (!again) await setIn(place, [...marked], (path) => [`0 ${NOTHING}\t${mark(path)}`])
  return again
}

const mark = (path: string): string => `${path}/.pawl-opened`

/** Lines of the index, in the words of `update-index`. */
async function setIn<T>(place: Place, all: readonly T[], lines: (one: T) => readonly string[]): Promise<void> {
  if (all.length === 0) return
  const input = Buffer.from(all.flatMap((one) => lines(one).map((line) => `${line}\0`)).join(''), 'latin1')
  await place.repository.bytes(['update-index', '-z', '--index-info'], { ...callIn(place), input })
}

async function differences(place: Place, base: string): Promise<Difference[]> {
  const args = [
    'diff-index',
    '--cached',
    '--raw',
    '-z',
    '--no-renames',
    '--no-abbrev',
    '--ignore-submodules=none',
    base,
  ]
  const fields = (await place.repository.bytes(args, callIn(place))).toString('latin1').split('\0')
  const found: Difference[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [was = '', mode = '', id = ''] = (fields[at] ?? '').slice(1).split(' ')
    found.push({ path: fields[at + 1] ?? '', mode, before: was === '000000' ? null : { mode: was, id } })
  }
  return found
}

function tooLarge({ folder, maxFileBytes }: Place, path: string): boolean {
  const found = lstat(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')]))
  return found?.isFile() === true && found.size > maxFileBytes
}

const lstat = (path: string | Buffer) => {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

/** Repositories without a commit: git can't even store a link to them. */
async function refusedRepositories(place: Place): Promise<string[]> {
  const args = ['ls-files', '--others', '--exclude-standard', '-z']
  const paths = (await place.repository.bytes(args, callIn(place))).toString('latin1').split('\0')
  return paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1))
}
