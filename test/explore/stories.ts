/**
 * Stories beyond the bound of explore.test.ts: up to four workers at once, any number of faults, signals by anybody at any
 * time, from the label to the finished pull request. The same invariants are checked at every step; at the end the task
 * must be done. A story that fails is shrunk and printed with its seed; `PAWL_SEED=<seed> npm run test:explore`
 * tells it again.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../support/seed.ts'
import { WHOLE } from '../support/whole.ts'
import type { Fate } from './call.ts'
import { approved, asking, handedOver, openComment, planned, type Scenario, twoEffects, untouched } from './scenario.ts'
import { type Story, type Trouble, tell } from './story.ts'

/** Stories in each of two files, which run side by side: ten thousand in `npm run test:explore`. */
const STORIES = WHOLE ? 5_000 : 500
/** What the second file adds to the seed. */
const APART = 1_000
const FATES: readonly Fate[] = [
  ...(['held', 'slow', 'lost-before', 'lost-after', 'late', 'refused'] as const),
  ...(['crash-before', 'crash-after', 'crash-late'] as const),
]
const STARTS = [
  ...[twoEffects, planned, () => openComment(true), () => openComment(false)],
  ...[approved, asking, handedOver, untouched],
]
const SAYS = ['/approve', '/approve 0000000', '> /approve', '/retry', 'Thank you!']

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('fate' as const), fate: fc.constantFrom(...FATES) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('worker' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('says' as const),
      who: fc.constantFrom('maintainer', 'reader', 'stranger'),
      text: fc.constantFrom(...SAYS),
    }),
  },
)
const story: fc.Arbitrary<Story> = fc.record({
  start: fc.nat(STARTS.length - 1),
  seed: fc.nat(),
  troubles: fc.array(
    fc.tuple(trouble, fc.nat(40)).map(([what, at]) => ({ ...what, at })),
    { maxLength: 10 },
  ),
})

/** Tells one of the two halves. */
export const tellStories = (half: 0 | 1): void =>
  test(`${STORIES.toLocaleString('en')} stories keep every invariant and end with the task done`, async () => {
    const starts: readonly Scenario[] = await Promise.all(STARTS.map((start) => start()))
    const seed = SEED + half * APART
    const before = performance.now()
    let told = 0
    const property = fc.asyncProperty(story, async (one) => {
      const start = starts[one.start]
      if (!start) throw new Error(`there is no start ${one.start}`)
      told += 1
      expect(await tell(one, start)).toBeNull()
    })
    await fc.assert(property, { seed, numRuns: STORIES })
    console.info(
      `${told.toLocaleString('en')} stories in ${((performance.now() - before) / 1000).toFixed(0)} s, seed ${seed}`,
    )
  }, 600_000)
