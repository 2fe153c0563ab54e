/** What must be true of the world at every moment. */
import type { Evidence } from '../../src/core/effects.ts'
import { statusMarker, workBranch } from '../../src/core/names.ts'
import { scheduledIn } from './remote.ts'
import { TASK, type World } from './world.ts'

/** A3: effects that are in the world twice. */
export function doubles(world: World): readonly string[] {
  const { comments, pulls } = world.forge.state
  const own = comments.filter(({ authorType }) => authorType === 'Bot')
  const status = own.filter(({ body }) => body.endsWith(statusMarker(TASK)))
  const texts = own.filter((one) => !status.includes(one)).map(({ body }) => body.replace(/\n\n<!-- pawl:.*$/, ''))
  const heads = pulls.map(({ head }) => head)
  return [
    ...[...world.effects].filter(([, times]) => times > 1).map(([key, times]) => `${key} took effect ${times} times`),
    ...(status.length > 1 ? ['there are two status comments'] : []),
    ...repeated(texts).map((text) => `the same comment stands there twice: ${text.slice(0, 40)}`),
    ...repeated(heads).map((head) => `there are two pull requests of ${head}`),
  ]
}

const repeated = (all: readonly string[]): readonly string[] => all.filter((one, index) => all.indexOf(one) !== index)

/** A2: what an `effect.completed` claims and the world doesn't show, or null. */
export function evidenceMissing(world: World, key: string, { id, sha }: Evidence): string | null {
  const effect = scheduledIn(world.reading.state, key)?.effect
  if (!effect) return `${key} was completed and never scheduled`
  const { comments, pulls, reactions } = world.forge.state
  const pull = pulls.find(({ number }) => 'number' in effect && number === effect.number)
  const there = {
    status: () => comments.some((one) => one.id === id),
    comment: () => comments.some((one) => one.id === id && one.body.includes(key)),
    reaction: () => reactions.some((one) => one.id === id),
    push: () => sha !== undefined && holds(world, sha),
    'pull-request': () => pulls.some(({ number }) => number === id),
    'pull-request-body': () => pull !== undefined,
    label: () => pull !== undefined && pull.labels.length > 0,
    ready: () => pull?.draft === false,
    dispatch: () => true,
  } as const
  return there[effect.kind]() ? null : `${effect.kind} ${key} is called completed, and the world does not show it`
}

function holds({ branches, objects }: World, sha: string): boolean {
  for (let at = branches.tips.get(workBranch(TASK)); at; at = objects.commits.get(at)?.parent ?? undefined)
    if (at === sha) return true
  return false
}
