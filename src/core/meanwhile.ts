/** When a job that works looks for what people say meanwhile, and whether a look has to read more (P1). */
import type { State } from './state.ts'

/** What a job knows of the issue or the pull request: times in milliseconds since 1970. */
export interface Seen {
  /** When it changed last, as the forge tells. */
  readonly at: number
  /** When this job first saw that change. */
  readonly since: number
  /** When this job last began to read all that is new there. */
  readonly read: number
  /** When the newest comment was said that it has read there, as the forge tells; 0 when there was none. */
  readonly said: number
}

/** How long the start of a job may take: what was said while it read the inbox shows as changed at the first look. */
const START_MS = 10 * 60_000
/** How much earlier than the latest change that is known another may come into sight. */
const LATE_MS = 60_000
/** The forge tells times in whole seconds: what was read sooner may have been followed by more under the same time. */
const SETTLED_MS = 2_000

/** Milliseconds until the next look is due; none when it is. */
export const waitForLook = (lookedAt: number, now: number, everyMs: number): number =>
  Math.max(0, lookedAt + everyMs - now)

/** Whether there may be something to read; `changedAt` is null when no change was told. */
export const isNews = (seen: Seen | undefined, changedAt: number | null): boolean =>
  seen ? (changedAt ?? 0) > seen.at || seen.read < seen.since + SETTLED_MS : changedAt !== null

export function seenNow(seen: Seen | undefined, changedAt: number | null, read: number, said: number): Seen {
  const at = Math.max(seen?.at ?? 0, changedAt ?? 0)
  return { at, since: seen?.at === at ? seen.since : read, read, said: Math.max(seen?.said ?? 0, said) }
}

/**
 * What counts as the latest known change before the first look. The inbox was read after everything that the journal tells,
 * and only the forge's clock counts: the machine's may be hours ahead, and is taken where the journal tells no time.
 */
export const changesBefore = (told: number, begun: number): number => (told === 0 ? begun : told) - START_MS

/** From when on changes are asked for, by the latest that is known: the same question until there is another. */
export const changesFrom = (latest: number): number => latest - LATE_MS

/** What admission rests on: while it stays, the facts that were weighed on it hold. */
const GROUND = [
  ...(['heard', 'task', 'plan', 'earlier', 'approval', 'revision', 'question', 'action', 'paused'] as const),
  ...(['suspended', 'ended'] as const),
]
export const isSameGround = (before: State, now: State): boolean => GROUND.every((part) => before[part] === now[part])
