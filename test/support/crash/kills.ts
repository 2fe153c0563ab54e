/** Deaths of the worker, and what is measured after them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stateBranch } from '../../../src/core/names.ts'
import type { FaultHook, OpenRequest, RecordedRequest } from '../../world/interceptor.ts'
import { extendsPrompt } from '../../world/messages/prefix.ts'
import type { MessagesRecord } from '../../world/messages/types.ts'
import type { World } from '../../world/world.ts'
import { TASK } from './story.ts'

/** A request by what it is for and how often such a one has been made: the same in every undisturbed run. */
export interface RequestPoint {
  readonly name: string
  readonly when: 'before' | 'after'
}
/** A write to the local log, counted over the whole story; only the process dies there, the machine stays. */
export interface WritePoint {
  readonly write: number
  readonly when: 'before' | 'torn' | 'after'
}
export type Point = RequestPoint | WritePoint

export interface Outcome {
  readonly final: unknown
  readonly duplicates: readonly string[]
  readonly kills: number
  readonly requests: readonly RecordedRequest[]
  /** Writes to the local log. */
  readonly writes: number
  readonly repeatedTurns: number
  readonly turns: number
  /** What the model was asked last, as it came. */
  readonly lastRequest: string
  /** Lines that a checkpoint on the remote once held and the journal in the end does not. */
  readonly lostEvents: number
  /** Model requests that did not send the prompt of the one before again to the byte (A4). */
  readonly newPrefixes: number
}

type Named = Pick<RecordedRequest, 'job' | 'channel' | 'method' | 'path' | 'write'>

/** Names requests of work jobs by their channel, method, path and count. */
function namer(): (request: Named) => string | null {
  const counts = new Map<string, number>()
  return ({ job, channel, method, path, write }) => {
    if (!job.startsWith('work')) return null
    const plain = path.replace(/[?&](per_page|page|since)=[^&]*/g, '').replace(/[0-9a-f]{40}/g, 'SHA')
    const isQuery = path === '/graphql' && !write
    const kind = `${channel} ${isQuery ? 'GET' : method} ${plain}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind} #${count}`
  }
}

export const namesOf = (requests: readonly RecordedRequest[]): readonly string[] => {
  const name = namer()
  return requests.map(name).filter((one) => one !== null)
}

export interface Strike {
  kills(): number
  /** The state branch's tips that were seen. */
  readonly tips: ReadonlySet<string>
}

interface Orders {
  readonly points?: readonly RequestPoint[]
  /** The job that makes this model call is told to stop, once; that is when `stopping` is called. */
  readonly stoppedAtCall?: number | undefined
  readonly stopping?: () => void
}

/** Kills at the points, and tells a job to stop. */
export function strike(
  world: World,
  { points = [], stoppedAtCall = Number.POSITIVE_INFINITY, stopping = () => {} }: Orders,
): Strike {
  const name = namer()
  for (const request of world.requests) name(request)
  const left = [...points]
  const tips = new Set<string>()
  let kills = 0
  let calls = world.requests.filter(({ channel }) => channel === 'model').length
  let stopped = calls >= stoppedAtCall
  const hook: FaultHook = async (request) => {
    if (request.channel === 'model') await checkpointLands(world, request)
    tips.add(await tipOf(world))
    if (request.isGone()) return { before: 'drop' }
    const next = left[0]
    if (name(request) === next?.name && next) {
      left.shift()
      kills += 1
      return next.when === 'before' ? { before: 'kill' } : { after: 'kill' }
    }
    if (request.channel === 'model' && ++calls >= stoppedAtCall && !stopped) {
      stopped = true
      stopping()
      world.cancel(request.job)
      await sleep(50)
    }
    return undefined
  }
  world.onRequest(hook)
  return { kills: () => kills, tips }
}

const tipOf = (world: World): Promise<string> =>
  readFile(join(world.bare, 'refs', 'heads', stateBranch(TASK)), 'utf8').then(
    (text) => text.trim(),
    () => '',
  )

/**
 * A model takes seconds and a checkpoint a fraction of one, so that what was pushed beside the call is there when the
 * reply comes; a scripted model takes no time at all, and is made to wait for it. A worker that dies meanwhile has no reply.
 */
async function checkpointLands(world: World, request: OpenRequest): Promise<void> {
  const before = await tipOf(world)
  const end = Date.now() + 3_000
  while ((await tipOf(world)) === before && !request.isGone() && Date.now() < end) await sleep(25)
}

const SEGMENTS = 'journal/segments'

/** Every line of every checkpoint must still be there, in place, in the last one, and every tip in its history. */
export async function lostEvents(world: World, tips: ReadonlySet<string>): Promise<number> {
  const branch = stateBranch(TASK)
  const history = (await world.git('log', '--format=%H', '--numstat', '--no-renames', branch)).split('\n')
  const strays = [...tips].filter((tip) => tip !== '' && !history.includes(tip))
  const only = (tip: string) => world.git('log', '--format=', '--numstat', tip, '--not', branch, '--', SEGMENTS)
  const astray = (await Promise.all(strays.map(only))).flatMap((log) => log.split('\n'))
  return sumOf(history, 1) + sumOf(astray, 0)
}

/** The sum of lines added (0) or deleted (1) in segments, of what `--numstat` says. */
const sumOf = (lines: readonly string[], column: 0 | 1): number =>
  lines
    .map((line) => line.split('\t'))
    .filter(([, , path]) => path?.startsWith(SEGMENTS))
    .reduce((sum, counts) => sum + Number(counts[column]), 0)

/** One new prefix for each role is right; every other request must go on from the one before it, or repeat it. */
export function newPrefixes(requests: readonly MessagesRecord[]): number {
  return requests.filter(
    (request, index) => index > 0 && !requests.slice(0, index).some((earlier) => extendsPrompt(request, earlier)),
  ).length
}
