import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statusMarker } from '../../src/core/names.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Verdict } from '../world/interceptor.ts'
import { failure } from './forge-contract.ts'
import { githubWorld } from './forge-github-world.ts'

let world: Awaited<ReturnType<typeof githubWorld>>
let task: number
beforeAll(async () => {
  world = await githubWorld()
  task = await world.openIssue('Slugs keep spaces', '', 'reader')
})
afterAll(() => world.close())
afterEach(() => world.judge(null))

const reset = String(Math.ceil(Date.now() / 1000) + 600)
const comment = (body = 'Plan v1') =>
  ({ key: `${task}-1`, effect: { kind: 'comment', number: task, purpose: 'plan', subject: 'plan-1', body } }) as const
const status = (body: string) =>
  ({ key: `${task}-2`, effect: { kind: 'status', number: task, revision: body, body } }) as const

/** Answers all requests to paths that hold `part` with a fault, and counts them. */
function faulty(part: string, verdict: Verdict) {
  const seen = { count: 0 }
  world.judge(({ path }) => {
    if (!path.includes(part)) return undefined
    seen.count += 1
    return verdict
  })
  return seen
}

describe('F1, R27, R32, R43: failures by status, never by wording', () => {
  test.each<[number, Record<string, string>, unknown, typeof Transient | typeof Fatal, object]>([
    [401, {}, {}, Fatal, { todo: expect.stringContaining('github-token') }],
    [403, {}, {}, Fatal, { todo: expect.stringContaining('permissions') }],
    [
      403,
      { 'x-accepted-github-permissions': 'issues=write' },
      {},
      Fatal,
      { todo: expect.stringContaining('issues=write') },
    ],
    [403, { 'retry-after': '90' }, {}, Transient, { retryAfterMs: 90_000 }],
    [
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
      {},
      Transient,
      { retryAfterMs: expect.any(Number) },
    ],
    [403, {}, { documentation_url: 'https://docs.github.com/rest/using/rate-limits-for-the-rest-api' }, Transient, {}],
    [404, {}, {}, Fatal, {}],
    [410, {}, {}, Fatal, {}],
    [422, {}, { message: 'Validation Failed' }, Fatal, { message: expect.stringContaining('Validation Failed') }],
    [429, { 'retry-after': '3600' }, {}, Transient, { retryAfterMs: 3_600_000 }],
    [429, {}, {}, Transient, { retryAfterMs: null }],
    [408, {}, {}, Transient, {}],
    [500, {}, {}, Transient, {}],
    [502, { 'retry-after': '5' }, {}, Transient, { retryAfterMs: 5_000 }],
  ])('a write answered %i %j %j', async (code, headers, body, kind, more) => {
    const seen = faulty('/comments', { before: { status: code, headers, body } })
    const error = await failure(world.another().perform(comment()))
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ status: code, ...more })
    expect(seen.count).toBe(1)
  })

  test('A3: a write is never sent again by the client, whatever became of it', async () => {
    for (const verdict of [{ before: 'drop' }, { after: 'drop' }, { before: { status: 503 } }] as const) {
      const seen = faulty('/comments', verdict)
      expect(await failure(world.another().perform(comment()))).toBeInstanceOf(Transient)
      expect(seen.count).toBe(1)
    }
  })

  test('a read is tried again before it is given up', async () => {
    const seen = faulty('/comments', { before: { status: 503 } })
    expect(await failure(world.forge.comments(task))).toBeInstanceOf(Transient)
    expect(seen.count).toBe(3)
    let lost = 1
    world.judge(() => (lost-- > 0 ? { before: 'drop' } : undefined))
    expect(await world.forge.issue(task)).toMatchObject({ number: task })
  })

  test('R34: a short pause that GitHub asks for is kept and told, a long one is handed on', async () => {
    const limited = (seconds: string) => ({
      status: 403,
      headers: { 'retry-after': seconds },
      body: { message: 'You have exceeded a secondary rate limit' },
    })
    let left = 1
    world.judge(({ write }) => (write && left-- > 0 ? { before: limited('2') } : undefined))
    const { id } = await world.another().perform(comment('after a pause'))
    expect(id).toBeGreaterThan(0)
    expect(world.said.some((text) => text.includes('2 s'))).toBe(true)
    const seen = faulty('/comments', { before: limited('900') })
    expect(await failure(world.another().perform(comment()))).toMatchObject({ retryAfterMs: 900_000 })
    expect(seen.count).toBe(1)
  })

  test('A2: an answer that broke off is no evidence', async () => {
    const headers = { 'content-type': 'application/json' }
    faulty('/comments', { before: { status: 201, headers, body: '{"id": 12, "html_u' } })
    expect(await failure(world.another().perform(comment()))).toBeInstanceOf(Transient)
    faulty('/comments', { before: { status: 201, headers, body: '' } })
    expect(await failure(world.another().perform(comment()))).toBeInstanceOf(Transient)
  })

  test('a refusal through GraphQL has the type that GitHub gives it', async () => {
    const pull = { number: 7, node_id: 'PR_x', draft: true, html_url: 'https://example.test/7' }
    const answers = { '/pulls/7': pull, '/graphql': { data: null, errors: [{ type: 'FORBIDDEN', message: 'no' }] } }
    world.judge(({ path }) => {
      const body = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
      return body ? { before: { status: 200, body } } : undefined
    })
    const error = await failure(world.another().perform({ key: '7-1', effect: { kind: 'ready', number: 7 } }))
    expect(error).toBeInstanceOf(Fatal)
    expect(error).toMatchObject({ message: expect.stringContaining('FORBIDDEN') })
  })
})

describe("R43: not allowed and can't tell differ", () => {
  test.each<[Verdict, string]>([
    [{ before: { status: 404 } }, 'none'],
    [{ before: { status: 403 } }, 'unknown'],
  ])('%j is %s', async (verdict, authority) => {
    faulty('/permission', verdict)
    expect(await world.forge.authority('writer')).toBe(authority)
  })

  test.each([
    [{ admin: true, maintain: true, push: true, triage: true, pull: true }, 'admin'],
    [{ admin: false, maintain: true, push: true, triage: true, pull: true }, 'maintain'],
    [{ admin: false, maintain: false, push: true, triage: true, pull: true }, 'write'],
    [{ admin: false, maintain: false, push: false, triage: true, pull: true }, 'triage'],
    [{ admin: false, maintain: false, push: false, triage: false, pull: true }, 'read'],
    [{ admin: false, maintain: false, push: false, triage: false, pull: false }, 'none'],
  ])('the flags decide and not the name of a role: %j', async (permissions, authority) => {
    const body = { permission: 'write', role_name: 'release-captain', user: { login: 'writer', permissions } }
    faulty('/permission', { before: { status: 200, body } })
    expect(await world.forge.authority('writer')).toBe(authority)
  })

  test.each<[Verdict, typeof Transient | typeof Fatal]>([
    [{ before: { status: 401 } }, Fatal],
    [{ before: { status: 500 } }, Transient],
    [{ before: { status: 403, headers: { 'retry-after': '900' } } }, Transient],
  ])('%j is no answer about the account', async (verdict, kind) => {
    faulty('/permission', verdict)
    expect(await failure(world.forge.authority('writer'))).toBeInstanceOf(kind)
  })
})

describe('GitHub in particular', () => {
  test("R62: with a person's token, that person's comments are its own, another's are not", async () => {
    world.judge(({ path }) => (path === '/user' ? {} : undefined))
    const me = await world.world.as('writer').request<{ id: number }>('GET', '/user')
    world.judge(({ path }) =>
      path === '/user' ? { before: { status: 200, body: { ...me, type: 'User' } } } : undefined,
    )
    await world.say(task, 'maintainer', `Working\n\n${statusMarker(task)}`)
    expect(await world.another().probe(status('Working'))).toBe('absent')
    const id = await world.say(task, 'writer', `Working\n\n${statusMarker(task)}`)
    expect(await world.another().probe(status('Working'))).toMatchObject({ found: { id } })
  })

  test('R51: a deleted account is a null author', async () => {
    const when = '2026-01-05T09:00:00Z'
    const ghost = { id: 1, body: 'hi', user: null, created_at: when, updated_at: when, html_url: 'y' }
    faulty('/comments', { before: { status: 200, body: [ghost] } })
    expect(await world.forge.comments(task)).toEqual([
      { id: 1, number: task, body: 'hi', author: null, authorType: 'User', edited: false, at: Date.parse(when) },
    ])
  })

  test('R56: an edited comment says so', async () => {
    const edited = {
      id: 1,
      body: '/approve',
      user: { login: 'writer', type: 'User' },
      created_at: 'x',
      updated_at: 'y',
    }
    faulty('/comments', { before: { status: 200, body: [edited] } })
    expect(await world.forge.comments(task)).toMatchObject([{ edited: true }])
  })

  test('an issue that was moved to another repository is not read from there', async () => {
    const repository_url = `${world.world.apiUrl}/repos/stranger/elsewhere`
    faulty('/issues/', { before: { status: 200, body: { number: task, title: 'x', repository_url, labels: [] } } })
    expect(await world.forge.issue(task)).toBeNull()
  })

  test('a pull request from a fork has no branch here', async () => {
    const head = { ref: 'pawl/issue-1', repo: { full_name: 'stranger/widgets' } }
    faulty('/pulls/', { before: { status: 200, body: { number: 3, head } } })
    expect(await world.forge.headBranch(3)).toBeNull()
    faulty('/pulls/', { before: { status: 200, body: { number: 3, head: { ...head, repo: null } } } })
    expect(await world.forge.headBranch(3)).toBeNull()
  })
})
