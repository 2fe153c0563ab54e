import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEmulator } from 'emulate'
import type { BareRepository } from '../git.ts'
import { shape } from './shape.ts'
import type { ApiReply, Body, Caller, ForgeEvent, IssueEvent, Reaction, Role, User } from './types.ts'

export const botLogin = 'github-actions[bot]'

export interface Frozen {
  readonly head?: string
  readonly base: string
  readonly merge?: string
}

/** What stands behind the front: the emulator's records, the bare repository, and what neither of them holds. */
export interface Forge {
  readonly owner: string
  readonly name: string
  readonly prefix: string
  readonly defaultBranch: string
  readonly workflowFile: string
  readonly apiUrl: string
  readonly serverUrl: string
  readonly bare: BareRepository
  readonly roles: ReadonlyMap<string, Role>
  readonly requiredChecks: string[]
  /** Slugs of the owner's teams that may be asked to review. */
  readonly teams: string[]
  readonly reactions: Map<string, Reaction[]>
  readonly log: { number: number; event: IssueEvent }[]
  readonly edits: Map<number, string>
  readonly lines: Map<number, Body>
  readonly checks: Body[]
  readonly pulls: Map<number, Frozen>
  readonly statistics: Map<string, Body>
  upstream(login: string, method: string, path: string, body?: unknown): Promise<ApiReply>
  user(login: string): Promise<User>
  repository(): Promise<Body>
  /** The default branch's commit. */
  tip(): string
  nextId(): number
  onEvent(listener: (event: ForgeEvent) => void): void
  raise(event: ForgeEvent): void
  close(): Promise<void>
}

export interface ForgeOptions {
  readonly owner: string
  readonly name: string
  readonly defaultBranch: string
  readonly workflowFile: string
  readonly apiUrl: string
  readonly serverUrl: string
  readonly bare: BareRepository
  readonly roles: ReadonlyMap<string, Role>
  readonly label: string
}

export async function openForge(options: ForgeOptions): Promise<Forge> {
  const { owner, name, roles } = options
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seed(options) })
  const origin = emulator.url.replace('localhost', '127.0.0.1')
  const users = new Map<string, Promise<User>>()
  const listeners: ((event: ForgeEvent) => void)[] = []
  let id = 1000
  const forge: Forge = {
    ...options,
    prefix: `/repos/${owner}/${name}`,
    requiredChecks: [],
    teams: ['core'],
    reactions: new Map(),
    log: [],
    edits: new Map(),
    lines: new Map(),
    checks: [],
    pulls: new Map(),
    statistics: new Map(),
    upstream: async (login, method, path, body) =>
      shape(forge, emulator.url, await ask(origin, login, method, path, body)),
    user: (login) => {
      const known =
        users.get(login) ??
        forge.upstream(login, 'GET', `/users/${encodeURIComponent(login)}`).then((reply) => brief(reply.body as User))
      users.set(login, known)
      return known
    },
    repository: async () => (await forge.upstream(owner, 'GET', forge.prefix)).body as Body,
    tip: () => readTip(forge),
    nextId: () => ++id,
    onEvent: (listener) => void listeners.push(listener),
    raise: (event) => {
      for (const listener of listeners) listener(event)
    },
    close: () => emulator.close(),
  }
  const invited = [...roles].filter(([login, role]) => login !== owner && role !== 'none')
  await Promise.all([...invited.map(([login, role]) => invite(forge, login, role)), addLabel(forge, options.label)])
  return forge
}

/** Nothing packs the refs of this repository. */
function readTip({ bare, defaultBranch }: Forge): string {
  return readFileSync(join(bare.path, 'refs', 'heads', defaultBranch), 'utf8').trim()
}

function seed({ owner, name, defaultBranch, roles }: ForgeOptions) {
  const logins = [...new Set([owner, ...roles.keys(), botLogin])]
  return {
    tokens: Object.fromEntries(logins.map((login) => [upstreamToken(login), { login, scopes: ['repo', 'user'] }])),
    github: {
      users: logins.map((login) => ({ login, name: login, email: `${login}@users.noreply.github.com` })),
      repos: [{ owner, name, default_branch: defaultBranch }],
    },
  }
}

const upstreamToken = (login: string) => `upstream-${login}`

async function ask(origin: string, login: string, method: string, path: string, body: unknown) {
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${upstreamToken(login)}`, 'content-type': 'application/json' },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

async function invite(forge: Forge, login: string, role: Role): Promise<void> {
  const permission = {
    admin: 'admin',
    maintain: 'maintain',
    write: 'push',
    triage: 'triage',
    read: 'pull',
    none: 'pull',
  }[role]
  await forge.upstream(forge.owner, 'PUT', `${forge.prefix}/collaborators/${encodeURIComponent(login)}`, { permission })
}

async function addLabel(forge: Forge, name: string): Promise<void> {
  await forge.upstream(forge.owner, 'POST', `${forge.prefix}/labels`, { name, color: '5319e7' })
}

function brief(user: User): User {
  const { login, id, node_id, avatar_url, url, html_url, type, site_admin } = user
  return { login, id, node_id, avatar_url, url, html_url, type, site_admin }
}

export function callerOf(forge: Forge, login: string): Caller {
  return { login, role: forge.roles.get(login) ?? 'none' }
}

export const now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z')
