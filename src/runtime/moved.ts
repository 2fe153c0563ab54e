/** What others do to the branches meanwhile is kept: the workspace takes it in, and the agent looks at it (R45). */
import type { EffectOf } from '../core/effects.ts'
import { type Event, event } from '../core/events.ts'
import { NOT_YET } from '../core/present/moved.ts'
import type { Opened } from '../core/state.ts'
import { Unclear } from '../ports/failures.ts'
import { mergedWith } from './base.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { retrying } from './retrying.ts'

/**
 * Merges what is at `tip`, on top of the last commit pushed for this task, into the workspace. A branch that was rewritten,
 * or that was there before the task, is a person's to put right. Throws Unclear for those.
 */
export async function takeIn(
  deps: Deps,
  ledger: Ledger,
  {
    branch,
    parent,
    tree: pushed,
  }: Pick<EffectOf<'push'>, 'branch' | 'parent'> & Partial<Pick<EffectOf<'push'>, 'tree'>>,
  tip: string,
): Promise<void> {
  // The push that opens a task has no files of its own.
  if (pushed === null) throw occupied(branch, tip)
  const { branches, clock, cancel } = deps
  const follows = await retrying(clock, cancel, () => branches.contains(branch, parent))
  if (!follows) throw rewritten(branch, parent, tip)
  const { tree, conflicts } = await mergedWith(deps, parent, await filesOf(ledger), tip)
  await replaceFiles(deps, ledger, tree, event('work.moved', { sha: tip, conflicts: [...conflicts] }))
  deps.reporter.say(`Somebody has pushed to ${branch}; the workspace has taken it in`)
}

const filesOf = async (ledger: Ledger): Promise<string> => ledger.state.finish?.tree ?? (await ledger.settle())

/** The files of the workspace become others; what was being finished goes back to the agent. */
async function replaceFiles({ workspace }: Deps, ledger: Ledger, tree: string, why: Event): Promise<void> {
  const { finish } = ledger.state
  await workspace.restore(tree)
  const output = { text: NOT_YET }
  const answer = finish && event('tool.completed', { call: finish.call, outcome: 'error', output, seconds: 0 })
  ledger.replace(tree, [why, ...(answer ? [answer] : [])])
}

const occupied = (branch: string, tip: string): Unclear =>
  new Unclear(
    `${branch} was there before this task`,
    `rename or delete the branch ${branch}, then comment \`/retry\`.`,
    `It points to ${tip}, which this task has not pushed. Nothing there was touched.`,
  )

const rewritten = (branch: string, parent: string, tip: string): Unclear =>
  new Unclear(
    `${branch} was rewritten: it no longer holds what was pushed`,
    `put the branch back (\`git push --force origin ${parent}:${branch}\`), or \`/cancel\` the task; then comment \`/retry\`.`,
    `It points to ${tip}, which does not follow ${parent}, the last commit pushed for this task. Nothing there was touched.`,
  )

/** Whether the finished work conflicts with the base as it is now; then the workspace has taken the base in. */
export async function conflictsWithBase(deps: Deps, ledger: Ledger, { task, finish }: Opened): Promise<boolean> {
  const { branch, sha } = task.base
  const tip = await deps.branches.tip(branch)
  if (!finish || tip === null || tip === sha) return false
  const { tree, conflicts } = await mergedWith(deps, sha, finish.tree, tip)
  if (conflicts.length === 0) return false
  const changed = [...(await deps.workspace.changed(sha, tip))]
  await replaceFiles(deps, ledger, tree, event('base.moved', { sha: tip, changed, conflicts: [...conflicts] }))
  deps.reporter.say(`${branch} has moved and conflicts with the work; the workspace has taken it in`)
  return true
}
