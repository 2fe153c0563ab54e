import { join } from 'node:path'
import { actionsCache } from '../adapters/cache/cache.ts'
import { mirrorPrefix } from '../core/cache.ts'
import type { Cache, Restored } from '../ports/cache.ts'
import { type Environment, repositoryKb } from './environment.ts'

export interface Kept {
  readonly cache: Cache
  /** What the last job kept. */
  readonly restore: () => Promise<Restored>
  /** Whether the journal is read after that has come: of a small repository it is there sooner without. */
  readonly first: boolean
}

const RESTORE_MS = 30_000

/** The files of a repository below this size are fetched before a copy of them has come and was checked. */
const LARGE_KB = 100_000

/** A program of its own, beside this one when both are built. */
const WORKER = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../adapters/cache/worker.ts' : 'cache.js',
)

/** Asks for what the last job kept: at once where it is waited for, else when it turns out to be needed. */
export function bringBack(task: number, { temp }: Environment, cancel: AbortSignal): Kept {
  const cache = actionsCache({ worker: WORKER, folder: join(temp, 'pawl', String(task), 'cache') })
  const restore = () => cache.restore(mirrorPrefix(task), { timeMs: RESTORE_MS, signal: cancel })
  const first = (repositoryKb() ?? LARGE_KB) >= LARGE_KB
  if (!first) return { cache, restore, first }
  const arriving = restore()
  return { cache, restore: () => arriving, first }
}
