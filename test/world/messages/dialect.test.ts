/** What each vendor's service refuses, asked by the vendor's own SDK. */
import { describe, expect, test } from 'vitest'
import { bedrockModel } from '../../../src/adapters/anthropic/bedrock.ts'
import { foundryModel } from '../../../src/adapters/anthropic/foundry.ts'
import { vertexModel } from '../../../src/adapters/anthropic/vertex.ts'
import { openGoogle } from '../google.ts'
import { bedrockDialect } from './bedrock.ts'
import { script, text } from './brain.ts'
import { type Dialect, foundryDialect, vertexDialect } from './dialect.ts'
import { openMessages } from './server.ts'

const tools = [{ name: 'finish', input_schema: { type: 'object' } }]
const requestOf = (model: string) => ({
  model,
  max_tokens: 100,
  system: [],
  tools,
  messages: [{ role: 'user' as const, content: [{ type: 'text', text: 'Hm?' }] }],
})

/** What a model is answered: its stop, or the status and words of the refusal. */
async function answerTo(dialect: Dialect, model: string, make: (url: string) => ReturnType<typeof bedrockModel>) {
  const server = await openMessages({ brain: script({ work: [[text('Hm.')]] }), dialect })
  try {
    const { stop } = await make(server.url).turn(requestOf(model), new AbortController().signal)
    return stop
  } catch (error) {
    const { status, message } = error as { status?: number; message: string }
    return `${status} ${message}`
  } finally {
    await server.close()
  }
}

describe('Bedrock', () => {
  const keys = { region: 'eu-west-1', id: 'ASIAPAWLTESTEXAMPLE0', secret: 'secret', session: 'session' }
  const asked = (
    change: Partial<typeof keys> = {},
    model = 'anthropic.claude-test-1-v1:0',
    apiKey: string | null = null,
  ) =>
    answerTo(bedrockDialect({ ...keys, apiKey: 'bedrock-key' }), model, (baseUrl) => {
      const used = { ...keys, ...change }
      return bedrockModel({ region: used.region, baseUrl, apiKey, keys: used })
    })

  test('takes what is signed with the right keys, for its region', async () => {
    expect(await asked()).toBe('end_turn')
    for (const change of [
      { secret: 'other' },
      { session: 'other' },
      { id: 'ASIAPAWLTESTEXAMPLE1' },
      { region: 'us-east-1' },
    ])
      expect(await asked(change)).toContain('403 Amazon Bedrock does not allow these credentials')
  })

  test('takes its own API key, and no other', async () => {
    expect(await asked({}, undefined, 'bedrock-key')).toBe('end_turn')
    expect(await asked({}, undefined, 'other')).toContain('403')
  })

  test('has names of its own for models', async () => {
    expect(await asked({}, 'us.anthropic.claude-test-1')).toBe('end_turn')
    expect(await asked({}, 'claude-test-1')).toBe(
      '400 Amazon Bedrock refused the request (400): The provided model identifier is invalid.',
    )
  })
})

test('Vertex takes tokens that Google has given out, for its project and region', async () => {
  const google = await openGoogle()
  const place = { project: 'octo', region: 'global' }
  const asked = (tokens: ReadonlySet<string>, change: Partial<typeof place> = {}) =>
    answerTo(vertexDialect({ ...place, tokens }), 'claude-test-1@20990101', (url) =>
      vertexModel({
        ...place,
        ...change,
        baseUrl: `${url}/v1`,
        credentials: google.credentials as Parameters<typeof vertexModel>[0]['credentials'],
        learn: () => {},
      }),
    )
  expect(await asked(google.tokens)).toBe('end_turn')
  expect(await asked(new Set())).toContain('401 Google Vertex AI refused the credentials')
  expect(await asked(google.tokens, { project: 'other' })).toContain('404')
  expect(await asked(google.tokens, { region: 'us-east5' })).toContain('404')
  await google.close()
})

test('Foundry takes its key, under its path', async () => {
  const asked = (apiKey: string, path = '/anthropic/') =>
    answerTo(foundryDialect({ key: 'key' }), 'claude-test-1', (url) =>
      foundryModel({ baseUrl: `${url}${path}`, apiKey, learn: () => {} }),
    )
  expect(await asked('key')).toBe('end_turn')
  expect(await asked('other')).toContain('401 Microsoft Foundry refused the credentials')
  expect(await asked('key', '/')).toContain('404')
})
