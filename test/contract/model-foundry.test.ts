import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { foundryModel } from '../../src/adapters/anthropic/foundry.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import { foundryDialect } from '../world/messages/dialect.ts'
import { modelContract } from './model-contract.ts'
import { end, start, streams } from './model-server.ts'
import { modelFrom, type Vendor } from './model-vendor.ts'

const key = 'a-key-of-the-resource'
const token = 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJodHRwczovL2FpLmF6dXJlLmNvbSJ9.c2lnbmVk'
const learnt: string[] = []

const vendor = (apiKey: string | null): Vendor => ({
  dialect: foundryDialect({ key, tokens: new Set([token]) }),
  model: 'claude-test',
  make: (url, tuning) =>
    foundryModel({
      baseUrl: `${url}/anthropic/`,
      apiKey,
      learn: (secret) => learnt.push(secret),
      ...tuning,
    }),
  words: { refused: 'refused the credentials (401)', name: 'Microsoft Foundry' },
})

modelContract('Foundry, by a key', vendor(key))

describe('model (Foundry): Entra ID', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-az-'))
  const path = process.env['PATH'] ?? ''
  /** An Azure CLI that notes how it was called and then does this. */
  const az = (script: string) => {
    writeFileSync(join(folder, 'az'), `#!/bin/sh\necho "$@" >> ${folder}/calls\n${script}\n`)
    chmodSync(join(folder, 'az'), 0o755)
  }
  const gives = (seconds: number) =>
    `echo '${JSON.stringify({ accessToken: token, expires_on: Math.floor(Date.now() / 1000) + seconds })}'`
  const whole = streams([start(), ...end('end_turn')])
  beforeEach(() => {
    process.env['PATH'] = `${folder}${delimiter}${path}`
    learnt.length = 0
  })
  afterEach(() => {
    process.env['PATH'] = path
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a token of the Azure CLI serves until shortly before its end', async () => {
    az(gives(3_600))
    const { turn } = await modelFrom(vendor(null), [whole])
    await turn()
    await turn()
    expect(learnt).toEqual([token])
    const calls = readFileSync(join(folder, 'calls'), 'utf8')
    expect(calls).toBe('account get-access-token --scope https://ai.azure.com/.default --output json\n')
    az(gives(200))
    const short = await modelFrom(vendor(null), [whole])
    await short.turn()
    await short.turn()
    expect(learnt).toEqual([token, token, token])
  })

  test.each(['exit 1', 'echo no JSON', 'echo {}'])(
    'a CLI that does `%s` may do better in the next job',
    async (script) => {
      az(script)
      const { turn } = await modelFrom(vendor(null), [whole])
      expect(await turn().catch((thrown: unknown) => thrown)).toBeInstanceOf(Transient)
    },
  )

  test('without a CLI it stops, and says who signs in', async () => {
    process.env['PATH'] = '/nonexistent'
    const { turn } = await modelFrom(vendor(null), [whole])
    const error = await turn().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toHaveProperty('todo', expect.stringContaining('azure/login'))
  })
})
