/** Done is: the commands pass and no check of that very commit has failed (P6). */
import { expect, test } from 'vitest'
import { edited, finish, smallJob } from '../support/small-job.ts'

test('P6: a failed check of the pushed commit is a failed verification; the next commit ends the task', async () => {
  const { result, model, status, pulls } = await smallJob({
    work: [
      [edited('wrold', 'wolrd'), finish()],
      [edited('wolrd', 'world'), finish()],
    ],
    checks: [
      { total: 2, passed: 1, failed: 1 },
      { total: 2, passed: 2 },
    ],
  })
  expect(JSON.stringify(model.requests.at(-1))).toContain('Not done: CI failed on commit')
  expect(result.ended).toBe('done')
  expect(result.state.verification).toMatchObject({ passed: true, checks: { failed: 0 } })
  expect(status).toContain('### ✅ Done, and checked')
  expect(pulls[0]?.draft).toBe(false)
})

test('P6: checks that are still running or wait for a person are no failure; the status says so', async () => {
  const { result, status } = await smallJob({ checks: [{ total: 3, passed: 1, pending: 1, waiting: 1 }] })
  expect(result.ended).toBe('done')
  expect(status).toContain(
    'CI on this commit: 1 of 3 passed, 1 still running, 1 is waiting until a person lets them run.',
  )
})

test('P6: a required check that still runs is waited for; the commands are not run again', async () => {
  const commands: string[] = []
  const { result, pulls, log } = await smallJob({
    checks: [running('ci'), running('ci'), running('ci'), { total: 1, passed: 1 }],
    command: (command) => {
      commands.push(command)
      return {}
    },
  })
  expect(result.ended).toBe('done')
  expect(commands).toEqual(['npm test'])
  expect(log.some((line) => line.startsWith('Waiting for CI on '))).toBe(true)
  expect([result.state.verification, pulls[0]?.draft]).toMatchObject([{ passed: true, checks: { passed: 1 } }, false])
})

test('P6: a required check that fails after all is a failed verification', async () => {
  const { result, model } = await smallJob({
    work: [
      [edited('wrold', 'wolrd'), finish()],
      [edited('wolrd', 'world'), finish()],
    ],
    checks: [running('ci'), { total: 1, failed: 1 }, { total: 1, passed: 1 }],
  })
  expect(JSON.stringify(model.requests.at(-1))).toContain('Not done: CI failed on commit')
  expect(result.ended).toBe('done')
})

test('P6: one that has not reported yet is given a moment, and then told of', async () => {
  const missing = { total: 1, passed: 1, missing: ['deploy', 'lint'] }
  const { result, status } = await smallJob({
    checks: [missing, { ...missing, missing: ['deploy'] }, ...Array(9).fill({ ...missing, missing: ['deploy'] })],
  })
  expect(result.ended).toBe('done')
  expect(result.state.verification).toMatchObject({ passed: true, missing: ['deploy'] })
  expect(status).toContain('Required by `main`, and not reported on this commit: `deploy`.')
})

test('F2: what runs for longer ends the job, and says when it goes on', async () => {
  const { result, status, pulls } = await smallJob({ checks: Array(99).fill(running('ci')) })
  expect(result.ended).toBe('waiting')
  expect(result.state.returning).toMatchObject({ why: expect.stringMatching(/^1 required check runs on commit/) })
  expect(status).toMatch(/^### ⏳ Waiting until/)
  expect(pulls[0]?.draft).toBe(true)
})

function running(name: string) {
  return { total: 1, pending: 1, running: [name] }
}
