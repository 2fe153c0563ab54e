/**
 * How long a route job takes from the start of node to its first request to GitHub, beside a node that does nothing. The
 * built dist/main.js runs as on a runner; the server it talks to is here and notes when the first request arrives.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, paired } from './measure.ts'
import { ms, type Row } from './report.ts'

const ROUNDS = 21
const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js')

export async function startup(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pawl-bench-'))
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  const env = await routeEnvironment(folder, (server.address() as AddressInfo).port)
  try {
    const times = await paired(ROUNDS, () => firstRequest(server, env), emptyNode)
    const [ours, empty] = [median(times.a), median(times.b)]
    return [
      {
        name: 'a route job up to its first request, to `node -e 0`',
        ratio: ours / empty,
        atMost: 4,
        measured: `${ms(ours)} to ${ms(empty)}, medians of ${ROUNDS}`,
      },
    ]
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}

async function firstRequest(server: Server, env: Record<string, string>): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const ended = exited.then(() => {
    throw new Error('the route job ended before its first request')
  })
  const [, response] = (await Promise.race([once(server, 'request'), ended])) as Awaited<ReturnType<typeof once>>
  const elapsed = performance.now() - started
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}')
  const answer = (_: unknown, late: typeof response) => late.writeHead(404).end('{}')
  server.on('request', answer)
  await exited
  server.off('request', answer)
  return elapsed
}

export async function emptyNode(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
  return performance.now() - started
}

async function routeEnvironment(folder: string, port: number): Promise<Record<string, string>> {
  const event = join(folder, 'event.json')
  const account = { login: 'maintainer', type: 'User' }
  const issue = { number: 1, labels: [{ name: 'pawl' }] }
  await writeFile(event, JSON.stringify({ action: 'labeled', issue, label: { name: 'pawl' }, sender: account }))
  await Promise.all(['output', 'state', 'summary'].map((name) => writeFile(join(folder, name), '')))
  const api = `http://localhost:${port}/api/v3`
  const inputs = {
    'GITHUB-TOKEN': 'ghs_bench',
    'GITHUB-API-URL': api,
    LABEL: 'pawl',
    PROVIDER: 'anthropic',
    MODEL: 'claude-sonnet-5-5',
    'PLAN-APPROVAL': 'always',
    'BUDGET-USD': '5',
    'MAX-TURNS': '10',
    'TIME-LIMIT': '10',
    'WORKING-DIRECTORY': '.',
    CONFIG: '.github/pawl.yml',
  }
  return {
    PATH: process.env['PATH'] ?? '',
    GITHUB_EVENT_NAME: 'issues',
    GITHUB_EVENT_PATH: event,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_REPOSITORY: 'octo/slug',
    GITHUB_SERVER_URL: `http://localhost:${port}`,
    GITHUB_API_URL: api,
    GITHUB_RUN_ID: '1',
    GITHUB_WORKFLOW_REF: 'octo/slug/.github/workflows/pawl.yml@refs/heads/main',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
  }
}
