import { getState, info, summary } from '@actions/core'
import { guard } from './guard.ts'

/** Runs after main, whatever became of it: saves what a main that did not get to its end could not. */
await guard(async () => {
  const task = getState('task')
  if (task === '' || getState('ended') !== '') return
  const text = `The work job of task ${task} was ended before it could say so. ${await (await import('./rescue.ts')).rescue(Number(task))}`
  info(text)
  await summary.addRaw(`## Pawl: interrupted\n\n${text}\n`).write()
})

process.exit(process.exitCode ?? 0)
