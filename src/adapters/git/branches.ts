import { Fatal } from '../../ports/failures.ts'
import type { Branches } from '../../ports/workspace.ts'
import { explain, fetchCommit, hasCommit, type Push, plainPush, refusal, remoteTip, treeOf } from './remote.ts'
import { type Identity, type Repository, said } from './repository.ts'

export interface BranchesOptions {
  readonly repository: Repository
  readonly committer: Identity
  /** Ends every call with Aborted. */
  readonly stop?: AbortSignal
}

/** How far back a branch is searched for a commit, in steps, so that the usual answer comes from a small fetch. */
const DEPTHS = [20, 500]

export function gitBranches({ repository: whole, committer, stop }: BranchesOptions): Branches {
  const repository = stop ? whole.until(stop) : whole
  const fetchTree = async (sha: string) => {
    await fetchCommit(repository, sha)
    return await treeOf(repository, sha)
  }
  return {
    tip: (branch) => remoteTip(repository, branch),
    fetch: fetchTree,
    async readFile(sha, path) {
      await fetchCommit(repository, sha)
      return await fileAt(repository, sha, path)
    },
    async contains(branch, sha) {
      const tip = await remoteTip(repository, branch)
      return tip !== null && reaches(repository, tip, sha)
    },
    async commit({ parent, also, tree, message, at }) {
      const kept = await fetchTree(parent)
      if (also !== undefined) await fetchCommit(repository, also)
      const parents = [parent, ...(also === undefined ? [] : [also])].flatMap((sha) => ['-p', sha])
      const commit = await repository.text(['commit-tree', tree ?? kept, ...parents, '-F', '-'], {
        input: message,
        env: authorship(committer, at),
      })
      return commit.trim()
    },
    async push(branch, sha) {
      const push = await plainPush(repository, branch, sha)
      if (push.accepted || (await arrived(repository, branch, sha, push))) return
      if (!push.refused) throw await explain(repository, 'git-receive-pack', push.outcome)
      // The remote says no to what it could take. Another's push in the same moment does that once, a rule every time.
      const again = await plainPush(repository, branch, sha)
      if (again.accepted || (await arrived(repository, branch, sha, again))) return
      throw again.refused ? refusal(branch, again) : await explain(repository, 'git-receive-pack', again.outcome)
    },
  }
}

async function fileAt(repository: Repository, sha: string, path: string): Promise<string | null> {
  // git reads names by the line.
  if (path.includes('\n')) return null
  const args = ['cat-file', '--batch', '--follow-symlinks']
  const output = await repository.bytes(args, { input: `${sha}:${path}\n` })
  const start = output.indexOf('\n') + 1
  const [, kind, size] = output.toString('utf8', 0, start).split(' ')
  return kind === 'blob' ? output.toString('utf8', start, start + Number(size)) : null
}

/** Same data, same commit: a replacement run must make the very commit that a dead one may have pushed. */
function authorship({ name, email }: Identity, at: number): Record<string, string> {
  const date = `@${Math.floor(at / 1000)} +0000`
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  }
}

async function reaches(repository: Repository, tip: string, sha: string): Promise<boolean> {
  if (tip === sha) return true
  for (const depth of DEPTHS) {
    await fetchCommit(repository, tip, depth)
    if (!(await hasCommit(repository, sha))) continue
    if ((await repository.run(['merge-base', '--is-ancestor', sha, tip])).code === 0) return true
  }
  return false
}

/** After a push that did not go through, the remote's tip tells: the commit is there, or could still be pushed. */
async function arrived(repository: Repository, branch: string, sha: string, { outcome }: Push): Promise<boolean> {
  const tip = await remoteTip(repository, branch)
  if (tip === sha) return true
  const parent = (await repository.run(['rev-parse', '--verify', '--quiet', `${sha}^1`])).stdout
    .toString('latin1')
    .trim()
  if (tip === null || tip === parent) return false
  if (await reaches(repository, tip, sha)) return true
  throw new Fatal(
    `${branch} has moved to ${tip}, which does not hold ${sha}: ${said(outcome)}`,
    `Somebody has pushed to ${branch}. Move their commits to another branch, reset it to ${parent || 'its former tip'}, and comment /retry.`,
  )
}
