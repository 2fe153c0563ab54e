import { harmless } from '../text.ts'

/** The answer to a label that was set by somebody who may not decide so. */
export const refusedLabel = (login: string): string =>
  `Not taken: ${login} has no write permission here, and only somebody who has can hand an issue to Pawl. Nothing was started. Somebody with write permission can remove the label and set it again.`

/** The answer to a label on an issue that was another when it was set. */
export const refusedChange = (login: string | null): string =>
  `Not taken: after the label was set ${login ?? 'somebody whose account is gone'} changed this issue, who is not known to have write permission here. Nothing was started, since nobody who may hand an issue to Pawl has seen this text. Somebody with write permission can read it, remove the label and set it again.`

/**
 * What is said on an issue whose task can't begin, because the repository's configuration can't be read. A route job loads
 * this, so it stands alone: the words that other texts share bring the whole state along.
 */
export const refusedConfig = (path: string, errors: readonly string[]): string =>
  [
    `### 🛑 Not started: \`${path}\` has ${errors.length === 1 ? '1 error' : `${errors.length} errors`}`,
    harmless(errors.join('\n')),
    '**Saved**: nothing was begun, so nothing is lost. Tasks that are open go on with the configuration they began with.',
    `**To go on**: correct \`${path}\` on the default branch; the next sweep then starts this task by itself. Until the file changes nothing runs for it.`,
  ].join('\n\n')
