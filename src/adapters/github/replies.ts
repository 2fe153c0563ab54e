import type { EffectOf, Evidence } from '../../core/effects.ts'
import { markerOf } from '../../core/names.ts'
import type { Probe } from '../../ports/forge.ts'
import { lastLine, marked } from './comments.ts'
import { onGitHub, orGone } from './errors.ts'
import type { IsOwn } from './own.ts'
import { onAnyPage, PAGE } from './pages.ts'
import { evidence, type Target } from './target.ts'

type Reply = EffectOf<'reply'>

/** An answer in a review's thread is found by its marker among the pull request's inline comments. */
export function probeReply(
  { octokit, owner, repo }: Target,
  key: string,
  { number }: Reply,
  isOwn: IsOwn,
): Promise<Probe> {
  return onGitHub(`read the review comments of #${number}`, async () => {
    const parameters = { owner, repo, pull_number: number, per_page: PAGE }
    const found = await onAnyPage(
      () => octokit.paginate(octokit.rest.pulls.listReviewComments, parameters),
      ({ user, body }) => isOwn(user) && lastLine(body) === markerOf(key),
    )
    return found ? { found: evidence(found.id, found.html_url) } : 'absent'
  })
}

/** A thread that somebody deleted asks for no answer any more. */
export const performReply = (
  { octokit, owner, repo }: Target,
  key: string,
  { number, comment, body }: Reply,
): Promise<Evidence> =>
  onGitHub(`answer review comment ${comment}`, async () => {
    const made = await orGone(() =>
      octokit.rest.pulls.createReplyForReviewComment({
        owner,
        repo,
        pull_number: number,
        comment_id: comment,
        body: marked(body, markerOf(key)),
      }),
    )
    return made ? evidence(made.data.id, made.data.html_url) : {}
  })
