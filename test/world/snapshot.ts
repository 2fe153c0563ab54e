import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Puts something back as it was when this was made, as often as it is called. */
export type Restore = () => void | Promise<void>

type Holder = unknown[] | Map<unknown, unknown> | Set<unknown>

/** Keeps what the holders hold, all the way down; the holders themselves stay the same objects. */
export function keep(...holders: readonly Holder[]): () => void {
  const kept = structuredClone(holders)
  return () => {
    for (const [index, content] of structuredClone(kept).entries()) fill(holders[index], content)
  }
}

function fill(holder: Holder | undefined, content: Holder): void {
  if (Array.isArray(holder)) holder.splice(0, holder.length, ...content)
  else holder?.clear()
  if (holder instanceof Map) for (const [key, value] of content as Map<unknown, unknown>) holder.set(key, value)
  if (holder instanceof Set) for (const value of content) holder.add(value)
}

/** Keeps a bare repository. Git never changes an object, so that those which are still there are as they were. */
export async function keepBare(path: string): Promise<() => Promise<void>> {
  const names = await filesIn(path)
  const kept = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(path, name))] as const)))
  return async () => {
    const there = await filesIn(path)
    const whole = new Set(there.filter((name) => name.startsWith('objects/')))
    await Promise.all(there.filter((name) => !kept.has(name)).map((name) => rm(join(path, name))))
    const missing = [...kept].filter(([name]) => !whole.has(name))
    await Promise.all(missing.map(([name, content]) => put(join(path, name), content)))
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

async function put(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
