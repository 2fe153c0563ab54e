/** Reads all that people said and admits or refuses each once, each in the light of those before it. Keeps P1 and P2. */
import { admit, pending, type Said } from '../core/admit.ts'
import { admitReview, dueReviews, type SaidReview } from '../core/admit-review.ts'
import type { Event } from '../core/events.ts'
import { foresee } from '../core/fold.ts'
import type { SignalRef } from '../core/signals.ts'
import { type Opened, pullRequestOf } from '../core/state.ts'
import type { Comment, Review } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

/** The facts that follow from what was said and not answered yet, in the order in which it was said. */
export async function readInbox(
  deps: Pick<Deps, 'forge' | 'clock' | 'cancel' | 'hash' | 'reporter'>,
  state: Opened,
): Promise<readonly Event[]> {
  const { forge, clock, cancel, hash, reporter } = deps
  const pull = pullRequestOf(state)
  const numbers = [state.task.task, pull].filter((number) => number !== null)
  const comments: Comment[] = []
  for (const number of numbers) comments.push(...(await retrying(clock, cancel, () => forge.comments(number))))
  const reviews = pull === null ? [] : await retrying(clock, cancel, () => forge.reviews(pull))
  const due = [...pending(state, comments.map(toSaid)), ...dueReviews(state, reviews.map(toSaidReview))]
  const events: Event[] = []
  let ahead = state
  for (const one of due.sort(byTime)) {
    const authority = await retrying(clock, cancel, () => forge.authority(one.author))
    if (authority === 'unknown') {
      reporter.say(`The permission of ${one.author} can't be read now; what they said waits for the next run.`)
      continue
    }
    const facts = 'verdict' in one ? admitReview(ahead, one, authority) : admit(ahead, one, authority, hash)
    events.push(...facts)
    ahead = foresee(ahead, facts)
  }
  return events
}

interface Signalled {
  readonly signal: SignalRef
}

/** GitHub's times have whole seconds; what was said in the same one keeps its order within its kind. */
function byTime({ signal: a }: Signalled, { signal: b }: Signalled): number {
  return (a.at ?? 0) - (b.at ?? 0) || a.kind.localeCompare(b.kind) || a.id - b.id
}

const toSaidReview = ({ id, number, at, state, author, authorType, body, remarks }: Review): SaidReview => ({
  signal: { kind: 'review', id, number, ...(at === null ? {} : { at }) },
  author,
  authorType,
  verdict: state,
  body,
  remarks,
})

export const toSaid = ({ id, number, body, author, authorType, edited, at }: Comment): Said => ({
  signal: { kind: 'comment', id, number, at },
  body,
  author,
  authorType,
  edited,
})
