import type { Opened, State } from '../state.ts'
import { clip, harmless, markdown, oneLine, visible } from '../text.ts'
import { checksLine, printed, testsLine, verificationLine } from './verification.ts'
import { linksOf, MAX_BODY } from './words.ts'

/** At most 256 characters, as GitHub asks of titles; harmless, since a squash makes it a commit's message (S6). */
export const pullTitle = ({ task }: Opened): string =>
  clip(harmless(oneLine(visible(task.title))) || `Issue ${task.task}`, 250)

/** The draft's text, before anything has been done. */
export const draftBody = (state: Opened): string =>
  [
    `Work on #${state.task.task}, by Pawl. The plan appears here as a comment; ${state.task.policy.planApproval === 'always' ? 'nothing is changed before it is approved' : 'the work on it starts at once'}.`,
    `[Journal](${linksOf(state).state})`,
  ].join('\n\n')

/** The pull request's text at hand-over: what was done and how it was proved. */
export function finalBody(
  state: Opened & { verification: NonNullable<State['verification']> },
  summary: string,
): string {
  const parts = [
    markdown(summary),
    `Closes #${state.task.task}.`,
    `### Proof\n\n${verificationLine(state)}\n\n${checksLine(state)}`,
    printed(state.verification, 3_000),
    testsLine(state),
    `Plan approved by ${state.approval?.by ?? 'nobody'}. [Journal](${linksOf(state).state})`,
  ]
  return clip(parts.filter(Boolean).join('\n\n'), MAX_BODY)
}
