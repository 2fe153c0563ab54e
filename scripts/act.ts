/**
 * npm run test:act: the workflow file itself, run by act on this host against the loopback world, from the label to the plan
 * comment. The world starts a run as GitHub would, gives its token the permissions that the file asks for, and act does
 * the rest: `if:`, `uses:`, inputs, secrets.
 */
import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { demoBrain } from '../test/world/messages/demo-brain.ts'
import { openMessages } from '../test/world/messages/server.ts'
import { openWorld, type World } from '../test/world/world.ts'
import { needed } from './tools.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, '.github', 'workflows', 'pawl.yml'), 'utf8')
const PATIENCE_MS = 180_000

interface WorkflowFile {
  readonly jobs: { readonly route: { readonly steps: readonly { readonly uses: string }[] } }
}

const tools = needed(['act'])
if (tools) await labelToPlan(tools[0] ?? '')

async function labelToPlan(act: string): Promise<void> {
  assert.ok(existsSync(join(root, 'dist', 'main.js')), 'dist/ is missing; `npm run build` makes it.')
  const folder = mkdtempSync(join(tmpdir(), 'pawl-act-'))
  const messages = await openMessages({ brain: demoBrain })
  const world = await openWorld({
    actionDirectory: join(root, 'scripts', 'act'),
    repository: { files: join(root, 'demo', 'repository') },
    workflow: text,
  })
  try {
    prepare(world, folder, act, messages.url)
    await story(world)
  } catch (error) {
    for (const job of world.jobs) console.error(`\n── ${job.id}: ${job.conclusion ?? job.status}\n${job.log}`)
    throw error
  } finally {
    await world.close()
    await messages.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What act runs: the file with two lines changed, and the action that it names. */
function prepare(world: World, folder: string, act: string, modelUrl: string): void {
  const { jobs } = parse(text) as WorkflowFile
  const uses = jobs.route.steps[0]?.uses ?? ''
  const workflow = join(folder, 'pawl.yml')
  writeFileSync(workflow, forAct(modelUrl))
  const pawl = join(folder, 'pawl')
  for (const name of ['action.yml', 'dist']) cpSync(join(root, name), join(pawl, name), { recursive: true })
  for (const job of [world.workflow.route, world.workflow.work]) Object.assign(job.with, { act, workflow, pawl, uses })
}

/** act 0.2.89 refuses `queue`, which it doesn't know yet; and the model is here and not at Anthropic's. */
function forAct(modelUrl: string): string {
  const key = '          anthropic-api-key:'
  assert.ok(text.includes(', queue: max }') && text.includes(key))
  return text.replace(', queue: max }', ' }').replace(key, `          anthropic-base-url: ${modelUrl}\n${key}`)
}

async function story(world: World): Promise<void> {
  const [heading = '', ...body] = readFileSync(join(root, 'demo', 'issue.md'), 'utf8').split('\n')
  const maintainer = world.as('maintainer')
  const issue = await maintainer.openIssue({ title: heading.replace(/^# /, ''), body: body.join('\n').trim() })
  await maintainer.label(issue, 'pawl')
  await world.until(() => world.jobs.length >= 2 || world.jobs[0]?.status === 'completed', PATIENCE_MS)
  await world.idle(PATIENCE_MS)
  assert.deepEqual(
    world.jobs.map(({ kind, conclusion }) => `${kind}: ${conclusion}`),
    ['route: success', 'work: success'],
  )
  const pulls = await world.pulls()
  const [pull] = pulls
  assert.ok(pull && pulls.length === 1)
  assert.equal(pull.head.ref, `pawl/issue-${issue}`)
  const plans = (await world.comments(pull.number)).filter(({ body: said }) => /^### .*Plan v1/m.test(said))
  assert.equal(plans.length, 1)
  assert.equal((await world.comments(issue)).length, 1)
  assert.ok((await world.branches()).includes(`pawl/state/${issue}`))
  console.log(plans[0]?.body)
  console.log(
    `\nThe workflow file took #${issue} from the label to a plan on pull request #${pull.number}: 2 runs, both green.`,
  )
}
