/** F1: what GitHub and git refuse for good, each answer in a task of its own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFailing } from '../support/failing.ts'
import { jobsOf } from '../support/pawl.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { statusesOf } from '../support/short-world.ts'
import type { World } from '../world/world.ts'

interface Refusal {
  readonly where: 'api' | 'git' | 'rule'
  readonly status?: number
  readonly says: string
}
const REFUSALS: readonly Refusal[] = [
  { where: 'api', status: 401, says: 'renew the token' },
  { where: 'api', status: 403, says: 'Allow GitHub Actions to create and approve pull requests' },
  { where: 'api', status: 404, says: 'look at whether it still exists' },
  { where: 'api', status: 422, says: 'look at whether it still exists' },
  { where: 'git', status: 401, says: 'contents: write' },
  { where: 'git', status: 403, says: 'contents: write' },
  { where: 'git', status: 404, says: 'Check that the repository exists' },
  { where: 'rule', says: 'GH013: a rule' },
]
type Refused = ReadonlyMap<number, Refusal>

/** The pull request, and a push. */
const WRITTEN = /\/pulls$|git-receive-pack$/

/** Refuses what each task writes; says of which tasks something was refused, once for each request. */
function refuse(world: World, refused: Refused): readonly number[] {
  const asked: number[] = []
  const lost = new Set<string>()
  world.onRequest(({ channel, method, path, job }) => {
    const task = Number(world.job(job).inputs['task'])
    const { where, status = 0 } = refused.get(task) ?? {}
    const writes = method === 'POST' && WRITTEN.test(path)
    // Of a push that failed git asks again, to see why.
    if (channel !== where || !(writes || lost.has(job))) return undefined
    if (writes) asked.push(task)
    if (channel === 'git') lost.add(job)
    return { before: { status, body: { message: 'No.' } } }
  })
  return asked
}

/** The remote takes no push to the task's branch; returns how that ends. */
function rule(world: World, task: number | undefined): () => void {
  const hook = join(world.bare, 'hooks', 'update')
  const before = readFileSync(hook)
  writeFileSync(
    hook,
    `#!/bin/sh\n[ "$1" = refs/heads/pawl/issue-${task} ] && echo 'GH013: a rule' >&2 && exit 1\nexit 0\n`,
  )
  return () => writeFileSync(hook, before)
}

test('R2: it stops the task at once, red, says what to do, and /retry goes on', async ({ onTestFinished }) => {
  const pawl = await openFailing(onTestFinished)
  const { world } = pawl
  const maintainer = world.as('maintainer')
  const refused = new Map<number, Refusal>()
  for (const refusal of REFUSALS) refused.set(await maintainer.openIssue(SHORT_ISSUE), refusal)
  const tasks = [...refused.keys()]
  const of = Map.groupBy(tasks, (task) => refused.get(task)?.where)
  const asked = refuse(world, refused)
  const lift = rule(world, of.get('rule')?.[0])
  for (const task of tasks) await maintainer.label(task, 'pawl')
  await world.idle(120_000)
  for (const [task, { says }] of refused) {
    const jobs = jobsOf(world, 'work').filter(({ inputs }) => inputs['task'] === String(task))
    expect(jobs.map(({ conclusion }) => conclusion)).toEqual(['failure'])
    expect(jobs[0]?.log).toMatch(/^::error::Stopped: .*%0ATo go on: /m)
    expect(jobs[0]?.log).toContain(says)
  }
  // A 422 may mean that the repository has no drafts: that is asked for once more, without.
  const once = [...refused].filter(([, { where }]) => where !== 'rule')
  expect(asked.toSorted()).toEqual(once.flatMap(([task, { status }]) => (status === 422 ? [task, task] : [task])))
  expect(pawl.model.requests).toEqual([])
  world.onRequest(undefined)
  lift()
  const again = [...of.values()].map(([first = 0]) => first)
  for (const task of again) await maintainer.comment(task, '/retry')
  await world.idle(120_000)
  expect(statusesOf(pawl).slice(tasks.length)).toEqual(again.map(() => ['success', 'awaiting-approval']))
}, 240_000)
