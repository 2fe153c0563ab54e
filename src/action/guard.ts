import { saveState, setFailed, summary } from '@actions/core'
import { DiskFailure, Fatal, Transient } from '../ports/failures.ts'

/** A job that can't start or go on ends red and says what happened and what to do; the stack is for bugs only. */
export async function guard(job: () => Promise<void>): Promise<void> {
  try {
    await job()
  } catch (error) {
    const text = explain(error)
    setFailed(text)
    // Else post saves what is on the disk.
    if (!(error instanceof DiskFailure)) saveState('ended', 'failed')
    await summary.addRaw(`## Pawl: stopped\n\n${text}\n`).write()
  }
}

function explain(error: unknown): string {
  if (error instanceof InputError) return error.message
  if (error instanceof Fatal) return `Stopped: ${error.message}\nTo go on: ${error.todo}`
  if (error instanceof Transient) {
    return `Stopped: ${error.message}, and trying again did not help.\nEverything up to the last checkpoint is saved. To go on: run this job again when the other side answers.`
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Stopped by a bug in Pawl; everything up to the last checkpoint is saved, and running this job again goes on from there.\n${stack}`
}

/** The workflow's inputs can't be used; the message names each and what is accepted. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
