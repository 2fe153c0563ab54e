// openworkflow with its SQLite backend: a workflow with a model step and a tool step a turn. Prints the bytes that one turn
// adds to the database file, early and late; a run of it may have 1,000 steps, so its last turn is the 500th.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OpenWorkflow } from 'openworkflow'
import { BackendSqlite } from 'openworkflow/sqlite'
import { EARLY, LATE, told } from '../story.ts'

const TURNS = 499
const LAST = { first: TURNS - (LATE.end - LATE.first), end: TURNS }

const file = join(process.argv[2] ?? '.', 'openworkflow.db')
const backend = BackendSqlite.connect(file)
const eye = new DatabaseSync(file)

function size() {
  eye.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return statSync(file).size
}

/** A database grows by pages; the mean of some runs says how much of a page a turn takes. */
const RUNS = 5
const grown = { early: 0, late: 0 }
const openworkflow = new OpenWorkflow({ backend })
const story = openworkflow.defineWorkflow({ name: 'story' }, async ({ step }) => {
  const messages = [{ role: 'user', content: 'Tell the story.' }]
  const sizes = new Map()
  const perTurn = ({ first, end }) => ((sizes.get(end) ?? 0) - (sizes.get(first) ?? 0)) / (end - first)
  for (let turn = 1; turn <= TURNS; turn += 1) {
    sizes.set(turn, size())
    const { words, call, command, output } = told(turn)
    messages.push(
      await step.run({ name: `model-${turn}` }, () => ({
        role: 'assistant',
        content: [
          { type: 'text', text: words },
          { type: 'tool_use', id: call, name: 'bash', input: { command } },
        ],
      })),
      await step.run({ name: `tool-${turn}` }, () => ({
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: call, content: output }],
      })),
    )
  }
  grown.early += perTurn(EARLY) / RUNS
  grown.late += perTurn(LAST) / RUNS
  return messages.length
})
const worker = openworkflow.newWorker({ concurrency: 1 })
await worker.start()
for (let run = 0; run < RUNS; run += 1) await (await story.run({})).result()
await worker.stop()
await backend.stop()
console.log(JSON.stringify({ ...grown, turn: Math.round((LAST.first + LAST.end) / 2) }))
