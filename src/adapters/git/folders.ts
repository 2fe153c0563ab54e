import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes a folder with all that is in it, also where its folders were made read-only. */
export async function removeAll(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 2 })
  } catch {
    await makeWritable(path)
    await rm(path, { recursive: true, force: true, maxRetries: 2 })
  }
}

/** Whether this is a folder with anything in it, and not a link to one. */
export async function isInhabited(path: string): Promise<boolean> {
  return (await isRealFolder(path)) && (await readdir(path)).length > 0
}

/** Makes it a folder, whatever stands in its place. */
export async function makeFolder(path: string): Promise<void> {
  if (await isRealFolder(path)) return
  await rm(path, { force: true })
  await mkdir(path, { recursive: true })
}

async function isRealFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory()
  } catch {
    return false
  }
}

/** Gives the owner back the right to list and change every folder. Links are not followed. */
export async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== '.git') await makeWritable(join(folder, entry.name))
  }
}

/**
 * Removes what would hang git for ever when it reads a folder's rules: a named pipe, or anything else that is no
 * file, in their place.
 */
export async function removePipes(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== '.git') await removePipes(path)
    const rules = entry.name === '.gitignore' || entry.name === '.gitattributes'
    if (rules && !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()) await rm(path, { force: true })
  }
}
