/** A5, R21: a task whose model is withdrawn in the middle of it, and what becomes of its thinking. */
import { expect, test } from 'vitest'
import { eachOnce, labelled, last, NO_APPROVAL, openFailing } from '../support/failing.ts'
import { edit, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script, think } from '../world/messages/brain.ts'
import { blocks } from '../world/messages/prefix.ts'
import type { MessagesRequest } from '../world/messages/types.ts'

const GONE = { status: 404 }
const [FIRST, SNAPSHOT, OTHER] = ['claude-first-1', 'claude-first-1-20261101', 'claude-other-2'] as const

const thinking = script({
  plan: SHORT_PLAN,
  work: [
    [think('Where is it? Überall 🚀.\n'), call('bash', { command: 'cat greeting.txt' })],
    [think('There it is.'), call('bash', { command: 'wc greeting.txt' })],
    [think('So I mend it.'), edit('wrold', 'world')],
    [think('That was it.'), call('finish', { summary: 'Spelt right.' })],
  ],
})

const thoughtsIn = (content: readonly unknown[]) =>
  content.filter((block) => (block as { readonly type: string }).type === 'thinking')

test('thinking goes back byte for byte to the model that had it, under whatever name, and to no other; none leaves the journal', async ({
  onTestFinished,
}) => {
  const pawl = await openFailing(onTestFinished, {
    brain: thinking,
    fault: eachOnce([undefined, undefined, GONE, undefined, GONE]),
    with: { ...NO_APPROVAL, model: FIRST },
  })
  const { world } = pawl
  const task = await labelled(pawl)
  await world.idle()
  for (const model of [SNAPSHOT, OTHER]) {
    expect([last(pawl).conclusion, last(pawl).outputs['status']]).toEqual(['failure', 'failed'])
    world.workflow.work.with['model'] = model
    await world.as('maintainer').comment(task, '/retry')
    await world.idle()
  }
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  const events = await readJournal(world, task)
  expect(events.flatMap(({ type, data }) => (type === 'model.changed' ? [data.model] : []))).toEqual([SNAPSHOT, OTHER])
  const kept = events.flatMap(({ type, data }) => (type === 'turn.completed' ? thoughtsIn(data.content) : []))
  expect(kept).toHaveLength(4)
  const [one, two, three] = kept
  const sent = pawl.model.requests.slice(1).map(({ body, status }) => {
    const { model, messages } = body as MessagesRequest
    return [status, model, messages.flatMap(({ content }) => thoughtsIn(blocks(content)))]
  })
  // The strict API takes no thinking but with the signature for just this model and all that stands before it.
  expect(sent).toEqual([
    [200, FIRST, []],
    [404, FIRST, [one]],
    [200, SNAPSHOT, [one]],
    [404, SNAPSHOT, [one, two]],
    [200, OTHER, []],
    [200, OTHER, [three]],
  ])
  expect((await tally(world, task, events)).duplicates).toEqual([])
}, 150_000)
