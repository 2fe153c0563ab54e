/**
 * The backstop behind the rules: whatever a shell has hidden from them, the paths that changed are held against them once
 * more when the work is finished, before anything is pushed. Leave for a path binds what the path holds.
 */
import { actionDigest, scopeOf } from './actions.ts'
import { answered } from './answered.ts'
import type { Decision } from './decide.ts'
import { type Data, event } from './events.ts'
import type { JsonObject } from './json.ts'
import { MANY_FILES } from './outside.ts'
import type { Hash } from './plan.ts'
import { GONE, type HeldInput, heldText } from './present/action.ts'
import { judgePath, type Scope } from './rules.ts'
import type { Opened } from './state.ts'
import { usesOf } from './uses.ts'

type Finish = Data<'work.finished'>
type Held = NonNullable<Finish['held']>[number]

/** Changed paths that may not be handed over just so; a path that is gone has no object. */
export const heldPaths = (scope: Scope, changes: readonly Held[]): Pick<Finish, 'held' | 'deleted'> => {
  const held = changes.filter(({ path }) => judgePath(scope, path).decision !== 'allow')
  const deleted = changes.filter(({ object }) => object === null).map(({ path }) => path)
  return { ...(held.length > 0 ? { held } : {}), ...(deleted.length > MANY_FILES ? { deleted } : {}) }
}

/** What stands against pushing what is finished; null when nothing does, or a person has not decided yet. */
export function beforePush(state: Opened, hash: Hash): Decision | null {
  const { finish, action, suspended, ended } = state
  if (!finish || suspended || ended) return null
  const { call, held = [] } = finish
  const scope = scopeOf(state)
  const verdicts = held.map(({ path }) => ({ path, ...judgePath(scope, path) }))
  const forbidden = verdicts.filter(({ decision }) => decision === 'deny').map(({ path }) => path)
  if (forbidden.length > 0) return answered(call, 'error', heldText(forbidden))
  const input = uncovered(state, finish, hash)
  if (input === null) return null
  const digest = actionDigest(hash, 'finish', input)
  if (action?.call === call && action.digest === digest) return null
  return { do: 'record', events: [event('action.asked', { call, name: 'finish', input, digest, why: whyHeld(input) })] }
}

/** What no person has allowed yet, null when there is nothing. */
function uncovered(state: Opened, { call, held = [], deleted = [] }: Finish, hash: Hash): HeldInput | null {
  const allowed = state.decided.filter(
    ({ approved, name, input, digest, call: of }) =>
      approved && of !== call && digest === actionDigest(hash, name, input),
  )
  const finishes = allowed.filter(({ name }) => name === 'finish').map(({ input }) => input as HeldInput)
  const touched = allowed.flatMap((one) => changedBy(scopeOf(state), one))
  const open = held.filter(
    ({ path, object }) =>
      !finishes.some(({ paths }) => paths[path] === (object ?? GONE)) &&
      !touched.some((one) => path === one || path.startsWith(`${one}/`)),
  )
  const known = new Set(finishes.flatMap((one) => one.deleted))
  const gone = deleted.filter((path) => !known.has(path))
  if (open.length === 0 && gone.length <= MANY_FILES) return null
  const paths = Object.fromEntries(open.map(({ path, object }) => [path, object ?? GONE]))
  return { paths, deleted: gone.length > MANY_FILES ? gone : [] }
}

/** Paths that were asked about when a call was allowed. */
const changedBy = (scope: Scope, { name, input }: { readonly name: string; readonly input: JsonObject }) =>
  usesOf({ name, input }, scope.workingDirectory).flatMap((use) =>
    use.kind === 'path' && use.access === 'change' && judgePath(scope, use.path).decision === 'ask' ? [use.path] : [],
  )

function whyHeld({ paths, deleted }: HeldInput): string {
  const named = Object.keys(paths).map((path) => `\`${path}\``)
  const parts = [
    named.length > 0 &&
      `it changes ${named.slice(0, 5).join(', ')}${named.length > 5 ? ` and ${named.length - 5} more` : ''}`,
    deleted.length > 0 && `it deletes ${deleted.length} files`,
  ]
  return parts.filter(Boolean).join(', and ')
}
