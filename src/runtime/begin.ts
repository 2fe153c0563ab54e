/** What a run reads before it takes the lease. What fails in passing there leaves all as it was, to the next sweep (F4). */
import { initialState } from '../core/state.ts'
import type { Deps } from './deps.ts'
import { leave, type RunResult, type Saved } from './handover.ts'
import { type Look, lookAround, NOT_LOOKED } from './look.ts'
import { type Found, findTask, type Opening, openTask } from './open.ts'

interface Begun {
  /** Null when the task is new. */
  readonly found: Found | null
  readonly look: Look
  readonly start: Found | Opening
}

/** What there is to go on with; or how the run ends, when that is nothing. */
export async function begin(deps: Deps): Promise<Begun | RunResult> {
  let saved: Saved = 'unread'
  try {
    const found = await findTask(deps)
    saved = found?.state ?? null
    const look = found ? await lookAround(deps, found) : NOT_LOOKED
    const state = found?.state ?? initialState
    if ('idle' in look) return { state, ended: 'idle', headline: look.idle, turns: 0 }
    const start = found ?? (await openTask(deps))
    if ('ignored' in start) return { state, ended: 'ignored', headline: start.ignored, turns: 0 }
    return { found, look, start }
  } catch (error) {
    return leave(deps, error, saved, 'nothing')
  }
}
