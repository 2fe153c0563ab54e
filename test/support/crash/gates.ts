/** The story with every gate; a person answers each by another means. */
import { call, script } from '../../world/messages/brain.ts'
import type { NewReview } from '../../world/people.ts'
import type { World } from '../../world/world.ts'
import { edit, SHORT_PLAN } from '../short-world.ts'
import { type Act, planning, pullOf, type Story, start } from './story.ts'

/** Asks for leave, since it names a remote; there is none of this name. */
const PUBLISH = call('bash', { command: 'git push nowhere' })
const [[FIRST]] = SHORT_PLAN as [[ReturnType<typeof call>]]

/**
 * label → plan | revised | approved; an action asked | denied, asked again | approved; a question | answered by a review
 * with a remark on a line; verified → ready | changes requested after done → verified again.
 */
export const GATES: Story = {
  long: true,
  brain: script({
    plan: [[FIRST], [call('submit_plan', { ...FIRST.input, risks: ['Somebody may look for the old spelling.'] })]],
    work: [
      [edit('wrold', 'world'), PUBLISH],
      [PUBLISH],
      [call('ask_human', { question: 'May the old spelling stay in a comment?', tried: ['reading greeting.txt'] })],
      [call('finish', { summary: 'Spelt right.' })],
      [edit('Hello world', 'Hello world!')],
      [call('finish', { summary: 'It ends in an exclamation mark now.' })],
    ],
  }),
  acts: [
    planning,
    says('/revise Name a risk.'),
    says('/approve'),
    says('/deny Nothing leaves this house.'),
    approves,
    reviews({
      event: 'COMMENT',
      body: 'It may not.',
      comments: [{ path: 'greeting.txt', line: 1, body: 'This line alone.' }],
    }),
    reviews({
      event: 'REQUEST_CHANGES',
      body: 'Louder, please.',
      comments: [{ path: 'greeting.txt', line: 1, body: 'An exclamation mark here.' }],
    }),
  ],
}

function says(command: string): Act {
  return async (world) => {
    await world.as('maintainer').comment(await pullOf(world), command)
    await start(world)
  }
}

/** With the digest that the last comment about the action shows. */
async function approves(world: World): Promise<void> {
  const shown = (await world.comments(await pullOf(world))).findLast(({ body }) => body?.includes('### ✋ May this'))
  await says(`/approve ${/`([0-9a-f]{10})`/.exec(shown?.body ?? '')?.[1]}`)(world)
}

function reviews(review: NewReview): Act {
  return async (world) => {
    await world.as('maintainer').review(await pullOf(world), review)
    await start(world)
  }
}
