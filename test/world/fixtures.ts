import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Job } from './jobs.ts'
import { openWorld, type World, type WorldOptions } from './world.ts'

/** An action that only does what the given script says; `api` and `git` are at hand in it. */
export async function fakeAction(main: string, post = ''): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pawl-fake-action-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await writeFile(join(directory, 'action.yml'), definition)
  await writeFile(join(directory, 'main.mjs'), `${prelude}\n${main}\n`)
  await writeFile(join(directory, 'post.mjs'), `${prelude}\n${post}\n`)
  return directory
}

const definition = `name: Fake
inputs:
  github-token: { default: '\${{ github.token }}' }
  github-api-url: { default: '\${{ github.api_url }}' }
  task: { default: '' }
  anthropic-api-key: { default: '' }
  time limit: { default: '340' }
runs: { using: node24, main: main.mjs, post: post.mjs }
`

const prelude = `
import { appendFileSync, readFileSync } from 'node:fs'
import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
const env = process.env
const token = env['INPUT_GITHUB-TOKEN']
const repo = '/repos/' + env.GITHUB_REPOSITORY
const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))
async function api(method, path, body, headers = {}) {
  const response = await fetch(env.GITHUB_API_URL + path, {
    method,
    headers: { authorization: 'Bearer ' + token, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}
const credentials = Buffer.from('x-access-token:' + token).toString('base64')
function git(...args) {
  const identity = ['-c', 'user.name=bot', '-c', 'user.email=bot@localhost']
  const header = ['-c', 'http.extraHeader=Authorization: Basic ' + credentials]
  return execFileSync('git', [...header, ...identity, ...args], { encoding: 'utf8', cwd: env.GITHUB_WORKSPACE })
}
const output = (name, value) => appendFileSync(env.GITHUB_OUTPUT, name + '=' + value + '\\n')
`

export async function world(main: string, post?: string, options: Partial<WorldOptions> = {}): Promise<World> {
  const actionDirectory = await fakeAction(main, post)
  const files = {
    'README.md': '# Widgets\n',
    'src/a.js': 'export const a = 1\n',
    '.github/workflows/pawl.yml': 'name: Pawl\n',
  }
  const opened = await openWorld({ actionDirectory, repository: { files }, ...options })
  onTestFinished(() => opened.close())
  return opened
}

export function only(opened: World, kind: 'route' | 'work'): Job {
  const jobs = opened.jobs.filter((job) => job.kind === kind)
  const [job] = jobs
  if (!job || jobs.length !== 1)
    throw new Error(`${jobs.length} ${kind} jobs\n${jobs.map((one) => one.log).join('\n')}`)
  return job
}
