/** Where a path of the agent leads. Keeps S2 for file tools (R58): no path leads out of the root, links included. */
import { existsSync } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { FileProblem } from '../../ports/files.ts'

export interface Place {
  /** Absolute and free of links, as far as it exists. */
  readonly file: string
  /** Relative to the root, as the agent knows it; `.` is the root. */
  readonly shown: string
}

export async function locate(root: string, path: string): Promise<Place | FileProblem> {
  if (path.includes('\0')) return { problem: 'A path holds no NUL character.' }
  const realRoot = await followed(root, 'the folder of the repository')
  if (typeof realRoot !== 'string') return realRoot
  if (!existsSync(realRoot)) return { problem: "The repository's folder does not exist any more." }
  const base = isAbsolute(path) && isInside(realRoot, path) ? realRoot : resolve(root)
  const asked = resolve(base, path || '.')
  if (!isInside(base, asked)) return { problem: `${path} is outside of the repository.` }
  const shown = relative(base, asked) || '.'
  if (touchesGit(shown)) return { problem: `${shown} belongs to git; use git commands for it.` }
  const file = await followed(join(realRoot, shown), shown)
  if (typeof file !== 'string') return file
  if (!isInside(realRoot, file)) return { problem: `${shown} is a link that leads out of the repository.` }
  if (touchesGit(relative(realRoot, file))) return { problem: `${shown} is a link into git's own folder.` }
  return { file, shown }
}

const isInside = (root: string, path: string): boolean => path === root || path.startsWith(root + sep)

const touchesGit = (path: string): boolean => path.split(sep).some((part) => part.toLowerCase() === '.git')

/** The path with every link on the way resolved; what does not exist yet is taken as it is written. */
async function followed(path: string, shown: string): Promise<string | FileProblem> {
  try {
    return await realpath(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ELOOP') return { problem: `${shown} is a link that leads to itself.` }
    if (code === 'ENOTDIR') return { problem: `${shown}: a part of this path is a file, not a folder.` }
    if (code !== 'ENOENT') return { problem: inWords(error, shown) }
    const dangling = await lstat(path).catch(() => null)
    if (dangling) return { problem: `${shown} is a link to something that does not exist.` }
    const parent = await followed(dirname(path), shown)
    return typeof parent === 'string' ? join(parent, path.slice(dirname(path).length)) : parent
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be opened: permission denied',
  EPERM: 'may not be opened: permission denied',
  EROFS: 'is on a read-only file system',
  EISDIR: 'is a folder',
  ENOTDIR: 'has a file where a folder is needed',
  EEXIST: 'has a file where a folder is needed',
  ENAMETOOLONG: 'is too long for a file name',
  ENOSPC: 'could not be written: the disk is full',
  EDQUOT: 'could not be written: the disk is full',
  EFBIG: 'could not be written: it is larger than a file may be here',
}

/** What went wrong, for the agent; what the agent can't put right is thrown on. */
export function inWords(error: unknown, shown: string): string {
  const words = WORDS[codeOf(error)]
  if (words === undefined) throw error
  return `${shown} ${words}.`
}
