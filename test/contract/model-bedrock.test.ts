import { describe, expect, test } from 'vitest'
import { bedrockModel } from '../../src/adapters/anthropic/bedrock.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import { bedrockDialect } from '../world/messages/bedrock.ts'
import { modelContract } from './model-contract.ts'
import { fails } from './model-server.ts'
import { modelFrom, type Vendor } from './model-vendor.ts'

const keys = {
  region: 'eu-west-1',
  id: 'ASIAPAWLTESTEXAMPLE0',
  secret: 'secret+of/a+role',
  session: 'session//token==',
}
const words = { refused: 'refused the credentials (401)', name: 'Amazon Bedrock' }
const model = 'eu.anthropic.claude-test-v1:0'

modelContract('Bedrock, signed', {
  dialect: bedrockDialect(keys),
  model,
  make: (baseUrl, tuning) => bedrockModel({ region: keys.region, baseUrl, apiKey: null, keys, ...tuning }),
  words,
})

modelContract('Bedrock, by an API key', {
  dialect: bedrockDialect({ ...keys, apiKey: 'bedrock-api-key-test' }),
  model,
  make: (baseUrl, tuning) =>
    bedrockModel({ region: keys.region, baseUrl, apiKey: 'bedrock-api-key-test', keys: null, ...tuning }),
  words,
})

describe('model (Bedrock): credentials', () => {
  const vendor = (own: typeof keys | null): Vendor => ({
    dialect: bedrockDialect(keys),
    model,
    make: (baseUrl, tuning) => bedrockModel({ region: keys.region, baseUrl, apiKey: null, keys: own, ...tuning }),
    words,
  })
  test('that have expired pass by themselves: the next job gets new ones', async () => {
    const expired = fails(403, 'permission_error', { 'x-amzn-errortype': 'ExpiredTokenException' })
    const { turn } = await modelFrom(vendor(keys), [expired])
    const error = await turn().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Transient)
    expect(error).toHaveProperty('message', "this job's AWS credentials have expired")
  })

  test('that are nowhere to be found stop the task, and it says which action gives them', async ({
    onTestFinished,
  }) => {
    const before = { ...process.env }
    onTestFinished(() => {
      process.env = before
    })
    const nothing = Object.entries(before).filter(([name]) => !name.startsWith('AWS_'))
    process.env = { ...Object.fromEntries(nothing), AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nonexistent' }
    const { turn, server } = await modelFrom(vendor(null), [fails(500, 'api_error')])
    const error = await turn().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toHaveProperty('todo', expect.stringContaining('aws-actions/configure-aws-credentials'))
    expect(server.bodies).toEqual([])
  })
})
