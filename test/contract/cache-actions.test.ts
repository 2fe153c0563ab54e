import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { actionsCache } from '../../src/adapters/cache/cache.ts'
import { type CacheServer, startCacheServer } from '../support/cache-server.ts'
import { cacheContract, LIMITS } from './cache-contract.ts'

const WORKER = join(import.meta.dirname, '..', '..', 'src', 'adapters', 'cache', 'worker.ts')

async function open() {
  const server = await startCacheServer()
  const folder = mkdtempSync(join(tmpdir(), 'pawl-cache-'))
  let machines = 0
  const machine = (options: { readonly maxBytes?: number } = {}, environment: NodeJS.ProcessEnv = {}) =>
    actionsCache({
      worker: WORKER,
      folder: join(folder, `machine-${++machines}`),
      environment: { ...server.environment, ...environment },
      ...options,
    })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { server, folder, machine, close }
}

cacheContract('@actions/cache', async () => {
  const { server, ...world } = await open()
  return {
    ...world,
    forbidWrites: () => {
      server.writable = false
    },
    next: (fate) => {
      server.fate = fate === 'hang' ? fate : { status: 400, body: '{"msg":"no"}' }
    },
  }
})

describe('the cache of GitHub Actions', () => {
  let world: Awaited<ReturnType<typeof open>>
  let server: CacheServer
  beforeEach(async () => {
    world = await open()
    server = world.server
  })
  afterEach(() => world.close())

  const fileWith = (text: string): string => {
    const file = join(world.folder, 'file')
    writeFileSync(file, text)
    return file
  }
  /** Another job's entry under our prefix: any archive that it likes. */
  const poison = async (...args: readonly string[]) => {
    await world.machine().keep('pawl-7-journal-1', fileWith('honest'), LIMITS)
    const archive = join(world.folder, 'evil.tar')
    execFileSync('tar', ['-cPf', archive, ...args], { cwd: world.folder })
    const [entry] = server.service.entries
    if (!entry) throw new Error('nothing was kept')
    const zipped = entry.data.readUInt16BE(0) === 0x1f8b
    entry.data = zipped ? execFileSync('gzip', ['-c', archive]) : execFileSync('zstd', ['-qc', archive])
  }

  test('R61: an archive with absolute paths, dots, links and folders writes nothing but the one file of ours', async () => {
    const { folder } = world
    mkdirSync(join(folder, 'evil', 'sub'), { recursive: true })
    for (const name of ['absolute', 'sub/dots', 'pawl.kept']) writeFileSync(join(folder, 'evil', name), `evil ${name}`)
    symlinkSync(join(folder, 'target'), join(folder, 'evil', 'link'))
    await poison('-C', 'evil', 'pawl.kept', join(folder, 'evil', 'absolute'), 'sub/../sub/dots', 'link', 'sub')
    await rm(join(folder, 'evil'), { recursive: true })
    const found = await world.machine().restore('pawl-7-', LIMITS)
    expect(found).toMatchObject({ how: 'failed' })
    expect(existsSync(join(folder, 'evil'))).toBe(false)
    expect(existsSync(join(folder, 'target'))).toBe(false)
    expect(readdirSync(join(folder, 'machine-2'))).toEqual([])
  })

  test('R61: one file of another name is taken for data, and lands in our own place', async () => {
    writeFileSync(join(world.folder, 'stranger'), 'from another job')
    await poison(join(world.folder, 'stranger'))
    await rm(join(world.folder, 'stranger'))
    const found = await world.machine().restore('pawl-7-', LIMITS)
    expect(found.how === 'found' && readFileSync(found.file, 'utf8')).toBe('from another job')
    expect(existsSync(join(world.folder, 'stranger'))).toBe(false)
  })

  test.each([
    ['truncated', (data: Buffer) => data.subarray(0, data.length - 20)],
    ['not an archive', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ])('an entry that is %s fails with a reason', async (_, spoil) => {
    await world.machine().keep('pawl-7-journal-1', fileWith('x'.repeat(100_000)), LIMITS)
    const [entry] = server.service.entries
    if (entry) entry.data = spoil(entry.data)
    expect(await world.machine().restore('pawl-7-', LIMITS)).toEqual({
      how: 'failed',
      reason: expect.stringMatching(/./),
    })
  })

  test.each([
    ['none', 'failed', 'read-only'],
    ['read', 'absent', 'read-only'],
    ['write-only', 'failed', 'kept'],
    ['write', 'absent', 'kept'],
    ['anything else', 'absent', 'kept'],
  ])('ACTIONS_CACHE_MODE=%s: restore is %s, keep is %s', async (mode, restore, keep) => {
    const cache = world.machine({}, { ACTIONS_CACHE_MODE: mode })
    expect((await cache.restore('pawl-7-', LIMITS)).how).toBe(restore)
    expect((await cache.keep('pawl-7-journal-1', fileWith('x'), LIMITS)).how).toBe(keep)
  })

  test('a server without a cache service is told as that', async () => {
    const cache = world.machine({}, { ACTIONS_RESULTS_URL: undefined })
    const outcome = { how: 'failed', reason: 'there is no cache service here' }
    expect(await cache.restore('pawl-7-', LIMITS)).toEqual(outcome)
    expect(await cache.keep('pawl-7-journal-1', fileWith('x'), LIMITS)).toEqual(outcome)
  })

  test('a file that is gone, and a machine without tar, are told and not thrown', async () => {
    expect(await world.machine().keep('k', join(world.folder, 'nothing'), LIMITS)).toMatchObject({ how: 'failed' })
    const bare = world.machine({}, { PATH: join(world.folder, 'nowhere') })
    expect(await bare.restore('pawl-7-', LIMITS)).toEqual({ how: 'failed', reason: 'this machine has no GNU tar' })
  })
})
