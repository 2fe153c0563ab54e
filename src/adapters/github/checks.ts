/** What CI says of a commit: check runs and commit statuses, and which of them the base branch asks for (P6). */
import { type Checks, type Reported, tally } from '../../core/checks.ts'
import { Fatal } from '../../ports/failures.ts'
import { onGitHub, orGone } from './errors.ts'
import { PAGE } from './pages.ts'
import type { Target } from './target.ts'

export async function checks(target: Target, sha: string, base: string): Promise<Checks> {
  const [runs, statuses, required] = await Promise.all([
    checkRuns(target, sha),
    readable(target, `the commit statuses of ${sha.slice(0, 10)}`, 'statuses: read', () => commitStatuses(target, sha)),
    requiredNames(target, base),
  ])
  return tally([...runs, ...statuses], required)
}

const checkRuns = ({ octokit, owner, repo }: Target, ref: string): Promise<readonly Reported[]> =>
  onGitHub(`read the checks of ${ref.slice(0, 10)}`, async () => {
    const runs = await octokit.paginate(octokit.rest.checks.listForRef, { owner, repo, ref, per_page: PAGE })
    return runs.map(({ name, status, conclusion }) => ({ name, kind: kindOf(status, conclusion) }))
  })

const PASSED = new Set(['success', 'neutral', 'skipped'])

function kindOf(status: string, conclusion: string | null): Reported['kind'] {
  if (conclusion === 'action_required') return 'waiting'
  if (status !== 'completed' || conclusion === null) return 'pending'
  return PASSED.has(conclusion) ? 'passed' : 'failed'
}

/** Newest first, each as often as it changed: the first of a name is what it says now. */
const commitStatuses = ({ octokit, owner, repo }: Target, ref: string): Promise<readonly Reported[]> =>
  onGitHub(`read the commit statuses of ${ref.slice(0, 10)}`, async () => {
    const parameters = { owner, repo, ref, per_page: PAGE }
    const all = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, parameters)
    const newest = new Map(all.toReversed().map(({ context, state }) => [context, state]))
    return [...newest].map(([name, state]) => ({ name, kind: STATES[state] ?? 'failed' }))
  })

const STATES: Readonly<Record<string, Reported['kind']>> = { success: 'passed', pending: 'pending' }

/** By the branch's protection and by rulesets. */
async function requiredNames(target: Target, base: string): Promise<readonly string[]> {
  const [guarded, ruled] = await Promise.all([
    byProtection(target, base),
    readable(target, `the rules of ${base}`, 'metadata: read', () => byRules(target, base)),
  ])
  return [...guarded, ...ruled]
}

const byProtection = ({ octokit, owner, repo }: Target, branch: string): Promise<readonly string[]> =>
  onGitHub(`read the branch ${branch}`, async () => {
    const found = await orGone(() => octokit.rest.repos.getBranch({ owner, repo, branch }))
    return found?.data.protection?.required_status_checks?.contexts ?? []
  })

const byRules = ({ octokit, owner, repo }: Target, branch: string): Promise<readonly string[]> =>
  onGitHub(`read the rules of ${branch}`, async () => {
    const rules = await orGone(() =>
      octokit.paginate(octokit.rest.repos.getBranchRules, { owner, repo, branch, per_page: PAGE }),
    )
    return (rules ?? []).flatMap((rule) =>
      rule.type === 'required_status_checks'
        ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
        : [],
    )
  })

/** A token that may not read this, or a plan that has none of it, is no reason to stop: without it nothing is held up. */
async function readable<T>(
  { octokit }: Target,
  what: string,
  permission: string,
  read: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Fatal) || error.status !== 403) throw error
    octokit.log.warn(`GitHub does not show ${what} to this job (403; \`${permission}\` may be missing): left out.`)
    return []
  }
}
