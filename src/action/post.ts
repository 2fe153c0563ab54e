import { getState, info, summary } from '@actions/core'
import { guard } from './guard.ts'

/** Runs after main, whatever became of it: says so when main did not get to its end. */
await guard(async () => {
  const task = getState('task')
  if (task === '' || getState('ended') !== '') return
  const text = `The work job of task ${task} was ended before it could say so. Everything up to its last checkpoint is on the branch pawl/state/${task}; the next job of this task goes on from there.`
  info(text)
  await summary.addRaw(`## Pawl: interrupted\n\n${text}\n`).write()
})
