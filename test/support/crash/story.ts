/** One story that uses every effect kind and a tool of each class, as short as it can be. */
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

/**
 * label → plan → a refused and a right /approve → work, whose first job is told to stop in the middle and calls its
 * successor → verified → ready. What is not the whole story leaves out the refusal and the stop.
 */
export async function playCrashStory(world: World, whole: boolean): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world, true)
  const [pull] = await world.pulls()
  if (!pull) throw new Error(`no pull request\n${world.jobs.map(({ log }) => log).join('\n')}`)
  if (whole) await unheard(world, () => maintainer.comment(pull.number, '/approve 000000'))
  await maintainer.comment(pull.number, '/approve')
  await settle(world, true)
  return task
}

/** Something is said without a job being started for it; the next one finds it. */
async function unheard(world: World, act: () => Promise<unknown>): Promise<void> {
  const { if: condition } = world.workflow.route
  world.workflow.route.if = 'false'
  await act()
  world.workflow.route.if = condition
}
