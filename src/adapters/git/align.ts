import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeCredentials } from './credentials.ts'
import { fetchCommit } from './remote.ts'
import type { Repository } from './repository.ts'

const MINIMAL_CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n'

/**
 * Gives the agent an ordinary `.git` in the folder, at a commit whose files are here, so that its `git status` and
 * `git diff` show its own changes. Everything is written from outside: no git ever runs on this folder's own
 * configuration, which a tool can fill with commands, and no link in it is followed.
 */
export async function align(repository: Repository, folder: string, sha: string): Promise<void> {
  await fetchCommit(repository, sha)
  const dotGit = join(folder, '.git')
  for (const name of ['', 'refs', 'objects', 'objects/info']) await realFolder(join(dotGit, name))
  for (const name of ['config', 'config.worktree']) await unlinkUnlessFile(join(dotGit, name))
  if (!(await isFile(join(dotGit, 'config')))) await replace(join(dotGit, 'config'), MINIMAL_CONFIG)
  await removeCredentials(repository, dotGit)
  await markShallow(repository, dotGit, sha)
  await replace(join(dotGit, 'objects', 'info', 'alternates'), `${join(repository.options.gitDir, 'objects')}\n`)
  await indexAt(repository, folder, sha)
  await replace(join(dotGit, 'HEAD'), `${sha}\n`)
}

/** Where history ends in Pawl's own store and the folder can't go on, its git has to be told that it ends there. */
async function markShallow(repository: Repository, dotGit: string, sha: string): Promise<void> {
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: join(dotGit, 'objects') }
  const ends = (await repository.text(['rev-list', '--max-parents=0', sha])).split('\n').filter((line) => line !== '')
  const cut = new Set<string>()
  for (const end of ends) {
    const header = (await repository.text(['cat-file', 'commit', end])).split('\n\n', 1)[0] ?? ''
    for (const [, parent = ''] of header.matchAll(/^parent ([0-9a-f]+)$/gm)) {
      if ((await repository.run(['cat-file', '-e', parent], { env })).code !== 0) cut.add(end)
    }
  }
  const file = join(dotGit, 'shallow')
  const known = (await isFile(file)) ? (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '') : []
  const all = [...new Set([...known, ...cut])]
  if (all.length > 0) await replace(file, `${all.join('\n')}\n`)
}

async function indexAt(repository: Repository, folder: string, sha: string): Promise<void> {
  const index = join(folder, '.git', `index-${randomBytes(8).toString('hex')}`)
  const call = { cwd: folder, env: { GIT_INDEX_FILE: index, GIT_WORK_TREE: folder } }
  await repository.text(['read-tree', sha], call)
  // Exit code 1 says that files differ from the commit, which is no failure.
  await repository.run(['update-index', '-q', '--refresh'], call)
  const target = join(folder, '.git', 'index')
  await rm(`${target}.lock`, { recursive: true, force: true })
  await unlinkUnlessFile(target)
  await rename(index, target)
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'other' | null> {
  try {
    const found = await lstat(path)
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other'
  } catch {
    return null
  }
}

const isFile = async (path: string): Promise<boolean> => (await kindOf(path)) === 'file'

/** A folder at this path and not a link to one: what is written into it must stay in it. */
async function realFolder(path: string): Promise<void> {
  const kind = await kindOf(path)
  if (kind === 'folder') return
  if (kind !== null) await rm(path)
  await mkdir(path)
}

async function unlinkUnlessFile(path: string): Promise<void> {
  if (!(await isFile(path))) await rm(path, { recursive: true, force: true })
}

async function replace(path: string, text: string): Promise<void> {
  const fresh = `${path}-${randomBytes(8).toString('hex')}`
  await writeFile(fresh, text, { flag: 'wx' })
  await rm(path, { recursive: true, force: true })
  await rename(fresh, path)
}
