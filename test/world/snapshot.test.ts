import { expect, test } from 'vitest'
import { world } from './fixtures.ts'

const push = `
git('checkout', '-q', '-b', 'work-' + env.GITHUB_RUN_NUMBER)
git('commit', '-q', '--allow-empty', '-m', 'Work')
git('push', '-q', 'origin', 'HEAD')
await api('POST', repo + '/issues/1/comments', { body: 'Run ' + env.GITHUB_RUN_NUMBER })
`

test('a world is put back to each of its snapshots, in any order, and goes on from there', async () => {
  const w = await world(push)
  const maintainer = w.as('maintainer')
  const seen = async () => ({
    branches: await w.branches(),
    issues: (await w.comments(1)).map(({ id, body, created_at }) => [id, body, created_at]),
    reactions: (await w.issueReactions(1)).length,
    labels: await w.labels(1),
    jobs: w.jobs.map(({ id, conclusion }) => [id, conclusion]),
    requests: w.requests.map(({ n, path }) => [n, path]),
    history: await w.git('log', '--all', '--format=%s'),
  })
  await maintainer.openIssue({ title: 'Widgets' })
  const early = { restore: await w.snapshot(), seen: await seen() }
  await w.dispatch(1)
  await w.idle()
  const late = { restore: await w.snapshot(), seen: await seen() }
  for (const { restore, seen: then } of [late, early, late]) {
    await maintainer.label(1, 'pawl')
    await maintainer.request('POST', '/repos/acme/widgets/issues/1/reactions', { content: 'eyes' })
    await w.dispatch(1)
    await w.idle()
    await restore()
    expect(await seen()).toEqual(then)
    await w.git('fsck', '--strict')
  }
  await w.dispatch(1)
  await w.idle()
  expect((await w.comments(1)).map(({ body }) => body)).toEqual(['Run 1', 'Run 2'])
  expect(await w.branches()).toEqual(['main', 'work-1', 'work-2'])
})

test('a world that is held is idle though jobs wait, and starts them from a snapshot too', async () => {
  const w = await world('')
  await w.as('maintainer').openIssue({ title: 'Widgets' })
  w.hold()
  const { id } = await w.dispatch(1)
  await w.idle()
  const restore = await w.snapshot()
  w.release()
  await w.idle()
  expect(w.job(id).conclusion).toBe('success')
  await restore()
  expect(w.job(id).status).toBe('queued')
  w.release()
  await w.idle()
  expect(w.job(id).conclusion).toBe('success')
})
