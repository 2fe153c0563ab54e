import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transient } from '../../ports/failures.ts'
import type { CallOptions, Repository } from './repository.ts'
import { said } from './repository.ts'

/** A folder with an index of its own, beside the folder's `.git`, which is never used. */
export interface Place {
  readonly repository: Repository
  readonly folder: string
  readonly index: string
}

/** Files may come and go while git adds them; after this many rounds it is taken as it is. */
const ROUNDS = 4
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
const GITLINK = '160000'
const NOTHING = '0'.repeat(40)

export const callIn = ({ folder, index }: Place): CallOptions => ({
  cwd: folder,
  env: { GIT_WORK_TREE: folder, GIT_INDEX_FILE: index },
  // What a person keeps out of git on this machine alone is neither stored nor removed.
  config: [['core.excludesFile', join(folder, '.git', 'info', 'exclude')]],
})

/** Stores the files as they are; `base` is the tree that the index was last equal to. */
export async function takeSnapshot(place: Place, base: string): Promise<string> {
  const { repository, index } = place
  const call = callIn(place)
  await rm(`${index}.lock`, { force: true })
  const opened = new Set<string>()
  for (let round = 1; ; round++) {
    const added = await repository.run(['add', '--all', '--ignore-errors'], call)
    const found = await addNested(place, base, added.code === 0, opened)
    if (!found && (added.code === 0 || round >= ROUNDS)) {
      const written = await repository.run(['write-tree'], call)
      if (written.code === 0) return written.stdout.toString('latin1').trim()
      if (round >= 2 * ROUNDS) throw new Transient(`git write-tree failed: ${said(written)}`)
    }
  }
}

/**
 * git stores a repository inside the folder as a link to a commit that nobody else has. Its files are wanted instead:
 * with a file of it in the index, git takes it for an ordinary folder, and the next round adds what is there. The
 * submodules that the project itself has keep the commit they had. Returns whether another round is needed.
 */
async function addNested(place: Place, base: string, complete: boolean, opened: Set<string>): Promise<boolean> {
  const links = await changedLinks(place, base)
  const added = [...links].filter(([, commit]) => commit === null).map(([path]) => path)
  const skipped = complete ? [] : await refusedRepositories(place)
  const fresh = [...added, ...skipped].filter((path) => !opened.has(path))
  const input: string[] = []
  for (const [path, commit] of links) {
    input.push(commit === null ? `0 ${NOTHING}\t${path}\0` : `${GITLINK} ${commit}\t${path}\0`)
  }
  for (const path of fresh) {
    opened.add(path)
    input.push(`100644 ${EMPTY_BLOB}\t${path}/.pawl-opened\0`)
  }
  if (input.length > 0) {
    const call = { ...callIn(place), input: Buffer.from(input.join(''), 'latin1') }
    await place.repository.bytes(['update-index', '-z', '--index-info'], call)
  }
  return fresh.length > 0
}

/** Links in the index that the base has not, each with the commit that it had there. Names are bytes, as latin1. */
async function changedLinks(place: Place, base: string): Promise<Map<string, string | null>> {
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
  const links = new Map<string, string | null>()
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode, mode, oldId] = (fields[at] ?? '').slice(1).split(' ')
    if (mode === GITLINK) links.set(fields[at + 1] ?? '', oldMode === GITLINK ? (oldId ?? null) : null)
  }
  return links
}

/** Repositories without a commit: git can't even store a link to them. */
async function refusedRepositories(place: Place): Promise<string[]> {
  const args = ['ls-files', '--others', '--exclude-standard', '-z']
  const paths = (await place.repository.bytes(args, callIn(place))).toString('latin1').split('\0')
  return paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1))
}
