/**
 * A journal that can't be read. Keeps J2 (nothing in it is skipped or guessed), J3 (nothing is written to the state branch
 * but on top of its tip, by the lease that follows), P2 (a maintainer's live word is asked before it goes on), P7 (told
 * once, in the one status comment) and F4 (the job ends red and says what to do).
 */
import { mayRepair } from '../core/authority.ts'
import { type Asked, repaired, retries } from '../core/broken.ts'
import type { Broken } from '../core/codec.ts'
import type { Event } from '../core/events.ts'
import { type Break, brokenComment, brokenTitle, brokenTodo } from '../core/present/broken.ts'
import { pullRequestOf } from '../core/state.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Stored } from '../ports/journal.ts'
import type { Deps } from './deps.ts'
import { toSaid } from './inbox.ts'
import type { Found } from './open.ts'
import { readingOf } from './read-comment.ts'
import { Reading, type Whole } from './reading.ts'
import { retrying } from './retrying.ts'

/** The last whole checkpoint, when somebody who may decide so has asked to go on from it; else this tells and throws. */
export async function repair(deps: Deps, stored: Stored, broken: Broken): Promise<Found> {
  const { journal, task, reporter } = deps
  const good = await lastWhole(deps, stored, broken)
  const found: Break = { task, broken, good: good && { tip: good.stored.tip, state: good.state } }
  const events = good ? await askedFor(deps, stored, broken, good) : null
  if (!good || !events) {
    await tell(deps, found)
    throw new Fatal(brokenTitle(found), brokenTodo(found))
  }
  reporter.say(`The journal is broken; it goes on from ${good.stored.tip}, event ${good.state.seq}.`)
  journal.goBackTo(good.stored)
  const { state, head, tree } = good
  return { state, head, tree, repair: events }
}

async function lastWhole(
  deps: Deps,
  { tip }: Stored,
  { segment }: Broken,
): Promise<(Whole & { readonly stored: Stored }) | null> {
  const { clock, cancel, journal } = deps
  return retrying(clock, cancel, async () => {
    for await (const stored of journal.history(tip, segment)) {
      const read = new Reading(deps.hash).whole(stored, deps.task)
      if ('state' in read) return { ...read, stored }
    }
    return null
  })
}

async function askedFor(
  deps: Deps,
  { at }: Stored,
  broken: Broken,
  { state, stored: good }: Whole & { readonly stored: Stored },
): Promise<readonly Event[] | null> {
  const { forge, clock, cancel, reporter } = deps
  // Whoever broke it has dated the commit; where that is to come yet, no comment would ever be newer.
  const brokenAt = at > clock.now() ? good.at : at
  const said: Asked[] = []
  for (const number of [state.task.task, pullRequestOf(state)].filter((one) => one !== null)) {
    const comments = await retrying(clock, cancel, () => forge.comments(number))
    for (const comment of comments)
      said.push({ ...toSaid(comment), at: comment.at, reading: await readingOf(deps, comment) })
  }
  for (const one of retries(said, brokenAt, state)) {
    const permission = await retrying(clock, cancel, () => forge.authority(one.author))
    if (permission !== 'unknown' && mayRepair(permission)) return repaired(state, broken, one, permission)
    reporter.say(`The /retry of ${one.author} does not repair the journal: that needs the maintain or admin role.`)
  }
  return null
}

/** Looked for first, so that it is said once; that it could not be said must not hide what is wrong. */
async function tell({ forge, clock, cancel, task, reporter }: Deps, found: Break): Promise<void> {
  const effect = { kind: 'status', number: task, revision: 'broken', body: brokenComment(found) } as const
  const keyed = { key: `${task}-broken`, effect }
  try {
    await retrying(clock, cancel, async () => {
      if ((await forge.probe(keyed)) === 'absent') await forge.perform(keyed)
    })
  } catch (error) {
    if (!(error instanceof Fatal || error instanceof Transient)) throw error
    reporter.say(`The status comment could not be written: ${error.message}`)
  }
}
