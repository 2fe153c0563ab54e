/** What becomes of a journal that can't be read: it is told, and goes on from its last whole checkpoint when that is asked. */

import type { Said } from './admit.ts'
import { type Broken, FIRST_SEGMENT } from './codec.ts'
import type { Reading } from './command.ts'
import { type Data, type Event, event } from './events.ts'
import { MARKER_PREFIX } from './names.ts'
import type { Permission } from './signals.ts'
import { hasSeen, isOpened, type Opened, type State } from './state.ts'

/** What the lines of a journal come to, when they are those of this task (any, when it is not named); else what is wrong. */
export function openedFor(task: number | null, state: State): Opened | Broken {
  const first = { segment: FIRST_SEGMENT, line: 1 }
  if (!isOpened(state)) return { ...first, problem: 'is missing: a journal begins with the opening of its task' }
  const { task: opened } = state.task
  if (task === null || opened === task) return state
  return { ...first, problem: `opens task ${opened}, which is another one` }
}

export interface Asked extends Said {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
  readonly reading: Reading
}

/**
 * The people's `/retry` that the break was known to, newest first: written after the broken checkpoint was, never edited.
 * Whether who said it may decide so is for the caller to look up.
 */
export const retries = (
  said: readonly Asked[],
  brokenAt: number,
  good: State,
): readonly (Asked & { readonly author: string })[] =>
  said
    .flatMap((one) => (one.author === null ? [] : [{ ...one, author: one.author }]))
    .filter(
      ({ authorType, body, edited, at, signal }) =>
        authorType !== 'Bot' && !edited && at > brokenAt && !body.includes(MARKER_PREFIX) && !hasSeen(good, signal),
    )
    .filter(({ reading }) => reading.commands.some(({ name }) => name === 'retry'))
    .toReversed()

/** The facts of a repair: what was left out and at whose word, and that the command was taken. */
export function repaired(
  good: State,
  { segment, line, problem }: Broken,
  { signal, author: by }: Asked & { readonly author: string },
  permission: Permission,
): readonly Event[] {
  const repair: Data<'journal.repaired'> = { droppedFrom: good.seq + 1, segment, line, problem, by }
  const command = { name: 'retry', argument: '' } as const
  return [event('journal.repaired', repair), event('signal.admitted', { signal, by, permission, command })]
}
