/** One workflow run by act on this host, for the event and with the token that the world has given to this job. */
import { spawnSync } from 'node:child_process'

const { env } = process
const input = (name: string): string => env[`INPUT_${name.toUpperCase()}`] ?? ''

const told = Object.entries(env)
  .filter(([name]) => /^(GITHUB_(API_URL|SERVER_URL|GRAPHQL_URL|REPOSITORY|REF|RUN_|WORKFLOW_REF)|ACTIONS_)/.test(name))
  .flatMap(([name, value]) => ['--env', `${name}=${value}`])

const { status } = spawnSync(
  input('act'),
  [
    env['GITHUB_EVENT_NAME'] ?? '',
    ...['--directory', env['GITHUB_WORKSPACE'] ?? ''],
    ...['--workflows', input('workflow')],
    ...['--eventpath', env['GITHUB_EVENT_PATH'] ?? ''],
    ...['--actor', env['GITHUB_ACTOR'] ?? ''],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--local-repository', `${input('uses')}=${input('pawl')}`],
    ...['--secret', `GITHUB_TOKEN=${input('github-token')}`],
    ...['--secret', `ANTHROPIC_API_KEY=${input('anthropic-api-key')}`],
    '--no-cache-server',
    ...told,
  ],
  // act hands its own environment on to every step, so it gets none of this job's inputs.
  { stdio: 'inherit', env: { PATH: env['PATH'], HOME: env['HOME'], LANG: env['LANG'] } },
)
process.exitCode = status ?? 1
