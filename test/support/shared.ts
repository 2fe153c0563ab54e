import { afterAll, type TestContext } from 'vitest'
import type { Restore } from '../world/snapshot.ts'
import { openPawl, type PawlOptions, type PawlWorld } from './pawl.ts'

interface Told {
  readonly pawl: PawlWorld
  readonly restore: Restore
}

type Common = PawlOptions & Required<Pick<PawlOptions, 'brain'>>

/**
 * The beginning of a story, told once in a world of each kind: every test of the file goes on from there, in the world as it
 * then was. They must not run side by side. What a test gives beside `brain`, `fault` and `latency` makes another kind.
 */
export function beginning(common: Common, tell: (pawl: PawlWorld) => Promise<unknown>) {
  const worlds = new Map<string, Promise<Told>>()
  afterAll(async () => {
    for (const told of worlds.values()) await (await told).pawl.close()
  })
  const open = async (options: PawlOptions): Promise<Told> => {
    const pawl = await openPawl({ ...common, ...options, with: { ...common.with, ...options.with } })
    await tell(pawl)
    return { pawl, restore: await keepAll(pawl) }
  }
  return async (finished: TestContext['onTestFinished'], options: PawlOptions = {}): Promise<PawlWorld> => {
    const { brain = common.brain, fault, latency, ...kind } = options
    const key = JSON.stringify(kind)
    const told = worlds.get(key) ?? open(kind)
    worlds.set(key, told)
    const { pawl, restore } = await told
    finished(() => stop(pawl))
    await stop(pawl)
    await restore()
    pawl.model.recast({ brain, ...(fault ? { fault } : {}), ...(latency ? { latency } : {}) })
    return pawl
  }
}

/** The world, and the cache as well, which the world itself leaves as it is. */
async function keepAll(pawl: PawlWorld): Promise<Restore> {
  const { entries } = pawl.world.cache
  const kept = entries.map((entry) => ({ ...entry }))
  const restore = await pawl.snapshot()
  return async () => {
    await restore()
    entries.splice(0, entries.length, ...kept.map((entry) => ({ ...entry })))
  }
}

/** Whatever a test leaves running ends with it. */
async function stop({ world }: PawlWorld): Promise<void> {
  world.onRequest(undefined)
  for (const { id, status } of world.jobs) {
    if (status === 'queued') world.cancel(id)
    if (status === 'in_progress') world.kill(id)
  }
  world.release()
  await world.idle()
}
