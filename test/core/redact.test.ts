import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Event, event } from '../../src/core/events.ts'
import type { Block } from '../../src/core/json.ts'
import { redactAll, redactEvent, redactor } from '../../src/core/redact.ts'
import { turn } from '../support/given.ts'

const SECRET = 'p"ss/w+rd é7?'
const redact = redactor([SECRET, 'short', ''])
const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = Buffer.from(SECRET).toString('hex')

test.each([
  ['as it is', SECRET],
  ['URL-encoded', encodeURIComponent(SECRET)],
  ['JSON-escaped', JSON.stringify(SECRET).slice(1, -1)],
  ['in hex', hex],
  ['in capital hex', hex.toUpperCase()],
])('S3, R59: a known value is masked %s', (_, form) => {
  expect(redact(`token=${form}&x`)).toBe('token=[redacted]&x')
})

test.each([0, 1, 2])('S3: its base64 is found at alignment %i, with what stands around it', (offset) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), (after) => {
      const before = 'x'.repeat(offset + 3)
      for (const form of ['base64', 'base64url'] as const) {
        const whole = Buffer.from(before + SECRET + after).toString(form)
        const masked = redact(whole)
        expect(masked).toContain('[redacted]')
        expect(Buffer.from(masked.split('[redacted]')[1] ?? '', 'base64').toString()).not.toContain('7?')
      }
    }),
  )
})

test('S3: the longest form is masked first, so that no rest of a secret stays', () => {
  expect(redactor(['secret', 'secret-and-more'])('secret-and-more, secret')).toBe('[redacted], [redacted]')
})

test('values too short to be secrets are left alone', () => {
  expect(redact('short')).toBe('short')
  expect(redactor([])('text')).toBe('text')
})

const KEY = ['-----BEGIN RSA', 'PRIVATE KEY-----\nMIIE\n-----END RSA', 'PRIVATE KEY-----'].join(' ')
test.each([
  ['a token of GitHub', `ghs_${'a1'.repeat(18)}`],
  ['a fine-grained token', `github_pat_${'A'.repeat(40)}`],
  ['a key of Anthropic', 'sk-ant-api03-abc_DEF-123'],
  ['an AWS key id', `AKIA${'ABCD2345'.repeat(2)}`],
  ['a private key', KEY],
  ['a private key that was cut', KEY.slice(0, 40)],
])('S3: the shape of %s is masked, unknown as it is', (_, text) => {
  expect(redact(`a ${text}`)).toBe('a [redacted]')
})

test('S3: a text without a secret stays as it is', () => {
  const text = `${base64('nothing to see')} ghost sk-anteater AKIAshort`
  expect(redact(text)).toBe(text)
})

test('S3: every string in a value is masked; numbers, keys and the rest stay', () => {
  const value = { a: [SECRET, 1, null, true, { [SECRET]: `x${SECRET}` }], b: SECRET }
  expect(redactAll(value, redact)).toEqual({
    a: ['[redacted]', 1, null, true, { [SECRET]: 'x[redacted]' }],
    b: '[redacted]',
  })
})

const reply = (...content: readonly Block[]) => turn(1, 1, content)
const contentOf = (one: Event) => (one.type === 'turn.completed' ? one.data.content : [])

test("A5, R21: a thinking block's signature stays byte for byte; nothing else hides behind that name", () => {
  const thought = { type: 'thinking', thinking: 'Hm.', signature: SECRET }
  const sealed = { type: 'redacted_thinking', data: 'c2VhbGVk' }
  const fake = { type: 'thinking', thinking: 'Hm.', signature: SECRET }
  const call = { type: 'tool_use', id: 'a', name: 'x', input: { signature: SECRET, fake } }
  expect(contentOf(redactEvent(reply(thought, sealed, call), redact))).toEqual([
    thought,
    sealed,
    { ...call, input: { signature: '[redacted]', fake: { ...fake, signature: '[redacted]' } } },
  ])
})

test('R21, S3: a thinking block that had to be changed loses what no longer fits it', () => {
  const thought = { type: 'thinking', thinking: `It is ${SECRET}.`, signature: 'abc' }
  const sealed = { type: 'redacted_thinking', data: SECRET }
  expect(contentOf(redactEvent(reply(thought, sealed), redact))).toEqual([
    { type: 'thinking', thinking: 'It is [redacted].' },
    { type: 'redacted_thinking' },
  ])
})

test('S3: every other event is masked whole', () => {
  const stopped = event('agent.nudged', { agent: 1, text: `say ${SECRET}` })
  expect(redactEvent(stopped, redact).data).toEqual({ agent: 1, text: 'say [redacted]' })
})
