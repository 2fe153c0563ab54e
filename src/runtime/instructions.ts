/** The repository's instructions as the task's base has them: what the working branch makes of them counts for nothing (S4). */
import { type Instructions, instructionFiles, instructionsOf } from '../core/instructions.ts'
import type { Opened } from '../core/state.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

/** The root's and those nearest to the working directory, these last. Throws Transient, Fatal, Aborted. */
export async function readInstructions(deps: Deps, { task }: Opened): Promise<readonly Instructions[]> {
  const folders = instructionFiles(task.policy.workingDirectory)
  const root = await firstOf(deps, task.base.sha, folders.slice(-1))
  const nearest = await firstOf(deps, task.base.sha, folders.slice(0, -1))
  const found = [root, nearest].filter((one) => one !== null)
  if (found.length > 0) deps.reporter.say(`Instructions of the repository: ${found.map(({ path }) => path).join(', ')}`)
  return found
}

async function firstOf(
  { branches, clock, cancel }: Deps,
  sha: string,
  folders: readonly (readonly string[])[],
): Promise<Instructions | null> {
  for (const path of folders.flat()) {
    const text = await retrying(clock, cancel, () => branches.readFile(sha, path))
    const found = text === null ? null : instructionsOf(path, text)
    if (found) return found
  }
  return null
}
