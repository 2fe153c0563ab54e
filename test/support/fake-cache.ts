import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cache } from '../../src/ports/cache.ts'

/** What becomes of one call: it goes well, the service fails, or it never answers. */
export type CacheFate = 'done' | 'failed' | 'hang'

/** A cache service in memory, which any number of machines can open. */
export interface FakeCacheService {
  /** Newest last. */
  readonly entries: { readonly key: string; bytes: Buffer }[]
  readOnly: boolean
  fate: CacheFate
  open(folder: string, maxBytes?: number): Cache
}

export function fakeCacheService(): FakeCacheService {
  const service: FakeCacheService = {
    entries: [],
    readOnly: false,
    fate: 'done',
    open: (folder, maxBytes = Number.POSITIVE_INFINITY) => handle(service, folder, maxBytes),
  }
  return service
}

const failed = (reason: string) => ({ how: 'failed', reason }) as const

function handle(service: FakeCacheService, folder: string, maxBytes: number): Cache {
  let restored = 0
  const trouble = async (limits: { timeMs: number; signal?: AbortSignal }): Promise<string | null> => {
    if (limits.signal?.aborted) return 'the job was told to stop'
    if (service.fate === 'hang') return `it took longer than ${Math.round(limits.timeMs / 1000)} s`
    return service.fate === 'failed' ? 'the service failed' : null
  }
  return {
    async restore(prefix, limits) {
      const problem = await trouble(limits)
      if (problem !== null) return failed(problem)
      const found = service.entries.findLast(({ key }) => key.startsWith(prefix))
      if (!found) return { how: 'absent' }
      if (found.bytes.length >= maxBytes) return failed(`the entry is larger than ${maxBytes} bytes`)
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${++restored}-${createHash('sha1').update(found.key).digest('hex')}`)
      writeFileSync(file, found.bytes)
      return { how: 'found', key: found.key, file }
    },
    async keep(key, file, limits) {
      if (service.readOnly) return { how: 'read-only' }
      const problem = await trouble(limits)
      if (problem !== null) return failed(problem)
      const bytes = readFileSync(file)
      if (bytes.length >= maxBytes) return failed(`${bytes.length} bytes are more than are kept`)
      if (service.entries.some((entry) => entry.key === key)) return failed('the service has it already')
      service.entries.push({ key, bytes })
      return { how: 'kept' }
    },
    discard: (file) => rm(file, { force: true }),
  }
}
