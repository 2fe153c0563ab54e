/** The stories that are played with every death: each makes the world idle between two acts. */
import { botLogin } from '../../world/forge/state.ts'
import { call, script, text } from '../../world/messages/brain.ts'
import type { Brain } from '../../world/messages/types.ts'
import type { World } from '../../world/world.ts'
import { SHORT_ISSUE } from '../short-brain.ts'
import { edit } from '../short-world.ts'
import { settle } from '../story.ts'

export type Act = (world: World) => Promise<void>

export interface Story {
  readonly brain: Brain
  readonly acts: readonly Act[]
  /** The job that makes this model call, counted over the whole story, is told to stop and calls its successor. */
  readonly stoppedAtCall?: number
  /** Most deaths are played to the next idle moment only, where all must be as in the undisturbed story. */
  readonly long?: boolean
}

/** The issue's number in a world of its own. */
export const TASK = 1

/**
 * One story that uses every effect kind and a tool of each class, as short as it can be: label → plan | a refused and a
 * right /approve | work, whose first job is told to stop in the middle and calls its successor | verified → ready. Where
 * the successor is held back, it starts in the last act.
 */
export const EFFECTS: Story = {
  brain: script({
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
  }),
  acts: [planning, approval, start, handover],
  stoppedAtCall: 3,
}

export async function planning(world: World): Promise<void> {
  const maintainer = world.as('maintainer')
  await maintainer.label(await maintainer.openIssue(SHORT_ISSUE), 'pawl')
  await start(world)
}

export async function pullOf(world: World): Promise<number> {
  const [pull] = await world.pulls()
  if (!pull) throw new Error(`no pull request\n${world.jobs.map(({ log }) => log).join('\n')}`)
  return pull.number
}

async function approval(world: World): Promise<void> {
  const pull = await pullOf(world)
  await world.as('maintainer').comment(pull, '/approve 000000')
  await world.as('maintainer').comment(pull, '/approve')
}

async function handover(world: World): Promise<void> {
  world.release()
  await settle(world)
}

/** As a route job would, which makes no request that counts here. */
export async function start(world: World): Promise<void> {
  await world.dispatch(TASK, botLogin)
  await settle(world)
}
