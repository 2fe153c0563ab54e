import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeCacheService } from '../support/fake-cache.ts'
import { cacheContract } from './cache-contract.ts'

cacheContract('fake', async () => {
  const service = fakeCacheService()
  const folder = mkdtempSync(join(tmpdir(), 'pawl-cache-'))
  return {
    machine: ({ maxBytes } = {}) => service.open(join(folder, 'restored'), maxBytes),
    folder,
    forbidWrites: () => {
      service.readOnly = true
    },
    next: (fate) => {
      service.fate = fate
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
})
