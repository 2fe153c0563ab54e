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
