import { createHash } from 'node:crypto'
import { decode } from '../../src/core/codec.ts'
import type { Recorded } from '../../src/core/events.ts'
import { stateBranch, workBranch } from '../../src/core/names.ts'
import type { World } from '../world/world.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A task's journal, read from the bare repository and checked line by line. */
export async function readJournal(world: World, task: number): Promise<readonly Recorded[]> {
  const branch = stateBranch(task)
  const names = (await world.git('ls-tree', '-r', '--name-only', branch, 'journal/segments/')).trim().split('\n')
  const all = await world.git('show', ...names.map((name) => `${branch}:${name}`))
  const segments = [{ name: `${names.length} segments of ${branch}`, text: all }]
  const decoded = decode(segments, sha256)
  if (!decoded.ok) throw new Error(`the journal is broken: ${JSON.stringify(decoded.broken)}`)
  return decoded.events
}

export interface Tally {
  /** Effects that the journal says were completed. */
  readonly effects: number
  /** Things in the world that are there once too often. */
  readonly duplicates: readonly string[]
}

/** Counts what there is of each effect in the world; nothing here trusts the journal but for the number of effects. */
export async function tally(world: World, task: number, journal?: readonly Recorded[]): Promise<Tally> {
  const events = journal ?? (await readJournal(world, task))
  const pulls = (await world.pulls('all')).filter(({ head }) => head.ref === workBranch(task))
  const comments = [
    ...(await world.comments(task)),
    ...(await Promise.all(pulls.map(({ number }) => world.comments(number)))).flat(),
  ]
  const remarks = (await Promise.all(pulls.map(({ number }) => world.reviewComments(number)))).flat()
  const own = [...comments, ...remarks].filter(({ user }) => user?.type === 'Bot')
  const things = [
    ...pulls.map(({ head }) => `pull request from ${head.ref}`),
    ...own.map(({ body, in_reply_to_id: thread }) => `comment ${identity(body ?? '')} in ${thread ?? 'no thread'}`),
    ...(await reactions(
      world,
      comments.map(({ id }) => id),
    )),
    ...(await commitKeys(world, task)),
    ...(await labelings(
      world,
      pulls.map(({ number }) => number),
    )),
  ]
  const duplicates = things.filter((thing, index) => things.indexOf(thing) !== index)
  return { effects: events.filter(({ type }) => type === 'effect.completed').length, duplicates }
}

/** What a comment says, without its key: the same said twice counts even when the keys differ. */
const identity = (body: string): string =>
  /<!-- pawl:status=\d+ -->/.exec(body)?.[0] ?? sha256(body.replace(/<!-- pawl:key=\S+ -->/, ''))

async function reactions(world: World, ids: readonly number[]): Promise<readonly string[]> {
  const all = await Promise.all(ids.map(async (id) => ({ id, reactions: await world.reactions(id) })))
  return all.flatMap((one) =>
    one.reactions.map(({ content, user }) => `reaction ${content} of ${user?.login} on ${one.id}`),
  )
}

async function commitKeys(world: World, task: number): Promise<readonly string[]> {
  const log = await world.git('log', '--format=%(trailers:key=Pawl-Key,valueonly)', workBranch(task))
  return log.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`commit ${line.trim()}`]))
}

async function labelings(world: World, pulls: readonly number[]): Promise<readonly string[]> {
  const all = await Promise.all(pulls.map(async (pull) => ({ pull, events: await world.events(pull) })))
  return all.flatMap(({ pull, events }) =>
    events.filter(({ event }) => event === 'labeled').map(({ label }) => `label ${label?.name} on ${pull}`),
  )
}
