/** Replies that end in every way, and requests that are too large, in the built action against the strict Messages API. */
import { describe, expect, test } from 'vitest'
import { reached } from '../support/long/story.ts'
import { edit, openShort, planned, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal } from '../support/tally.ts'
import { call, roleOf, text } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest, Part, Reply } from '../world/messages/types.ts'

/** An agent that says where it is, and a reply for each step, with the reason why it ended. */
const stepping =
  (...steps: readonly (Reply | readonly Part[])[]): Brain =>
  (request) => {
    const role = roleOf(request)
    const step = reached(request)
    if (role === 'summary') return { content: [text(`Step ${step} of 9 is done; a dash is to be typed yet.`)] }
    const made = role === 'plan' ? SHORT_PLAN[0] : steps[step]
    const { content, ...how } = made && 'content' in made ? made : { content: [...(made ?? [])] }
    const said = role === 'plan' ? [] : [text(`Step ${step + 1} of 9.`)]
    const named = content.map((part, at) =>
      part.type === 'tool_use' ? { ...part, id: `t_${role}_${step}_${at}` } : part,
    )
    return { ...how, content: [...said, ...named] }
  }

const finish = [call('finish', { summary: 'Spelt right.' })]

describe.concurrent('a request that the API does not take', { timeout: 150_000 }, () => {
  test('is made again with less in it (R8)', async ({ onTestFinished }) => {
    let refused = 0
    const tooLarge = (body: unknown) =>
      roleOf(body as MessagesRequest) === 'work' && reached(body as MessagesRequest) >= 2 && refused < 2
    const pawl = await openShort(onTestFinished, {
      brain: stepping(
        [call('bash', { command: 'ls' })],
        [call('bash', { command: 'ls -a' })],
        [edit('wrold', 'world')],
        finish,
      ),
      fault: ({ body }) => {
        if (!tooLarge(body)) return undefined
        refused += 1
        return { status: 413 }
      },
    })
    const task = await planned(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect(refused).toBe(2)
    const events = await readJournal(pawl.world, task)
    const compactions = events.flatMap(({ type, data }) => (type === 'context.compacted' ? [data] : []))
    expect(compactions.map(({ strength }) => strength)).toEqual(['summarized', 'summarized'])
  })
})

describe.concurrent('the end of a turn', { timeout: 150_000 }, () => {
  test('a pause, a cut reply, a stop sequence and a full window are all gone on from', async ({ onTestFinished }) => {
    const pawl = await openShort(onTestFinished, {
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
    const task = await planned(pawl)
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

  test.for(['refusal', 'something_new'])('%s asks a person, who lets it go on', async (stop, { onTestFinished }) => {
    const pawl = await openShort(onTestFinished, {
      brain: stepping({ content: [text('No.')], stop: stop as 'refusal' }, [edit('wrold', 'world'), ...finish]),
    })
    const task = await planned(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'suspended'])
    const [status] = await pawl.world.comments(task)
    expect(status?.body).toContain(`\`${stop}\``)
    await pawl.world.as('maintainer').comment(task, '/retry')
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  })
})
