import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

const pushBranch = `
git('checkout', '-q', '-b', 'pawl/issue-1')
appendFileSync('src/a.js', 'export const b = 2\\n')
git('commit', '-q', '-am', 'Add b')
git('push', '-q', 'origin', 'pawl/issue-1')
const pull = (body) => api('POST', repo + '/pulls', { title: 'Add b', head: 'pawl/issue-1', base: 'main', draft: true, ...body })
`

test('a pushed branch is the head of its pull request', async () => {
  const w = await world(`${pushBranch}
    const first = await pull({ body: 'Closes #1' })
    const second = await pull()
    output('number', first.body.number)
    output('sha', git('rev-parse', 'HEAD').trim())
    output('first', first.body.head.sha)
    output('second', second.status + ' ' + second.body.errors[0].message)
  `)
  await w.as('maintainer').openIssue({ title: 'Add b' })
  await w.dispatch(1)
  await w.idle()
  const { outputs, log } = only(w, 'work')
  expect(log).toBe('')
  const pull = await w.pull(Number(outputs['number']))
  expect(outputs['first']).toBe(outputs['sha'])
  expect(outputs['second']).toBe('422 A pull request already exists for acme:pawl/issue-1.')
  expect(pull).toMatchObject({
    head: { sha: outputs['sha'] },
    draft: true,
    commits: 1,
    additions: 1,
    changed_files: 1,
    mergeable: true,
  })
  expect(pull.base.sha).toBe((await w.git('rev-parse', 'main')).trim())
  expect(await w.branches()).toEqual(['main', 'pawl/issue-1'])
})

test('merging closes the pull request and the issue it names', async () => {
  const w = await world(`${pushBranch}
    const { body } = await pull({ body: 'Closes #1' })
    const query = 'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { pullRequest { isDraft } } }'
    const base = env.GITHUB_API_URL.replace('/v3', '')
    const ready = await fetch(base + '/graphql', {
      method: 'POST', headers: { authorization: 'Bearer ' + token }, body: JSON.stringify({ query, variables: { id: body.node_id } }),
    })
    console.log(JSON.stringify(await ready.json()))
  `)
  await w.as('maintainer').openIssue({ title: 'Add b' })
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').log).toContain('"isDraft":false')
  const sha = await w.as('writer').merge(2)
  expect((await w.git('rev-parse', 'main')).trim()).toBe(sha)
  expect(await w.git('show', 'main:src/a.js')).toContain('b = 2')
  expect(await w.pull(2)).toMatchObject({ state: 'closed', merged: true, merge_commit_sha: sha })
  expect(await w.issue(1)).toMatchObject({ state: 'closed', state_reason: 'completed' })
})

test('a checkout is shallow and keeps no credentials', async () => {
  const w = await world(`
    output('config', readFileSync('.git/config', 'utf8').includes('extraHeader') || readFileSync('.git/config', 'utf8').includes('@'))
    output('shallow', git('rev-parse', '--is-shallow-repository').trim())
    output('status', '[' + git('status', '--porcelain').trim() + ']')
    output('remote', git('remote', 'get-url', 'origin').trim())
  `)
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').outputs).toEqual({
    config: 'false',
    shallow: 'true',
    status: '[]',
    remote: `${w.serverUrl}/acme/widgets`,
  })
})

test('a plain push that is no fast-forward fails, and so does a push of workflow files', async () => {
  const w = await world(`
    const attempt = (...args) => { try { git(...args); return 'pushed' } catch (error) { return String(error.stderr) } }
    git('commit', '-q', '--allow-empty', '-m', 'mine')
    output('first', attempt('push', '-q', 'origin', 'HEAD:refs/heads/pawl/state/1'))
    git('commit', '-q', '--amend', '--allow-empty', '-m', 'other')
    output('second', attempt('push', '-q', 'origin', 'HEAD:refs/heads/pawl/state/1').includes('rejected'))
    appendFileSync('.github/workflows/pawl.yml', 'on: push\\n')
    git('commit', '-q', '-am', 'workflow')
    output('third', attempt('push', '-q', 'origin', 'HEAD:refs/heads/other').includes('without \`workflows\` permission'))
  `)
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').outputs).toEqual({ first: 'pushed', second: 'true', third: 'true' })
  expect(await w.branches()).toEqual(['main', 'pawl/state/1'])
})

test('pushing needs a token with write access', async () => {
  const w = await world('', '', {})
  w.workflow.work.permissions = { contents: 'read' }
  const tip = (await w.git('rev-parse', 'main')).trim()
  const discover = (login: string) => {
    const authorization = `Basic ${Buffer.from(`x-access-token:${w.token(login)}`).toString('base64')}`
    return fetch(`${w.address}/acme/widgets.git/info/refs?service=git-receive-pack`, { headers: { authorization } })
  }
  expect((await discover('writer')).status).toBe(200)
  expect((await discover('reader')).status).toBe(403)
  expect((await discover('nobody')).status).toBe(401)
  expect((await w.git('rev-parse', 'main')).trim()).toBe(tip)
})

test('comparison and contents come from git', async () => {
  const w = await world(`${pushBranch}
    const { body } = await api('GET', repo + '/compare/main...pawl/issue-1')
    output('files', body.files.map((file) => file.filename + ' ' + file.status + ' ' + file.additions).join())
    output('status', [body.status, body.ahead_by, body.behind_by].join())
    const file = await api('GET', repo + '/contents/src/a.js?ref=pawl/issue-1')
    output('content', Buffer.from(file.body.content, 'base64').toString().split('\\n').length)
  `)
  await w.dispatch(1)
  await w.idle()
  expect(only(w, 'work').outputs).toEqual({ files: 'src/a.js modified 1', status: 'ahead,1,0', content: '3' })
})
