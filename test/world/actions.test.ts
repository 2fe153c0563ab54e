import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

test('a label starts a route job that is told which label and by whom', async () => {
  const w = await world(`
    output('label', event.label.name)
    output('sender', event.sender.login + ' ' + event.sender.type)
    output('issue', event.issue.number + ' ' + event.issue.labels.map(({ name }) => name))
    output('name', env.GITHUB_EVENT_NAME + ' ' + event.action + ' ' + env.GITHUB_JOB)
    output('files', String(env.GITHUB_WORKSPACE.length > 0))
    output('key', '[' + env['INPUT_ANTHROPIC-API-KEY'] + ']')
  `)
  const number = await w.as('stranger').openIssue({ title: 'Spaces', body: 'Please', labels: ['pawl'] })
  expect(await w.labels(number)).toEqual([])
  await w.as('triager').label(number, 'pawl')
  await w.idle()
  expect(only(w, 'route')).toMatchObject({
    conclusion: 'success',
    outputs: {
      label: 'pawl',
      sender: 'triager User',
      issue: '1 pawl',
      name: 'issues labeled route',
      files: 'true',
      key: '[]',
    },
  })
})

test('comments and reviews count only where the label is', async () => {
  const w = await world('')
  const maintainer = w.as('maintainer')
  const plain = await maintainer.openIssue({ title: 'Plain' })
  await maintainer.comment(plain, '/approve')
  expect(w.jobs).toEqual([])
  const task = await maintainer.openIssue({ title: 'Task', labels: ['pawl'] })
  await maintainer.comment(task, '/status')
  await maintainer.closeIssue(task)
  await maintainer.reopenIssue(task)
  await maintainer.unlabel(task, 'pawl')
  await w.cron()
  await w.idle()
  const events = w.jobs.map(({ event }) => [event.name, event.action].filter(Boolean).join(' '))
  expect(events).toEqual([
    'issues labeled',
    'issue_comment created',
    'issues closed',
    'issues reopened',
    'issues unlabeled',
    'schedule',
  ])
})

test('what a workflow token causes starts nothing but a dispatch', async () => {
  const w = await world(`
    if (env.GITHUB_JOB === 'work') {
      console.log((await api('POST', repo + '/issues/' + event.inputs.task + '/comments', { body: 'hello' })).status)
      console.log((await api('POST', repo + '/issues/1/labels', { labels: ['other'] })).status)
    } else {
      const body = { ref: 'main', inputs: { task: '1' }, return_run_details: true }
      const reply = await api('POST', repo + '/actions/workflows/pawl.yml/dispatches', body)
      const run = await fetch(reply.body.run_url, { headers: { authorization: 'Bearer ' + token } })
      output('run', [reply.status, reply.body.workflow_run_id, (await run.json()).event].join(' '))
    }
  `)
  const number = await w.as('maintainer').openIssue({ title: 'Task', labels: ['pawl'] })
  await w.idle()
  const work = only(w, 'work')
  expect(work.log).toBe('201\n200\n')
  expect(only(w, 'route').outputs['run']).toBe(`200 ${work.runId} workflow_dispatch`)
  const [comment] = await w.comments(number)
  expect(comment?.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' })
  expect((await w.events(number)).map(({ event, actor, label }) => [event, actor.login, label?.name])).toEqual([
    ['labeled', 'maintainer', 'pawl'],
    ['labeled', 'github-actions[bot]', 'other'],
  ])
})

test('a review reaches the route job on the merge ref', async () => {
  const w = await world(`
    if (env.GITHUB_JOB === 'work') {
      git('push', '-q', 'origin', 'HEAD:refs/heads/base')
      git('commit', '-q', '--allow-empty', '-m', 'x')
      git('push', '-q', 'origin', 'HEAD:refs/heads/head')
      const { body } = await api('POST', repo + '/pulls', { title: 'x', head: 'head', base: 'main' })
      await api('POST', repo + '/issues/' + body.number + '/labels', { labels: ['pawl'] })
      await api('POST', repo + '/pulls/' + body.number + '/requested_reviewers', { reviewers: ['maintainer'] })
    } else output('review', [event.review.state, event.review.body, env.GITHUB_REF].join(' '))
  `)
  await w.dispatch(1)
  await w.idle()
  expect((await w.pull(1)).requested_reviewers.map(({ login }) => login)).toEqual(['maintainer'])
  const comments = [{ path: 'src/a.js', line: 1, body: 'here' }]
  await w.as('maintainer').review(1, { event: 'REQUEST_CHANGES', body: 'No', comments })
  await w.idle()
  expect(only(w, 'route').outputs['review']).toBe('changes_requested No refs/pull/1/merge')
  expect((await w.reviewComments(1))[0]).toMatchObject({ path: 'src/a.js', line: 1, body: 'here' })
  expect((await w.pull(1)).requested_reviewers).toEqual([])
})

test('work on one task waits in order; other tasks go on beside it', async () => {
  const w = await world(`await sleep(150)`)
  const jobs = [await w.dispatch(1), await w.dispatch(1), await w.dispatch(1), await w.dispatch(2)]
  expect(jobs.map(({ status }) => status)).toEqual(['in_progress', 'queued', 'queued', 'in_progress'])
  w.cancel(jobs[1]?.id ?? '')
  await w.idle()
  expect(jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'cancelled', 'success', 'success'])
})

test('a rerun has the same run id and event, and the next attempt', async () => {
  const w = await world(`
    output('attempt', env.GITHUB_RUN_ATTEMPT)
    if (env.GITHUB_RUN_ATTEMPT === '1') process.exit(3)
  `)
  const first = await w.dispatch(7)
  await w.idle()
  expect(first).toMatchObject({ conclusion: 'failure', exitCode: 3, attempt: 1 })
  const second = w.rerun(first.id)
  await w.idle()
  expect(second).toMatchObject({ runId: first.runId, attempt: 2, conclusion: 'success', outputs: { attempt: '2' } })
  const run = await w.as('maintainer').request('GET', `/repos/acme/widgets/actions/runs/${first.runId}`)
  expect(run).toMatchObject({ status: 'completed', conclusion: 'success', run_attempt: 2, event: 'workflow_dispatch' })
})
