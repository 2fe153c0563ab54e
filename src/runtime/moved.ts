/** Other people's commits on the work branch are kept: the workspace takes them in, and the agent looks at them (R45). */
import type { EffectOf } from '../core/effects.ts'
import { event } from '../core/events.ts'
import { conflictsText, movedText } from '../core/present/moved.ts'
import type { Opened } from '../core/state.ts'
import { Unclear } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

/**
 * Merges what is at `tip` into the workspace and gives the open `finish` back to the agent. A branch that was rewritten
 * is a person's to put right. Throws Unclear for that.
 */
export async function takeIn(
  deps: Deps,
  ledger: Ledger,
  { branch, parent }: Pick<EffectOf<'push'>, 'branch' | 'parent'>,
  tip: string,
): Promise<void> {
  const { branches, workspace, reporter } = deps
  const { finish } = ledger.state
  if (!finish || !(await branches.contains(branch, parent))) throw rewritten(branch, parent, tip)
  const merged = await mergeFiles(deps, parent, finish.tree, tip)
  await workspace.restore(merged.tree)
  const output = { text: movedText(tip, merged.conflicts) }
  ledger.replace(merged.tree, [
    event('work.moved', { sha: tip, conflicts: [...merged.conflicts] }),
    event('tool.completed', { call: finish.call, outcome: 'error', output, seconds: 0 }),
  ])
  reporter.say(`Somebody has pushed to ${branch}; the workspace has taken it in`)
}

const rewritten = (branch: string, parent: string, tip: string): Unclear =>
  new Unclear(
    `${branch} was rewritten: it no longer holds what was pushed`,
    `put the branch back (\`git push --force origin ${parent}:${branch}\`), or \`/cancel\` the task; then comment \`/retry\`.`,
    `It points to ${tip}, which does not follow ${parent}, the last commit pushed for this task. Nothing there was touched.`,
  )

async function mergeFiles({ branches, workspace }: Deps, base: string, tree: string, theirs: string) {
  for (const commit of [base, theirs]) await branches.fetch(commit)
  return workspace.merge(base, tree, theirs)
}

/**
 * Whether the finished work conflicts with the base as it is now. Then the base is taken into the workspace and `finish`
 * goes back to the agent.
 */
export async function conflictsWithBase(deps: Deps, ledger: Ledger, { task, finish }: Opened): Promise<boolean> {
  const tip = await deps.branches.tip(task.base.branch)
  if (!finish || tip === null || tip === task.base.sha) return false
  const { tree, conflicts } = await mergeFiles(deps, task.base.sha, finish.tree, tip)
  if (conflicts.length === 0) return false
  await deps.workspace.restore(tree)
  const changed = await deps.workspace.changed(task.base.sha, tip)
  const output = { text: conflictsText(task.base.branch, conflicts) }
  ledger.replace(tree, [
    event('base.moved', { sha: tip, changed: [...changed], conflicts: [...conflicts] }),
    event('tool.completed', { call: finish.call, outcome: 'error', output, seconds: 0 }),
  ])
  deps.reporter.say(`${task.base.branch} has moved and conflicts with the work; the workspace has taken it in`)
  return true
}
