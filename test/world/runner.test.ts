import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

test('inputs, state and outputs pass as on a real runner', async () => {
  const post = `console.log('post', env.STATE_one, JSON.stringify(env.STATE_two), env.LATER)`
  const w = await world(
    `
    appendFileSync(env.GITHUB_STATE, 'one=1\\ntwo<<END\\na\\nb\\nEND\\n')
    appendFileSync(env.GITHUB_ENV, 'LATER=yes\\n')
    appendFileSync(env.GITHUB_STEP_SUMMARY, '# Done\\n')
    output('inputs', [token === '', env.INPUT_TASK, env.INPUT_TIME_LIMIT, env['INPUT_ANTHROPIC-API-KEY']].join())
    output('leaks', Object.keys(env).filter((name) => /VITEST|NODE_OPTIONS|npm_/.test(name)).join())
    console.log('::add-mask::secret')
    console.error(env.GITHUB_WORKSPACE)
  `,
    post,
  )
  await w.dispatch(5)
  await w.idle()
  const job = only(w, 'work')
  expect(job.outputs).toEqual({ inputs: `false,5,340,sk-ant-test-${job.id}`, leaks: '' })
  expect(job.log).toContain('post 1 "a\\nb" yes')
  expect(job.log).toContain('::add-mask::secret')
  expect(job.summary).toBe('# Done\n')
  const folder = /^\/.*widgets$/m.exec(job.log)?.[0] ?? ''
  expect(folder).not.toBe('')
  expect(existsSync(folder)).toBe(false)
})

test('a machine that is killed runs no post, and nothing of it survives', async () => {
  const w = await world(
    `
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
    console.log('child', child.pid)
    await sleep(60_000)
  `,
    `console.log('post')`,
  )
  const job = await w.dispatch(1)
  await w.until(() => job.log.includes('child'))
  w.kill(job.id)
  await w.idle(2000)
  expect(job).toMatchObject({ conclusion: 'killed', status: 'completed' })
  expect(job.log).not.toContain('post')
  const pid = Number(/child (\d+)/.exec(job.log)?.[1])
  await w.until(() => !existsSync(`/proc/${pid}/cwd`), 2000)
  const runs = await w
    .as('maintainer')
    .request<{ workflow_runs: unknown[] }>('GET', '/repos/acme/widgets/actions/runs?status=failure')
  expect(runs.workflow_runs).toHaveLength(1)
})

const stubborn = `
process.on('SIGINT', () => console.log('int'))
process.on('SIGTERM', () => console.log('term'))
console.log('ready')
await sleep(60_000)
`

test('a cancelled job gets SIGINT, SIGTERM and SIGKILL, then post', async () => {
  const w = await world(stubborn, `console.log('post')`, { grace: [400, 800] })
  const job = await w.dispatch(1)
  await w.until(() => job.log.includes('ready'))
  const before = Date.now()
  w.cancel(job.id)
  await w.idle(5000)
  expect(job.log).toBe('ready\nint\nterm\npost\n')
  expect(job.conclusion).toBe('cancelled')
  expect(Date.now() - before).toBeGreaterThan(1100)
})

test('a job over its time limit is cancelled, and its post may still finish', async () => {
  const w = await world(`process.on('SIGINT', () => process.exit(0)); await sleep(60_000)`, `console.log('post')`)
  w.workflow.work.timeLimit = 700
  const job = await w.dispatch(1)
  await w.idle(5000)
  expect(job).toMatchObject({ conclusion: 'cancelled', log: 'post\n' })
})

test('what main leaves running ends with it', async () => {
  const w = await world(`const child = spawn('sleep', ['60'], { stdio: 'inherit' }); child.unref()`)
  await w.dispatch(1)
  await w.idle(5000)
  expect(only(w, 'work').conclusion).toBe('success')
})

test('a token ends with its job', async () => {
  const w = await world('')
  const job = await w.dispatch(1)
  await w.idle()
  const reply = await fetch(`${w.apiUrl}/repos/acme/widgets`, { headers: { authorization: `Bearer ${job.token}` } })
  expect(reply.status).toBe(401)
})
