import type { EffectOf, Evidence } from '../../core/effects.ts'
import { Fatal } from '../../ports/failures.ts'
import type { Probe } from '../../ports/forge.ts'
import { onGitHub, translated } from './errors.ts'
import { evidence, isSame, type Target } from './target.ts'

type Request = EffectOf<'review-request'>

/** The team that `org/team` names; null for a person. */
const teamOf = (reviewer: string): string | null => reviewer.split('/')[1] ?? null

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
      (event) => event.event === 'review_requested' && Date.parse(event.created_at) >= since && isFor(event, reviewer),
    )
    return asked ? { found: evidence(number) } : 'absent'
  })

interface Event {
  readonly event?: string
  readonly requested_reviewer?: { readonly login: string } | null
  readonly requested_team?: { readonly slug: string } | null
}

function isFor({ requested_reviewer: person, requested_team: team }: Event, reviewer: string): boolean {
  const slug = teamOf(reviewer)
  return slug === null ? isSame(person?.login, reviewer) : isSame(team?.slug, slug)
}

/** Somebody who can't be asked (no collaborator, the author, a team that the token can't see) is not: a comment says it. */
export async function performReviewRequest(
  { octokit, owner, repo }: Target,
  { number, reviewer }: Request,
): Promise<Evidence> {
  const team = teamOf(reviewer)
  const whom = team === null ? { reviewers: [reviewer] } : { team_reviewers: [team] }
  try {
    const { data } = await octokit.rest.pulls.requestReviewers({ owner, repo, pull_number: number, ...whom })
    return evidence(data.number)
  } catch (error) {
    const failure = translated(error, `ask ${reviewer} to review #${number}`)
    if (failure instanceof Fatal && failure.status !== 401) return {}
    throw failure
  }
}
