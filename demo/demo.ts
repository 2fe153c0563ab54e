/**
 * `npm run demo`: the main job on a small real repository, against a loopback GitHub and a scripted model; no key and no
 * account. `--real` with ANTHROPIC_API_KEY uses the real model, `--json` prints one object as the last line.
 */
import { parseArgs } from 'node:util'
import { openPawl, type PawlWorld } from '../test/support/pawl.ts'
import { readJournal, tally } from '../test/support/tally.ts'
import { askingDemoBrain } from '../test/world/messages/demo-brain.ts'
import { type Narrator, narrator } from './narrate.ts'
import { type Told, tellStory } from './story.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean' }, real: { type: 'boolean' } } })
const key = process.env['ANTHROPIC_API_KEY']
if (values.real && !key) {
  console.error('--real needs the environment variable ANTHROPIC_API_KEY. Without --real the demo needs no key.')
  process.exit(1)
}
const started = performance.now()
const voice = narrator(false)
const pawl = await openPawl({
  cache: true,
  brain: askingDemoBrain,
  onJob: voice.listener,
  latency: 250,
  ...(values.real && key
    ? { with: { 'anthropic-api-key': key, 'anthropic-base-url': 'https://api.anthropic.com' } }
    : {}),
})
try {
  const told = await tellStory(pawl, voice, values.real === true)
  const result = await resultOf(pawl, told, started)
  await showTexts(pawl, told, voice)
  if (values.json) console.log(JSON.stringify(result))
  else
    console.log(
      Object.entries(result)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    )
  process.exitCode = result.status === 'done' && result.duplicateEffects === 0 ? 0 : 1
} finally {
  await pawl.close()
}

async function resultOf({ world, model }: PawlWorld, { task, pullRequest, kills }: Told, from: number) {
  const events = await readJournal(world, task)
  const verified = events.findLast((event) => event.type === 'verification.completed')?.data
  const tip = (await world.git('rev-parse', `pawl/issue-${task}`)).trim()
  const { effects, duplicates } = await tally(world, task)
  return {
    status: world.jobs.findLast(({ kind }) => kind === 'work')?.outputs['status'] ?? 'unknown',
    pullRequest,
    jobs: world.jobs.length,
    kills,
    handovers: events.filter(({ type, data }) => type === 'run.ended' && 'reason' in data && data.reason === 'deadline')
      .length,
    escalations: events.filter(({ type }) => type === 'question.answered').length,
    modelTurns: events.filter(({ type }) => type === 'turn.completed').length,
    repeatedModelTurns: model.requests.filter(({ repeated }) => repeated).length,
    effects,
    duplicateEffects: duplicates.length,
    verifiedSha: verified?.passed && verified.sha === tip ? tip : `not the tip: ${verified?.sha}`,
    seconds: Number(((performance.now() - from) / 1000).toFixed(1)),
  }
}

async function showTexts({ world }: PawlWorld, { task, pullRequest }: Told, { show }: Narrator): Promise<void> {
  const own = async (number: number) => (await world.comments(number)).filter(({ user }) => user?.type === 'Bot')
  const [plan, question] = await own(pullRequest)
  const [status] = await own(task)
  show(`The plan comment on #${pullRequest}`, plan?.body ?? '')
  if (question) show(`What the agent asked on #${pullRequest}, with its answer`, question.body)
  show(`The status comment on #${task}`, status?.body ?? '')
  show('The diff of the pull request', await world.git('diff', 'main', `pawl/issue-${task}`))
  show(
    'Where to look further',
    [
      `The state branch had ${(await world.git('rev-list', '--count', `pawl/state/${task}`)).trim()} checkpoints. Its last segment:`,
      await lastSegment(world, task),
      'README.md says how to use Pawl in a repository of yours; docs/ARCHITECTURE.md how it works; demo/story.ts is this story.',
    ].join('\n\n'),
  )
}

async function lastSegment(world: PawlWorld['world'], task: number): Promise<string> {
  const branch = `pawl/state/${task}`
  const names = await world.git('ls-tree', '-r', '--name-only', branch, 'journal/segments/')
  return world.git('cat-file', 'blob', `${branch}:${names.trim().split('\n').at(-1)}`)
}
