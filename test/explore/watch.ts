/** What must be true of the world at every moment. */
import type { Evidence } from '../../src/core/effects.ts'
import { statusMarker, workBranch } from '../../src/core/names.ts'
import { scheduledIn } from './remote.ts'
import { TASK, type World } from './world.ts'

/**
 * A3: effects that are in the world twice: made twice under their key, or once more under another. A call for a successor
 * is left out: a second one starts a job that finds nothing to do.
 */
export function doubles(world: World): readonly string[] {
  const { comments, pulls } = world.forge.state
  const { state } = world.reading
  const own = comments.filter(({ authorType }) => authorType === 'Bot').map(({ body }) => body)
  const status = own.filter((body) => body.endsWith(statusMarker(TASK)))
  const refusals = own.filter((body) => body.startsWith('Not taken:'))
  const others = own.filter((body) => !status.includes(body) && !refusals.includes(body))
  const twice = [...world.effects].filter(([key, times]) => times > 1 && !isCall(world, key))
  return [
    ...twice.map(([key, times]) => `${key} took effect ${times} times`),
    ...(status.length > 1 ? ['there are two status comments'] : []),
    ...(refusals.length > state.refused.length ? ['a refusal is told twice'] : []),
    ...repeated(others.map(textOf)).map((text) => `the same comment stands there twice: ${text.slice(0, 40)}`),
    ...repeated(pulls.map(({ head }) => head)).map((head) => `there are two pull requests of ${head}`),
  ]
}

const isCall = ({ reading }: World, key: string): boolean => scheduledIn(reading.state, key)?.effect.kind === 'dispatch'
const textOf = (body: string): string => body.replace(/\n\n<!-- pawl:.*$/, '')

const repeated = (all: readonly string[]): readonly string[] => all.filter((one, index) => all.indexOf(one) !== index)

/** A2: what an `effect.completed` claims and the world doesn't show, or null. */
export function evidenceMissing(world: World, key: string, { id, sha }: Evidence): string | null {
  const effect = scheduledIn(world.reading.state, key)?.effect
  if (!effect) return `${key} was completed and never scheduled`
  const { comments, pulls, reactions, reviewRequests } = world.forge.state
  const pull = pulls.find(({ number }) => 'number' in effect && number === effect.number)
  const there = {
    status: () => comments.some((one) => one.id === id),
    comment: () => comments.some((one) => one.id === id && one.body.includes(key)),
    'comment-edit': () => true,
    reply: () => true,
    reaction: () => reactions.some((one) => one.id === id),
    push: () => sha !== undefined && holds(world, sha),
    'pull-request': () => pulls.some(({ number }) => number === id),
    'pull-request-body': () => pull !== undefined,
    label: () => pull !== undefined && pull.labels.length > 0,
    ready: () => pull?.draft === false,
    'review-request': () => reviewRequests.some(({ number }) => number === id),
    dispatch: () => true,
  } as const
  return there[effect.kind]() ? null : `${effect.kind} ${key} is called completed, and the world does not show it`
}

function holds({ branches, objects }: World, sha: string): boolean {
  for (let at = branches.tips.get(workBranch(TASK)); at; at = objects.commits.get(at)?.parent ?? undefined)
    if (at === sha) return true
  return false
}
