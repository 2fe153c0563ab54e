import { expect, test } from 'vitest'
import { anthropicModel } from '../../src/adapters/anthropic/anthropic.ts'
import { Fatal, TooLong } from '../../src/ports/failures.ts'
import { anthropicDialect } from '../world/messages/dialect.ts'
import { modelContract } from './model-contract.ts'
import type { Answer } from './model-server.ts'
import { failure, modelFrom, type Vendor } from './model-vendor.ts'

const VENDOR: Vendor = {
  dialect: anthropicDialect(),
  model: 'claude-test',
  make: (baseUrl, tuning) => anthropicModel({ apiKey: 'sk-ant-test', baseUrl, ...tuning }),
  words: { refused: 'refused the key (401)', name: 'the Anthropic API' },
}
modelContract('Anthropic', VENDOR)

const refuses =
  (status: number, error: object): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
    response.end(JSON.stringify({ type: 'error', error }))
  }

test('F1: a spend limit is told by its code and no retry gets past it, whatever the status says', async () => {
  const details = { error_code: 'enforced_spend_limit_reached' }
  const { turn } = await modelFrom(VENDOR, [refuses(429, { type: 'rate_limit_error', message: 'slow down', details })])
  const error = await failure(turn())
  expect(error).toBeInstanceOf(Fatal)
  expect(error).toMatchObject({
    message: 'a spend limit of the account with the Anthropic API is reached (enforced_spend_limit_reached)',
  })
})

test('F1: a 400 without a cause for a request that could fill the context is a matter of its size', async () => {
  const { turn } = await modelFrom(
    VENDOR,
    [refuses(400, { type: 'invalid_request_error', message: 'no' })],
    5_000,
    300_000,
  )
  expect(await failure(turn())).toBeInstanceOf(TooLong)
})
