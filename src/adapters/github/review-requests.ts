import type { EffectOf, Evidence } from '../../core/effects.ts'
import type { Probe } from '../../ports/forge.ts'
import { onGitHub, statusOf } from './errors.ts'
import { evidence, isSame, type Target } from './target.ts'

type Request = EffectOf<'review-request'>

/** Found in the pull request's history: a review that was given since takes the name off the list of those asked. */
export const probeReviewRequest = (
  { octokit, owner, repo }: Target,
  { number, reviewer, at }: Request,
): Promise<Probe> =>
  onGitHub(`read who was asked to review #${number}`, async () => {
    const parameters = { owner, repo, issue_number: number, per_page: 100 }
    const events = await octokit.paginate(octokit.rest.issues.listEvents, parameters)
    // GitHub's times have whole seconds.
    const since = Math.floor(at / 1000) * 1000
    const asked = events.find(
      (event) =>
        event.event === 'review_requested' &&
        'requested_reviewer' in event &&
        isSame(event.requested_reviewer?.login, reviewer) &&
        Date.parse(event.created_at) >= since,
    )
    return asked ? { found: evidence(number) } : 'absent'
  })

/** Somebody who can't be asked (no collaborator any more, or the author) is not: the status comment says it to all. */
export const performReviewRequest = (
  { octokit, owner, repo }: Target,
  { number, reviewer }: Request,
): Promise<Evidence> =>
  onGitHub(`ask ${reviewer} to review #${number}`, async () => {
    try {
      const parameters = { owner, repo, pull_number: number, reviewers: [reviewer] }
      const { data } = await octokit.rest.pulls.requestReviewers(parameters)
      return evidence(data.number)
    } catch (error) {
      if (statusOf(error) === 422) return {}
      throw error
    }
  })
