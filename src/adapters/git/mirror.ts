/**
 * The state branch's last checkpoint, and the commit that the task began at, as a file that another machine may start
 * from. Keeps S5: ids are computed from what the file holds, in a place of its own; it is let in when it is just the
 * commits and all that is in their trees, so that nothing half there makes a later fetch skip what is missing.
 */
import { appendFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transient } from '../../ports/failures.ts'
import type { Mirror } from '../../ports/mirror.ts'
import type { GitJournal } from './journal.ts'
import { hasCommit } from './remote.ts'
import { type Repository, said } from './repository.ts'
import { readStored } from './stored.ts'

export interface MirrorOptions {
  readonly repository: Repository
  readonly journal: GitJournal
  readonly tempFolder: string
  /** Ends what git does here. */
  readonly stop?: AbortSignal
}

const LIMIT_MS = 30_000
const MOST_COMMITS = 4
const have = (sha: string) => `refs/pawl/have/${sha}`

export function gitMirror({ repository: whole, journal, tempFolder, stop }: MirrorOptions): Mirror {
  const repository = stop ? whole.until(stop) : whole
  let told: readonly string[] = []
  return {
    async pack(also) {
      const { tip } = journal
      if (tip === null) return null
      const commits = [tip]
      for (const sha of also) if (sha !== tip && (await hasCommit(repository, sha))) commits.push(sha)
      const objects = (await closure(repository, commits)).join('\n')
      const folder = await mkdtemp(join(tempFolder, 'pawl-mirror-'))
      const args = ['pack-objects', '-q', '--window=0', join(folder, 'pack')]
      const id = await repository.text(args, { input: `${objects}\n`, timeLimitMs: LIMIT_MS })
      return { tip, file: join(folder, `pack-${id.trim()}.pack`) }
    },
    async unpack(tip, file) {
      const place = await mkdtemp(join(tempFolder, 'pawl-unpack-'))
      try {
        const commits = await takeIn(repository, place, tip, file)
        if (typeof commits === 'string') return commits
        told = commits
        return null
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },
    async beginning(cached, tip) {
      const [part, whole] = [await segmentsOf(repository, cached), await segmentsOf(repository, tip)]
      return part.every((entry, index) => entry === whole[index]) ? part.length : null
    },
    async forget() {
      await repository.text(['update-ref', '--stdin'], { input: told.map((sha) => `delete ${have(sha)}\n`).join('') })
      told = []
    },
    read: (cached) => readStored(repository, cached),
    revive: (cached) => journal.revive(cached),
  }
}

/** Ids of the commits and of everything in their trees. */
async function closure(
  repository: Repository,
  commits: readonly string[],
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string[]> {
  const args = ['rev-list', '--objects', '--no-object-names', '--no-walk=unsorted', ...more, ...commits]
  return lines(await repository.text(args, { env, timeLimitMs: LIMIT_MS }))
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

const segmentsOf = async (repository: Repository, commit: string): Promise<string[]> =>
  (await repository.text(['ls-tree', '-r', '-z', commit, '--', 'journal/segments'])).split('\0').filter(Boolean)

/** The commits that are here now, or what is wrong with the file. */
async function takeIn(
  repository: Repository,
  place: string,
  tip: string,
  file: string,
): Promise<readonly string[] | string> {
  const packs = join(place, 'pack')
  await mkdir(packs)
  const pack = join(packs, 'pack-cached.pack')
  await rename(file, pack)
  const env = { GIT_OBJECT_DIRECTORY: place }
  const indexed = await repository.run(['index-pack', pack], { env, timeLimitMs: LIMIT_MS })
  if (indexed.code !== 0) return `it is damaged (${said(indexed).split('\n')[0]})`
  const listing = ['cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)']
  const objects = lines(await repository.text(listing, { env, timeLimitMs: LIMIT_MS }))
  const commits = objects.filter((line) => line.startsWith('commit ')).map((line) => line.slice('commit '.length))
  if (!commits.includes(tip) || commits.length > MOST_COMMITS) return 'it holds other commits than its name says'
  const whole = await wholeOf(repository, commits, env)
  if (whole?.length !== objects.length) return 'it does not hold just its commits and their files'
  await letIn(repository, packs, commits, whole)
  return commits
}

/** All that the commits need, each commit followed by its parents; null when some of it is missing. */
async function wholeOf(repository: Repository, commits: readonly string[], env: Record<string, string>) {
  try {
    return await closure(repository, commits, ['--parents'], env)
  } catch (error) {
    if (error instanceof Transient) return null
    throw error
  }
}

/** History ends at these commits here, and later fetches say that they are here. */
async function letIn(
  { text, options }: Repository,
  packs: string,
  commits: readonly string[],
  whole: readonly string[],
): Promise<void> {
  const target = join(options.gitDir, 'objects', 'pack')
  await mkdir(target, { recursive: true })
  for (const kind of ['pack', 'idx'])
    await rename(join(packs, `pack-cached.${kind}`), join(target, `pack-${commits[0]}.${kind}`))
  const cut = whole.filter((line) => line.includes(' ')).map((line) => `${line.split(' ')[0]}\n`)
  if (cut.length > 0) await appendFile(join(options.gitDir, 'shallow'), cut.join(''))
  await text(['update-ref', '--stdin'], { input: commits.map((sha) => `update ${have(sha)} ${sha}\n`).join('') })
}
