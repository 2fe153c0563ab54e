import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileProblem, Files } from '../../ports/files.ts'
import { inWords, locate } from './paths.ts'
import { type Lines, ripgrep, ripgrepOn } from './ripgrep.ts'
import { MAX_BYTES, textOf } from './text.ts'
import { walk } from './walker.ts'

export interface LocalFilesOptions {
  /** Absolute folder of the workspace. */
  readonly root: string
  /** Where ripgrep is; null for the built-in search. Looked up on PATH when left out. */
  readonly ripgrep?: string | null
}

const MAX_ENTRIES = 1000

export function localFiles({ root, ripgrep: given }: LocalFilesOptions): Files {
  const tool = given === undefined ? ripgrepOn(process.env['PATH'] ?? '') : given
  return {
    read: (path) => read(root, path),
    write: (path, text) => write(root, path, text),
    search: (pattern, path, limit) => search(root, tool, { pattern, path, limit }),
  }
}

async function read(root: string, path: string): ReturnType<Files['read']> {
  const place = await locate(root, path)
  if ('problem' in place) return place
  const { file, shown } = place
  try {
    const found = await stat(file)
    if (found.isDirectory()) return { entries: await list(file) }
    if (!found.isFile()) return { problem: `${shown} is neither a file nor a folder.` }
    if (found.size > MAX_BYTES) {
      return {
        problem: `${shown} is ${sizeOf(found.size)}, too large to show; look at parts of it with search or bash.`,
      }
    }
    const text = textOf(await readFile(file))
    return text === null ? { problem: `${shown} is a binary file (${sizeOf(found.size)}).` } : { text }
  } catch (error) {
    return { problem: inWords(error, shown) }
  }
}

async function list(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter(({ name }) => name.toLowerCase() !== '.git')
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort()
  const more = names.length - MAX_ENTRIES
  return more > 0 ? [...names.slice(0, MAX_ENTRIES), `(and ${more} more)`] : names
}

async function write(root: string, path: string, text: string): Promise<FileProblem | null> {
  const place = await locate(root, path)
  if ('problem' in place) return place
  const { file, shown } = place
  try {
    const found = await stat(file).catch(() => null)
    if (found && !found.isFile()) return { problem: `${shown} is not a file.` }
    await mkdir(dirname(file), { recursive: true })
    await writeWhole(file, text, found ? await readFile(file) : null)
    return null
  } catch (error) {
    return { problem: inWords(error, shown) }
  }
}

/** All or nothing: what a disk did not take whole is put back as it was. */
async function writeWhole(file: string, text: string, before: Buffer | null): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (error) {
    await (before === null ? rm(file, { force: true }) : writeFile(file, before))
    throw error
  }
}

async function search(
  root: string,
  tool: string | null,
  query: { readonly pattern: string; readonly path: string; readonly limit: number },
): Promise<Lines | FileProblem> {
  const place = await locate(root, query.path)
  if ('problem' in place) return place
  const found = await stat(place.file).catch(() => null)
  if (!found) return { problem: `${place.shown} does not exist.` }
  const wanted = { ...query, root, path: place.shown }
  return tool === null ? walk(wanted) : ripgrep(tool, wanted)
}

const sizeOf = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < MAX_BYTES
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / MAX_BYTES).toFixed(1)} MB`
