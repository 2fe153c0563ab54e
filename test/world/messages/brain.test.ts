import { expect, test } from 'vitest'
import { call, lastResult, roleOf, script, text } from './brain.ts'
import type { MessagesRequest } from './types.ts'

const tool = (name: string) => ({ name, input_schema: { type: 'object' as const } })
const ask = (tools: string[], messages: MessagesRequest['messages'] = []): MessagesRequest => ({
  model: 'claude-test-1',
  max_tokens: 1,
  tools: tools.map(tool),
  messages: [{ role: 'user', content: 'Fix it.' }, ...messages],
})
const brain = script({ work: [[text('a'), call('bash', {})], [call('bash', {})]], plan: [[call('submit_plan', {})]] })
const idsOf = (request: MessagesRequest) =>
  brain(request).content.flatMap((part) => (part.type === 'tool_use' ? [part.id] : []))

test('the role is read from the tools', () => {
  expect(roleOf(ask(['read', 'submit_plan']))).toBe('plan')
  expect(roleOf(ask(['read', 'finish']))).toBe('work')
  expect(roleOf(ask(['read']))).toBe('read')
  expect(roleOf(ask([]))).toBe('summary')
})

test('the same request gets the same ids, another conversation others', () => {
  expect(idsOf(ask(['finish']))).toEqual(idsOf(ask(['finish'])))
  expect(idsOf(ask(['finish']))[0]).toMatch(/^toolu_work_0_1_[0-9a-f]{6}$/)
  const compacted = { ...ask(['finish']), messages: [{ role: 'user' as const, content: 'A summary.' }] }
  expect(idsOf(compacted)).not.toEqual(idsOf(ask(['finish'])))
})

test('a script that ran out says so', () => {
  const spoken = [{ role: 'assistant' as const, content: 'Done.' }]
  expect(brain(ask(['submit_plan'], spoken))).toEqual({
    content: [text('The script has ended: no step 1 for the role plan.')],
  })
})

test('the last result of a tool is found by name', () => {
  const request = ask(
    ['finish'],
    [
      {
        role: 'assistant',
        content: [
          { ...call('bash', {}), id: 'a' },
          { ...call('read', {}), id: 'b' },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: 'exit 1', is_error: true },
          { type: 'tool_result', tool_use_id: 'b', content: [text('one'), text('two')] },
        ],
      },
    ],
  )
  expect(lastResult(request, 'bash')).toEqual({ text: 'exit 1', isError: true })
  expect(lastResult(request, 'read')).toEqual({ text: 'one\ntwo', isError: false })
  expect(lastResult(request, 'search')).toBeUndefined()
})
