/** Brings the workspace to where the journal says it is, and runs `setup` before an agent works in it. */
import { code } from '../core/present/words.ts'
import type { Opened } from '../core/state.ts'
import { clipStart } from '../core/text.ts'
import { Fatal } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'
import { runCommand } from './verify.ts'

/** Byte for byte as the last checkpoint holds it (J4), when nothing of a dead worker can write to it any more (A3). */
export async function restoreWorkspace(deps: Deps, ledger: Ledger, { task }: Opened): Promise<void> {
  await retrying(deps.clock, deps.cancel, () => deps.branches.fetch(task.base.sha))
  await deps.sandbox.endEarlier()
  await deps.workspace.restore(await ledger.settle())
  await deps.workspace.align(task.base.sha)
  await ledger.survey()
}

/** What setup leaves in ignored folders stays; what it does to the files that are worked on is undone. */
export async function runSetup(deps: Deps, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const { setup } = deps
  const before = setup.length > 0 ? await deps.keeper?.bringFolders(ledger, setup) : undefined
  for (const command of setup) {
    deps.reporter.say(`Setup: ${command}`)
    const { exit, output } = await runCommand(deps, ledger, deps.cwd, command, signal)
    if (exit === 0) continue
    throw new Fatal(
      `the setup command ${code(command)} failed (exit ${exit ?? 'by signal'})`,
      'mend `setup` in the workflow, then comment `/retry`.',
      { detail: clipStart(output.text, 2_000) },
    )
  }
  if (setup.length > 0) await deps.workspace.restore(await ledger.settle())
  if (before) await deps.keeper?.packFolders(ledger, before)
}
