/** One world in which the story is played again and again, each time from the last idle moment before its first death. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signalPayloads } from '../../../src/core/signals.ts'
import type { Restore } from '../../world/snapshot.ts'
import type { World } from '../../world/world.ts'
import { openPawl, type PawlWorld } from '../pawl.ts'
import { SHORT_FILES, SHORT_VERIFY } from '../short-brain.ts'
import { finalState } from '../story.ts'
import { readJournal } from '../tally.ts'
import { lostEvents, namesOf, newPrefixes, type Outcome, type Point, strike, type WritePoint } from './kills.ts'
import { EFFECTS, type Story, TASK } from './story.ts'

export interface Stage {
  /** The undisturbed story, as it was played here. */
  readonly calm: Outcome
  /** The story with the worker dying at each of the points, in order; dead jobs are run again. */
  play(points: readonly Point[]): Promise<Played>
  close(): Promise<void>
}

export interface Played {
  readonly outcome: Outcome
  /** The undisturbed story, up to the same moment. */
  readonly calm: Outcome
}

/** The moment before an act of the undisturbed story. */
interface Mark {
  readonly act: number
  readonly restore: Restore
  /** Named requests and local writes until then. */
  readonly requests: number
  readonly writes: number
}
/** One in so many deaths is played to the story's end where the others are played to the next idle moment. */
const TO_THE_END = 10

export async function openStage(story: Story = EFFECTS): Promise<Stage> {
  const pawl = await openPawl({ brain: story.brain, files: SHORT_FILES, with: { verify: SHORT_VERIFY } })
  try {
    return await recorded(pawl, story)
  } catch (error) {
    await pawl.close()
    throw error
  }
}

async function recorded(pawl: PawlWorld, { acts, stoppedAtCall, long = false }: Story): Promise<Stage> {
  const { world } = pawl
  world.workflow.route.if = "github.event_name == 'schedule'"
  const log = watchWrites(world)
  await log.plan(0)
  const marks: Mark[] = []
  const calms: Outcome[] = []
  const hit = strike(world, { stoppedAtCall, stopping: () => world.hold() })
  for (const [act, play] of acts.entries()) {
    const restore = await pawl.snapshot()
    marks.push({ act, restore, requests: namesOf(world.requests).length, writes: await log.writes() })
    await play(world)
    calms.push(await outcomeOf(pawl, log, hit))
  }
  const calm = calms.at(-1)
  if (!calm) throw new Error('the story has no acts')
  let played = 0
  return {
    calm,
    play: async (points) => {
      const mark = markBefore(points[0], calm, marks)
      await mark.restore()
      const write = points.find((point) => 'write' in point)
      await log.plan(mark.writes, write)
      const hit = strike(world, { stoppedAtCall, points: points.filter((point) => 'name' in point) })
      const last = long && played++ % TO_THE_END > 0 ? mark.act : acts.length - 1
      for (const act of acts.slice(mark.act, last + 1)) await act(world)
      const outcome = await outcomeOf(pawl, log, hit)
      const kills = outcome.kills + (write && outcome.writes >= write.write ? 1 : 0)
      return { outcome: { ...outcome, kills }, calm: calms[last] ?? calm }
    },
    close: () => pawl.close(),
  }
}

function markBefore(point: Point | undefined, calm: Outcome, marks: readonly Mark[]): Mark {
  const names = namesOf(calm.requests)
  const isBefore = ({ requests, writes }: Mark) =>
    point !== undefined && ('write' in point ? writes < point.write : requests <= names.indexOf(point.name))
  const mark = marks.findLast(isBefore) ?? marks[0]
  if (!mark) throw new Error('the story has no acts')
  return mark
}

/** Counts the worker's writes to its local log, in a file that lives longer than its processes; one may be its last. */
function watchWrites(world: World) {
  const file = join(world.bare, '..', 'die-at.json')
  const hook = join(import.meta.dirname, 'die-at-write.mjs')
  Object.assign(world.workflow.work.env, { NODE_OPTIONS: `--import=${hook}`, PAWL_DIE_AT: file })
  return {
    plan: async (writes: number, point?: WritePoint) => {
      await writeFile(`${file}.count`, '.'.repeat(writes))
      await writeFile(file, JSON.stringify({ at: point?.write ?? 0, when: point?.when ?? 'after' }))
    },
    writes: async () => (await readFile(`${file}.count`)).length,
  }
}

/** What people said and decided: each of it is in the journal once, in the same order. */
const isHeard = (type: string): boolean => Object.hasOwn(signalPayloads, type) || type === 'plan.approved'

async function outcomeOf(
  { world, model }: PawlWorld,
  log: ReturnType<typeof watchWrites>,
  hit: ReturnType<typeof strike>,
): Promise<Outcome> {
  const events = await readJournal(world, TASK)
  const final = await finalState(world, TASK, events)
  return {
    final: { ...final, heard: events.map(({ type }) => type).filter(isHeard) },
    duplicates: final.duplicates,
    kills: hit.kills(),
    requests: [...world.requests],
    writes: await log.writes(),
    repeatedTurns: model.requests.filter(({ repeated }) => repeated).length,
    turns: events.filter(({ type }) => type === 'turn.completed').length,
    lostEvents: await lostEvents(world, hit.tips),
    newPrefixes: newPrefixes(model.requests),
    lastRequest: JSON.stringify(model.requests.at(-1)?.body),
  }
}
