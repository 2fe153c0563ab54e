import type { Usage } from './events.ts'

/** USD for a million tokens. Cache writes are those of the 5-minute cache. */
interface Price {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
  readonly cacheWrite: number
}

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
const dearest = price(10, 50)

/** Providers put a region, a vendor or a path before a model's name, and a version after it. */
const priceOf = (model: string): Price | null => {
  const name = model.slice(Math.max(0, model.lastIndexOf('claude-')))
  return prices.find(([start]) => name.startsWith(start))?.[1] ?? null
}

export const isPriced = (model: string): boolean => priceOf(model) !== null

/** What a reply cost in USD; a model that is not in the table is priced as the dearest that is. */
export function costOf(model: string, usage: Usage): number {
  const { input, output, cacheRead, cacheWrite } = priceOf(model) ?? dearest
  return (
    (usage.input * input + usage.output * output + usage.cacheRead * cacheRead + usage.cacheWrite * cacheWrite) / 1e6
  )
}
