import type { Broken } from '../codec.ts'
import type { Opened, State } from '../state.ts'
import { harmless, oneLine } from '../text.ts'
import { code } from './words.ts'

export interface Break {
  readonly task: number
  readonly broken: Broken
  /** The last whole checkpoint; null when there is none. */
  readonly good: { readonly tip: string; readonly state: Opened } | null
}

const place = ({ segment, line, problem }: Broken): string =>
  `line ${line} of ${code(harmless(oneLine(segment)))} ${harmless(oneLine(problem))}`

export const brokenTitle = ({ task, broken }: Break): string =>
  `the journal of task ${task} is broken: ${place(broken)}`

/** How to look, and how to go on. */
export const brokenTodo = ({ task, good, broken }: Break): string => (broken.newer ? NEWER : '') + howToGoOn(task, good)

/** What a newer Pawl has written is whole: leaving it out would lose it. */
const NEWER =
  'if the workflow has used a newer version of Pawl for this task, let it use that one again: nothing is broken then, and the task goes on. Otherwise '

const howToGoOn = (task: number, good: Break['good']): string =>
  good
    ? `look with \`pawl verify ${task}\` in a clone of the repository. Then somebody with the maintain or admin role comments \`/retry\`: Pawl goes on from the last whole checkpoint, event ${good.state.seq}, and keeps all that stands after it under \`journal/broken/\` on the state branch.`
    : `look with \`pawl verify ${task}\` in a clone of the repository. No checkpoint of it is whole, so there is nothing to go on from: rename the state branch \`pawl/state/${task}\` and set the label again to begin anew.`

/** The status comment of a task whose journal can't be read. */
export const brokenComment = (found: Break): string =>
  [
    '### 🛑 Stopped: the journal of this task is broken',
    `${capital(place(found.broken))}. ${writer(found)}`,
    found.good
      ? `**Saved**: nothing was changed. Everything up to event ${found.good.state.seq} is whole, in the checkpoint \`${found.good.tip.slice(0, 10)}\`.`
      : '**Saved**: nothing was changed.',
    `**To go on**: ${brokenTodo(found)} Until then nothing runs.`,
  ].join('\n\n')

const writer = ({ task, broken }: Break): string =>
  `${broken.newer ? 'A newer version of Pawl, or somebody else,' : 'Somebody or something other than Pawl'} has probably written to the branch \`pawl/state/${task}\`.`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the status comment says of repairs, a line each. */
export const repairLines = ({ repairs }: Pick<State, 'repairs'>): readonly string[] =>
  repairs.map(
    ({ by, droppedFrom, ...broken }, index) =>
      `**Repaired**: ${place(broken)}, so at the word of ${harmless(by)} the journal went on after event ${droppedFrom - 1}. What stood there before is in \`journal/broken/${index + 1}\` of the state branch.`,
  )
