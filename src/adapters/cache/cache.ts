/**
 * The cache of GitHub Actions. Keeps S5 (R61): an entry may have been written by another job, and the archive that it is
 * would be unpacked wherever its paths say. So tar is told to make nothing of it: the one file's bytes go through a program
 * of ours to one place, capped, and every other path in it is dropped.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cache, Kept, Limits, Restored } from '../../ports/cache.ts'
import { type Answer, type Child, callWorker } from './child.ts'

export interface CacheOptions {
  /** Program that makes the call: this folder's worker, built or not. */
  readonly worker: string
  /** A folder of our own for what comes and goes. */
  readonly folder: string
  readonly maxBytes?: number
  readonly environment?: NodeJS.ProcessEnv
}

const MAX_BYTES = 1024 * 1024 * 1024
const NAME = 'pawl.kept'

/** The first file's bytes, capped; what exists already is never written to. */
const TAKE = 'set -C\numask 077\nexec head -c "$PAWL_CAP" > "$PAWL_FILE"\n'

export function actionsCache({ worker, folder, maxBytes = MAX_BYTES, environment = process.env }: CacheOptions): Cache {
  const call = async <T>(limits: Limits, use: (child: Child) => Promise<T>): Promise<T> => {
    const place = join(folder, randomBytes(8).toString('hex'))
    await mkdir(place, { recursive: true })
    return await use({ worker, place, environment, ...limits }).finally(() =>
      rm(place, { recursive: true, force: true }),
    )
  }
  const mode = (environment['ACTIONS_CACHE_MODE'] ?? '').trim().toLowerCase()
  return {
    restore: (prefix, limits) =>
      safely(async () => {
        if (!hasService(environment)) return failed(NO_SERVICE)
        if (mode === 'none' || mode === 'write-only') return failed('this job may not read it')
        const target = join(folder, `${randomBytes(8).toString('hex')}.kept`)
        return call(limits, (child) => restore(child, prefix, target, maxBytes))
      }),
    keep: (key, file, limits) =>
      safely(async (): Promise<Kept> => {
        if (!hasService(environment)) return failed(NO_SERVICE)
        if (mode === 'none' || mode === 'read') return { how: 'read-only' }
        const { size } = await stat(file)
        if (size >= maxBytes) return failed(`${size} bytes are more than are kept`)
        return call(limits, (child) => keep(child, key, file))
      }),
    discard: (file) => rm(file, { force: true }),
  }
}

const NO_SERVICE = 'there is no cache service here'
const hasService = (env: NodeJS.ProcessEnv): boolean => Boolean(env['ACTIONS_RESULTS_URL'] || env['ACTIONS_CACHE_URL'])

const failed = (reason: string) => ({ how: 'failed', reason }) as const

/** Nothing that goes wrong here may be the run's trouble. */
async function safely<T>(act: () => Promise<T>): Promise<T | ReturnType<typeof failed>> {
  try {
    return await act()
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

async function restore(child: Child, prefix: string, target: string, maxBytes: number): Promise<Restored> {
  if (!(await hasGnuTar(child.environment))) return failed('this machine has no GNU tar')
  const take = join(child.place, 'take')
  await writeFile(take, TAKE)
  const order = { verb: 'restore', key: prefix, name: NAME } as const
  const answer = await callWorker(child, order, {
    TAR_OPTIONS: `--to-command='. "$PAWL_TAKE"'`,
    PAWL_TAKE: take,
    PAWL_FILE: target,
    PAWL_CAP: String(maxBytes),
  })
  const { size } = await stat(target).catch(() => ({ size: 0 }))
  const problem = problemOf(answer) ?? (size < maxBytes ? null : `the entry is larger than ${maxBytes} bytes`)
  const key = answer.result?.key ?? null
  if (problem === null && key !== null && size > 0) return { how: 'found', key, file: target }
  await rm(target, { force: true })
  if (problem !== null) return failed(problem)
  return key === null ? { how: 'absent' } : failed('the entry holds nothing of ours')
}

async function keep(child: Child, key: string, file: string): Promise<Kept> {
  await link(file, join(child.place, NAME))
  const answer = await callWorker(child, { verb: 'keep', key, name: NAME })
  if (answer.problem?.includes(DENIED)) return { how: 'read-only' }
  const problem =
    problemOf(answer) ?? (answer.result?.kept ? null : 'the service did not take it; it may have it already')
  return problem === null ? { how: 'kept' } : failed(problem)
}

/** The beginning of the service's answer to a token that may only read; the vendor's library tells it by this too. */
const DENIED = 'cache write denied:'

const problemOf = ({ problem, result }: Answer): string | null =>
  problem ?? (result === null ? 'it gave no answer' : result.available ? null : NO_SERVICE)

async function hasGnuTar(environment: NodeJS.ProcessEnv): Promise<boolean> {
  const env = { PATH: environment['PATH'] ?? '', LC_ALL: 'C' }
  const run = promisify(execFile)
  return await run('tar', ['--version'], { env }).then(
    ({ stdout }) => stdout.includes('GNU tar'),
    () => false,
  )
}
