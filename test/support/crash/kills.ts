import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultHook, RecordedRequest } from '../../world/interceptor.ts'
import { extendsPrompt } from '../../world/messages/prefix.ts'
import type { MessagesRecord } from '../../world/messages/types.ts'
import type { World } from '../../world/world.ts'
import { openPawl } from '../pawl.ts'
import { SHORT_FILES, SHORT_VERIFY } from '../short-brain.ts'
import { finalState } from '../story.ts'
import { readJournal } from '../tally.ts'
import { crashBrain, playCrashStory } from './story.ts'

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
  /** Segments that a checkpoint on the remote once held and the journal in the end does not, or holds changed. */
  readonly lostSegments: number
  /** Model requests that did not send the prompt of the one before again to the byte (A4). */
  readonly newPrefixes: number
}

type Named = Pick<RecordedRequest, 'job' | 'channel' | 'method' | 'path'>

/** Names requests of work jobs by their channel, method, path and count. */
export function namer(): (request: Named) => string | null {
  const counts = new Map<string, number>()
  return ({ job, channel, method, path }) => {
    if (!job.startsWith('work')) return null
    const plain = path.replace(/[?&](per_page|page|since)=[^&]*/g, '').replace(/[0-9a-f]{40}/g, 'SHA')
    const kind = `${channel} ${method} ${plain}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind} #${count}`
  }
}

export const namesOf = (requests: readonly RecordedRequest[]): readonly string[] => {
  const name = namer()
  return requests.map(name).filter((one) => one !== null)
}

/** The story, with the worker dying at each of the points, in order; dead jobs are run again. */
export async function playKilled(points: readonly Point[], whole = true): Promise<Outcome> {
  const pawl = await openPawl({ brain: crashBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  const { world, model } = pawl
  try {
    const plan = await planDeath(world, points)
    const requests = points.filter((point): point is RequestPoint => 'name' in point)
    const kills = strike(world, requests, whole)
    const task = await playCrashStory(world, whole)
    const final = (await finalState(world, task)) as { duplicates: readonly string[] }
    const { writes, at } = JSON.parse(await readFile(plan, 'utf8')) as { writes: number; at: number }
    return {
      final,
      duplicates: final.duplicates,
      kills: kills() + (at > 0 && writes >= at ? 1 : 0),
      requests: [...world.requests],
      writes,
      repeatedTurns: model.requests.filter(({ repeated }) => repeated).length,
      turns: (await readJournal(world, task)).filter(({ type }) => type === 'turn.completed').length,
      lostSegments: await lostSegments(world, task),
      newPrefixes: newPrefixes(model.requests),
    }
  } finally {
    await pawl.close()
  }
}

async function planDeath(world: World, points: readonly Point[]): Promise<string> {
  const file = join(world.bare, '..', 'die-at.json')
  const point = points.find((one): one is WritePoint => 'write' in one)
  await writeFile(file, JSON.stringify({ writes: 0, at: point?.write ?? 0, when: point?.when ?? 'after' }))
  const hook = join(import.meta.dirname, 'die-at-write.mjs')
  Object.assign(world.workflow.work.env, {
    NODE_OPTIONS: `--import=${hook}`,
    PAWL_DIE_AT: file,
  })
  return file
}

/** Kills at the points, and tells the job that makes the third model call to stop, once. */
function strike(world: World, points: readonly RequestPoint[], stops: boolean): () => number {
  const name = namer()
  const left = [...points]
  let kills = 0
  let calls = 0
  let stopped = false
  const hook: FaultHook = async (request) => {
    if (request.channel === 'model') await checkpointLands(world)
    const next = left[0]
    if (name(request) === next?.name && next) {
      left.shift()
      kills += 1
      return next.when === 'before' ? { before: 'kill' } : { after: 'kill' }
    }
    if (request.channel === 'model' && ++calls >= 3 && stops && !stopped) {
      stopped = true
      world.cancel(request.job)
      await sleep(50)
    }
    return undefined
  }
  world.onRequest(hook)
  return () => kills
}

/**
 * A model takes seconds and a checkpoint a fraction of one, so that what was pushed beside the call is there when the
 * reply comes; a scripted model takes no time at all, and is made to wait for it.
 */
async function checkpointLands(world: World): Promise<void> {
  const tip = () => readFile(join(world.bare, 'refs/heads/pawl/state/1'), 'utf8').catch(() => '')
  const before = await tip()
  const end = Date.now() + 3_000
  while ((await tip()) === before && Date.now() < end) await sleep(25)
}

/** Every checkpoint's lines must still be there, in place, in the last one. */
async function lostSegments(world: World, task: number): Promise<number> {
  const branch = `pawl/state/${task}`
  const added = await world.git('log', '--format=', '--name-only', '--diff-filter=A', branch, '--', 'journal/segments')
  const changed = await world.git('log', '--format=', '--name-only', '--diff-filter=MD', branch, '--', 'journal')
  const there = new Set((await world.git('ls-tree', '-r', '--name-only', branch)).split('\n'))
  const gone = added.split('\n').filter((name) => name !== '' && !there.has(name))
  return gone.length + changed.split('\n').filter((name) => name !== '').length
}

/** One new prefix for each role is right; every other request must go on from the one before it, or repeat it. */
function newPrefixes(requests: readonly MessagesRecord[]): number {
  return requests.filter(
    (request, index) => index > 0 && !requests.slice(0, index).some((earlier) => extendsPrompt(request, earlier)),
  ).length
}
