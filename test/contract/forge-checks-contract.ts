/** What CI says of a commit, by check runs and by commit statuses, and which of it the base branch requires. */
import { expect, test } from 'vitest'
import type { ForgeWorld } from './forge-contract.ts'

type Given = Pick<ForgeWorld, 'forge' | 'branch' | 'check' | 'status' | 'required'>

export function checksContract(world: () => Given): void {
  test('P6: checks are counted by what they came to; none is its own state', async () => {
    const sha = await world().branch('checked')
    const checks = () => world().forge.checks(sha, 'main')
    const none = { running: [], missing: [] }
    expect(await checks()).toEqual({ total: 0, passed: 0, failed: 0, pending: 0, waiting: 0, ...none })
    await world().check(sha, 'a', { conclusion: 'success' })
    await world().check(sha, 'b', { conclusion: 'skipped' })
    await world().check(sha, 'c', { conclusion: 'timed_out' })
    await world().check(sha, 'd', { status: 'in_progress' })
    await world().check(sha, 'e', { conclusion: 'action_required' })
    expect(await checks()).toEqual({ total: 5, passed: 2, failed: 1, pending: 1, waiting: 1, ...none })
    await world().status(sha, 'd', 'failure')
    await world().status(sha, 'f', 'pending')
    await world().status(sha, 'f', 'success')
    await world().status(sha, 'g', 'error')
    expect(await checks()).toEqual({ total: 8, passed: 3, failed: 3, pending: 1, waiting: 1, ...none })
  })

  test('P6: which checks the base branch requires, and that they have not ended or not reported', async () => {
    const sha = await world().branch('required')
    await world().check(sha, 'lint', { status: 'queued' })
    await world().check(sha, 'test', { conclusion: 'success' })
    await world().status(sha, 'deploy', 'pending')
    await world().check(sha, 'docs', { status: 'in_progress' })
    world().required.push('test', 'lint', 'security', 'deploy')
    expect(await world().forge.checks(sha, 'main')).toMatchObject({
      running: ['deploy', 'lint'],
      missing: ['security'],
    })
    world().required.length = 0
    expect(await world().forge.checks(sha, 'main')).toMatchObject({ total: 4, running: [], missing: [] })
  })
}
