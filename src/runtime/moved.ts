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
  const { finish } = ledger.state
  const merged = finish && (await deps.branches.merge({ ancestor: parent, tree: finish.tree, theirs: tip }))
  if (!merged) {
    throw new Unclear(
      `${branch} was rewritten: it no longer holds what was pushed`,
      `put the branch back (\`git push --force origin ${parent}:${branch}\`), or \`/cancel\` the task; then comment \`/retry\`.`,
      `It points to ${tip}, which does not follow ${parent}, the last commit pushed for this task. Nothing there was touched.`,
    )
  }
  await ledger.whileWriting(() => deps.workspace.restore(merged.tree))
  const output = { text: movedText(tip, merged.conflicts) }
  ledger.record(
    event('work.moved', { sha: tip, conflicts: [...merged.conflicts] }),
    event('tool.completed', { call: finish.call, outcome: 'error', output, seconds: 0 }),
  )
  deps.reporter.say(`Somebody has pushed to ${branch}; the workspace has taken it in`)
}

/**
 * Whether the finished work conflicts with the base as it is now. Then the base is taken into the workspace and `finish`
 * goes back to the agent.
 */
export async function conflictsWithBase(deps: Deps, ledger: Ledger, { task, finish }: Opened): Promise<boolean> {
  const tip = await deps.branches.tip(task.base.branch)
  if (!finish || tip === null || tip === task.base.sha) return false
  const merged = await deps.branches.merge({ ancestor: task.base.sha, tree: finish.tree, theirs: tip })
  if (!merged || merged.conflicts.length === 0) return false
  await ledger.whileWriting(() => deps.workspace.restore(merged.tree))
  const changed = await deps.workspace.changed(task.base.sha, tip)
  const output = { text: conflictsText(task.base.branch, merged.conflicts) }
  ledger.record(
    event('base.moved', { sha: tip, changed: [...changed] }),
    event('tool.completed', { call: finish.call, outcome: 'error', output, seconds: 0 }),
  )
  deps.reporter.say(`${task.base.branch} has moved and conflicts with the work; the workspace has taken it in`)
  return true
}
