import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DEMO = join(import.meta.dirname, '..', 'demo', 'demo.ts')

test('the demo ends done, with a kill and a hand-over survived, a question answered by a review and nothing twice', () => {
  const { stdout, status, stderr } = spawnSync(process.execPath, [DEMO, '--json'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const last: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(last).toMatchObject({
    status: 'done',
    pullRequest: 2,
    kills: 1,
    handovers: 1,
    escalations: 1,
    modelTurns: expect.toSatisfy((turns: number) => turns >= 15),
    duplicateEffects: 0,
    verifiedSha: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
  for (const text of [
    '### Plan v1',
    '### ✅ Answered by maintainer',
    '### ✅ Done, and checked',
    '+    .replace(/ +/g',
    'Where to look further',
  ]) {
    expect(stdout).toContain(text)
  }
})
