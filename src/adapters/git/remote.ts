import { judge } from '../../core/failures.ts'
import { Aborted, Fatal, Transient } from '../../ports/failures.ts'
import type { Outcome } from './process.ts'
import { basic, type Repository, said } from './repository.ts'

type Service = 'git-upload-pack' | 'git-receive-pack'

const PROBE_LIMIT_MS = 15_000

/** Tip of a branch on the remote, null when there is no such branch. */
export async function remoteTip(repository: Repository, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`
  const outcome = await repository.network(['ls-remote', '--', repository.options.remote, ref], 'question')
  if (outcome.code !== 0) throw await explain(repository, 'git-upload-pack', outcome)
  // A pattern matches the ends of longer names as well.
  for (const line of outcome.stdout.toString('utf8').split('\n')) {
    const [sha, name] = line.split('\t')
    if (name === ref && sha !== undefined) return sha
  }
  return null
}

/** The tree of a commit or tree, by its id; null when it is not here. */
async function treeHere(repository: Repository, sha: string): Promise<string | null> {
  const { trees } = repository
  const known = trees.get(sha)
  if (known !== undefined) return known
  const found = await repository.run(['rev-parse', '--verify', '--quiet', `${sha}^{tree}`])
  if (found.code !== 0) return null
  const tree = found.stdout.toString('latin1').trim()
  trees.set(sha, tree)
  return tree
}

/** The tree of a commit or tree that must be here. */
export async function treeOf(repository: Repository, id: string): Promise<string> {
  const tree = await treeHere(repository, id)
  if (tree === null) throw new Transient(`git lacks ${id} although it was fetched`)
  return tree
}

export const hasCommit = async (repository: Repository, sha: string): Promise<boolean> =>
  (await treeHere(repository, sha)) !== null

/** Brings a commit and its files here, as the only thing on its own ref, unless they are here already. */
export async function fetchCommit(repository: Repository, sha: string, depth = 1): Promise<void> {
  if (depth === 1 && (await hasCommit(repository, sha))) return
  // The ref says in later fetches what is here, so that shared files don't travel twice.
  const outcome = await fetchRef(repository, depth, `+${sha}:refs/pawl/have/${sha}`)
  if (outcome.code !== 0) throw await explain(repository, 'git-upload-pack', outcome)
}

/** Brings a branch's last commit and its files here with one call; the ref that they are at, null when it is missing. */
export async function fetchBranch(repository: Repository, branch: string): Promise<string | null> {
  const ref = `refs/pawl/read/${branch}`
  const outcome = await fetchRef(repository, 1, `+refs/heads/${branch}:${ref}`)
  if (outcome.code === 0) return ref
  // Its exit code doesn't tell a missing branch from a failure.
  if ((await remoteTip(repository, branch)) === null) return null
  throw await explain(repository, 'git-upload-pack', outcome)
}

function fetchRef(repository: Repository, depth: number, spec: string): Promise<Outcome> {
  const options = ['--quiet', `--depth=${depth}`, '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
  return repository.network(['fetch', ...options, '--', repository.options.remote, spec], 'transfer')
}

export interface Push {
  readonly accepted: boolean
  /** The remote answered, and said no. */
  readonly refused: boolean
  readonly outcome: Outcome
}

/** A plain push. Told apart by exit code and by the flag that --porcelain puts before each ref. */
export async function plainPush(repository: Repository, branch: string, sha: string): Promise<Push> {
  const spec = `${sha}:refs/heads/${branch}`
  const args = ['push', '--porcelain', '--no-verify', '--no-follow-tags', '--', repository.options.remote, spec]
  const outcome = await repository.network(args, 'transfer')
  const refused = outcome.stdout
    .toString('utf8')
    .split('\n')
    .some((line) => line.startsWith('!\t'))
  return { accepted: outcome.code === 0 && !refused, refused, outcome }
}

/** The remote could take a push and keeps saying no: a rule there forbids it. */
export const refusal = (branch: string, { outcome }: Push): Fatal =>
  new Fatal(
    `the remote refuses the push to ${branch}: ${said(outcome)}`,
    `Read the remote's words above: a ruleset, push protection, or a token that may not change workflows stops it. Allow pushes to ${branch}, or undo what is refused; then comment /retry.`,
  )

/** What a failed call to the remote means, by the status code that the server gives to the same credentials. */
export async function explain(repository: Repository, service: Service, outcome: Outcome): Promise<Transient | Fatal> {
  const what = `the remote repository could not be ${service === 'git-receive-pack' ? 'written' : 'read'}: ${said(outcome)}`
  if (outcome.timedOut) return new Transient(what)
  const answer = await probe(repository, service)
  if (answer === null) return new Transient(what)
  const { status, retryAfterMs } = answer
  if (judge({ where: 'git', status, limited: retryAfterMs !== null }).class === 'transient')
    return new Transient(what, { status: status === 200 ? null : status, retryAfterMs })
  const todo =
    status === 404
      ? 'Check that the repository exists and that github-token may see it.'
      : 'Give the job `permissions: contents: write` and check that github-token has not expired.'
  return new Fatal(`${what} (status ${status})`, todo, { status })
}

async function probe(
  { options }: Repository,
  service: Service,
): Promise<{ status: number; retryAfterMs: number | null } | null> {
  if (!/^https?:/.test(options.remote)) return null
  const url = new URL(`${options.remote.replace(/\/+$/, '')}/info/refs?service=${service}`)
  // git resolves these names to loopback by itself, Node's resolver may not.
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  const ours = options.remote.startsWith(`${options.serverUrl.replace(/\/+$/, '')}/`)
  const headers: Record<string, string> = options.token !== null && ours ? { authorization: basic(options.token) } : {}
  const limit = AbortSignal.timeout(PROBE_LIMIT_MS)
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
  try {
    const response = await fetch(url, { headers, signal })
    await response.body?.cancel()
    return { status: response.status, retryAfterMs: retryAfter(response.headers.get('retry-after')) }
  } catch (cause) {
    if (options.signal?.aborted) throw new Aborted('the work was told to stop', { cause })
    return null
  }
}

const retryAfter = (value: string | null): number | null => {
  const seconds = value === null ? Number.NaN : Number(value)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}
