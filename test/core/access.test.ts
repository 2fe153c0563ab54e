import { describe, expect, test } from 'vitest'
import { type Provider, readAccess, type Surroundings, secretsOf } from '../../src/core/access.ts'
import { readInputs } from '../../src/core/inputs.ts'
import { costOf, isPriced } from '../../src/core/pricing.ts'
import { bare } from '../support/given.ts'

function read(provider: Provider, around: Surroundings, inputs: Readonly<Record<string, string>> = {}) {
  const errors: string[] = []
  const access = readAccess(
    provider,
    (name) => inputs[name] ?? '',
    around,
    (error) => errors.push(error),
  )
  return { access, errors, secrets: secretsOf(access, around) }
}

const AWS = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'ASIAPAWLTESTEXAMPLE0',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  AWS_SESSION_TOKEN: 'aws-session',
}
const GOOGLE = {
  CLOUD_ML_REGION: 'global',
  GOOGLE_CLOUD_PROJECT: 'octo-slug',
  GOOGLE_APPLICATION_CREDENTIALS: '/work/gha-creds-1.json',
}
const FEDERATED = {
  type: 'external_account',
  credential_source: { url: 'https://token', headers: { Authorization: 'Bearer request-token' } },
  scopes: ['a'],
}

describe('bedrock', () => {
  test('takes what configure-aws-credentials sets', () => {
    expect(read('bedrock', bare(AWS))).toEqual({
      errors: [],
      access: {
        provider: 'bedrock',
        baseUrl: null,
        region: 'eu-west-1',
        apiKey: null,
        keys: { id: 'ASIAPAWLTESTEXAMPLE0', secret: 'aws-secret', session: 'aws-session' },
      },
      secrets: ['aws-secret', 'aws-session'],
    })
  })

  test('takes keys without a session, an API key, another address', () => {
    const { AWS_SESSION_TOKEN: _, ...keys } = AWS
    expect(read('bedrock', bare(keys)).access).toMatchObject({ keys: { session: null } })
    const token = { AWS_DEFAULT_REGION: 'us-east-1', AWS_BEARER_TOKEN_BEDROCK: 'bedrock-key' }
    const address = { ANTHROPIC_BEDROCK_BASE_URL: 'http://127.0.0.1:1' }
    expect(read('bedrock', bare({ ...token, ...address }))).toEqual({
      errors: [],
      access: {
        provider: 'bedrock',
        baseUrl: 'http://127.0.0.1:1',
        region: 'us-east-1',
        apiKey: 'bedrock-key',
        keys: null,
      },
      secrets: ['bedrock-key'],
    })
  })

  test('says all that is missing, and what sets it', () => {
    const { errors } = read('bedrock', bare({ AWS_ACCESS_KEY_ID: 'ASIAPAWLTESTEXAMPLE0' }))
    expect(errors).toEqual([expect.stringContaining('`AWS_REGION`'), expect.stringContaining('`AWS_SESSION_TOKEN`')])
    for (const error of errors) expect(error).toContain('aws-actions/configure-aws-credentials')
  })

  test.each([{ AWS_PROFILE: 'ci' }, { AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }, { RUNNER_ENVIRONMENT: 'self-hosted' }])(
    'leaves it to the AWS SDK to look further where there may be more: %o',
    (more) => {
      const around = bare({ AWS_REGION: 'eu-west-1', ...(more as Record<string, string>) })
      expect(read('bedrock', around)).toMatchObject({ errors: [], access: { keys: null } })
    },
  )
})

describe('vertex', () => {
  test('takes what google-github-actions/auth sets and writes', () => {
    const around = bare(GOOGLE, { '/work/gha-creds-1.json': JSON.stringify(FEDERATED) })
    expect(read('vertex', around)).toEqual({
      errors: [],
      access: { provider: 'vertex', baseUrl: null, region: 'global', project: 'octo-slug', credentials: FEDERATED },
      secrets: ['request-token'],
    })
  })

  test('takes a key, another project and another address, and knows what of it is secret', () => {
    const key = { type: 'service_account', client_email: 'a@b', private_key: '-----BEGIN', nothing: null }
    const more = { ANTHROPIC_VERTEX_PROJECT_ID: 'other', ANTHROPIC_VERTEX_BASE_URL: 'http://127.0.0.1:1/v1' }
    const around = bare({ ...GOOGLE, ...more }, { '/work/gha-creds-1.json': JSON.stringify(key) })
    expect(read('vertex', around)).toMatchObject({
      errors: [],
      access: { project: 'other', baseUrl: 'http://127.0.0.1:1/v1' },
      secrets: ['-----BEGIN'],
    })
  })

  test('says all that is missing, and what sets it', () => {
    const { errors, access } = read('vertex', bare())
    expect(errors).toHaveLength(3)
    for (const name of [
      'CLOUD_ML_REGION',
      'GOOGLE_CLOUD_PROJECT',
      'GOOGLE_APPLICATION_CREDENTIALS',
      'google-github-actions/auth',
    ])
      expect(errors.join('\n')).toContain(name)
    expect(secretsOf(access, bare())).toEqual([])
  })

  test.each([['{'], ['[]'], ['"text"'], ['null'], [undefined]])(
    'says when the file holds no credentials: %s',
    (text) => {
      const { errors } = read('vertex', bare(GOOGLE, text === undefined ? {} : { '/work/gha-creds-1.json': text }))
      expect(errors).toEqual([expect.stringContaining('can not be read as credentials')])
    },
  )

  test('leaves it to Google’s library to look further on a machine of one’s own', () => {
    const { GOOGLE_APPLICATION_CREDENTIALS: _, ...rest } = GOOGLE
    const around = bare({ ...rest, RUNNER_ENVIRONMENT: 'self-hosted' })
    expect(read('vertex', around)).toMatchObject({ errors: [], access: { credentials: null } })
  })
})

describe('foundry', () => {
  test('takes a resource and its key', () => {
    const around = bare({ ANTHROPIC_FOUNDRY_RESOURCE: 'octo', ANTHROPIC_FOUNDRY_API_KEY: 'foundry-key' })
    expect(read('foundry', around)).toEqual({
      errors: [],
      access: {
        provider: 'foundry',
        baseUrl: 'https://octo.services.ai.azure.com/anthropic/',
        apiKey: 'foundry-key',
      },
      secrets: ['foundry-key'],
    })
  })

  test('takes an address, and the sign-in of azure/login', () => {
    const around = { ...bare({ ANTHROPIC_FOUNDRY_BASE_URL: 'http://127.0.0.1:1/anthropic' }), azure: () => true }
    expect(read('foundry', around)).toEqual({
      errors: [],
      access: { provider: 'foundry', baseUrl: 'http://127.0.0.1:1/anthropic', apiKey: null },
      secrets: [],
    })
  })

  test('says all that is missing, and what sets it', () => {
    const { errors } = read('foundry', bare())
    expect(errors).toEqual([
      expect.stringContaining('`ANTHROPIC_FOUNDRY_RESOURCE`'),
      expect.stringMatching(/`azure\/login`.*`ANTHROPIC_FOUNDRY_API_KEY`/),
    ])
  })
})

describe('inputs that belong to another provider', () => {
  const refused = (change: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>>) => {
    const given: Readonly<Record<string, string>> = {
      'github-token': 'ghs_token',
      label: 'pawl',
      model: 'claude-test-1',
      'budget-usd': '5',
      'max-turns': '60',
      'time-limit': '340',
      'plan-approval': 'always',
      config: '.github/pawl.yml',
      task: '42',
      ...change,
    }
    const result = readInputs(
      (name) => given[name] ?? (name === 'config' ? '.github/pawl.yml' : ''),
      'work',
      bare(variables),
    )
    return result.ok ? [] : result.errors
  }

  test('bedrock has names of its own for models', () => {
    const plan = 'us.anthropic.claude-test-v1:0'
    expect(refused({ provider: 'bedrock', model: plan }, AWS)).toEqual([])
    expect(refused({ provider: 'bedrock', 'plan-model': plan }, AWS)).toEqual([
      expect.stringContaining('`model: claude-test-1` is no name that Amazon Bedrock knows'),
    ])
  })

  test('an address of Anthropic’s API is refused with another provider', () => {
    const change = { provider: 'foundry', 'anthropic-base-url': 'http://127.0.0.1:1' }
    const variables = { ANTHROPIC_FOUNDRY_RESOURCE: 'octo', ANTHROPIC_FOUNDRY_API_KEY: 'k' }
    expect(refused(change, variables)).toEqual([
      '- `anthropic-base-url` is for the provider anthropic. Leave it out for foundry.',
    ])
  })
})

describe('prices', () => {
  const usage = { input: 1_000_000, output: 0, cacheRead: 0, cacheWrite: 0 }

  test.each([
    'anthropic.claude-sonnet-5-5',
    'us.anthropic.claude-sonnet-5-5-20261001-v1:0',
    'arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.anthropic.claude-sonnet-5-5-v1:0',
    'claude-sonnet-5-5@20261001',
  ])('%s costs what its model costs', (model) => {
    expect(isPriced(model)).toBe(true)
    expect(costOf(model, usage)).toBe(costOf('claude-sonnet-5-5', usage))
  })

  test.each(['arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/abc', 'our-deployment'])(
    '%s says nothing of its model, and costs as much as the dearest',
    (model) => {
      expect(isPriced(model)).toBe(false)
      expect(costOf(model, usage)).toBe(10)
    },
  )
})
