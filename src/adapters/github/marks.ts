/** Small effects: reactions, labels, dispatches. */
import type { EffectOf, Evidence } from '../../core/effects.ts'
import { runName } from '../../core/names.ts'
import { Transient } from '../../ports/failures.ts'
import type { Probe } from '../../ports/forge.ts'
import { onGitHub, orGone, statusOf } from './errors.ts'
import type { IsOwn } from './own.ts'
import { PAGE } from './pages.ts'
import { evidence, isSame, type Target } from './target.ts'

/** A comment that somebody deleted asks for no reaction any more. */
const GONE: Evidence = {}

export function probeReaction(
  { octokit, owner, repo }: Target,
  { comment, content }: EffectOf<'reaction'>,
  isOwn: IsOwn,
): Promise<Probe> {
  return onGitHub(`read the reactions to comment ${comment}`, async () => {
    const all = await orGone(() =>
      octokit.paginate(octokit.rest.reactions.listForIssueComment, {
        owner,
        repo,
        comment_id: comment,
        content,
        per_page: 100,
      }),
    )
    if (all === null) return { found: GONE }
    const own = all.find((reaction) => reaction.content === content && isOwn(reaction.user))
    return own ? { found: evidence(own.id) } : 'absent'
  })
}

export const performReaction = (
  { octokit, owner, repo }: Target,
  { comment, content }: EffectOf<'reaction'>,
): Promise<Evidence> =>
  onGitHub(`react to comment ${comment}`, async () => {
    const answer = await orGone(() =>
      octokit.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content }),
    )
    return answer ? evidence(answer.data.id) : GONE
  })

export async function probeLabel(
  { octokit, owner, repo }: Target,
  { number, label }: EffectOf<'label'>,
): Promise<Probe> {
  const labels = await onGitHub(`read the labels of #${number}`, () =>
    octokit.paginate(octokit.rest.issues.listLabelsOnIssue, { owner, repo, issue_number: number, per_page: 100 }),
  )
  const there = labels.find(({ name }) => isSame(name, label))
  return there ? { found: evidence(there.id, there.url) } : 'absent'
}

export const performLabel = (
  { octokit, owner, repo }: Target,
  { number, label }: EffectOf<'label'>,
): Promise<Evidence> =>
  onGitHub(`label #${number}`, async () => {
    const { data } = await octokit.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [label] })
    const there = data.find(({ name }) => isSame(name, label))
    if (!there) throw new Transient(`GitHub's answer does not show the label ${label}`)
    return evidence(there.id, there.url)
  })

/** How GitHub calls a run that has not begun. */
const WAITING: readonly unknown[] = ['queued', 'pending', 'waiting', 'requested']

/** A run of the task's name that has not begun will read all that there is to read, whoever has called for it. */
export const probeDispatch = (
  { octokit, owner, repo }: Target,
  { task }: EffectOf<'dispatch'>,
  workflow: string,
): Promise<Probe> =>
  onGitHub(`look for a run of ${workflow}`, async () => {
    const wanted = { owner, repo, workflow_id: workflow, event: 'workflow_dispatch', per_page: PAGE }
    const { data } = await octokit.rest.actions.listWorkflowRuns(wanted)
    const waits = data.workflow_runs.find((run) => run.display_title === runName(task) && WAITING.includes(run.status))
    return waits ? { found: evidence(waits.id, waits.html_url) } : 'absent'
  })

const runOf = (answer: { readonly workflow_run_id?: number; readonly html_url?: string } | undefined): Evidence =>
  answer?.workflow_run_id === undefined ? {} : evidence(answer.workflow_run_id, answer.html_url)

/** Newer servers answer with the run that they made; older ones refuse to be asked for it, or say nothing of it. */
export const performDispatch = (
  { octokit, owner, repo }: Target,
  { task }: EffectOf<'dispatch'>,
  workflow: string,
  branch: string,
): Promise<Evidence> =>
  onGitHub(`start the workflow ${workflow}`, async () => {
    const inputs = { task: String(task) }
    const wanted = { owner, repo, workflow_id: workflow, ref: branch, inputs }
    try {
      return runOf((await octokit.rest.actions.createWorkflowDispatch({ ...wanted, return_run_details: true })).data)
    } catch (error) {
      if (statusOf(error) !== 422) throw error
      await octokit.rest.actions.createWorkflowDispatch(wanted)
      return {}
    }
  })
