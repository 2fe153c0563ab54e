/** Proof: the verification commands in a clean checkout of the very commit that the remote branch points to (P6). */

import { type CommandResult, event } from '../core/events.ts'
import { workBranch } from '../core/names.ts'
import { cutOutput, ENDLESS_OUTPUT, shownOutput } from '../core/output.ts'
import type { Opened } from '../core/state.ts'
import { Aborted, Fatal } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { conflictsWithBase, takeIn } from './moved.ts'
import { retrying } from './retrying.ts'

const CAP_BYTES = 1_000_000

export async function verify(
  deps: Deps,
  ledger: Ledger,
  state: Opened,
  sha: string,
  signal: AbortSignal,
): Promise<void> {
  const { branches, workspace, forge, clock, reporter } = deps
  const { verify: commands, workingDirectory } = state.task.policy
  const branch = workBranch(state.task.task)
  const tip = await retrying(clock, signal, () => branches.tip(branch))
  if (tip === null) {
    throw new Fatal(
      `the branch ${branch} is gone, and with it ${sha}, which was pushed`,
      `look at who deleted ${branch}, restore it, then comment \`/retry\`; or comment \`/cancel\`.`,
    )
  }
  if (tip !== sha) return takeIn(deps, ledger, { branch, parent: sha }, tip)
  if (await retrying(clock, signal, () => conflictsWithBase(deps, ledger, state))) return
  reporter.say(`Verifying ${sha} in a clean checkout`)
  const results = await retrying(clock, signal, () =>
    workspace.withCheckout(sha, (folder) => runAll(deps, ledger, `${folder}/${workingDirectory}`, commands, signal)),
  )
  const checks = await retrying(clock, signal, () => forge.checks(sha))
  const passed = results.every(({ exit }) => exit === 0) && checks.failed === 0
  const { call = '', tests } = state.finish ?? {}
  const more = tests ? { tests } : {}
  ledger.record(event('verification.completed', { call, sha, passed, commands: results, checks, ...more }))
  reporter.say(`Verification ${passed ? 'passed' : 'failed'}`)
}

/** Setup must pass for the rest to mean anything; it is told only when it fails. All of `commands` run. */
async function runAll(
  deps: Deps,
  ledger: Ledger,
  cwd: string,
  commands: readonly string[],
  signal: AbortSignal,
): Promise<CommandResult[]> {
  for (const command of deps.setup) {
    const result = await runCommand(deps, ledger, cwd, command, signal)
    if (result.exit !== 0) return [result]
  }
  const results: CommandResult[] = []
  for (const command of commands) results.push(await runCommand(deps, ledger, cwd, command, signal))
  return results
}

export async function runCommand(
  deps: Deps,
  ledger: Ledger,
  cwd: string,
  command: string,
  signal: AbortSignal,
): Promise<CommandResult> {
  const timeoutMs = Math.max(1_000, deps.deadline.hard - deps.clock.now())
  const run = await deps.sandbox.run(command, { cwd, timeoutMs, capBytes: CAP_BYTES, signal })
  const { exit, seconds, stopped } = run
  if (stopped === 'time' || stopped === 'abort')
    throw new Aborted(`${command} was stopped after ${seconds.toFixed(1)} s`)
  const note = stopped === 'output' ? `\n[${ENDLESS_OUTPUT}]` : ''
  const { output, blob } = cutOutput(shownOutput(run.output) + note, deps.hash, deps.redact)
  if (blob !== null && output.blob) ledger.keep(output.blob.digest, blob)
  return { command, exit, seconds, output }
}
