/** What a job says that the other side kept from its part, where the next sweep makes up for it: red would ask a person (F4). */
import { capital } from '../text.ts'

/** Said by route jobs as well, which load nothing of the engine. */
export const SWEEP = 'The next sweep (every 20 minutes)'

export interface Told {
  /** What happened, and what is saved. */
  readonly headline: string
  readonly next: string
}

/** `place`: the issue or pull request that an event was about. */
export const notRouted = (why: string, place: number): Told => ({
  headline: `${capital(why)}, so this job is over. Nothing is lost: what was asked for stands on #${place}.`,
  next: `${SWEEP} takes it up from there; running this job again does so at once.`,
})

export const notSwept = (why: string): Told => ({
  headline: `${capital(why)}, so this sweep is over before it found out what there is to do. Every task is as it was.`,
  next: `${SWEEP} looks again.`,
})

/** What a sweep came to that could not look at every task. */
export const halfSwept = (did: string, missed: readonly number[], why: string): Told => ({
  headline: `${did} It could do nothing about ${listed(missed)}: ${why}.`,
  next: `${SWEEP} looks at ${missed.length === 1 ? 'it' : 'them'} again.`,
})

export const listed = (tasks: readonly number[]): string => tasks.map((task) => `#${task}`).join(', ')
