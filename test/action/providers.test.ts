/** Each provider through the whole action, from a copy of dist that has no packages beside it; one after the other. */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { eachOnce, expectWaits, labelled, NO_APPROVAL, statusOf } from '../support/failing.ts'
import { jobsOf, type PawlOptions, type PawlWorld, ROOT } from '../support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE } from '../support/short-brain.ts'
import { edit, openShort, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { openGoogle } from '../world/google.ts'
import { bedrockDialect } from '../world/messages/bedrock.ts'
import { call, script } from '../world/messages/brain.ts'
import { foundryDialect, vertexDialect } from '../world/messages/dialect.ts'

const copy = mkdtempSync(join(tmpdir(), 'pawl-dist-'))
beforeAll(() => {
  cpSync(join(ROOT, 'dist'), join(copy, 'dist'), { recursive: true })
  cpSync(join(ROOT, 'action.yml'), join(copy, 'action.yml'))
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Looks for what it should not see. */
const brain = script({
  plan: SHORT_PLAN,
  work: [
    [edit('wrold', 'world'), call('bash', { command: 'env; ls -A; cat gha-creds-1.json' })],
    [call('finish', { summary: 'Spelt right.' })],
  ],
})

type Finished = TestContext['onTestFinished']
type Provided = Pick<PawlOptions, 'dialect' | 'onJob' | 'files' | 'fault'> & {
  readonly provider: string
  readonly model?: string
  env(url: string): Readonly<Record<string, string>>
}

async function open(finished: Finished, { provider, model = 'claude-test-1', env, ...options }: Provided) {
  const inputs = { provider, model, 'anthropic-base-url': '', 'anthropic-api-key': '', ...NO_APPROVAL }
  const pawl = await openShort(finished, { brain, actionDirectory: copy, with: inputs, ...options })
  Object.assign(pawl.world.workflow.work.env, env(pawl.model.url))
  return pawl
}

/** All that is left of a task for people to read. */
async function traces({ world, model }: PawlWorld): Promise<string> {
  const branches = await world.branches()
  const kept = await Promise.all(
    branches.flatMap((branch) => [world.git('log', '-p', branch), world.git('ls-tree', '-r', '--name-only', branch)]),
  )
  const logs = world.jobs.map(({ log, summary }) => log + summary)
  return [...kept, ...logs, ...model.requests.map(({ raw }) => raw)].join('\n')
}

async function done(pawl: PawlWorld, secrets: readonly string[]): Promise<void> {
  await labelled(pawl)
  await settle(pawl.world)
  await ended(pawl, secrets)
}

async function ended(pawl: PawlWorld, secrets: readonly string[]): Promise<void> {
  expect(statusesOf(pawl).at(-1), jobsOf(pawl.world, 'work').at(-1)?.log).toEqual(['success', 'done'])
  expect(pawl.model.requests.filter(({ status }) => status === 200)).toHaveLength(3)
  const left = await traces(pawl)
  const masks = /::add-mask::.*\n?/g
  for (const secret of secrets) expect(left.replace(masks, '')).not.toContain(secret)
}

const AWS = {
  region: 'eu-west-1',
  id: 'ASIAPAWLTESTEXAMPLE0',
  secret: 'a+secret/of+a/role',
  session: 'a//session+token==',
}
const MODEL = 'eu.anthropic.claude-test-1-v1:0'

describe('providers', () => {
  test('bedrock, with what configure-aws-credentials sets, and renews for the next job (S2, S3)', async ({
    onTestFinished,
  }) => {
    const expired = { status: 403, headers: { 'x-amzn-errortype': 'ExpiredTokenException' } }
    const pawl = await open(onTestFinished, {
      provider: 'bedrock',
      model: MODEL,
      dialect: bedrockDialect(AWS),
      fault: eachOnce([undefined, undefined, expired]),
      env: (url) => ({
        AWS_REGION: AWS.region,
        AWS_ACCESS_KEY_ID: AWS.id,
        AWS_SECRET_ACCESS_KEY: AWS.secret,
        AWS_SESSION_TOKEN: AWS.session,
        ANTHROPIC_BEDROCK_BASE_URL: url,
      }),
    })
    const task = await labelled(pawl)
    await settle(pawl.world)
    await expectWaits(pawl, task, 'working')
    expect(await statusOf(pawl, task)).toContain("This job's AWS credentials have expired.")
    await pawl.world.as('maintainer').comment(task, '/retry')
    await pawl.world.idle()
    await ended(pawl, [AWS.secret, AWS.session, 'AWS_REGION='])
    expect(pawl.model.requests).toHaveLength(4)
  })

  test('bedrock, with an API key', async ({ onTestFinished }) => {
    const apiKey = 'bedrock-api-key-of-a-test'
    const pawl = await open(onTestFinished, {
      provider: 'bedrock',
      model: MODEL,
      dialect: bedrockDialect({ ...AWS, apiKey }),
      env: (url) => ({ AWS_REGION: AWS.region, AWS_BEARER_TOKEN_BEDROCK: apiKey, ANTHROPIC_BEDROCK_BASE_URL: url }),
    })
    await done(pawl, [apiKey])
  })

  test('vertex, with what google-github-actions/auth writes into the workspace (S2, S3)', async ({
    onTestFinished,
  }) => {
    const google = await openGoogle()
    onTestFinished(() => google.close())
    const place = { project: 'octo-slug', region: 'europe-west1' }
    const left: boolean[] = []
    const file = (job: { readonly id: string }) =>
      join(dirname(dirname(pawl.world.bare)), 'machines', job.id, 'work', 'slug', 'slug', 'gha-creds-1.json')
    const pawl: PawlWorld = await open(onTestFinished, {
      provider: 'vertex',
      dialect: vertexDialect({ ...place, tokens: google.tokens }),
      // As Google advises, so that nothing else would take it away.
      files: { ...SHORT_FILES, '.gitignore': 'built/\ngha-creds-*.json\n' },
      onJob: {
        started(job) {
          if (job.kind === 'work') pawl.world.workflow.work.env['GOOGLE_APPLICATION_CREDENTIALS'] = file(job)
        },
        spawning(job, entry) {
          if (job.kind !== 'work') return
          if (entry.endsWith('main.js')) writeFileSync(file(job), JSON.stringify(google.credentials))
          else left.push(existsSync(file(job)))
        },
      },
      env: (url) => ({
        GOOGLE_CLOUD_PROJECT: place.project,
        CLOUD_ML_REGION: place.region,
        ANTHROPIC_VERTEX_BASE_URL: `${url}/v1`,
      }),
    })
    await done(pawl, ['a-request-token-of-the-job', 'ya29.', 'subject_token_type'])
    expect(google.tokens.size).toBeGreaterThan(0)
    expect(left).toEqual([false])
  })

  test('foundry, with a key of the resource', async ({ onTestFinished }) => {
    const key = 'a-key-of-the-resource'
    const pawl = await open(onTestFinished, {
      provider: 'foundry',
      dialect: foundryDialect({ key }),
      env: (url) => ({ ANTHROPIC_FOUNDRY_BASE_URL: `${url}/anthropic`, ANTHROPIC_FOUNDRY_API_KEY: key }),
    })
    await done(pawl, [key])
  })

  test('foundry, with the sign-in of azure/login', async ({ onTestFinished }) => {
    const token = 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJodHRwczovL2FpLmF6dXJlLmNvbSJ9.c2lnbmVk'
    const home = join(copy, 'azure')
    mkdirSync(home)
    writeFileSync(join(home, 'azureProfile.json'), '{}')
    const said = JSON.stringify({ accessToken: token, expires_on: Math.floor(Date.now() / 1000) + 3_600 })
    writeFileSync(join(home, 'az'), `#!/bin/sh\necho '${said}'\n`)
    chmodSync(join(home, 'az'), 0o755)
    const pawl = await open(onTestFinished, {
      provider: 'foundry',
      dialect: foundryDialect({ key: 'none', tokens: new Set([token]) }),
      env: (url) => ({
        ANTHROPIC_FOUNDRY_BASE_URL: `${url}/anthropic`,
        AZURE_CONFIG_DIR: home,
        PATH: [home, dirname(process.execPath), process.env['PATH']].join(delimiter),
      }),
    })
    await done(pawl, [token])
  })

  test('what a provider lacks is said up front, all of it, and nothing is touched', async ({ onTestFinished }) => {
    const pawl = await open(onTestFinished, { provider: 'vertex', env: () => ({}) })
    const maintainer = pawl.world.as('maintainer')
    await maintainer.label(await maintainer.openIssue(SHORT_ISSUE), 'pawl')
    await pawl.world.idle()
    const job = jobsOf(pawl.world, 'work').at(-1)
    expect(job?.conclusion).toBe('failure')
    expect(job?.log).toContain("Pawl can't start: 3 inputs are not usable.")
    for (const name of ['CLOUD_ML_REGION', 'GOOGLE_CLOUD_PROJECT', 'GOOGLE_APPLICATION_CREDENTIALS'])
      expect(job?.summary).toContain(name)
    expect(pawl.world.requests.filter((request) => request.job === job?.id)).toEqual([])
  })
})
