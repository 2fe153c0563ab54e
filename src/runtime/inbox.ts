/** Reads all that people said and admits or refuses each command once, each in the light of those before it. Keeps P1 and P2. */
import { admit, pending, type Said } from '../core/admit.ts'
import type { Event } from '../core/events.ts'
import { foresee } from '../core/fold.ts'
import { type Opened, pullRequestOf } from '../core/state.ts'
import type { Comment } from '../ports/forge.ts'
import { approverFacts } from './approvers.ts'
import { movedBase } from './base.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

type Comments = Promise<readonly Comment[]>

/** Asks for the comments before the journal is there, so that the answer has come when it is. */
export function listen({ forge, task }: Pick<Deps, 'forge' | 'task'>): Comments {
  const comments = forge.comments(task)
  // Whoever reads the inbox hears of a failure.
  comments.catch(() => {})
  return comments
}

/** The facts that follow from what was said and not answered yet, in the order in which it was said. */
export async function readInbox(
  deps: Pick<Deps, 'forge' | 'clock' | 'cancel' | 'hash' | 'reporter' | 'branches' | 'workspace'>,
  state: Opened,
  heard: Comments | null = null,
): Promise<readonly Event[]> {
  const { forge, clock, cancel, hash, reporter } = deps
  const numbers = [state.task.task, pullRequestOf(state)].filter((number) => number !== null)
  const ask = (number: number) => (attempt: number) =>
    (attempt === 1 && number === state.task.task && heard) || forge.comments(number)
  const comments = await Promise.all(numbers.map((number) => retrying(clock, cancel, ask(number))))
  const said = comments
    .flat()
    .map(toSaid)
    .sort((a, b) => a.signal.id - b.signal.id)
  const events: Event[] = []
  let ahead = state
  for (const one of pending(state, said)) {
    // A bot that commands here is named in the configuration: that is its permission.
    const isBot = one.authorType === 'Bot'
    const authority = isBot ? 'write' : await retrying(clock, cancel, () => forge.authority(one.author))
    if (authority === 'unknown') {
      reporter.say(`The permission of ${one.author} can't be read now; their command waits for the next run.`)
      continue
    }
    const { name } = one.command
    const base = name === 'approve' ? await movedBase(deps, ahead) : null
    const known = name === 'approve' || name === 'deny' ? await approverFacts(deps, ahead, one.author) : undefined
    const facts = admit(ahead, one, authority, hash, base, known)
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
