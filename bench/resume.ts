/**
 * How long a job needs from its start to its first model request when its task has a thousand turns behind it: the built
 * action in the loopback world, beside a bare `git fetch` of the state branch with all its history into an empty
 * repository and a node that does nothing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fold } from '../src/core/fold.ts'
import { stateBranch } from '../src/core/names.ts'
import { openEffects } from '../src/core/state.ts'
import { git } from '../test/support/git-server.ts'
import { openPawl, type PawlWorld } from '../test/support/pawl.ts'
import { readJournal } from '../test/support/tally.ts'
import { chatty } from '../test/world/messages/brain.ts'
import { median, paired } from './measure.ts'
import { prefill } from './prefill.ts'
import { ms, type Row } from './report.ts'
import { emptyNode } from './startup.ts'

const TURNS = 1_000
const ROUNDS = 9
const PATIENCE_MS = 60_000

/** Hears when main becomes a process; the world tells. */
const spawned = { at: 0 }
const onJob = {
  spawning() {
    spawned.at = performance.now()
  },
}
const INPUTS = { verify: 'true', 'plan-approval': 'never', 'max-turns': '9999', 'budget-usd': '99999' }

export async function resume(): Promise<readonly Row[]> {
  const pawl = await openPawl({ cache: true, brain: chatty(TURNS + 5), with: INPUTS, onJob })
  try {
    const task = await begin(pawl)
    await prefill(pawl.world.bare, task, TURNS)
    const tip = git(pawl.world.bare, 'rev-parse', stateBranch(task)).trim()
    const cold = await paired(
      ROUNDS,
      () => firstModelRequest(pawl, task, tip),
      async () => (await bareFetch(pawl, task)) + (await emptyNode()),
    )
    return [row(median(cold.a), median(cold.b)), await warmed()]
  } finally {
    await pawl.close()
  }
}

/**
 * The same with a `setup` that makes a folder: from a job that ended at its deadline, with what it kept in the cache, and
 * where there is no cache service.
 */
async function warmed(): Promise<Row> {
  const inputs = { ...INPUTS, setup: `node ${INSTALLER}` }
  const pawl = await openPawl({ cache: true, brain: chatty(TURNS + 5), with: inputs, files: INSTALLED, onJob })
  try {
    const task = await begin(pawl)
    await prefill(pawl.world.bare, task, TURNS)
    await untilDeadline(pawl, task)
    const tip = git(pawl.world.bare, 'rev-parse', stateBranch(task)).trim()
    const { env } = pawl.world.workflow.work
    const times = await paired(
      ROUNDS,
      () => {
        delete env['ACTIONS_RESULTS_URL']
        return firstModelRequest(pawl, task, tip)
      },
      () => {
        env['ACTIONS_RESULTS_URL'] = ''
        return firstModelRequest(pawl, task, tip)
      },
    )
    const [warm, without] = [median(times.a), median(times.b)]
    return {
      name: 'resume with a warm cache, to one without',
      ratio: warm / without,
      atMost: 1,
      measured: `${ms(warm)} to ${ms(without)}, medians of ${ROUNDS}; a \`setup\` of 2 s that makes 2,000 files`,
    }
  } finally {
    await pawl.close()
  }
}

const INSTALLER = 'install.mjs'

/** A repository whose `setup` gets 2,000 files of 4 KB within two seconds, unless they are there. */
const INSTALLED = {
  'README.md': '# Talk\n',
  '.gitignore': 'packages/\n',
  [INSTALLER]: `
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
if (existsSync('packages/ready')) process.exit()
await new Promise((resolve) => setTimeout(resolve, 2_000))
for (let number = 0; number < 2_000; number += 1) {
  const folder = 'packages/' + (number % 100)
  mkdirSync(folder, { recursive: true })
  writeFileSync(folder + '/' + number + '.js', createHash('shake256', { outputLength: 2_048 }).update(String(number)).digest('hex'))
}
writeFileSync('packages/ready', '')
`,
}

const LIMIT_MINUTES = 0.3

/** Lets a job come to the end of its time in a turn and keep what it has; its successor dies at its first request. */
async function untilDeadline({ world }: PawlWorld, task: number): Promise<void> {
  const inputs = world.workflow.work.with
  Object.assign(inputs, { 'time-limit': String(LIMIT_MINUTES) })
  let turns = 0
  world.onRequest(({ channel }) => {
    if (channel !== 'model') return undefined
    turns += 1
    return { before: turns > 1 ? 'kill' : { delay: LIMIT_MINUTES * 60_000 } }
  })
  await world.dispatch(task)
  await world.until(() => world.cache.entries.some(({ key }) => key.includes('-setup-')), PATIENCE_MS)
  delete inputs['time-limit']
  await world.idle(PATIENCE_MS)
  world.onRequest(undefined)
}

const row = (ours: number, bare: number): Row => ({
  name: `resume with ${TURNS.toLocaleString('en-US')} turns, to \`git fetch\` and \`node -e 0\``,
  ratio: ours / bare,
  atMost: 2,
  measured: `${ms(ours)} to ${ms(bare)}, medians of ${ROUNDS}`,
})

/** A task whose working agent has just begun when its machine dies; nothing else is under way then. */
async function begin({ world }: PawlWorld): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue({ title: 'Talk', body: 'A thousand turns.' })
  let turns = 0
  world.onRequest(async ({ channel }) => {
    if (channel === 'model') turns += 1
    if (channel !== 'model' || turns < 2) return undefined
    await world.until(async () => openEffects(fold(await readJournal(world, task))).length === 0, PATIENCE_MS)
    return { before: 'kill' }
  })
  await maintainer.label(task, 'pawl')
  await world.idle(PATIENCE_MS)
  world.onRequest(undefined)
  return task
}

/** Every round begins at the same tip, and its job is killed when its request is there. */
async function firstModelRequest({ world }: PawlWorld, task: number, tip: string): Promise<number> {
  git(world.bare, 'update-ref', `refs/heads/${stateBranch(task)}`, tip)
  let elapsed = Number.NaN
  world.onRequest(({ channel }) => {
    if (channel !== 'model') return undefined
    elapsed = performance.now() - spawned.at
    return { before: 'kill' }
  })
  await world.dispatch(task)
  await world.idle(PATIENCE_MS)
  world.onRequest(undefined)
  if (Number.isNaN(elapsed)) throw new Error(`no model request\n${world.jobs.at(-1)?.log}`)
  return elapsed
}

async function bareFetch({ world }: PawlWorld, task: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-fetch-'))
  git(folder, 'init', '--quiet', '--bare')
  const key = Buffer.from(`x-access-token:${world.token('maintainer')}`).toString('base64')
  const header = `http.extraHeader=AUTHORIZATION: basic ${key}`
  const started = performance.now()
  const child = spawn('git', ['-c', header, 'fetch', '--quiet', world.remote, stateBranch(task)], { cwd: folder })
  const [code] = await once(child, 'exit')
  const elapsed = performance.now() - started
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`git fetch ended with ${code}`)
  return elapsed
}
