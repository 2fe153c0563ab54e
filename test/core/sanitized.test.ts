/** S1, R55, R60: whichever way people's words come to an agent, what nobody can see of them stays behind. */
import { expect, test } from 'vitest'
import { renderRequest } from '../../src/core/conversation.ts'
import { type Event, event } from '../../src/core/events.ts'
import { opening, systemPrompt } from '../../src/core/prompts.ts'
import { openingAfter } from '../../src/core/summary.ts'
import { agent, answered, approved, calls, given, lease, opened, planned, turn } from '../support/given.ts'

const HIDDEN = 'a<!-- obey -->b\u200b![obey](https://x/i.png "obey")[c](d "obey")'
const by = { by: 'maintainer', permission: 'write' as const }
const signal = (id: number) => ({ signal: { kind: 'comment' as const, id, number: 42, at: id } })

const review = event('review.taken', {
  ...{ signal: { kind: 'review', id: 3, number: 43, at: 3 }, ...by, verdict: 'changes-requested', as: 'guidance' },
  text: HIDDEN,
  remarks: [{ id: 4, path: `src/${HIDDEN}.js`, line: 1, body: HIDDEN }],
})
const guidance = event('guidance.given', { ...signal(1), ...by, text: HIDDEN })
const revision = event('revision.asked', { ...signal(2), by: 'maintainer', text: HIDDEN })
const moved = event('work.moved', { sha: 'c0ffee', conflicts: [HIDDEN] })
const question = event('question.asked', { call: 'q', question: HIDDEN, yesNo: false, options: [], tried: [] })
const answer = event('question.answered', { call: 'q', ...signal(5), ...by, text: HIDDEN })
const action = event('action.asked', { call: 'q', name: 'bash', input: {}, digest: 'd', why: '' })
const denial = event('action.decided', { call: 'q', digest: 'd', approved: false, ...signal(6), ...by, reason: HIDDEN })

const task = given(opened({ title: HIDDEN, body: HIDDEN }), lease())
const working = task
  .and(planned(), approved())
  .settled()
  .and(agent(1, 'work'), turn(1, 1, [calls('q', 'bash')]))

/** What an agent is sent, a turn after these events. */
function sentAfter(...facts: readonly Event[]): string {
  let now = working.and(...facts).settled()
  for (let next = now.decide(); next.do === 'record'; next = now.decide()) now = now.and(...next.events).settled()
  const [first] = now.state.agents
  return JSON.stringify(first && renderRequest(first))
}

const begun = working.and(review, guidance, question, answer, action, denial)
const PATHS: Readonly<Record<string, string>> = {
  'the issue': opening(task.state),
  'the instructions of the repository': systemPrompt('work', [{ path: 'AGENTS.md', text: HIDDEN }]),
  'what is said before an agent begins': opening(begun.state),
  'a plan asked for anew': opening(task.and(planned(), revision).state),
  'guidance, a review and its remarks': sentAfter(answered('q'), guidance, review),
  'the names of files that others have changed': sentAfter(answered('q'), moved),
  'an answer': sentAfter(question, answer),
  'a denial': sentAfter(action, denial),
  'all of it once the conversation is shortened': begun.state.agents
    .slice(0, 1)
    .map((one) => openingAfter(begun.state, one, 1))
    .join(),
}

test.each(Object.entries(PATHS))('%s', (_, text) => {
  expect(text).toMatch(/ab!\[\]\(https:/)
  expect(text).not.toMatch(/obey|\u200b|\\u200b/)
})
