/** The state branch, whose reading begins while the rest of the program is still being loaded. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type GitJournal, gitJournal } from '../adapters/git/journal.ts'
import { DEFAULT_IDENTITY, openRepository, type Repository } from '../adapters/git/repository.ts'
import { systemClock } from '../adapters/local/clock.ts'
import type { Segment } from '../core/codec.ts'
import type { Inputs } from '../core/inputs.ts'
import type { HearSegments, Journal, Stored } from '../ports/journal.ts'
import type { Environment } from './environment.ts'

export interface Store {
  /** Folder of this task on this machine. */
  readonly home: string
  /** Address of the repository, as people have it. */
  readonly url: string
  readonly repository: Repository
  readonly journal: GitJournal
  /** What the first `read` of the journal answers. */
  readonly reading: Promise<Stored | null>
  /** Tells of the segments that this has read, and then of what it reads. */
  hearAll(hear: HearSegments): void
  /** Tells what the first fetch has to wait for, if it waits at all, and that it may begin. */
  warmBy(warm: () => Promise<void>): void
}

export async function openStore(
  inputs: Inputs,
  task: number,
  environment: Environment,
  stop: AbortSignal,
  waits: boolean,
): Promise<Store> {
  const { owner, repo, serverUrl, temp } = environment
  const home = join(temp, 'pawl', String(task))
  const url = `${serverUrl}/${owner}/${repo}`
  await mkdir(join(home, 'home'), { recursive: true })
  // A runner starts us in the workspace. A tool may delete that, and then nothing could be started from there.
  process.chdir(home)
  const remote = `${url}.git`
  const repository = await openRepository({
    gitDir: join(home, 'git'),
    remote,
    serverUrl,
    token: inputs.githubToken,
  })
  const { promise: warmed, resolve } = Promise.withResolvers<() => Promise<void>>()
  const beforeFetch = async () => (await warmed)()
  const nonce = systemClock.nonce
  const journal = gitJournal({
    repository,
    task,
    nonce,
    committer: DEFAULT_IDENTITY,
    stop,
    ...(waits ? { beforeFetch } : {}),
  })
  const heard: Segment[] = []
  let hear: HearSegments = (segments) => heard.push(...segments)
  const reading = journal.read((segments) => hear(segments))
  // Whoever reads the journal hears of a failure.
  reading.catch(() => {})
  const hearAll = (next: HearSegments) => {
    next(heard)
    hear = next
  }
  return { home, url, repository, journal, reading, hearAll, warmBy: resolve }
}

/** The journal, whose first `read` has been under way since the job began. */
export function readAhead({ journal, reading, hearAll }: Store): Journal {
  let first: Promise<Stored | null> | null = reading
  return {
    read(hear) {
      const answer = first ?? journal.read(hear)
      if (first && hear) hearAll(hear)
      first = null
      return answer
    },
    append: (...args) => journal.append(...args),
    confirm: (...args) => journal.confirm(...args),
    archive: () => journal.archive(),
    isArchived: () => journal.isArchived(),
    blob: (digest) => journal.blob(digest),
    history: (...args) => journal.history(...args),
    goBackTo: (...args) => journal.goBackTo(...args),
  }
}
