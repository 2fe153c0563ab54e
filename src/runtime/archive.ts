import { configOf } from '../core/config.ts'
import type { Opened } from '../core/state.ts'
import type { Deps } from './deps.ts'

/** Moves the journal of a merged task aside, once; one that can't be moved stays where it is and does no harm. */
export async function archiveMerged({ journal, reporter }: Deps, { ended, task, run }: Opened): Promise<void> {
  if (ended?.outcome !== 'merged' || run?.ended !== 'done' || configOf(task.policy).archive !== 'tag') return
  try {
    await journal.archive()
    reporter.say('The task is merged; its state branch is a tag of the same name now')
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    reporter.say(`The task is merged; its state branch could not be made a tag and stays as it is: ${words}`)
  }
}
