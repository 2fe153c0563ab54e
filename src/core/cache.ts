/**
 * What is kept beside the journal to save time: names, and what people are told of it. The cache is never trusted (S5):
 * everything here may be missing, stale or wrong, and costs time alone.
 */
import type { State } from './state.ts'

const SHA = '[0-9a-f]{40}'

/** Entries of a task's journal; the newest is found by this beginning. */
export const mirrorPrefix = (task: number): string => `pawl-${task}-journal-`

/** Keys are immutable: commit and event number make each one of a kind. */
export const mirrorKey = (task: number, tip: string, seq: number): string => `${mirrorPrefix(task)}${tip}-${seq}`

/** The commit and the event number that a key speaks of; null for a name that isn't ours. */
export function readMirrorKey(task: number, key: string): { readonly tip: string; readonly seq: number } | null {
  const [, tip, seq] = new RegExp(`^${mirrorPrefix(task)}(${SHA})-([1-9]\\d{0,8})$`).exec(key) ?? []
  return tip === undefined ? null : { tip, seq: Number(seq) }
}

/** The folders that `setup` made, as event `seq` recorded them. */
export const foldersKey = (task: number, inputs: string, seq: number): string =>
  `pawl-${task}-setup-${inputs.slice(0, 16)}-${seq}`

const LOCKS =
  /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.(?:lock|toml)|go\.(?:mod|sum)|Gemfile(?:\.lock)?|(?:poetry|uv|Pipfile|pdm|composer|mix|pubspec|flake)\.lock|pyproject\.toml|Pipfile|requirements[^/]*\.txt|packages\.lock\.json|gradle\.lockfile|\.(?:nvmrc|node-version|python-version|ruby-version|tool-versions))$/

/** Whether what `setup` makes is likely to depend on this file. */
export const shapesSetup = (path: string): boolean => LOCKS.test(path)

/** How bringing the journal back went, in this run. */
export type Restoring =
  | { readonly how: 'unasked' | 'absent' }
  | { readonly how: 'ignored' | 'failed'; readonly reason: string }
  | { readonly how: 'restored'; readonly seq: number }
  /** The state branch was gone and was made again. */
  | { readonly how: 'revived'; readonly seq: number }

/** How keeping it for the next run went. */
export type Keeping =
  | { readonly how: 'kept'; readonly seq: number }
  | { readonly how: 'read-only' }
  | { readonly how: 'failed'; readonly reason: string }

/** The summary's line about the cache. */
export function cacheLine(restoring: Restoring, at: number, keeping: Keeping | null, folders: string | null): string {
  return [restoredWords(restoring, at), folders, keeping && keptWords(keeping)]
    .filter((part) => part !== null)
    .join('; ')
}

function restoredWords(restoring: Restoring, at: number): string {
  switch (restoring.how) {
    case 'unasked':
      return 'not asked for, because this repository is small'
    case 'absent':
      return 'not there'
    case 'restored':
      return `restored at event ${restoring.seq} of ${at}`
    case 'revived':
      return `the state branch was gone and came back from it at event ${restoring.seq}`
    default:
      return `${restoring.how}: ${restoring.reason}`
  }
}

function keptWords(keeping: Keeping): string {
  if (keeping.how === 'kept') return `kept at event ${keeping.seq}`
  return keeping.how === 'read-only' ? 'not kept: this job may only read it' : `not kept: ${keeping.reason}`
}

/** Why a state branch may not be made again from this state; null when it may. */
export function revivalProblem(state: State, task: number, repository: string): string | null {
  if (state.task === null) return 'its journal does not begin with the opening of a task'
  if (state.task.task !== task) return `its journal is that of task ${state.task.task}`
  if (state.task.url !== `${repository}/issues/${task}`) return `its journal is that of ${state.task.url}`
  return state.ended ? 'its journal says that the task has ended' : null
}
