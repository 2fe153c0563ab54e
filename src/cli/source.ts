/** Finds a journal: in this clone, on a remote, or in a folder. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runGit } from '../adapters/git/process.ts'
import { fetchCommit, remoteTip } from '../adapters/git/remote.ts'
import { attachRepository, openRepository, type Repository } from '../adapters/git/repository.ts'
import { CAPS, readBlob, readStored } from '../adapters/git/stored.ts'
import type { Broken, Segment } from '../core/codec.ts'
import { stateBranch } from '../core/names.ts'
import { Transient } from '../ports/failures.ts'
import type { Asked } from './arguments.ts'

export interface Source {
  /** Where it was read, for people. */
  readonly where: string
  readonly segments: readonly Segment[]
  readonly broken?: Broken
  /** A large text; null when it is missing, undefined when there is no place to look for it. */
  blob(digest: string): Promise<string | null | undefined>
}

/** There is no journal where it was looked for; the message says where, and how to get it. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

export async function withSource<T>(asked: Asked, cwd: string, use: (source: Source) => Promise<T>): Promise<T> {
  const { task, remote, journal } = asked
  if (journal !== null) return use(await fromPath(journal))
  const branch = stateBranch(task ?? 0)
  return remote === null ? use(await fromClone(cwd, branch)) : fromRemote(remote, branch, use)
}

async function fromClone(cwd: string, branch: string): Promise<Source> {
  const found = await runGit({ args: ['rev-parse', '--absolute-git-dir'], cwd })
  if (found.code !== 0)
    throw new NotFound('This folder is in no git repository. Run pawl in a clone, or use --remote or --journal.')
  const repository = attachRepository(found.stdout.toString('utf8').trim())
  const refs = await repository.text([
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    `refs/heads/${branch}`,
    `refs/remotes/*/${branch}`,
  ])
  const [first] = refs.trim().split('\n')
  const [tip = '', ref = ''] = first?.split(' ') ?? []
  if (tip === '')
    throw new NotFound(
      `There is no branch ${branch} here. Get it with: git fetch origin "+refs/heads/${branch}:refs/remotes/origin/${branch}"`,
    )
  return fromCommit(repository, tip, `${ref} at ${tip.slice(0, 10)}`).catch((error: unknown) => {
    if (!(error instanceof Transient)) throw error
    throw new NotFound(
      `This clone does not hold all of ${branch}, as a partial one does not; add --remote and the address of the repository. ${error.message}`,
    )
  })
}

async function fromRemote<T>(remote: string, branch: string, use: (source: Source) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pawl-'))
  const serverUrl = /^https?:\/\//.test(remote) ? new URL(remote).origin : remote
  const token = process.env['GITHUB_TOKEN'] || null
  try {
    const repository = await openRepository({ gitDir: join(folder, 'git'), remote, token, serverUrl })
    const tip = await remoteTip(repository, branch)
    if (tip === null) throw new NotFound(`${remote} has no branch ${branch}.`)
    await fetchCommit(repository, tip)
    return await use(await fromCommit(repository, tip, `${branch} of ${remote} at ${tip.slice(0, 10)}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fromCommit = async (repository: Repository, tip: string, where: string): Promise<Source> => ({
  ...(await readStored(repository, tip)),
  where,
  blob: (digest) => readBlob(repository, tip, digest),
})

async function fromPath(path: string): Promise<Source> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new NotFound(`There is no file or folder ${path}.`)
  const names = found.isDirectory() ? (await readdir(path, { recursive: true })).sort() : ['']
  const files = names.filter((name) => name === '' || name.endsWith('.jsonl')).map((name) => join(path, name))
  const inSegments = files.filter((file) => relative(path, file).split(/[/\\]/).includes('segments'))
  const chosen = (inSegments.length > 0 ? inSegments : files).filter((file) => !/[/\\]broken[/\\]/.test(file))
  if (chosen.length === 0) throw new NotFound(`${path} holds no file that ends in .jsonl.`)
  const segments: Segment[] = []
  for (const file of chosen) {
    const { size } = await stat(file)
    const problem = `is ${size} bytes long, of at most ${CAPS.segment}, and was not read`
    if (size > CAPS.segment)
      return { where: path, segments, broken: { segment: file, line: 1, problem }, blob: async () => undefined }
    segments.push({ name: file, text: await readFile(file, 'utf8') })
  }
  return { where: path, segments, blob: async () => undefined }
}
