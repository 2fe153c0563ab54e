import { harmless } from '../text.ts'
import { code, count } from './words.ts'

/** The answer to a label that was set by somebody who may not decide so. */
export const refusedLabel = (login: string): string =>
  `Not taken: ${login} has no write permission here, and only somebody who has can hand an issue to Pawl. Nothing was started. Somebody with write permission can remove the label and set it again.`

/** What is said on an issue whose task can't begin, because the repository's configuration can't be read. */
export const refusedConfig = (path: string, errors: readonly string[]): string =>
  [
    `### 🛑 Not started: ${code(path)} has ${count(errors.length, 'error')}`,
    harmless(errors.join('\n')),
    '**Saved**: nothing was begun, so nothing is lost. Tasks that are open go on with the configuration they began with.',
    `**To go on**: correct ${code(path)} on the default branch; the next sweep then starts this task by itself. Until the file changes nothing runs for it.`,
  ].join('\n\n')
