import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { githubForge } from '../../src/adapters/github/forge.ts'
import { makeOctokit } from '../../src/adapters/github/octokit.ts'
import type { Verdict, WorkerRequest } from '../world/interceptor.ts'
import { openWorld, type World } from '../world/world.ts'
import type { ForgeWorld } from './forge-contract.ts'

const BOT = 'github-actions[bot]'
const FATES: Readonly<Record<'lost-before' | 'lost-after' | 'refused', Verdict>> = {
  'lost-before': { before: 'drop' },
  'lost-after': { after: 'drop' },
  refused: { before: { status: 403, body: { message: 'Resource not accessible by integration' } } },
}

type Judge = (request: WorkerRequest) => Verdict | undefined | Promise<undefined>

/** What a workflow's token is answered when it asks who it is. */
const NOBODY: Verdict = { before: { status: 403, body: { message: 'Resource not accessible by integration' } } }

/** The jobs that the world starts when something happens in it; here they do nothing. */
async function idleAction(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pawl-idle-'))
  await writeFile(join(folder, 'action.yml'), 'runs: { using: node24, main: main.mjs }\n')
  await writeFile(join(folder, 'main.mjs'), '')
  return folder
}

/** People who review, and time that passes. */
function reviewing(world: World): Pick<ForgeWorld, 'review' | 'dismiss' | 'later'> {
  const { owner, name } = world.repository
  return {
    async review(number, login, review) {
      const path = `/repos/${owner}/${name}/pulls/${number}/reviews`
      return (await world.as(login).request<{ id: number }>('POST', path, { ...review })).id
    },
    dismiss: (number, review) => world.as(owner).dismissReview(number, review),
    later: () => new Promise((resolve) => setTimeout(resolve, 1_100)),
  }
}

/** The GitHub adapter before the loopback world, with the rights of a workflow's bot. */
export async function githubWorld() {
  const actionDirectory = await idleAction()
  const world = await openWorld({
    actionDirectory,
    repository: { files: { 'README.md': '# Widgets\n' } },
    teams: { 'acme/leads': ['writer'] },
  })
  const token = world.token(BOT)
  const said: string[] = []
  const octokit = makeOctokit({ token, apiUrl: world.apiUrl, log: (text) => said.push(text), secondMs: 5 })
  const { owner, name, defaultBranch } = world.repository
  const forge = githubForge({ octokit, owner, repo: name, workflow: 'pawl.yml' })
  let judge: Judge | null = null
  world.interceptor.register(token, 'contract')
  world.onRequest(async (request) => {
    if (request.job !== 'contract') return undefined
    const verdict = await judge?.(request)
    return verdict ?? (request.path === '/user' ? NOBODY : undefined)
  })
  const people: ForgeWorld = {
    forge,
    openIssue: (title, body, login) => world.as(login).openIssue({ title, body }),
    label: (number, label, login) => world.as(login).label(number, label),
    rewrite: (number, change, login) => world.as(login).editIssue(number, change),
    say: (number, login, body) => world.as(login).comment(number, body),
    ...reviewing(world),
    edit: (id, body) => world.as(owner).editComment(id, body),
    remove: (id) => world.as(owner).deleteComment(id),
    async branch(branch) {
      const tree = (await world.git('rev-parse', `${defaultBranch}^{tree}`)).trim()
      const sha = (await world.git('commit-tree', tree, '-p', defaultBranch, '-m', branch)).trim()
      await world.git('update-ref', `refs/heads/${branch}`, sha)
      return sha
    },
    ...checking(world),
    next(fate) {
      judge = (request) => {
        if (!request.write) return undefined
        judge = null
        return FATES[fate]
      }
    },
    async close() {
      await world.close()
      await rm(actionDirectory, { recursive: true, force: true })
    },
  }
  return {
    ...people,
    world,
    said,
    /** Stands in the way of requests until the next call. */
    judge(next: Judge | null) {
      judge = next
    },
    /** A second worker, which knows nothing of the first, before the same world. */
    another: () => githubForge({ octokit, owner, repo: name, workflow: 'pawl.yml' }),
  }
}

const checking = (world: World): Pick<ForgeWorld, 'check' | 'status' | 'required'> => ({
  check: (sha, name, how) => world.check({ sha, name, ...how }),
  status: (sha, context, state) => world.status({ sha, context, state }),
  required: world.requiredChecks,
})
