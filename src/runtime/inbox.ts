/** Reads all that people said and admits or refuses each once, each in the light of those before it. Keeps P1 and P2. */
import { admit, concerns, type Facts, type Heard, type Said, unheard } from '../core/admit.ts'
import { admitReview, byTime, dueReviews, heardReviews, type SaidReview } from '../core/admit-review.ts'
import { readFrom } from '../core/cursor.ts'
import type { Event } from '../core/events.ts'
import { foresee } from '../core/fold.ts'
import { observe, type Standing } from '../core/observe.ts'
import { type Opened, pullRequestOf } from '../core/state.ts'
import type { Authority, Comment, Review } from '../ports/forge.ts'
import { approverFacts } from './approvers.ts'
import { movedBase } from './base.ts'
import type { Deps } from './deps.ts'
import { readingOf } from './read-comment.ts'
import { retrying } from './retrying.ts'

export type Hands = Pick<
  Deps,
  'forge' | 'clock' | 'cancel' | 'hash' | 'reporter' | 'plainLines' | 'branches' | 'workspace'
>

/** What people said and how things stand, as far as it was read. */
export interface Gathered {
  readonly comments: readonly Comment[]
  readonly reviews: readonly Review[]
  readonly standing: Standing
}

/** The facts that follow from all that was said and not answered yet, in the order in which it was said. */
export async function readInbox(deps: Hands, state: Opened): Promise<readonly Event[]> {
  return (await weigh(deps, state, await gather(deps, state))).events
}

async function gather(deps: Hands, state: Opened): Promise<Gathered> {
  const [comments, reviews, standing] = await Promise.all([
    commentsOf(deps, state),
    reviewsOf(deps, state),
    standingOf(deps, state),
  ])
  return { comments, reviews, standing }
}

/**
 * What follows from it. Where somebody's permission can't be read the rest waits, so that nothing is taken before what was
 * said earlier; `whole` is false then.
 */
export async function weigh(
  deps: Hands,
  state: Opened,
  { comments, reviews, standing }: Gathered,
): Promise<{ readonly events: readonly Event[]; readonly whole: boolean }> {
  const said = comments.map(toSaid)
  const authorityOf = authorities(deps)
  const events: Event[] = []
  let ahead = state
  let whole = true
  for (const one of [...unheard(state, said), ...dueReviews(state, reviews.map(toSaidReview))].sort(byTime)) {
    const heard = 'verdict' in one ? one : { ...one, reading: await readingOf(deps, one) }
    if ('reading' in heard && !concerns(ahead, heard)) continue
    // A bot that commands here is named in the configuration: that is its permission.
    const authority = one.authorType === 'Bot' ? 'write' : await authorityOf(one.author)
    if (authority === 'unknown') {
      deps.reporter.say(`The permission of ${one.author} can't be read now; what they said waits for the next look.`)
      whole = false
      break
    }
    const facts =
      'verdict' in heard
        ? admitReview(ahead, heard, authority)
        : admit(ahead, heard, authority, await factsFor(deps, ahead, heard))
    events.push(...facts)
    ahead = foresee(ahead, facts)
  }
  return { events: [...events, ...observe(ahead, standing)], whole }
}

/** How the issue and the pull request stand, whatever was said about it. */
async function standingOf({ forge, clock, cancel }: Hands, state: Opened): Promise<Standing> {
  const number = pullRequestOf(state)
  const [issue, pull] = await Promise.all([
    retrying(clock, cancel, () => forge.issue(state.task.task)),
    number === null ? null : retrying(clock, cancel, () => forge.pull(number)),
  ])
  return { issue, pull }
}

/** What has to be looked up before a comment's commands can be decided about. */
async function factsFor(deps: Hands, state: Opened, { author, reading }: Heard): Promise<Facts> {
  const names = reading.commands.map(({ name }) => name)
  const base = names.includes('approve') ? await movedBase(deps, state) : null
  const decides = names.includes('approve') || names.includes('deny')
  return { hash: deps.hash, base, ...(decides ? await approverFacts(deps, state, author) : NOT_ASKED) }
}

const NOT_ASKED = { codeowners: null, teams: {} }

async function commentsOf({ forge, clock, cancel }: Hands, state: Opened): Promise<readonly Comment[]> {
  const numbers = [state.task.task, pullRequestOf(state)].filter((number) => number !== null)
  const ask = (number: number) => () => forge.comments(number, readFrom(state, number))
  return (await Promise.all(numbers.map((number) => retrying(clock, cancel, ask(number))))).flat()
}

async function reviewsOf({ forge, clock, cancel }: Hands, state: Opened): Promise<readonly Review[]> {
  const pull = pullRequestOf(state)
  return pull === null ? [] : await retrying(clock, cancel, () => forge.reviews(pull, heardReviews(state)))
}

/** Asks for each account once. */
function authorities({ forge, clock, cancel }: Hands): (login: string) => Promise<Authority> {
  const known = new Map<string, Authority>()
  return async (login) => {
    const authority = known.get(login) ?? (await retrying(clock, cancel, () => forge.authority(login)))
    known.set(login, authority)
    return authority
  }
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
