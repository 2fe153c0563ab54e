/** The work job: one run of one task. What takes time to load or to arrive is begun before it is needed. */
import { saveState } from '@actions/core'
import { readEnvironment } from './environment.ts'
import { InputError } from './guard.ts'
import { clearCredentials, inputsFor } from './inputs.ts'
import { bringBack } from './kept.ts'
import { openStore } from './store.ts'

export async function work(): Promise<void> {
  const inputs = inputsFor('work')
  if (inputs.task === null) throw new InputError('`task` is missing.')
  const cancel = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancel.abort())
  saveState('task', String(inputs.task))
  const environment = readEnvironment()
  clearCredentials(environment.workspace)
  const kept = bringBack(inputs.task, environment, cancel.signal)
  const store = await openStore(inputs, inputs.task, environment, cancel.signal, kept.first)
  const { report, run, wire } = await import('./worker.ts')
  const deps = wire(inputs, inputs.task, environment, cancel.signal, store, kept)
  const result = await run(deps)
  // What could not be saved in time is for post to save.
  if (result.ended !== 'cut-off') saveState('ended', result.ended)
  await report(inputs.task, result, deps.redact(deps.keeper?.line() ?? ''))
}
