import { checkingOf } from '../checking.ts'
import type { Data } from '../events.ts'
import { NO_OUTPUT } from '../output.ts'
import { type Opened, workTip } from '../state.ts'
import { clipStart } from '../text.ts'
import { code, count, details, duration, fenced, linksOf } from './words.ts'

type Verification = Data<'verification.completed'>

/** What was checked, on which commit, with what result. */
export function verificationLine(state: Opened): string | false {
  const { verification } = state
  if (!verification) return false
  const where = `in a clean checkout of ${linksOf(state).commit(verification.sha)}${verification.sha === workTip(state) ? ', which is the tip of the pull request' : ''}`
  if (verification.commands.length === 0)
    return `Nothing was checked but the diff: the workflow names no \`verify\` command. The diff is that of ${linksOf(state).commit(verification.sha)}.`
  const results = verification.commands.map(
    ({ command, exit, seconds }) =>
      `${code(command)} ${exit === 0 ? 'passed' : `failed (exit ${exit ?? 'by signal'})`} (${duration(seconds * 1000)})`,
  )
  return `${results.join(', ')} ${where}.`
}

/** What the checks of that commit said; having none is a state of its own (P6). */
export function checksLine({ verification, task }: Opened): string | false {
  if (!verification) return false
  const { missing = [], checks } = verification
  const lacking = `Required by ${code(task.base.branch)}, and not reported on this commit: ${codes(missing)}.`
  return [counted(checks), missing.length > 0 && lacking].filter(Boolean).join(' ')
}

function counted({ total, passed, failed, pending, waiting }: Verification['checks']): string {
  if (total === 0) return 'CI: no check has reported on this commit.'
  const rest = [
    failed > 0 && `${failed} failed`,
    pending > 0 && `${pending} still running`,
    waiting > 0 && `${count(waiting, 'is', 'are')} waiting until a person lets them run`,
  ].filter(Boolean)
  return `CI on this commit: ${passed} of ${total} passed${rest.length > 0 ? `, ${rest.join(', ')}` : ''}.`
}

const codes = (names: readonly string[]): string => names.map(code).join(', ')

/** What is proven so far, and which checks it waits for. */
export function checkingLine(state: Opened): string | false {
  const checking = checkingOf(state)
  if (!checking) return false
  const { sha, commands, running, missing } = checking
  const proven = commands.length > 0 ? `Every \`verify\` command passed on ${linksOf(state).commit(sha)}. ` : ''
  const still = running.length > 0 ? `still running: ${codes(running)}` : `not reported yet: ${codes(missing)}`
  return `${proven}Required by ${code(state.task.base.branch)} and ${still}.`
}

const MOST_TESTS = 30

/** Which tests were changed with the work: a person has to judge whether they were only made to pass. */
export function testsLine({ verification }: Opened): string | false {
  const tests = verification?.tests ?? []
  if (tests.length === 0) return false
  const named = tests.slice(0, MOST_TESTS).map(({ path, gone }) => `${code(path)}${gone ? ' (deleted)' : ''}`)
  const rest = tests.length - named.length
  return `**Test files changed**: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** The answer to the agent's `finish` when the verification failed: which command, and what it printed; which of CI. */
export function failedVerification({ commands, sha, checks }: Verification): string {
  const short = sha.slice(0, 7)
  const failed = commands.filter(({ exit }) => exit !== 0)
  const parts = [
    failed.length > 0
      ? `Not done: the verification failed on commit ${short}, in a clean checkout of what was pushed.`
      : `Not done: CI failed on commit ${short}, which is what was pushed.`,
    ...failed.map(({ command, exit, output }) => `$ ${command}\n${output.text}\n[exit ${exit ?? 'by signal'}]`),
    checks.failed > 0 &&
      `${checks.failed} of ${count(checks.total, 'CI check')} on that commit failed. What they printed can't be read here; the repository's workflows say what they run.`,
    'Mend it and call finish again.',
  ]
  return parts.filter(Boolean).join('\n\n')
}

export const passedVerification = ({ sha, commands }: Verification): string =>
  commands.length === 0
    ? `Pushed as ${sha}; no verify command is configured.`
    : `Verified on ${sha}: every command passed.`

/** What the verification's commands printed, folded away; false when that is nothing. */
export function printed({ commands }: Verification, most: number): string | false {
  const loud = commands.filter(({ output: { text } }) => text.trim() !== '' && text !== NO_OUTPUT)
  if (loud.length === 0) return false
  const blocks = loud.map(({ command, output }) => `${code(command)}:\n\n${fenced(clipStart(output.text, most))}`)
  return details('What was printed', blocks.join('\n\n'))
}
