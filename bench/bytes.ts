/**
 * What a turn writes, early and late: for Pawl the bodies of its pushes and the growth of its local log, for the peers the
 * growth of their database once its write-ahead log is folded in, for the naive way the line with all messages.
 */
import { statSync } from 'node:fs'
import type { Journal } from '../src/ports/journal.ts'
import { runPeer } from './peers.ts'
import { prefill } from './prefill.ts'
import { bytes, type Row } from './report.ts'
import { openSite, type Site, TASK, untilOver } from './site.ts'
import { EARLY, LATE, told } from './story.ts'
import { performer, StoryOver, teller } from './teller.ts'

const FILES = 500

interface PerTurn {
  readonly early: number
  readonly late: number
}

export async function bytesPerTurn(): Promise<readonly Row[]> {
  const site = await openSite(FILES)
  try {
    const early = await measure(site, EARLY)
    await prefill(site.bare, TASK, LATE.first - 2)
    const late = await measure(site, LATE)
    const { whole, delta } = await runPeer<{ whole: PerTurn; delta: PerTurn }>('langgraph.mjs')
    const { turn, ...steps } = await runPeer<PerTurn & { turn: number }>('openworkflow.mjs')
    return [
      row('bytes a turn, turn 1,000 to turn 10', { early, late }, 1.2),
      row('the same, all messages as a line a turn', { early: naive(10), late: naive(1_000) }),
      row('the same, LangGraph.js with SQLite', whole),
      row('the same, LangGraph.js with its delta channel (beta)', delta),
      row(`the same, openworkflow with SQLite (turn ${turn}: a run ends at 1,000 steps)`, steps),
    ]
  } finally {
    await site.close()
  }
}

const row = (name: string, { early, late }: PerTurn, atMost: number | null = null): Row => ({
  name,
  ratio: late / early,
  atMost,
  measured: `${bytes(late)} to ${bytes(early)}`,
})

/** The worker pushes in every turn, which is the dearest way; a real one pushes every ten seconds. */
async function measure(site: Site, { first, end }: { readonly first: number; readonly end: number }): Promise<number> {
  const marks = new Map<number, number>()
  let landed = Promise.withResolvers<void>()
  const model = teller(async (turn) => {
    await landed.promise
    landed = Promise.withResolvers()
    const pushed = site.server.requests.reduce((sum, { pushes, bytes: size }) => sum + (pushes ? size : 0), 0)
    marks.set(turn, pushed + statSync(worker.spool).size)
    if (turn === end) throw new StoryOver()
  })
  const worker = await site.worker({ model, checkpointEveryMs: 1, sandbox: performer() })
  const journal = heard(worker.deps.journal, () => landed.resolve())
  await untilOver({ ...worker.deps, journal })
  return ((marks.get(end) ?? Number.NaN) - (marks.get(first) ?? Number.NaN)) / (end - first)
}

/** A journal that tells when the checkpoint of a turn has landed. */
const heard = (journal: Journal, landed: () => void): Journal => ({
  read: () => journal.read(),
  confirm: () => journal.confirm(),
  archive: () => journal.archive(),
  isArchived: () => journal.isArchived(),
  blob: (digest) => journal.blob(digest),
  history: (tip, segment) => journal.history(tip, segment),
  goBackTo: (good) => journal.goBackTo(good),
  async append(batch) {
    const tip = await journal.append(batch)
    if (batch.lines.at(-1)?.includes('"type":"turn.started"')) landed()
    return tip
  },
})

/** The bytes of one line that holds the conversation up to a turn. */
function naive(turns: number): number {
  const messages = Array.from({ length: turns }, (_, index) => told(index + 1)).flatMap(
    ({ words, call, command, output }) => [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: words },
          { type: 'tool_use', id: call, name: 'bash', input: { command } },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: call, content: output }] },
    ],
  )
  return Buffer.byteLength(JSON.stringify(messages)) + 1
}
