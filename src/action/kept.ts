import { join } from 'node:path'
import { actionsCache } from '../adapters/cache/cache.ts'
import { mirrorPrefix } from '../core/cache.ts'
import type { Cache, Restored } from '../ports/cache.ts'
import type { Environment } from './environment.ts'

export interface Kept {
  readonly cache: Cache
  readonly arriving: Promise<Restored>
}

const RESTORE_MS = 30_000

/** A program of its own, beside this one when both are built. */
const WORKER = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../adapters/cache/worker.ts' : 'cache.js',
)

/** Asks for what the last job kept: at once, since the answer takes as long as all else that a job starts with. */
export function bringBack(task: number, { temp }: Environment, cancel: AbortSignal): Kept {
  const cache = actionsCache({ worker: WORKER, folder: join(temp, 'pawl', String(task), 'cache') })
  return { cache, arriving: cache.restore(mirrorPrefix(task), { timeMs: RESTORE_MS, signal: cancel }) }
}
