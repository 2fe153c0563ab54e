import { z } from 'zod'
import type { Usage } from './events.ts'
import { nameOf } from './models.ts'

export const priceSchema = z.strictObject({
  input: z.number(),
  output: z.number(),
  cacheRead: z.number(),
  cacheWrite: z.number(),
})
/** USD for a million tokens. Cache writes are those of the 5-minute cache. */
type Price = z.infer<typeof priceSchema>
/** By the start of the model id; the longest that fits counts. */
export type Prices = Readonly<Record<string, Price>>

/** When the table below was last read off the vendor's price list. */
export const PRICED_ON = '2026-10-24'

const price = (input: number, output: number, readShare = 0.1): Price => ({
  input,
  output,
  cacheRead: input * readShare,
  cacheWrite: input * 1.25,
})

/** By the start of the model id; the first that fits counts. */
const prices: readonly (readonly [string, Price])[] = [
  ['claude-fable-5-1', price(10, 50, 0.025)],
  ['claude-mythos-5-1', price(10, 50, 0.025)],
  ['claude-fable', price(10, 50)],
  ['claude-mythos', price(10, 50)],
  ['claude-opus-5-5', price(4, 20, 0.05)],
  ['claude-opus', price(5, 25)],
  ['claude-sonnet-5-5', price(2, 10, 0.05)],
  ['claude-sonnet-5', price(2, 10)],
  ['claude-sonnet', price(3, 15)],
  ['claude-haiku-5-5', price(0.5, 2.5)],
  ['claude-haiku', price(1, 5)],
]

/** The dearest of all that are known, part by part. */
function dearest(own: Prices): Price {
  const known = [...prices.map(([, one]) => one), ...Object.values(own)]
  const most = (part: keyof Price) => Math.max(...known.map((one) => one[part]))
  return { input: most('input'), output: most('output'), cacheRead: most('cacheRead'), cacheWrite: most('cacheWrite') }
}

function priceOf(model: string, own: Prices): Price | null {
  const name = nameOf(model)
  const starts = Object.keys(own).toSorted((a, b) => b.length - a.length)
  const start = starts.find((one) => model.startsWith(one) || name.startsWith(one))
  return (start === undefined ? prices.find(([known]) => name.startsWith(known))?.[1] : own[start]) ?? null
}

export const isPriced = (model: string, own: Prices = {}): boolean => priceOf(model, own) !== null

/** What a reply cost in USD, `own` before the table; a model that is in neither is priced as the dearest of both. */
export function costOf(model: string, usage: Usage, own: Prices = {}): number {
  const { input, output, cacheRead, cacheWrite } = priceOf(model, own) ?? dearest(own)
  return (
    (usage.input * input + usage.output * output + usage.cacheRead * cacheRead + usage.cacheWrite * cacheWrite) / 1e6
  )
}
