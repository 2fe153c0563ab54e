/**
 * A process of its own for one call to the cache service, so that the call can be ended when its time is up, no other job
 * loads what it needs, and nothing that it unpacks lands anywhere but in its own folder.
 */
import { writeSync } from 'node:fs'
import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache'
import { type Order, RESULT_FD, type Result } from './order.ts'

async function obey({ verb, key, name }: Order): Promise<Result> {
  const nothing = { available: isFeatureAvailable(), key: null, kept: false }
  if (!nothing.available) return nothing
  if (verb === 'keep') return { ...nothing, kept: (await saveCache([name], key)) > 0 }
  return { ...nothing, key: (await restoreCache([name], key, [key], { segmentTimeoutInMs: 30_000 })) ?? null }
}

const result = await obey(JSON.parse(process.env['PAWL_CACHE_ORDER'] ?? '{}') as Order)
writeSync(RESULT_FD, JSON.stringify(result))
process.exit(0)
