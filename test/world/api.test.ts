import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

test('an unchanged answer costs nothing', async () => {
  const w = await world(`
    const first = await api('GET', repo + '/issues/1/comments')
    const etag = first.headers.get('etag')
    const second = await api('GET', repo + '/issues/1/comments', undefined, { 'if-none-match': etag })
    await api('POST', repo + '/issues/1/comments', { body: 'new' })
    const third = await api('GET', repo + '/issues/1/comments', undefined, { 'if-none-match': etag })
    output('statuses', [first, second, third].map(({ status }) => status))
    output('left', [first, second, third].map(({ headers }) => headers.get('x-ratelimit-remaining')))
  `)
  await w.as('reader').openIssue({ title: 'Task' })
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').outputs).toEqual({ statuses: '200,304,200', left: '999,999,997' })
})

test('a body of 65,537 characters is refused', async () => {
  const w = await world('')
  const writer = w.as('writer')
  await writer.openIssue({ title: 'Task', body: 'x'.repeat(65_536) })
  const long = 'x'.repeat(65_537)
  await expect(writer.comment(1, long)).rejects.toThrow('422')
  await expect(writer.openIssue({ title: 'Long', body: long })).rejects.toThrow('maximum is 65536 characters')
  const id = await writer.comment(1, 'short')
  await expect(writer.editComment(id, long)).rejects.toThrow('422')
})

test('permissions are told as GitHub tells them', async () => {
  const w = await world('', '', { users: { keeper: 'maintain' } })
  const ask = async (login: string) => {
    const path = `/repos/acme/widgets/collaborators/${login}/permission`
    const { permission, role_name, user } = await w
      .as('maintainer')
      .request<Record<string, Record<string, unknown>>>('GET', path)
    const flags = Object.entries(user?.['permissions'] ?? {}).filter(([, held]) => held)
    return [permission, role_name, flags.map(([name]) => name).join('+')].join(' ')
  }
  expect(await ask('maintainer')).toBe('admin admin admin+maintain+push+triage+pull')
  expect(await ask('keeper')).toBe('write maintain maintain+push+triage+pull')
  expect(await ask('writer')).toBe('write write push+triage+pull')
  expect(await ask('triager')).toBe('read triage triage+pull')
  expect(await ask('stranger')).toBe('read read pull')
  await expect(ask('nobody')).rejects.toThrow('404')
})

test('who may not label, edit or dispatch is told so', async () => {
  const w = await world('')
  await w.as('stranger').openIssue({ title: 'Task' })
  const id = await w.as('stranger').comment(1, 'mine')
  await expect(w.as('reader').label(1, 'pawl')).rejects.toThrow('403')
  await expect(w.as('triager').editComment(id, 'yours')).rejects.toThrow('403')
  await w.as('stranger').editComment(id, 'still mine')
  const dispatch = { ref: 'main', inputs: { task: '1' } }
  const path = '/repos/acme/widgets/actions/workflows/pawl.yml/dispatches'
  await expect(w.as('triager').request('POST', path, dispatch)).rejects.toThrow('403')
  await expect(w.as('writer').request('POST', path, { ...dispatch, inputs: {} })).rejects.toThrow(
    "Required input 'task'",
  )
  await expect(w.as('writer').request('POST', path, { ...dispatch, ref: 'x' })).rejects.toThrow('No ref found')
})

test('a job may do what its workflow grants and nothing else', async () => {
  const w = await world(`
    const ask = async (...request) => (await api(...request)).status
    output('user', await ask('GET', '/user'))
    output('comment', await ask('POST', repo + '/issues/1/comments', { body: 'x' }))
    output('react', await ask('POST', repo + '/issues/1/reactions', { content: 'eyes' }))
    output('check', await ask('POST', repo + '/check-runs', { name: 'x', head_sha: env.GITHUB_SHA }))
    output('unknown', (await fetch(env.GITHUB_API_URL + repo, { headers: { authorization: 'Bearer x' } })).status)
  `)
  await w.as('maintainer').openIssue({ title: 'Task', labels: ['pawl'] })
  await w.idle()
  expect(only(w, 'route').outputs).toEqual({ user: '403', comment: '403', react: '403', check: '403', unknown: '401' })
})

test('reactions are counted once for each person and content', async () => {
  const w = await world(`
    const react = async (content) => (await api('POST', repo + '/issues/comments/' + event.inputs.task + '/reactions', { content })).status
    output('statuses', [await react('eyes'), await react('eyes'), await react('rocket'), await react('nope')])
  `)
  await w.as('reader').openIssue({ title: 'Task' })
  const id = await w.as('reader').comment(1, '/help')
  await w.dispatch(id)
  await w.idle()
  expect(only(w, 'work').outputs['statuses']).toBe('201,200,201,422')
  expect((await w.reactions(id)).map(({ content, user }) => [content, user.login])).toEqual([
    ['eyes', 'github-actions[bot]'],
    ['rocket', 'github-actions[bot]'],
  ])
  expect((await w.comments(1))[0]).toMatchObject({ reactions: { total_count: 2, eyes: 1 } })
})

test('times have whole seconds, and an edit leaves its mark only in updated_at and GraphQL', async () => {
  const w = await world(`
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { databaseId lastEditedAt } } }'
    const { body: list } = await api('GET', repo + '/issues/1/comments?since=2020-01-01T00:00:00Z')
    const request = { method: 'POST', headers: { authorization: 'Bearer ' + token } }
    const variables = { ids: list.map((comment) => comment.node_id) }
    const reply = await fetch(env.GITHUB_GRAPHQL_URL, { ...request, body: JSON.stringify({ query, variables }) })
    output('edited', (await reply.json()).data.nodes.map((node) => node.lastEditedAt !== null))
    output('future', (await api('GET', repo + '/issues/1/comments?since=2099-01-01T00:00:00Z')).body.length)
  `)
  await w.as('reader').openIssue({ title: 'Task' })
  await w.as('reader').comment(1, 'one')
  const id = await w.as('reader').comment(1, 'two')
  await w.as('reader').editComment(id, 'three')
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').log).toBe('')
  expect(only(w, 'work').outputs).toEqual({ edited: 'false,true', future: '0' })
  const [one] = await w.comments(1)
  expect(one?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(one?.updated_at).toBe(one?.created_at)
})

test('lists come in pages that name each other', async () => {
  const w = await world('')
  await w.as('reader').openIssue({ title: 'Task' })
  for (let n = 1; n <= 5; n++) await w.as('reader').comment(1, `comment ${n}`)
  const reply = await fetch(`${w.apiUrl}/repos/acme/widgets/issues/1/comments?per_page=2&page=2`)
  expect(await reply.json()).toMatchObject([{ body: 'comment 3' }, { body: 'comment 4' }])
  expect(reply.headers.get('link')).toContain(
    `<${w.apiUrl}/repos/acme/widgets/issues/1/comments?per_page=2&page=3>; rel="next"`,
  )
})

test('checks of a commit are what another app reported', async () => {
  const w = await world(`
    const { body } = await api('GET', repo + '/commits/' + env.GITHUB_SHA + '/check-runs')
    output('runs', body.check_runs.map((run) => run.name + ' ' + run.status + ' ' + run.conclusion))
    output('rules', (await api('GET', repo + '/rules/branches/main')).body.map(({ type }) => type))
  `)
  const sha = (await w.git('rev-parse', 'main')).trim()
  await w.check({ sha, name: 'ci', status: 'in_progress' })
  await w.check({ sha, name: 'lint', conclusion: 'success' })
  w.requiredChecks.push('ci')
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').outputs).toEqual({
    runs: 'lint completed success,ci in_progress null'.split(',').reverse().join(','),
    rules: 'required_status_checks',
  })
})
