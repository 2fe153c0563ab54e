import type { Issue, Pull } from '../../ports/forge.ts'
import { onGitHub, orGone } from './errors.ts'
import type { Target } from './target.ts'

/** An issue that was moved is answered from where it is now; it is this repository's no longer. */
export const issue = ({ octokit, owner, repo }: Target, number: number): Promise<Issue | null> =>
  orNull(`read issue #${number}`, async () => {
    const { data } = await octokit.rest.issues.get({ owner, repo, issue_number: number })
    if (!data.repository_url.toLowerCase().endsWith(`/repos/${owner}/${repo}`.toLowerCase())) return null
    return {
      number: data.number,
      title: data.title,
      body: data.body ?? '',
      url: data.html_url,
      author: data.user?.login ?? null,
      open: data.state === 'open',
      labels: data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? ''))),
      isPullRequest: data.pull_request !== undefined,
      closedBy: data.closed_by?.login ?? null,
    }
  })

/** Who closed a pull request without merging it is known to its issue alone. */
export const pull = (target: Target, number: number): Promise<Pull | null> =>
  orNull(`read pull request #${number}`, async () => {
    const { octokit, owner, repo } = target
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number })
    if (data.state === 'open') return { open: true, merged: false, by: null }
    if (data.merged) return { open: false, merged: true, by: data.merged_by?.login ?? null }
    return { open: false, merged: false, by: (await issue(target, number))?.closedBy ?? null }
  })

const orNull = <T>(doing: string, act: () => Promise<T>): Promise<T | null> => onGitHub(doing, () => orGone(act))
