/** Replies that end in every way, and requests that are too large, in the built action against the strict Messages API. */
import { describe, expect, test } from 'vitest'
import { expectAllCounted, failuresOf, labelled, NO_APPROVAL, openFailing, statusOf } from '../support/failing.ts'
import { reached } from '../support/long/story.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, statusesOf } from '../support/short-world.ts'
import { stepping } from '../support/stepping.ts'
import { settle } from '../support/story.ts'
import { readJournal } from '../support/tally.ts'
import { call, roleOf, text } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest, Part, Reply, StopReason } from '../world/messages/types.ts'

const finish = [call('finish', { summary: 'Spelt right.' })]

/** A hundred kilobytes for the next request: what the agent says, and what two commands print. */
const much = (letter: string): readonly Part[] => [
  text(`${letter} `.repeat(30_000)),
  ...['a', 'b'].map((file) => call('bash', { command: `printf ${letter}${file}%.0s $(seq 1 9900)` })),
]

describe.concurrent('a request that the API does not take', { timeout: 150_000 }, () => {
  test('is made again with less in it, and with nothing of before when that is still too much (R8)', async ({
    onTestFinished,
  }) => {
    let tooLarge = 0
    const pawl = await openFailing(onTestFinished, {
      brain: stepping(
        [call('bash', { command: 'ls' })],
        ...[much('u'), much('v'), much('w')],
        [call('bash', { command: 'ls -a' })],
        [edit('wrold', 'world')],
        finish,
      ),
      // Far less than the model says it takes: two of the long turns, but not three.
      limits: { contextTokens: 70_000 },
      fault: ({ body }) => {
        const request = body as MessagesRequest
        if (roleOf(request) !== 'work' || reached(request) < 6 || tooLarge === 2) return undefined
        tooLarge += 1
        return { status: 413 }
      },
      with: NO_APPROVAL,
    })
    const task = await labelled(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual([['success', 'done']])
    const failed = await failuresOf(pawl, task)
    expect(failed.map((one) => [one.class, one.status])).toEqual(
      [400, 400, 413, 413].map((status) => ['context', status]),
    )
    expect(pawl.model.requests.flatMap(({ refusal }) => refusal ?? [])).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringContaining('prompt is too long')),
      ...Array.from({ length: 2 }, () => expect.stringContaining('request_too_large')),
    ])
    const events = await readJournal(pawl.world, task)
    const compactions = events.flatMap(({ type, data }) => (type === 'context.compacted' ? [data] : []))
    expect(compactions.map(({ strength, upTo }) => [strength, upTo])).toEqual(
      [2, 5, 6, 7].map((turn) => ['summarized', turn]),
    )
    expectAllCounted(pawl)
  })
})

describe.concurrent('the end of a turn', { timeout: 150_000 }, () => {
  test('a pause, a cut reply, a stop sequence and a full window are all gone on from', async ({ onTestFinished }) => {
    const pawl = await openFailing(onTestFinished, {
      with: NO_APPROVAL,
      brain: stepping(
        { content: [text('I pause.')], stop: 'pause_turn' },
        { content: [edit('wrold', 'never')], stop: 'max_tokens' },
        { content: [text('And so')], stop: 'max_tokens' },
        { content: [text('A stop.')], stop: 'stop_sequence' },
        [edit('wrold', 'world')],
        { content: [call('bash', { command: 'rm greeting.txt' })], stop: 'model_context_window_exceeded' },
        { content: [text('So much')], stop: 'model_context_window_exceeded' },
        finish,
      ),
    })
    const task = await labelled(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(await pawl.world.git('show', `pawl/issue-${task}:greeting.txt`)).toBe('Hello world\n')
    expect(pawl.model.requests.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    const events = await readJournal(pawl.world, task)
    expect(events.flatMap(({ type, data }) => (type === 'turn.completed' ? [data.stop] : [])).slice(1)).toEqual([
      'pause_turn',
      'max_tokens',
      'max_tokens',
      'stop_sequence',
      'tool_use',
      'model_context_window_exceeded',
      'model_context_window_exceeded',
      'tool_use',
    ])
    expect(events.filter(({ type }) => type === 'context.compacted')).toHaveLength(2)
  })

  test('refused, for a reason that nobody knows, or silent for the third time: each asks a person, who lets it go on', async ({
    onTestFinished,
  }) => {
    const done = [edit('wrold', 'world'), ...finish]
    const silent = [text('I think about it.')]
    const REFUSAL: Reply = { content: [text('No.')], stop: 'refusal' }
    const ENDS: Readonly<Record<string, { readonly says: string; readonly brain: Brain }>> = {
      // As the API does, it declines for as long as the conversation holds what it declined before.
      Refused: {
        says: '`refusal`',
        brain: (request) => {
          const asked = JSON.stringify(request.messages)
          const step = asked.includes('is left out') && !asked.includes('"No."') ? done : REFUSAL
          return stepping(step)(request)
        },
      },
      Unknown: { says: '`new`', brain: stepping({ content: [text('Hm.')], stop: 'new' as StopReason }, done) },
      Silent: { says: 'the agent stopped without finishing', brain: stepping(silent, silent, silent, done) },
    }
    const about = (request: MessagesRequest) =>
      Object.entries(ENDS).find(([title]) => JSON.stringify(request.messages[0]).includes(title))?.[1]
    const pawl = await openFailing(onTestFinished, {
      with: NO_APPROVAL,
      brain: (request) => about(request)?.brain(request) ?? expect.fail('no story is about this'),
    })
    const tasks: number[] = []
    for (const title of Object.keys(ENDS)) tasks.push(await labelled(pawl, { ...SHORT_ISSUE, title }))
    await settle(pawl.world)
    expect(statusesOf(pawl)).toEqual(tasks.map(() => ['success', 'suspended']))
    for (const [index, { says }] of Object.values(ENDS).entries())
      expect(await statusOf(pawl, tasks[index] ?? 0)).toContain(says)
    // The first reply of each plans.
    expect(pawl.model.requests).toHaveLength(2 * tasks.length + 2)
    for (const task of tasks) await pawl.world.as('maintainer').comment(task, '/retry')
    await settle(pawl.world)
    expect(statusesOf(pawl).slice(tasks.length)).toEqual(tasks.map(() => ['success', 'done']))
  })
})
