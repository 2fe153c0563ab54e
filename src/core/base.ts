/** Whether a newer commit of the default branch concerns a plan, and what follows from that (P3). */
import { type Event, event } from './events.ts'
import { matches } from './glob.ts'
import { code } from './present/words.ts'
import type { Opened } from './state.ts'
import { harmless } from './text.ts'

/** The default branch as it is now: its tip, and the paths that differ from the commit that a plan was made on. */
export interface Base {
  readonly tip: string
  readonly changed: readonly string[]
}

/** Who asks for a plan that is to be made on a newer base. */
export const BASE_BRANCH = 'the base branch'
const MOST_NAMED = 10

/** A plan that waits for its approval may have been overtaken; nothing else is looked at. */
export const isOvertakeable = ({ plan, approval, revision, ended }: Opened): boolean =>
  plan !== null && !approval && !revision && !ended

/** The paths under which the plan's files have changed: the very file, one in a folder that it names, one that its pattern fits. */
export function touched(files: readonly string[], changed: readonly string[]): readonly string[] {
  const named = files.map(plain)
  return changed.filter((path) => named.some((file) => fits(file, path)))
}

const plain = (file: string): string =>
  file
    .replace(/[`'"]/g, '')
    .trim()
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '')

function fits(file: string, path: string): boolean {
  if (file === '' || file === '.' || path === file) return true
  return path.startsWith(`${file}/`) || file.startsWith(`${path}/`) || matches(`/${file}`, path)
}

/** Why an approval is not taken although the plan is the right one. */
export const movedReason = ({ task }: Opened, paths: readonly string[]): string =>
  `${code(harmless(task.base.branch))} has moved under the plan's files (${list(paths)}), so what was planned may not fit any more; a new plan comes, and is to be approved instead`

/** The facts that follow: the task stands on the newer commit, and the plan is made anew. */
export function moved({ task }: Opened, { tip, changed }: Base, paths: readonly string[]): readonly Event[] {
  const { branch, sha } = task.base
  const text = `${branch} has moved from ${sha.slice(0, 7)} to ${tip.slice(0, 7)}, and these files of the plan have changed there: ${list(paths)}. The workspace has the newer files. Look at them, and make the plan anew where it no longer fits.`
  return [
    event('base.moved', { sha: tip, changed: [...changed] }),
    event('revision.asked', { by: BASE_BRANCH, signal: null, text }),
  ]
}

const list = (paths: readonly string[]): string => {
  const named = paths.slice(0, MOST_NAMED).map((path) => code(harmless(path)))
  return [...named, ...(paths.length > MOST_NAMED ? [`${paths.length - MOST_NAMED} more`] : [])].join(', ')
}
