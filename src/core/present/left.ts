/** What a work job says that could not write down its end, where the next sweep makes up for it (F4). */
import { isEarly } from '../returns.ts'
import type { Opened } from '../state.ts'
import { capital } from '../text.ts'
import { SWEEP, type Told } from './later.ts'
import { nextSentence } from './next.ts'

const BEGUN = {
  nothing: 'This job had begun nothing; everything that was saved before is still there.',
  something: 'Everything up to the last checkpoint is saved; what came after it is done again.',
} as const

/** `saved` is what the journal on the remote says; null where there is none, or it could not be read. */
export const notWorked = (why: string, begun: keyof typeof BEGUN, saved: Opened | null, now: number): Told => ({
  headline: `${capital(why)}, so this job is over. ${BEGUN[begun]}`,
  next:
    saved && isEarly(saved, now)
      ? nextSentence(saved)
      : `${SWEEP} starts another job for what is left to do; running this one again does so at once.`,
})
