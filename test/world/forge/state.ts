import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BareRepository } from '../git.ts'
import { keep } from '../snapshot.ts'
import { type OpenEmulator, openEmulator } from './emulator.ts'
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
  /** What GitHub says that the repository takes, when that isn't what it does take. */
  readonly sizeKb?: number | undefined
  readonly roles: ReadonlyMap<string, Role>
  readonly teams: Readonly<Record<string, readonly string[]>>
  readonly requiredChecks: string[]
  /** Slugs of the owner's teams that may be asked to review. */
  readonly askable: string[]
  readonly reactions: Map<string, Reaction[]>
  readonly log: { number: number; event: IssueEvent }[]
  readonly edits: Map<number, string>
  /** Who changed the text of an issue last and when, by its number. */
  readonly rewritings: Map<number, { readonly at: string; readonly login: string }>
  readonly lines: Map<number, Body>
  readonly checks: Body[]
  /** Commit statuses, oldest first. */
  readonly statuses: Body[]
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
  /** Keeps all records as they are now. */
  keep(): () => void
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
  readonly sizeKb?: number | undefined
  readonly roles: ReadonlyMap<string, Role>
  readonly teams: Readonly<Record<string, readonly string[]>>
  readonly label: string
}

export async function openForge(options: ForgeOptions): Promise<Forge> {
  const { owner, name, roles } = options
  const emulator = await openEmulator(seed(options))
  const users = new Map<string, Promise<User>>()
  const listeners: ((event: ForgeEvent) => void)[] = []
  let id = 1000
  let asked = 0
  const forge: Forge = {
    ...options,
    prefix: `/repos/${owner}/${name}`,
    requiredChecks: [],
    askable: ['core'],
    reactions: new Map(),
    log: [],
    edits: new Map(),
    rewritings: new Map(),
    lines: new Map(),
    checks: [],
    statuses: [],
    pulls: new Map(),
    statistics: new Map(),
    upstream: async (login, method, path, body) =>
      shape(forge, emulator.url, await ask(emulator, upstreamToken(login, asked++), method, path, body)),
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
    keep: () => {
      const { reactions, log, edits, rewritings, lines, checks, statuses, pulls, statistics, requiredChecks } = forge
      const own = keep(reactions, log, edits, rewritings, lines, checks, statuses, pulls, statistics, requiredChecks)
      const records = structuredClone(emulator.store.snapshot())
      const last = id
      return () => {
        own()
        emulator.store.restore(structuredClone(records))
        id = last
      }
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
    tokens: Object.fromEntries(
      logins.flatMap((login) => TOKENS.map((n) => [upstreamToken(login, n), { login, scopes: ['repo', 'user'] }])),
    ),
    github: {
      users: logins.map((login) => ({ login, name: login, email: `${login}@users.noreply.github.com` })),
      repos: [{ owner, name, default_branch: defaultBranch }],
    },
  }
}

/** The emulator answers no token more than 5000 times an hour, so that each login has many. */
const TOKENS = Array.from({ length: 30 }, (_, index) => index * 4000)
const upstreamToken = (login: string, asked: number) => `upstream-${login}-${asked - (asked % 4000)}`

async function ask(emulator: OpenEmulator, token: string, method: string, path: string, body: unknown) {
  const request = new Request(emulator.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const response = await emulator.answer(request)
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
