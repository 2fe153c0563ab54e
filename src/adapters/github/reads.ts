import { taskOfState } from '../../core/names.ts'
import type { Permission } from '../../core/signals.ts'
import type { Tip } from '../../core/sweep.ts'
import { readTrailers } from '../../core/trailers.ts'
import { Fatal } from '../../ports/failures.ts'
import type { Authority, Changed, Comment, Forge } from '../../ports/forge.ts'
import { checks } from './checks.ts'
import { onGitHub, orGone, statusOf, translated } from './errors.ts'
import { everyPage, PAGE } from './pages.ts'
import { reviews } from './reviews.ts'
import { rewritten } from './rewriting.ts'
import { issue, pull } from './standing.ts'
import { isOurs, isSame, type Target } from './target.ts'
import { memberOf } from './teams.ts'

type Reads = Omit<Forge, 'probe' | 'perform'>

export function reads(target: Target): Reads {
  let branch: Promise<string> | null = null
  return {
    defaultBranch() {
      branch ??= defaultBranch(target)
      branch.catch(() => {
        branch = null
      })
      return branch
    },
    issue: (number) => issue(target, number),
    pull: (number) => pull(target, number),
    labeler: (number, label) => labeler(target, number, label),
    rewritten: (number, after) => rewritten(target, number, after),
    authority: (login) => authority(target, login),
    memberOf: (team, login) => memberOf(target, team, login),
    comments: (number, since) => comments(target, number, since),
    reviews: (number, but) => reviews(target, number, but),
    headBranch: (number) => headBranch(target, number),
    file: (path) => file(target, path),
    checks: (sha, base) => checks(target, sha, base),
    labelled: (label) => labelled(target, label),
    changedSince: (label, since) => changedSince(target, label, since),
    stateTips: () => stateTips(target),
    runEnded: (run) => runEnded(target, run),
  }
}

const defaultBranch = ({ octokit, owner, repo }: Target): Promise<string> =>
  onGitHub('tell the default branch', async () => (await octokit.rest.repos.get({ owner, repo })).data.default_branch)

const orNull = <T>(doing: string, act: () => Promise<T>): Promise<T | null> => onGitHub(doing, () => orGone(act))

const labeler = ({ octokit, owner, repo }: Target, number: number, label: string) =>
  onGitHub(`read who labelled #${number}`, async () => {
    const events = await octokit.paginate(octokit.rest.issues.listEvents, {
      owner,
      repo,
      issue_number: number,
      per_page: 100,
    })
    const last = events.findLast(
      (event) => event.event === 'labeled' && 'label' in event && isSame(event.label?.name ?? undefined, label),
    )
    return last?.actor ? { login: last.actor.login, event: last.id, at: Date.parse(last.created_at) } : null
  })

async function authority({ octokit, owner, repo }: Target, login: string): Promise<Authority> {
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })
    return data.user?.permissions ? highest(data.user.permissions) : legacy(data.permission)
  } catch (error) {
    const status = statusOf(error)
    if (status === 404) return 'none'
    const failure = translated(error, `tell the permission of ${login}`)
    if (status === 403 && failure instanceof Fatal) return 'unknown'
    throw failure
  }
}

interface Grants {
  readonly pull: boolean
  readonly triage?: boolean
  readonly push: boolean
  readonly maintain?: boolean
  readonly admin: boolean
}

function highest({ admin, maintain, push, triage, pull }: Grants): Permission {
  if (admin) return 'admin'
  if (maintain) return 'maintain'
  if (push) return 'write'
  if (triage) return 'triage'
  return pull ? 'read' : 'none'
}

/** What older servers say; it never says more than is so. */
const legacy = (permission: string): Permission =>
  permission === 'admin' || permission === 'write' || permission === 'read' ? permission : 'none'

const comments = ({ octokit, owner, repo }: Target, number: number, since?: number): Promise<readonly Comment[]> =>
  onGitHub(`read the comments of #${number}`, async () => {
    const from = since === undefined ? {} : { since: new Date(since).toISOString() }
    const parameters = { owner, repo, issue_number: number, per_page: PAGE, ...from }
    const all = await everyPage(() => octokit.paginate(octokit.rest.issues.listComments, parameters))
    return all.map((comment) => ({
      id: comment.id,
      number,
      body: comment.body ?? '',
      author: comment.user?.login ?? null,
      authorType: comment.user?.type ?? 'User',
      edited: comment.updated_at !== comment.created_at,
      at: Date.parse(comment.created_at),
    }))
  })

const headBranch = (target: Target, number: number): Promise<string | null> =>
  orNull(`read pull request #${number}`, async () => {
    const { octokit, owner, repo } = target
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number })
    return isOurs(target, data.head.repo?.full_name) ? data.head.ref : null
  })

const file = ({ octokit, owner, repo }: Target, path: string): Promise<string | null> =>
  orNull(`read ${path}`, async () => {
    const { data } = await octokit.rest.repos.getContent({ owner, repo, path })
    const isFile = !Array.isArray(data) && data.type === 'file' && 'content' in data
    return isFile ? Buffer.from(data.content, 'base64').toString('utf8') : null
  })

const labelled = ({ octokit, owner, repo }: Target, labels: string): Promise<readonly number[]> =>
  onGitHub('list the labelled issues', async () => {
    const parameters = { owner, repo, labels, state: 'open', per_page: 100 } as const
    const issues = await octokit.paginate(octokit.rest.issues.listForRepo, parameters)
    return issues.filter(({ pull_request }) => !pull_request).map(({ number }) => number)
  })

const changedSince = (
  { octokit, owner, repo }: Target,
  label: string | null,
  from: number,
): Promise<readonly Changed[]> =>
  onGitHub('list what has changed', async () => {
    const since = new Date(from).toISOString()
    const labels = label === null ? {} : { labels: label }
    const parameters = { owner, repo, ...labels, since, state: 'all', sort: 'updated', per_page: 100 } as const
    const all = await octokit.paginate(octokit.rest.issues.listForRepo, parameters)
    return all.map(({ number, pull_request, updated_at, state }) => ({
      number,
      open: state === 'open',
      merged: typeof pull_request?.merged_at === 'string',
      isPullRequest: pull_request !== undefined,
      at: Date.parse(updated_at),
    }))
  })

const stateTips = ({ octokit, owner, repo }: Target): Promise<readonly Tip[]> =>
  onGitHub('list the state branches', async () => {
    const ref = 'heads/pawl/state/'
    const refs = await octokit.paginate(octokit.rest.git.listMatchingRefs, { owner, repo, ref, per_page: 100 })
    const tips: Tip[] = []
    for (const { ref: name, object } of refs) {
      const task = taskOfState(name.replace('refs/heads/', ''))
      if (task === null) continue
      const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: object.sha })
      tips.push({ task, trailers: readTrailers(data.message), at: Date.parse(data.committer.date) })
    }
    return tips
  })

async function runEnded({ octokit, owner, repo }: Target, run: string): Promise<boolean | null> {
  if (!/^[1-9]\d*$/.test(run)) return null
  try {
    const doing = `read run ${run}`
    const found = await orNull(doing, () => octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: Number(run) }))
    return found && found.data.status === 'completed'
  } catch (error) {
    if (error instanceof Fatal && error.status === 403) return null
    throw error
  }
}
