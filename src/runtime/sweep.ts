import { MOST_STARTS, needsStart } from '../core/sweep.ts'
import type { Deps } from './deps.ts'

/** Starts a job for each task that waits for a worker which is gone, and returns the tasks. */
export async function sweep({ forge, clock }: Pick<Deps, 'forge' | 'clock'>): Promise<readonly number[]> {
  const started: number[] = []
  for (const tip of await forge.stateTips()) {
    if (tip.trailers?.waitsFor !== 'worker' || started.length === MOST_STARTS) continue
    const ended = await forge.runEnded(tip.trailers.run)
    if (!needsStart(tip, ended, clock.now())) continue
    const { task } = tip
    await forge.perform({ key: `${task}-sweep`, effect: { kind: 'dispatch', task, epoch: tip.trailers.epoch } })
    started.push(task)
  }
  return started
}
