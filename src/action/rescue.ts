import { salvageRun } from '../runtime/salvage.ts'
import { readEnvironment } from './environment.ts'
import { inputsFor } from './inputs.ts'
import { wire } from './wire.ts'

/** A runner gives what runs after a cancelled job little time. */
const LIMIT_MS = 60_000

/** Saves what main left on this machine's disk. */
export async function rescue(task: number): Promise<string> {
  const inputs = { ...inputsFor('work'), timeLimitMs: LIMIT_MS }
  return salvageRun(await wire(inputs, task, readEnvironment(), AbortSignal.timeout(LIMIT_MS)))
}
