import { afterAll, describe, expect, test } from 'vitest'
import { vertexModel } from '../../src/adapters/anthropic/vertex.ts'
import type { JsonObject } from '../../src/core/json.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import { openGoogle } from '../world/google.ts'
import { vertexDialect } from '../world/messages/dialect.ts'
import { modelContract } from './model-contract.ts'
import { end, start, streams } from './model-server.ts'
import { modelFrom, type Vendor } from './model-vendor.ts'

const google = await openGoogle()
afterAll(() => google.close())
const place = { project: 'octo-slug', region: 'europe-west1' }
const learnt: string[] = []

const vendor: Vendor = {
  dialect: vertexDialect({ ...place, tokens: google.tokens }),
  model: 'claude-test@20990101',
  make: (url, tuning) =>
    vertexModel({
      ...place,
      baseUrl: `${url}/v1`,
      credentials: google.credentials as JsonObject,
      learn: (secret) => learnt.push(secret),
      ...tuning,
    }),
  words: { refused: 'refused the credentials (401)', name: 'Google Vertex AI' },
}

modelContract('Vertex', vendor)

describe('model (Vertex): workload identity', () => {
  const whole = streams([start(), ...end('end_turn')])

  test('one token serves all turns, and is made known before it is used', async () => {
    const { turn } = await modelFrom(vendor, [whole])
    const [before] = [google.tokens.size, learnt.splice(0)]
    await turn()
    await turn()
    expect(google.tokens.size).toBe(before + 1)
    expect(learnt).toEqual([[...google.tokens].at(-1)])
  })

  test.each([
    [400, Fatal],
    [403, Fatal],
    [503, Transient],
  ])('an exchange that Google answers with %i', async (status, kind) => {
    google.refuse = status
    const { turn, server } = await modelFrom(vendor, [whole])
    const error = await turn().catch((thrown: unknown) => thrown)
    google.refuse = null
    expect(error).toBeInstanceOf(kind)
    if (kind === Fatal) expect(error).toHaveProperty('todo', expect.stringContaining('google-github-actions/auth'))
    expect(server.bodies).toEqual([])
  })
})
