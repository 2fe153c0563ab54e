/** One story that uses every effect kind and a tool of each class, as short as it can be. */

import { botLogin } from '../../world/forge/state.ts'
import { call, script, text } from '../../world/messages/brain.ts'
import type { Brain } from '../../world/messages/types.ts'
import type { World } from '../../world/world.ts'
import { SHORT_ISSUE } from '../short-brain.ts'
import { edit } from '../short-world.ts'
import { settle } from '../story.ts'

export const crashBrain: Brain = script({
  plan: [
    [
      text('I look at the file; one letter is in the wrong place.'),
      call('read', { path: 'greeting.txt' }),
      call('submit_plan', { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] }),
    ],
  ],
  work: [
    [edit('wrold', 'world'), call('bash', { command: 'mkdir -p built && cp greeting.txt built/' })],
    [
      call('update_plan', { step: 1, status: 'done', evidence: 'greeting.txt' }),
      call('finish', { summary: 'Spelt right.' }),
    ],
  ],
})

/** The issue's number in a world of its own. */
export const TASK = 1

export type Act = (world: World) => Promise<void>

/**
 * label → plan | a refused and a right /approve | work, whose first job is told to stop in the middle and calls its
 * successor | verified → ready. Between two acts the world is idle; where the successor is held back, it starts in the last.
 */
export const ACTS: readonly Act[] = [planning, approval, working, handover]

async function planning(world: World): Promise<void> {
  const maintainer = world.as('maintainer')
  await maintainer.label(await maintainer.openIssue(SHORT_ISSUE), 'pawl')
  await start(world)
}

async function approval(world: World): Promise<void> {
  const maintainer = world.as('maintainer')
  const [pull] = await world.pulls()
  if (!pull) throw new Error(`no pull request\n${world.jobs.map(({ log }) => log).join('\n')}`)
  await maintainer.comment(pull.number, '/approve 000000')
  await maintainer.comment(pull.number, '/approve')
}

async function working(world: World): Promise<void> {
  await start(world)
}

async function handover(world: World): Promise<void> {
  world.release()
  await settle(world)
}

/** As a route job would, which makes no request that counts here. */
async function start(world: World): Promise<void> {
  await world.dispatch(TASK, botLogin)
  await settle(world)
}
