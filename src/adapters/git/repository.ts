import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Transient, untilStopped } from '../../ports/failures.ts'
import { type Config, type Environment, type Outcome, runGit } from './process.ts'

export interface Identity {
  readonly name: string
  readonly email: string
}

export interface RepositoryOptions {
  /** A bare git folder of Pawl's own, outside the workspace; made when missing. */
  readonly gitDir: string
  /** URL or path of the repository that everybody pushes to. */
  readonly remote: string
  readonly token: string | null
  /** Scheme and host that the token may be sent to, as in GITHUB_SERVER_URL. */
  readonly serverUrl: string
  readonly identity?: Identity
  /** How long one call that talks to the network may take, or may stand still when it transfers much. */
  readonly networkLimitMs?: number
  /** Ends what runs, and what waits for its turn, with Aborted. */
  readonly signal?: AbortSignal
  readonly environment?: Environment
}

export interface CallOptions {
  readonly input?: string | Buffer
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly config?: Config
  readonly timeLimitMs?: number
  readonly hear?: (chunk: Buffer) => void
}

export interface Repository {
  readonly options: RepositoryOptions
  /** Runs git here, without the token. */
  run(args: readonly string[], options?: CallOptions): Promise<Outcome>
  /** The same for calls that can't fail on a sound machine; throws Transient when one does. */
  bytes(args: readonly string[], options?: CallOptions): Promise<Buffer>
  text(args: readonly string[], options?: CallOptions): Promise<string>
  /**
   * Runs git with the token and the time limit, one such call at a time: fetches share a lock file. A transfer may take
   * longer while bytes flow.
   */
  network(args: readonly string[], kind: 'question' | 'transfer'): Promise<Outcome>
  /** The same repository, for calls that end with Aborted when this signal aborts, too. */
  until(signal: AbortSignal): Repository
  /** Trees of the commits that have been seen here: an id never comes to mean anything else. */
  readonly trees: Map<string, string>
}

/** What all that work on one repository have in common. */
interface Shared {
  readonly trees: Map<string, string>
  /** Resolves when no call to the network goes on or waits; null when none does. */
  last: Promise<void> | null
}

export const DEFAULT_IDENTITY: Identity = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
}
const NETWORK_LIMIT_MS = 60_000
/** A transfer that flows may take this many times the limit. */
const TRANSFER_FACTOR = 10

/** Every path is stored byte for byte, whatever the project's own .gitattributes say. `!` means: no value at all. */
const ATTRIBUTES = '* -text !eol !filter !ident !working-tree-encoding\n'

/** What `git init --bare` makes of an empty folder; a job does not start a process for that. */
const FOLDERS = ['info', 'objects', 'refs']
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'

export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  const gitDir = resolve(options.gitDir)
  const repository = over({ ...options, gitDir })
  await Promise.all(FOLDERS.map((name) => mkdir(join(gitDir, name), { recursive: true })))
  if (!existsSync(join(gitDir, 'HEAD'))) {
    await writeFile(join(gitDir, 'config'), CONFIG)
    await writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/main\n')
  }
  await writeFile(join(gitDir, 'info', 'attributes'), ATTRIBUTES)
  // Left by a git that was killed; nobody else works in this folder.
  await rm(join(gitDir, 'shallow.lock'), { force: true })
  return repository
}

/** A repository of somebody's, to read from: nothing is written to it, and nothing fetched to read it. */
export const attachRepository = (gitDir: string): Repository =>
  over({ gitDir, remote: '', token: null, serverUrl: '' }, { GIT_NO_LAZY_FETCH: '1' })

function over(
  options: RepositoryOptions,
  always: Readonly<Record<string, string>> = {},
  shared: Shared = { trees: new Map(), last: null },
): Repository {
  const base = baseConfig(options.identity ?? DEFAULT_IDENTITY)
  const secret = tokenConfig(options)
  const run: Repository['run'] = (args, { config = [], env, ...rest } = {}) =>
    runGit(
      {
        args,
        ...rest,
        env: { GIT_DIR: options.gitDir, ...always, ...env },
        config: [...base, ...config],
        signal: options.signal,
      },
      options.environment,
    )
  const bytes: Repository['bytes'] = async (args, call) => {
    const outcome = await run(args, call)
    if (outcome.code !== 0) throw new Transient(`git ${args[0]} failed: ${said(outcome)}`)
    return outcome.stdout
  }
  const network: Repository['network'] = (args, kind) => {
    const limitMs = options.networkLimitMs ?? NETWORK_LIMIT_MS
    const call = {
      args,
      env: { GIT_DIR: options.gitDir },
      config: [...base, ...secret, ...stallConfig(limitMs)],
      timeLimitMs: kind === 'transfer' ? limitMs * TRANSFER_FACTOR : limitMs,
      signal: options.signal,
    }
    const { last } = shared
    const start = () => runGit(call, options.environment)
    // At once where nothing goes on: a job's first fetch is under way before what comes after it has been loaded.
    const next = last ? untilStopped(last, options.signal).then(start) : start()
    const over = Promise.allSettled([last, next]).then(() => {
      if (shared.last === over) shared.last = null
    })
    shared.last = over
    return next
  }
  const until: Repository['until'] = (signal) => {
    const all = options.signal ? AbortSignal.any([options.signal, signal]) : signal
    return over({ ...options, signal: all }, always, shared)
  }
  const text: Repository['text'] = async (args, call) => (await bytes(args, call)).toString('utf8')
  return { options, run, bytes, text, network, until, trees: shared.trees }
}

const baseConfig = ({ name, email }: Identity): Config => [
  ['user.name', name],
  ['user.email', email],
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.excludesFile', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.autocrlf', 'false'],
  ['core.safecrlf', 'false'],
  ['core.fileMode', 'true'],
  ['core.symlinks', 'true'],
  ['core.ignoreCase', 'false'],
  ['core.quotePath', 'false'],
  ['credential.helper', ''],
  ['protocol.version', '2'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['transfer.credentialsInUrl', 'allow'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['push.recurseSubmodules', 'no'],
  ['push.gpgSign', 'false'],
  ['advice.addEmbeddedRepo', 'false'],
  ['advice.pushUpdateRejected', 'false'],
  ['advice.detachedHead', 'false'],
]

const tokenConfig = ({ token, serverUrl }: RepositoryOptions): Config =>
  token === null ? [] : [[`http.${serverUrl.replace(/\/+$/, '')}/.extraheader`, `AUTHORIZATION: ${basic(token)}`]]

/** libcurl gives up on a connection over which nothing has come or gone for so long. */
const stallConfig = (limitMs: number): Config => [
  ['http.lowSpeedLimit', '1'],
  ['http.lowSpeedTime', String(Math.ceil(limitMs / 1000))],
]

export const basic = (token: string): string => `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

/** The end of what git said, for people; nothing is decided by it. */
export const said = (outcome: Outcome): string =>
  outcome.timedOut
    ? 'it took too long and was stopped'
    : outcome.stderr.trim().slice(-2_000) || `exit code ${outcome.code}`
