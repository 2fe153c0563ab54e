import { salvageRun } from '../runtime/salvage.ts'
import { readEnvironment } from './environment.ts'
import { inputsFor } from './inputs.ts'
import { openStore } from './store.ts'
import { wire } from './wire.ts'

/** A runner gives what runs after a cancelled job little time. */
const LIMIT_MS = 60_000

/** Saves what main left on this machine's disk. */
export async function rescue(task: number): Promise<string> {
  const inputs = { ...inputsFor('post'), timeLimitMs: LIMIT_MS }
  const environment = readEnvironment()
  const limit = AbortSignal.timeout(LIMIT_MS)
  const store = await openStore(inputs, task, environment, limit, false)
  const deps = wire(inputs, task, environment, limit, store)
  // Nobody comes after this to read a log, and the disk may take none.
  return salvageRun({ ...deps, spool: { ...deps.spool, write() {}, mark() {}, keep() {} } })
}
