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

export async function resume(): Promise<readonly Row[]> {
  const inputs = { verify: 'true', 'plan-approval': 'never', 'max-turns': '9999', 'budget-usd': '99999' }
  const spawning = () => {
    spawned.at = performance.now()
  }
  const pawl = await openPawl({ cache: true, brain: chatty(TURNS + 5), with: inputs, onJob: { spawning } })
  try {
    const task = await begin(pawl)
    await prefill(pawl.world.bare, task, TURNS)
    const tip = git(pawl.world.bare, 'rev-parse', stateBranch(task)).trim()
    const cold = await paired(
      ROUNDS,
      () => firstModelRequest(pawl, task, tip),
      async () => (await bareFetch(pawl, task)) + (await emptyNode()),
    )
    return [row(median(cold.a), median(cold.b)), WARM]
  } finally {
    await pawl.close()
  }
}

const row = (ours: number, bare: number): Row => ({
  name: `resume with ${TURNS.toLocaleString('en-US')} turns, to \`git fetch\` and \`node -e 0\``,
  ratio: ours / bare,
  atMost: 2,
  measured: `${ms(ours)} to ${ms(bare)}, medians of ${ROUNDS}`,
})

/** The cache is not there yet; when it is, the same is measured with what the job before has saved. */
const WARM: Row = {
  name: 'resume with a warm cache, to one without',
  ratio: null,
  atMost: 1,
  measured: '',
}

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
