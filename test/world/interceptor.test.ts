import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

const comments = `
for (const text of ['one', 'two', 'three']) {
  try {
    const reply = await api('POST', repo + '/issues/1/comments', { body: text })
    console.log(text, reply.status)
  } catch (error) { console.log(text, error.cause?.code ?? error.message) }
}
`

async function commented(fault: Parameters<Awaited<ReturnType<typeof world>>['onRequest']>[0]) {
  const w = await world(comments, `console.log('post')`)
  await w.as('reader').openIssue({ title: 'Task' })
  w.onRequest(fault)
  await w.dispatch(1)
  await w.idle()
  const { log, conclusion } = only(w, 'work')
  return { w, log, conclusion, bodies: (await w.comments(1)).map(({ body }) => body) }
}

test('requests of workers are recorded, in order', async () => {
  const { w, log } = await commented(undefined)
  const one = {
    job: 'work-1',
    channel: 'api',
    method: 'POST',
    path: '/repos/acme/widgets/issues/1/comments',
    status: 201,
    write: true,
  }
  expect(log).toBe('one 201\ntwo 201\nthree 201\npost\n')
  expect(w.requests).toEqual([
    { n: 1, ...one },
    { n: 2, ...one },
    { n: 3, ...one },
  ])
})

test('killed before a request, it never happened', async () => {
  const { log, bodies, conclusion } = await commented(({ n }) => (n === 2 ? { before: 'kill' } : undefined))
  expect({ log, bodies, conclusion }).toEqual({ log: 'one 201\n', bodies: ['one'], conclusion: 'killed' })
})

test('killed after a request, it happened and nobody heard', async () => {
  const { w, log, bodies, conclusion } = await commented(({ n }) => (n === 2 ? { after: 'kill' } : undefined))
  expect({ log, bodies, conclusion }).toEqual({ log: 'one 201\n', bodies: ['one', 'two'], conclusion: 'killed' })
  expect(w.requests[1]).toMatchObject({ status: 0, fault: 'kill after' })
})

test('a dropped socket, an error instead, and a delay', async () => {
  const { log, bodies } = await commented(({ n }) => {
    if (n === 1) return { after: 'drop' }
    if (n === 2) return { before: { status: 502, headers: { 'retry-after': '1' } } }
    return { before: { delay: 50 } }
  })
  expect(log).toBe('one UND_ERR_SOCKET\ntwo 502\nthree 201\npost\n')
  expect(bodies).toEqual(['one', 'three'])
})

test('a push may be lost on the way back', async () => {
  const w = await world(`
    git('commit', '-q', '--allow-empty', '-m', 'x')
    try { git('push', '-q', 'origin', 'HEAD:refs/heads/x') } catch { console.log('failed') }
    console.log(git('ls-remote', 'origin', 'refs/heads/x').length > 0)
  `)
  w.onRequest(({ channel, write }) => (channel === 'git' && write ? { after: 'drop' } : undefined))
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').log).toContain('failed\ntrue\n')
  const git = w.requests.map(({ method, path, status }) => `${method} ${path} ${status}`)
  expect(git.slice(0, 2)).toEqual([
    'GET /acme/widgets.git/info/refs?service=git-receive-pack 200',
    'POST /acme/widgets.git/git-receive-pack 0',
  ])
})

test('another server joins by the same interceptor', async () => {
  const w = await world(`await sleep(200)`)
  const job = await w.dispatch(1)
  expect(w.interceptor.jobOf(job.modelKey)).toBe(job.id)
  expect(w.interceptor.jobOf('sk-unknown')).toBeUndefined()
})
