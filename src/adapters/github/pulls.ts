import type { EffectOf, Evidence } from '../../core/effects.ts'
import { Fatal } from '../../ports/failures.ts'
import type { Probe } from '../../ports/forge.ts'
import { onGitHub, statusOf } from './errors.ts'
import { evidence, isOurs, type Target } from './target.ts'

interface Pull {
  readonly number: number
  readonly html_url: string
}

const evidenceOf = ({ number, html_url }: Pull): Evidence => evidence(number, html_url)
const found = (pull: Pull): Probe => ({ found: evidenceOf(pull) })

const read = ({ octokit, owner, repo }: Target, number: number) =>
  onGitHub(`read pull request #${number}`, async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number })
    return data
  })

/** A pull request is found by its branches: a task has one of each (R5, R13). An open one comes first. */
export async function probePull(target: Target, { head, base }: EffectOf<'pull-request'>): Promise<Probe> {
  const { octokit, owner, repo } = target
  const pulls = await onGitHub(`look for a pull request from ${head}`, () =>
    octokit.paginate(octokit.rest.pulls.list, {
      owner,
      repo,
      head: `${owner}:${head}`,
      base,
      state: 'all',
      per_page: 100,
    }),
  )
  const ours = pulls.filter(
    (pull) => pull.head.ref === head && pull.base.ref === base && isOurs(target, pull.head.repo?.full_name),
  )
  const best = ours.find(({ state }) => state === 'open') ?? ours[0]
  return best ? found(best) : 'absent'
}

export async function performPull(target: Target, effect: EffectOf<'pull-request'>): Promise<Evidence> {
  try {
    return await onGitHub(`open a pull request from ${effect.head}`, () => openPull(target, effect))
  } catch (error) {
    if (!(error instanceof Fatal) || error.status !== 403) throw error
    throw new Fatal(error.message, MAY_OPEN, { cause: error, status: 403 })
  }
}

const MAY_OPEN =
  'tick “Allow GitHub Actions to create and approve pull requests” (Settings → Actions → General), and give the work job `pull-requests: write`; then comment `/retry`.'

async function openPull(target: Target, effect: EffectOf<'pull-request'>): Promise<Evidence> {
  const { octokit, owner, repo } = target
  const { head, base, title, body } = effect
  const open = async (draft: boolean) =>
    evidenceOf((await octokit.rest.pulls.create({ owner, repo, head, base, title, body, draft })).data)
  try {
    return await open(true)
  } catch (error) {
    if (statusOf(error) !== 422) throw error
    const there = await probePull(target, effect)
    if (typeof there === 'object' && 'found' in there) return there.found
    // Private repositories of some plans have no drafts.
    return await open(false)
  }
}

export async function probePullBody(target: Target, { number, body }: EffectOf<'pull-request-body'>): Promise<Probe> {
  const pull = await read(target, number)
  return (pull.body ?? '').replaceAll('\r\n', '\n').trimEnd() === body.trimEnd() ? found(pull) : 'absent'
}

export function performPullBody(target: Target, effect: EffectOf<'pull-request-body'>): Promise<Evidence> {
  const { octokit, owner, repo } = target
  return onGitHub(`edit pull request #${effect.number}`, async () => {
    const { data } = await octokit.rest.pulls.update({ owner, repo, pull_number: effect.number, body: effect.body })
    return evidenceOf(data)
  })
}

export async function probeReady(target: Target, { number }: EffectOf<'ready'>): Promise<Probe> {
  const pull = await read(target, number)
  return pull.draft ? 'absent' : found(pull)
}

const READY = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { number url } }
}`

export async function performReady(target: Target, { number }: EffectOf<'ready'>): Promise<Evidence> {
  const pull = await read(target, number)
  if (!pull.draft) return evidenceOf(pull)
  return onGitHub(`mark pull request #${number} as ready`, async () => {
    const answer = await target.octokit.graphql<{
      markPullRequestReadyForReview: { pullRequest: { number: number; url: string } }
    }>(READY, { id: pull.node_id })
    const ready = answer.markPullRequestReadyForReview.pullRequest
    return evidence(ready.number, ready.url)
  })
}
