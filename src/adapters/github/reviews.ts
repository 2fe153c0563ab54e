import type { Remark } from '../../core/signals.ts'
import type { Review } from '../../ports/forge.ts'
import { onGitHub } from './errors.ts'
import { everyPage, PAGE } from './pages.ts'
import type { Target } from './target.ts'

const STATES: Readonly<Record<string, Review['state']>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes-requested',
  COMMENTED: 'commented',
  DISMISSED: 'dismissed',
  PENDING: 'pending',
}

/**
 * A reply in a thread is a review of its own, with one remark. Neither list is read from a time on: GitHub takes none for
 * reviews, and what they say about lines may be much older than the review that it was submitted with.
 */
export const reviews = (
  { octokit, owner, repo }: Target,
  number: number,
  but: ReadonlySet<number> = NONE,
): Promise<readonly Review[]> =>
  onGitHub(`read the reviews of #${number}`, async () => {
    const parameters = { owner, repo, pull_number: number, per_page: PAGE }
    const listed = await everyPage(() => octokit.paginate(octokit.rest.pulls.listReviews, parameters))
    const all = listed.filter(({ id }) => !but.has(id))
    if (all.length === 0) return []
    const comments = await everyPage(() => octokit.paginate(octokit.rest.pulls.listReviewComments, parameters))
    return all.map((review) => ({
      id: review.id,
      number,
      author: review.user?.login ?? null,
      authorType: review.user?.type ?? 'User',
      state: STATES[review.state] ?? 'pending',
      body: review.body,
      at: review.submitted_at ? Date.parse(review.submitted_at) : null,
      sha: review.commit_id ?? '',
      remarks: comments.filter((one) => one.pull_request_review_id === review.id).map(remark),
    }))
  })

const NONE: ReadonlySet<number> = new Set()

interface Comment {
  readonly id: number
  readonly path: string
  readonly line?: number | null
  readonly body: string
}

const remark = ({ id, path, line, body }: Comment): Remark => ({ id, path, line: line ?? null, body })
