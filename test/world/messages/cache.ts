import { keep } from '../snapshot.ts'
import { chainOf, promptItems } from './prefix.ts'
import type { MessagesRequest } from './types.ts'

const LOOK_BACK = 20
const LIFE = { '5m': 5 * 60_000, '1h': 60 * 60_000 }

export type Charge = { input: number; creation: number; read: number; chain: string[] }

export type PromptCache = { charge(request: MessagesRequest, now: number): Charge; keep(): () => void }

/** A prefix is remembered where a breakpoint stood, and found again from a breakpoint up to 20 blocks further on. */
export function promptCache(minimum: number): PromptCache {
  const entries = new Map<string, { until: number; life: number }>()

  function charge(request: MessagesRequest, now: number): Charge {
    const items = promptItems(request)
    const chain = chainOf(items)
    const sums = running(items.map((item) => item.tokens))
    const upTo = (index: number): number => sums[index] ?? 0
    const live = (index: number): boolean => (entries.get(chain[index] ?? '')?.until ?? 0) > now
    const points = items.flatMap(({ breakpoint }, index) =>
      breakpoint !== undefined && upTo(index) >= minimum ? [{ index, life: LIFE[breakpoint] }] : [],
    )
    const hit = points
      .toReversed()
      .map(({ index }) => within(index).find(live))
      .find((index) => index !== undefined)
    for (const { index, life } of points) {
      if (index > (hit ?? -1)) entries.set(chain[index] ?? '', { until: now + life, life })
    }
    const used = hit === undefined ? undefined : entries.get(chain[hit] ?? '')
    if (used) used.until = now + used.life
    const read = hit === undefined ? 0 : upTo(hit)
    const creation = Math.max(0, upTo(points.at(-1)?.index ?? -1) - read)
    return { input: upTo(items.length - 1) - read - creation, creation, read, chain }
  }

  return { charge, keep: () => keep(entries) }
}

function running(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

function within(index: number): number[] {
  return Array.from({ length: Math.min(LOOK_BACK, index) + 1 }, (_, back) => index - back)
}
