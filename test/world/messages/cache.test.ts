import { expect, test } from 'vitest'
import { promptCache } from './cache.ts'
import type { MessagesRequest } from './types.ts'

const MINUTE = 60_000
const mark = { cache_control: { type: 'ephemeral' as const } }
const block = (n: number, marked = false) => ({
  type: 'text' as const,
  text: `block ${n} `.padEnd(400, 'x'),
  ...(marked ? mark : {}),
})

/** So many blocks of about a hundred tokens, with a breakpoint on the last. */
function ask(count: number, more: Partial<MessagesRequest> = {}): MessagesRequest {
  const content = Array.from({ length: count }, (_, n) => block(n, n === count - 1))
  return { model: 'claude-test-1', max_tokens: 1, messages: [{ role: 'user', content }], ...more }
}

test('a prefix is read for five minutes, and each read starts them again', () => {
  const cache = promptCache(0)
  const first = cache.charge(ask(3), 0)
  expect(first).toMatchObject({ read: 0, input: 0 })
  expect(cache.charge(ask(3), 4 * MINUTE)).toMatchObject({ read: first.creation, creation: 0 })
  expect(cache.charge(ask(3), 8 * MINUTE)).toMatchObject({ read: first.creation, creation: 0 })
  expect(cache.charge(ask(3), 13 * MINUTE)).toMatchObject({ read: 0, creation: first.creation })
})

test('a breakpoint finds what was written up to 20 blocks before it', () => {
  const cache = promptCache(0)
  const { creation } = cache.charge(ask(3), 0)
  expect(cache.charge(ask(23), 1).read).toBe(creation)
  expect(promptCache(0).charge(ask(23), 1).read).toBe(0)
  const far = promptCache(0)
  far.charge(ask(3), 0)
  expect(far.charge(ask(24), 1).read).toBe(0)
})

test('another model, system or tool choice is another prefix; a short one is not kept', () => {
  const cache = promptCache(0)
  cache.charge(ask(3), 0)
  expect(cache.charge(ask(3, { model: 'claude-test-2' }), 1).read).toBe(0)
  expect(cache.charge(ask(3, { system: 'Other.' }), 1).read).toBe(0)
  expect(cache.charge(ask(3, { tool_choice: { type: 'none' } }), 1).read).toBe(0)
  const choosy = promptCache(1024)
  expect(choosy.charge(ask(3), 0)).toMatchObject({ creation: 0, read: 0 })
  expect(choosy.charge(ask(3), 1)).toMatchObject({ creation: 0, read: 0 })
})

test('what stands behind the last breakpoint is plain input', () => {
  const request = ask(3)
  const tail = { role: 'user' as const, content: 'And now?' }
  const { input, creation } = promptCache(0).charge({ ...request, messages: [...request.messages, tail] }, 0)
  expect(creation).toBe(promptCache(0).charge(request, 0).creation)
  expect(input).toBeGreaterThan(0)
})
