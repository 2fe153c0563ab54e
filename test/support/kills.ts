import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedRequest } from '../world/interceptor.ts'
import type { World } from '../world/world.ts'
import { openPawl } from './pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from './short-brain.ts'
import { finalState, playStory } from './story.ts'
import { readJournal } from './tally.ts'

/** A request by what it is for and how often such a one has been made: the same in every undisturbed run. */
export interface Point {
  readonly name: string
  readonly when: 'before' | 'after'
}

export interface Outcome {
  readonly final: unknown
  readonly kills: number
  readonly requests: readonly RecordedRequest[]
  readonly repeatedTurns: number
  readonly turns: number
  /** Events that a checkpoint on the remote once held and the journal in the end does not. */
  readonly lostEvents: number
}

/** Names requests of work jobs by their channel, method, path and count. */
export function namer(): (request: Pick<RecordedRequest, 'job' | 'channel' | 'method' | 'path'>) => string | null {
  const counts = new Map<string, number>()
  return ({ job, channel, method, path }) => {
    if (!job.startsWith('work')) return null
    const kind = `${channel} ${method} ${path.replace(/[?&](per_page|page|since)=[^&]*/g, '').replace(/[0-9a-f]{40}/g, 'SHA')}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind} #${count}`
  }
}

export const namesOf = (requests: readonly RecordedRequest[]): readonly string[] => {
  const name = namer()
  return requests.map(name).filter((one) => one !== null)
}

/** The short story, with the machine dying at each of the points, in order; dead jobs are run again. */
export async function playKilled(points: readonly Point[]): Promise<Outcome> {
  const pawl = await openPawl({ brain: shortBrain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  try {
    const kills = strike(pawl.world, points)
    const task = await playStory(pawl.world, SHORT_ISSUE)
    const requests = [...pawl.world.requests]
    return {
      final: await finalState(pawl.world, task),
      kills: kills(),
      requests,
      repeatedTurns: pawl.model.requests.filter(({ repeated }) => repeated).length,
      turns: (await readJournal(pawl.world, task)).filter(({ type }) => type === 'turn.completed').length,
      lostEvents: await lostEvents(pawl.world, task),
    }
  } finally {
    await pawl.close()
  }
}

function strike(world: World, points: readonly Point[]): () => number {
  const name = namer()
  const left = [...points]
  let kills = 0
  world.onRequest(async (request) => {
    if (request.channel === 'model') await checkpointLands(world)
    const next = left[0]
    if (name(request) !== next?.name || !next) return undefined
    left.shift()
    kills += 1
    return next.when === 'before' ? { before: 'kill' } : { after: 'kill' }
  })
  return () => kills
}

/**
 * A model takes seconds and a checkpoint a fraction of one, so that what was pushed beside the call is there when the
 * reply comes; a scripted model takes no time at all, and is made to wait for it.
 */
async function checkpointLands(world: World): Promise<void> {
  const tip = () => world.git('for-each-ref', '--format=%(objectname)', 'refs/heads/pawl/state')
  const before = await tip()
  const end = Date.now() + 3_000
  while ((await tip()) === before && Date.now() < end) await sleep(25)
}

/** Every checkpoint's lines must still be there, in place, in the last one. */
async function lostEvents(world: World, task: number): Promise<number> {
  const branch = `pawl/state/${task}`
  const added = await world.git('log', '--format=', '--name-only', '--diff-filter=A', branch, '--', 'journal/segments')
  const changed = await world.git('log', '--format=', '--name-only', '--diff-filter=MD', branch, '--', 'journal')
  const there = new Set((await world.git('ls-tree', '-r', '--name-only', branch)).split('\n'))
  const gone = added.split('\n').filter((name) => name !== '' && !there.has(name))
  return gone.length + changed.split('\n').filter((name) => name !== '').length
}
