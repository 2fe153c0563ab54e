import { mayCommand } from '../core/authority.ts'
import { MOST_STARTS, needsStart, type Tip } from '../core/sweep.ts'
import type { Deps } from './deps.ts'

type Hands = Pick<Deps, 'forge' | 'clock'>

/**
 * Starts a job for each task that waits for a worker which is gone, and for each labelled issue whose first job never got
 * as far as a checkpoint (P1); returns the tasks.
 */
export async function sweep({ forge, clock }: Hands, label: string): Promise<readonly number[]> {
  const tips = await forge.stateTips()
  const begun = new Set(tips.map(({ task }) => task))
  const started: number[] = []
  const start = async (task: number, epoch: number) => {
    await forge.perform({ key: `${task}-sweep`, effect: { kind: 'dispatch', task, epoch } })
    started.push(task)
  }
  for (const tip of tips) {
    if (started.length < MOST_STARTS && (await isAbandoned({ forge, clock }, tip))) {
      await start(tip.task, tip.trailers?.epoch ?? 0)
    }
  }
  for (const issue of await forge.labelled(label)) {
    if (started.length < MOST_STARTS && !begun.has(issue) && (await mayStart(forge, issue, label)))
      await start(issue, 0)
  }
  return started
}

async function isAbandoned({ forge, clock }: Hands, tip: Tip): Promise<boolean> {
  if (tip.trailers?.waitsFor !== 'worker') return false
  return needsStart(tip, await forge.runEnded(tip.trailers.run), clock.now())
}

/** A label that was refused is not taken by a sweep either. */
async function mayStart(forge: Deps['forge'], issue: number, label: string): Promise<boolean> {
  const labeler = await forge.labeler(issue, label)
  const authority = labeler === null ? 'unknown' : await forge.authority(labeler.login)
  return authority !== 'unknown' && mayCommand(authority)
}
