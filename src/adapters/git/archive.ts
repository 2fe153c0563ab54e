import { LeaseLost } from '../../ports/failures.ts'
import { explain, remoteTip } from './remote.ts'
import { type Repository, said } from './repository.ts'

/** The tag that an archived state branch becomes has the branch's own name. */
const tagOf = (branch: string): string => `refs/tags/${branch}`

export async function isArchived(repository: Repository, branch: string): Promise<boolean> {
  const args = ['ls-remote', '--', repository.options.remote, tagOf(branch)]
  const outcome = await repository.network(args, 'question')
  if (outcome.code !== 0) throw await explain(repository, 'git-upload-pack', outcome)
  return outcome.stdout.length > 0
}

/** The tag is made and the branch deleted in one step, and only where the branch still is at `tip` (J3). */
export async function archive(repository: Repository, branch: string, tip: string): Promise<void> {
  const ref = `refs/heads/${branch}`
  const options = ['--porcelain', '--atomic', '--no-verify', `--force-with-lease=${ref}:${tip}`]
  const specs = [`${tip}:${tagOf(branch)}`, `:${ref}`]
  const outcome = await repository.network(['push', ...options, '--', repository.options.remote, ...specs], 'transfer')
  if (outcome.code === 0) return
  const now = await remoteTip(repository, branch)
  if (now === null && (await isArchived(repository, branch))) return
  if (now !== tip) throw new LeaseLost(`${branch} has moved and was not archived: ${said(outcome)}`)
  throw await explain(repository, 'git-receive-pack', outcome)
}
