import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Cache } from '../../src/ports/cache.ts'

export interface CacheWorld {
  /** The cache as a job on a machine of its own has it. */
  machine(options?: { readonly maxBytes?: number }): Cache
  /** A folder for the test's own files. */
  readonly folder: string
  /** From now on jobs may read only. */
  forbidWrites(): void
  next(fate: 'failed' | 'hang'): void
  close(): Promise<void>
}

export const LIMITS = { timeMs: 20_000 }

/** What every cache keeps, whatever stores it. */
export function cacheContract(name: string, make: () => Promise<CacheWorld>): void {
  describe(`cache (${name})`, () => {
    let world: CacheWorld
    beforeEach(async () => {
      world = await make()
    })
    afterEach(() => world.close())

    const fileWith = (bytes: Buffer | string): string => {
      const file = join(world.folder, randomBytes(4).toString('hex'))
      writeFileSync(file, bytes)
      return file
    }
    const restored = async (cache: Cache, prefix: string) => {
      const found = await cache.restore(prefix, LIMITS)
      if (found.how !== 'found') return found
      return { key: found.key, bytes: readFileSync(found.file) }
    }

    test('what was kept comes back on another machine, byte for byte', async () => {
      const bytes = randomBytes(300_000)
      expect(await world.machine().keep('pawl-7-journal-1', fileWith(bytes), LIMITS)).toEqual({ how: 'kept' })
      expect(await restored(world.machine(), 'pawl-7-journal-')).toEqual({ key: 'pawl-7-journal-1', bytes })
    })

    test('the newest under a prefix is found, and nothing of another prefix', async () => {
      const cache = world.machine()
      for (const key of ['pawl-7-journal-1', 'pawl-7-journal-2', 'pawl-70-journal-9'])
        await cache.keep(key, fileWith(key), LIMITS)
      expect(await restored(cache, 'pawl-7-journal-')).toMatchObject({ key: 'pawl-7-journal-2' })
      expect(await restored(cache, 'pawl-8-')).toEqual({ how: 'absent' })
    })

    test('a key is taken once: what is kept under it never changes', async () => {
      const cache = world.machine()
      await cache.keep('pawl-7-journal-1', fileWith('first'), LIMITS)
      expect(await cache.keep('pawl-7-journal-1', fileWith('second'), LIMITS)).toMatchObject({ how: 'failed' })
      expect(await restored(cache, 'pawl-7-')).toMatchObject({ bytes: Buffer.from('first') })
    })

    test('a job that may only read is told so, and reads', async () => {
      await world.machine().keep('pawl-7-journal-1', fileWith('text'), LIMITS)
      world.forbidWrites()
      const cache = world.machine()
      expect(await cache.keep('pawl-7-journal-2', fileWith('more'), LIMITS)).toEqual({ how: 'read-only' })
      expect(await restored(cache, 'pawl-7-')).toMatchObject({ key: 'pawl-7-journal-1' })
    })

    test('more than the cap is neither kept nor brought back (S5)', async () => {
      await world.machine().keep('pawl-7-journal-1', fileWith(Buffer.alloc(50_000)), LIMITS)
      const small = world.machine({ maxBytes: 10_000 })
      expect(await small.keep('pawl-7-journal-2', fileWith(Buffer.alloc(50_000)), LIMITS)).toMatchObject({
        how: 'failed',
        reason: expect.stringContaining('50000 bytes'),
      })
      expect(await restored(small, 'pawl-7-')).toMatchObject({
        how: 'failed',
        reason: expect.stringContaining('larger than 10000 bytes'),
      })
    })

    test('a service that fails is told with a reason, never thrown', async () => {
      world.next('failed')
      const cache = world.machine()
      for (const outcome of [await cache.restore('pawl-7-', LIMITS), await cache.keep('k', fileWith('x'), LIMITS)])
        expect(outcome).toEqual({ how: 'failed', reason: expect.stringMatching(/./) })
    })

    test('a service that never answers costs the time limit and no more', async () => {
      world.next('hang')
      const cache = world.machine()
      const limits = { timeMs: 1_000 }
      const started = performance.now()
      const reason = 'it took longer than 1 s'
      expect(await cache.restore('pawl-7-', limits)).toEqual({ how: 'failed', reason })
      expect(await cache.keep('k', fileWith('x'), limits)).toEqual({ how: 'failed', reason })
      expect(performance.now() - started).toBeLessThan(6_000)
    })

    test('a job that is being stopped does not wait for the cache', async () => {
      const limits = { ...LIMITS, signal: AbortSignal.abort() }
      expect(await world.machine().restore('pawl-7-', limits)).toMatchObject({ how: 'failed' })
      expect(await world.machine().keep('k', fileWith('x'), limits)).toMatchObject({ how: 'failed' })
    })

    test('what was brought back can be thrown away', async () => {
      const cache = world.machine()
      await cache.keep('pawl-7-journal-1', fileWith('text'), LIMITS)
      const found = await cache.restore('pawl-7-', LIMITS)
      const file = found.how === 'found' ? found.file : ''
      await cache.discard(file)
      expect(existsSync(file)).toBe(false)
    })
  })
}
