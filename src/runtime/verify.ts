/** Proof: the verification commands in a clean checkout of the very commit that the remote branch points to (P6). */

import { checkingOf, checkLater, isHeldUp, untilNextLook } from '../core/checking.ts'
import type { Checks } from '../core/checks.ts'
import { type CommandResult, event } from '../core/events.ts'
import { workBranch } from '../core/names.ts'
import { cutOutput, ENDLESS_OUTPUT, shownOutput } from '../core/output.ts'
import type { Checking } from '../core/proving.ts'
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
  const { branches, workspace, clock, reporter } = deps
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
  const begun = checkingOf(state)
  if (begun) return awaitChecks(deps, ledger, state, begun, signal)
  if (await retrying(clock, signal, () => conflictsWithBase(deps, ledger, state))) return
  reporter.say(`Verifying ${sha} in a clean checkout`)
  const results = await retrying(clock, signal, () =>
    workspace.withCheckout(sha, (folder) => runAll(deps, ledger, `${folder}/${workingDirectory}`, commands, signal)),
  )
  const checks = await readChecks(deps, state, sha, signal)
  const proof = { call: state.finish?.call ?? '', sha, commands: results }
  if (results.every(({ exit }) => exit === 0) && isHeldUp(checks, true)) holdUp(deps, ledger, proof, checks)
  else conclude(deps, ledger, state, proof, checks)
}

type Proof = Pick<Checking, 'call' | 'sha' | 'commands'>

const readChecks = ({ forge, clock }: Deps, { task }: Opened, sha: string, signal: AbortSignal): Promise<Checks> =>
  retrying(clock, signal, () => forge.checks(sha, task.base.branch))

function holdUp(
  { reporter }: Deps,
  ledger: Ledger,
  { call, sha, commands }: Proof,
  { running, missing }: Checks,
): void {
  ledger.record(event('checks.awaited', { call, sha, commands, running: [...running], missing: [...missing] }))
  reporter.say(`Waiting for CI on ${sha}: ${[...running, ...missing].join(', ')}`)
}

function conclude({ reporter }: Deps, ledger: Ledger, { finish }: Opened, proof: Proof, all: Checks): void {
  const { running: _, missing, ...checks } = all
  const { call, sha, commands } = proof
  const passed = commands.every(({ exit }) => exit === 0) && checks.failed === 0
  const tests = finish?.tests ? { tests: finish.tests } : {}
  const lacking = missing.length > 0 ? { missing: [...missing] } : {}
  ledger.record(event('verification.completed', { call, sha, passed, commands, checks, ...lacking, ...tests }))
  reporter.say(`Verification ${passed ? 'passed' : 'failed'}`)
}

/** One more look; what was proven before stands, also when another job proved it. */
async function awaitChecks(
  deps: Deps,
  ledger: Ledger,
  state: Opened,
  begun: Checking,
  signal: AbortSignal,
): Promise<void> {
  const { clock } = deps
  const pause = untilNextLook(state, begun, clock.now())
  if (pause !== null) await clock.sleep(pause, signal)
  if (signal.aborted) throw new Aborted('stopped while waiting for CI')
  const checks = await readChecks(deps, state, begun.sha, signal)
  if (!isHeldUp(checks, pause !== null)) conclude(deps, ledger, state, begun, checks)
  else if (pause === null) ledger.record(checkLater(state, begun.sha, checks.running, clock.now()))
  else if (checks.missing.length < begun.missing.length) holdUp(deps, ledger, begun, checks)
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
