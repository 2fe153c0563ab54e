/** Conversations that outgrow their room, in the built action against the strict Messages API. */
import { describe, expect, test } from 'vitest'
import { fold } from '../../src/core/fold.ts'
import { cacheReads } from '../support/long/measure.ts'
import { playLong, reached } from '../support/long/story.ts'
import { edit, openShort, planned, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { readJournal } from '../support/tally.ts'
import { call, roleOf, text } from '../world/messages/brain.ts'
import type { Brain, Part, Reply } from '../world/messages/types.ts'

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

describe.concurrent('a conversation that outgrows its room', () => {
  test('is cleared and summarized, also by a worker that takes over from one that died in it (A3, A4, R8, R23)', async ({
    onTestFinished,
  }) => {
    const story = {
      turns: 18,
      lines: 300,
      room: 13_000,
      flaky: [3],
      faults: 0,
      kills: [5],
      stops: [],
      killInSummary: true,
    }
    const { pawl, events, duplicates, deaths } = await playLong(story)
    onTestFinished(() => pawl.close())
    const { spent, ended, agents } = fold(events)
    expect(ended?.outcome).toBe('done')
    expect(duplicates).toEqual([])
    expect(deaths).toBe(2)
    const strengths = agents.flatMap(({ compactions }) => compactions.map(({ strength }) => strength))
    expect(new Set(strengths)).toEqual(new Set(['cleared', 'summarized']))
    expect(events.filter(({ type }) => type === 'summary.started').length).toBeGreaterThan(
      events.filter(({ type }) => type === 'summary.completed').length,
    )
    expect(pawl.model.requests.filter(({ status, refusal }) => status !== 200 && refusal !== null)).toEqual([])
    const reads = cacheReads(pawl.model.requests)
    expect(reads.did / reads.could).toBeGreaterThan(0.95)
    const opening = agents.at(-1)?.compactions.findLast((one) => one.opening)?.opening
    expect(opening).toContain('Plan v1 was approved by maintainer.')
    expect(opening).toContain('The greeting is still to be mended.')
    const paid = events.flatMap((one) =>
      one.type === 'turn.completed' || one.type === 'summary.completed' ? [one.data.usd] : [],
    )
    expect(spent.usd).toBeCloseTo(paid.reduce((sum, usd) => sum + usd, 0))
  })
})

describe.concurrent('the end of a turn', () => {
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
