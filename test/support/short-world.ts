import type { TestContext } from 'vitest'
import { call, script } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'
import { jobsOf, openPawl, type PawlOptions, type PawlWorld } from './pawl.ts'
import { beginning } from './shared.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from './short-brain.ts'
import { settle } from './story.ts'

const EDITOR = 'str_replace_based_edit_tool'
export const edit = (old_str: string, new_str: string) =>
  call(EDITOR, { command: 'str_replace', path: 'greeting.txt', old_str, new_str })

export const SHORT_PLAN = [
  [call('submit_plan', { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] })],
]

/** Mends the greeting, then runs a command that takes half a minute. */
export const slowBrain: Brain = script({
  plan: SHORT_PLAN,
  work: [
    [edit('wrold', 'world'), call('bash', { command: 'echo begun && sleep 30' })],
    [call('finish', { summary: 'Spelt right.' })],
  ],
})

/** The short story's world, closed with the test; tests run side by side, so each hands in its own hook. */
export async function openShort(
  finished: TestContext['onTestFinished'],
  options: PawlOptions = {},
): Promise<PawlWorld> {
  const pawl = await openPawl({
    brain: shortBrain,
    files: SHORT_FILES,
    ...options,
    with: { verify: SHORT_VERIFY, ...options.with },
  })
  finished(() => pawl.close())
  return pawl
}

/** label → plan → /approve; the work job has been called when this returns. */
export async function planned({ world }: PawlWorld): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  const [pull] = await world.pulls()
  await maintainer.comment(pull?.number ?? 0, '/approve')
  return task
}

/** Worlds for the tests of one file: the short story's plan waits for its approval, and each test brings the work's brain. */
export function waitingWorlds(common: PawlOptions = {}) {
  const take = beginning(
    {
      files: SHORT_FILES,
      ...common,
      brain: script({ plan: SHORT_PLAN }),
      with: { verify: SHORT_VERIFY, ...common.with },
    },
    async ({ world }) => {
      const maintainer = world.as('maintainer')
      await maintainer.label(await maintainer.openIssue(SHORT_ISSUE), 'pawl')
      await settle(world)
    },
  )
  return (finished: TestContext['onTestFinished'], options: PawlOptions = {}) =>
    take(finished, { brain: shortBrain, ...options })
}

/** The task whose plan waits in such a world, approved; the work job has been called when this returns. */
export async function approved({ world }: PawlWorld): Promise<number> {
  const [pull] = await world.pulls()
  await world.as('maintainer').comment(pull?.number ?? 0, '/approve')
  return 1
}

export const statusesOf = ({ world }: PawlWorld) =>
  jobsOf(world, 'work').map(({ conclusion, outputs }) => [conclusion, outputs['status']])
