/**
 * What one append costs late in a journal and early: the events of a turn recorded (redacted, checked, chained, flushed to
 * the local log, folded), then pushed over HTTP until the remote has them.
 */
import { decode } from '../src/core/codec.ts'
import { fold } from '../src/core/fold.ts'
import { initialState } from '../src/core/state.ts'
import { Ledger } from '../src/runtime/ledger.ts'
import { median, paired } from './measure.ts'
import { eventsOf, prefill } from './prefill.ts'
import { bytes, ms, type Row } from './report.ts'
import { hash, openSite, type Site, TASK, untilOver } from './site.ts'
import { performer, StoryOver, teller } from './teller.ts'

const FILES = 500
/** Four events a turn. Both stand at the same place of a folder of 64 segments, so that chance favours neither. */
const EARLY_TURNS = 22
const LATE_TURNS = EARLY_TURNS + 64 * 39
const ROUNDS = 21

interface Appender {
  /** Number of the last event before the first append. */
  readonly seq: number
  append(): Promise<number>
  /** Bytes pushed so far. */
  pushed(): number
}

export async function appendCost(): Promise<readonly Row[]> {
  const sites = [await openSite(FILES), await openSite(FILES)] as const
  try {
    const [early, late] = await Promise.all([appender(sites[0], EARLY_TURNS), appender(sites[1], LATE_TURNS)])
    const times = await paired(ROUNDS, late.append, early.append)
    const [a, b] = [median(times.a), median(times.b)]
    const [much, little] = [late.pushed() / (ROUNDS + 1), early.pushed() / (ROUNDS + 1)]
    const where = `event ${late.seq.toLocaleString('en-US')} to event ${early.seq}`
    return [
      {
        name: `time of an append, ${where}`,
        ratio: a / b,
        atMost: 1.5,
        measured: `${ms(a)} to ${ms(b)}, medians of ${ROUNDS}`,
      },
      {
        name: `bytes of an append, ${where}`,
        ratio: much / little,
        atMost: 1.5,
        measured: `${bytes(much)} to ${bytes(little)}`,
      },
    ]
  } finally {
    for (const site of sites) await site.close()
  }
}

async function appender(site: Site, turns: number): Promise<Appender> {
  await begin(site)
  await prefill(site.bare, TASK, turns)
  const { deps } = await site.worker({ model: teller(async () => {}) })
  const stored = await deps.journal.read()
  if (!stored) throw new Error('there is no journal')
  const decoded = decode(stored.segments, hash)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.broken))
  const { events, head } = decoded
  const state = fold(events, initialState)
  const ledger = new Ledger(deps, { state, head, tree: stored.workspace, epoch: state.epoch })
  let turn = turns
  const before = site.server.requests.length
  return {
    seq: head.seq,
    async append() {
      turn += 1
      const started = performance.now()
      ledger.record(...eventsOf(turn, turn + 1, state.agents.length))
      await ledger.commit()
      return performance.now() - started
    },
    pushed: () =>
      site.server.requests.slice(before).reduce((sum, { pushes, bytes: size }) => sum + (pushes ? size : 0), 0),
  }
}

/** A journal with an agent at work: the real worker, until its model is asked for the story's first turn. */
async function begin(site: Site): Promise<void> {
  const model = teller(async () => {
    throw new StoryOver()
  })
  const { deps } = await site.worker({ model, sandbox: performer() })
  await untilOver(deps)
}
