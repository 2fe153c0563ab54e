/**
 * What durability adds to a turn: the same loop, tools and model, once with everything kept as always (journal and
 * workspace over HTTP, local log flushed to disk) and once with a journal, a log and snapshots that do nothing. Both
 * work side by side in time; a model that takes two seconds leaves the machine idle for most of it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../src/runtime/deps.ts'
import { median } from './measure.ts'
import { ms, type Row } from './report.ts'
import { NO_SPOOL, openSite, type Site, untilOver } from './site.ts'
import { performer, StoryOver, teller } from './teller.ts'

const LATENCY_MS = 2_000
/** The first turns pay for the start, and for the burst of pushes that a run may begin with. */
const WARM_UP = 6
const TURNS = 30
/** What one push serves: a push every ten seconds, turns of two. */
const STRETCH = 5
const FILES = 2_000

export async function durability(): Promise<readonly Row[]> {
  const sites = [await openSite(FILES), await openSite(FILES)] as const
  try {
    const [kept, forgotten] = await Promise.all([
      turnTime(sites[0], (deps) => deps),
      sleep(LATENCY_MS / 2).then(() => turnTime(sites[1], keepingNothing)),
    ])
    return [
      {
        name: `time of a turn, to a worker that keeps nothing (model: ${LATENCY_MS / 1000} s)`,
        ratio: kept / forgotten,
        atMost: 1.02,
        measured: `${ms(kept)} to ${ms(forgotten)}, medians of ${TURNS - WARM_UP - STRETCH} stretches of ${STRETCH} turns`,
      },
    ]
  } finally {
    for (const site of sites) await site.close()
  }
}

/**
 * Milliseconds from one model call to the next: the median over all stretches of five turns, so that each has a push in
 * it and a moment in which the machine was busy with something else does not decide.
 */
async function turnTime(site: Site, change: (deps: Deps) => Deps): Promise<number> {
  const asked: number[] = []
  const model = teller(async (turn) => {
    asked.push(performance.now())
    if (turn === TURNS) throw new StoryOver()
    await sleep(LATENCY_MS)
  })
  const { deps } = await site.worker({ model, sandbox: performer() })
  await untilOver(change(deps))
  const steady = asked.slice(WARM_UP)
  const stretches = steady.slice(STRETCH).map((end, index) => end - (steady[index] ?? Number.NaN))
  return median(stretches) / STRETCH
}

const keepingNothing = (deps: Deps): Deps => ({
  ...deps,
  journal: {
    read: async () => null,
    append: async () => NOTHING,
    async confirm() {},
    async archive() {},
    isArchived: async () => false,
    blob: async () => null,
    async *history() {},
    goBackTo() {},
  },
  workspace: { ...deps.workspace, snapshot: async () => NOTHING, facts: async () => NO_FACTS },
  spool: NO_SPOOL,
})

const NOTHING = '0'.repeat(40)
const NO_FACTS = { submodules: [], lfs: [], nested: [], tooLarge: [] }
