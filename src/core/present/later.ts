/** What a job says that the other side kept from its part, where the next sweep makes up for it: red would ask a person (F4). */
import { isEarly } from '../returns.ts'
import type { State } from '../state.ts'
import { capital, nextSentence } from './words.ts'

const SWEEP = 'The next sweep (every 20 minutes)'

interface Told {
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

const BEGUN = {
  nothing: 'This job had begun nothing; everything that was saved before is still there.',
  something: 'Everything up to the last checkpoint is saved; what came after it is done again.',
} as const

/** `saved` is what the journal on the remote says; null where there is none, or it could not be read. */
export const notWorked = (why: string, begun: keyof typeof BEGUN, saved: State | null, now: number): Told => ({
  headline: `${capital(why)}, so this job is over. ${BEGUN[begun]}`,
  next:
    saved && isEarly(saved, now)
      ? nextSentence(saved)
      : `${SWEEP} starts another job for what is left to do; running this one again does so at once.`,
})
