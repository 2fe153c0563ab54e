/** Reads all that people said and admits or refuses each command once, each in the light of those before it. Keeps P1 and P2. */
import { admit, pending, type Said } from '../core/admit.ts'
import type { Event } from '../core/events.ts'
import { foresee } from '../core/fold.ts'
import { type Opened, pullRequestOf } from '../core/state.ts'
import type { Comment } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

/** The facts that follow from what was said and not answered yet, in the order in which it was said. */
export async function readInbox(
  deps: Pick<Deps, 'forge' | 'clock' | 'cancel' | 'hash' | 'reporter'>,
  state: Opened,
): Promise<readonly Event[]> {
  const { forge, clock, cancel, hash, reporter } = deps
  const numbers = [state.task.task, pullRequestOf(state)].filter((number) => number !== null)
  const comments: Comment[] = []
  for (const number of numbers) comments.push(...(await retrying(clock, cancel, () => forge.comments(number))))
  const said = comments.map(toSaid).sort((a, b) => a.signal.id - b.signal.id)
  const events: Event[] = []
  let ahead = state
  for (const one of pending(state, said)) {
    const authority = await retrying(clock, cancel, () => forge.authority(one.author))
    if (authority === 'unknown') {
      reporter.say(`The permission of ${one.author} can't be read now; their command waits for the next run.`)
      continue
    }
    const facts = admit(ahead, one, authority, hash)
    events.push(...facts)
    ahead = foresee(ahead, facts)
  }
  return events
}

export const toSaid = ({ id, number, body, author, authorType, edited }: Comment): Said => ({
  signal: { kind: 'comment', id, number },
  body,
  author,
  authorType,
  edited,
})
