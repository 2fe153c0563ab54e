/** Every request reads the whole prompt of the one before it from the cache, however the conversation went (R22). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ModelRequest, renderRequest } from '../../src/core/conversation.ts'
import { type Event, event } from '../../src/core/events.ts'
import { answered, calls, says, turn } from '../support/given.ts'
import { compacted, type Given, working } from '../support/long/turns.ts'
import { promptCache } from '../world/messages/cache.ts'
import { promptItems } from '../world/messages/prefix.ts'
import type { MessagesRequest } from '../world/messages/types.ts'

const long = 'x'.repeat(1_000)
/** More blocks than the service looks back from a breakpoint. */
const MANY = 30

/** A turn with so many calls, perhaps with a reminder, perhaps one that paused. */
const anyTurn = fc.record({
  called: fc.oneof(fc.nat(3), fc.constant(MANY)),
  nudged: fc.boolean(),
  paused: fc.boolean(),
})
type Shape = typeof anyTurn extends fc.Arbitrary<infer T> ? T : never

function turnOf(number: number, { called, nudged, paused }: Shape): readonly Event[] {
  if (paused) return [turn(number, 2, [says(`Turn ${number}.`)], 'pause_turn')]
  const ids = Array.from({ length: called }, (_, index) => `t${number}_${index}`)
  const told = nudged || called === 0 ? [event('agent.nudged', { agent: 2, text: 'Go on.' })] : []
  const content = [says(`Turn ${number}.`), ...ids.map((id) => calls(id, 'bash'))]
  return [turn(number, 2, content), ...ids.map((id) => answered(id, `${id} ${long}`)), ...told]
}

const requestOf = ({ state }: Given): MessagesRequest => {
  const agent = state.agents[1] ?? expect.fail('no agent')
  return renderRequest(agent) as unknown as MessagesRequest & ModelRequest
}
const sizeOf = (request: MessagesRequest): number => promptItems(request).reduce((sum, { tokens }) => sum + tokens, 0)

/** Tokens that each request reads, with those of the request before it. */
function reads(turns: readonly Shape[], more: (number: number) => readonly Event[] = () => []) {
  const cache = promptCache(0)
  let at: Given = working
  let before = 0
  return [null, ...turns].map((shape, number) => {
    if (shape) at = at.and(turnOf(number, shape), more(number))
    const request = requestOf(at)
    const { read } = cache.charge(request, 0)
    const result = { read, before }
    before = sizeOf(request)
    return result
  })
}

/** Replies that paused, one after the other, are read as far as the breakpoint before them; each is a block or two. */
const PAUSE = 40
const margin = (turns: readonly Shape[]): number => PAUSE * Math.max(1, turns.filter(({ paused }) => paused).length)

test('a turn reads all that the one before it sent, however many blocks it added', () => {
  fc.assert(
    fc.property(fc.array(anyTurn, { minLength: 1, maxLength: 8 }), (turns) => {
      for (const { read, before } of reads(turns)) expect(read).toBeGreaterThanOrEqual(before - margin(turns))
    }),
  )
})

test('clearing leaves what was cleared before as it is: the next clearing reads that far', () => {
  const cleared = (number: number) => (number === 4 || number === 8 ? [compacted('cleared', number - 2)] : [])
  const turns = Array.from({ length: 9 }, () => ({ called: 2, nudged: false, paused: false }))
  const all = reads(turns, cleared)
  const kept = sizeOf(
    requestOf(
      working.and(
        [1, 2].map((n) => turnOf(n, { called: 2, nudged: false, paused: false })),
        compacted('cleared', 2),
      ),
    ),
  )
  expect(all[8]?.read).toBe(kept)
  expect(all[9]?.read).toBe(all[9]?.before)
})

test('a repeated request, as after a death, reads all of itself', () => {
  const cache = promptCache(0)
  const request = requestOf(working.and(turnOf(1, { called: MANY, nudged: true, paused: false })))
  cache.charge(request, 0)
  expect(cache.charge(request, 0).read).toBe(sizeOf(request))
})
