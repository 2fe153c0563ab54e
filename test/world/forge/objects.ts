import { paged, require } from './calls.ts'
import { pushed } from './pulls.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Body, Call, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function objectRoutes(forge: Forge): Route[] {
  return [
    ['GET', '/branches', async (call) => paged(forge, call, await branches(forge))],
    ['GET', '/branches/:branch', (call) => branch(forge, call)],
    ['GET', '/git/ref/:ref', (call) => getRef(forge, call)],
    ['GET', '/git/matching-refs/:ref', (call) => matching(forge, call)],
    ['POST', '/git/refs', (call) => setRef(forge, call, String(call.body['ref']))],
    ['PATCH', '/git/refs/:ref', (call) => setRef(forge, call, `refs/${call.params['ref']}`)],
    ['DELETE', '/git/refs/:ref', (call) => deleteRef(forge, call)],
    ['GET', '/git/trees/:sha', (call) => tree(forge, call)],
    ['GET', '/git/blobs/:sha', (call) => blob(forge, call)],
    ['GET', '/contents/:path', (call) => contents(forge, call)],
    ['GET', '/contents', (call) => contents(forge, call)],
    ['GET', '/rules/branches/:branch', async () => ({ status: 200, body: rules(forge) })],
  ]
}

export async function findCommit(forge: Forge, ref: string): Promise<string> {
  const sha = (await forge.bare.sha(`refs/heads/${ref}`)) ?? (await forge.bare.sha(ref))
  if (sha === undefined) throw new ApiFailure(404, 'Not Found')
  return sha
}

function protection(forge: Forge): Body {
  const contexts = forge.requiredChecks
  const enabled = contexts.length > 0
  return {
    enabled,
    required_status_checks: { enforcement_level: enabled ? 'non_admins' : 'off', contexts, checks: [] },
  }
}

function rules(forge: Forge): Body[] {
  if (forge.requiredChecks.length === 0) return []
  const required_status_checks = forge.requiredChecks.map((context) => ({ context }))
  return [
    {
      type: 'required_status_checks',
      parameters: { required_status_checks, strict_required_status_checks_policy: false },
    },
  ]
}

async function branches(forge: Forge): Promise<Body[]> {
  return Object.entries(await forge.bare.branches()).map(([name, sha]) => briefBranch(forge, name, sha))
}

function briefBranch(forge: Forge, name: string, sha: string): Body {
  const guarded = name === forge.defaultBranch && forge.requiredChecks.length > 0
  const commit = { sha, url: `${forge.apiUrl}${forge.prefix}/commits/${sha}` }
  return { name, commit, protected: guarded, ...(guarded ? { protection: protection(forge) } : {}) }
}

async function branch(forge: Forge, call: Call): Promise<ApiReply> {
  const name = call.params['branch'] ?? ''
  const sha = await forge.bare.sha(`refs/heads/${name}`)
  if (sha === undefined) throw new ApiFailure(404, 'Branch not found')
  return { status: 200, body: briefBranch(forge, name, sha) }
}

function refBody(forge: Forge, ref: string, sha: string): Body {
  const url = `${forge.apiUrl}${forge.prefix}/git`
  return { ref, url: `${url}/${ref}`, object: { sha, type: 'commit', url: `${url}/commits/${sha}` } }
}

async function getRef(forge: Forge, call: Call): Promise<ApiReply> {
  const ref = `refs/${call.params['ref']}`
  const sha = await forge.bare.sha(ref)
  if (sha === undefined) throw new ApiFailure(404, 'Not Found')
  return { status: 200, body: refBody(forge, ref, sha) }
}

async function matching(forge: Forge, call: Call): Promise<ApiReply> {
  const prefix = call.params['ref'] ?? ''
  const found = Object.entries(await forge.bare.branches()).filter(([name]) => `heads/${name}`.startsWith(prefix))
  return paged(
    forge,
    call,
    found.map(([name, sha]) => refBody(forge, `refs/heads/${name}`, sha)),
  )
}

async function setRef(forge: Forge, call: Call, ref: string): Promise<ApiReply> {
  require(call.caller, 'write', 'contents')
  const sha = await forge.bare.sha(String(call.body['sha']))
  const before = await forge.bare.sha(ref)
  if (sha === undefined) throw new ApiFailure(422, 'Object does not exist')
  if (call.method === 'POST' && before !== undefined) throw new ApiFailure(422, 'Reference already exists')
  if (call.method === 'PATCH' && before === undefined) throw new ApiFailure(422, 'Reference does not exist')
  const forward =
    before === undefined || (await forge.bare.ask('merge-base', '--is-ancestor', before, sha)) !== undefined
  if (!forward && call.body['force'] !== true) throw new ApiFailure(422, 'Update is not a fast forward')
  await forge.bare.git('update-ref', ref, sha, before ?? '')
  if (ref.startsWith('refs/heads/')) await pushed(forge, call.caller, ref.slice('refs/heads/'.length), sha)
  return { status: call.method === 'POST' ? 201 : 200, body: refBody(forge, ref, sha) }
}

async function deleteRef(forge: Forge, call: Call): Promise<ApiReply> {
  require(call.caller, 'write', 'contents')
  const ref = `refs/${call.params['ref']}`
  if ((await forge.bare.sha(ref)) === undefined) throw new ApiFailure(422, 'Reference does not exist')
  await forge.bare.git('update-ref', '-d', ref)
  if (ref.startsWith('refs/heads/')) await pushed(forge, call.caller, ref.slice('refs/heads/'.length), undefined)
  return { status: 204 }
}

async function tree(forge: Forge, call: Call): Promise<ApiReply> {
  const recursive = call.query.get('recursive') ? ['-r', '-t'] : []
  const sha = (await forge.bare.ask('rev-parse', `${call.params['sha']}^{tree}`))?.trim()
  if (sha === undefined) throw new ApiFailure(404, 'Not Found')
  return { status: 200, body: { sha, tree: await entries(forge, sha, ...recursive), truncated: false } }
}

async function entries(forge: Forge, treeish: string, ...options: string[]): Promise<Body[]> {
  const lines = (await forge.bare.git('ls-tree', '-l', '-z', ...options, treeish)).split('\0').filter(Boolean)
  return lines.map((line) => {
    const [about = '', path = ''] = line.split('\t')
    const [mode, type, sha, size = '-'] = about.split(/ +/)
    return { path, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) }
  })
}

async function blob(forge: Forge, call: Call): Promise<ApiReply> {
  const content = await forge.bare.ask('cat-file', 'blob', call.params['sha'] ?? '')
  if (content === undefined) throw new ApiFailure(404, 'Not Found')
  return { status: 200, body: { sha: call.params['sha'], ...encoded(content) } }
}

function encoded(content: string): Body {
  const bytes = Buffer.from(content)
  return { size: bytes.length, encoding: 'base64', content: bytes.toString('base64') }
}

async function contents(forge: Forge, call: Call): Promise<ApiReply> {
  const path = (call.params['path'] ?? '').replace(/\/$/, '')
  const commit = await findCommit(forge, call.query.get('ref') ?? forge.defaultBranch)
  const type = (await forge.bare.ask('cat-file', '-t', `${commit}:${path}`))?.trim()
  if (type === undefined) throw new ApiFailure(404, 'Not Found')
  const about = (name: string) => ({
    name: name.split('/').at(-1),
    path: name,
    url: `${forge.apiUrl}${forge.prefix}/contents/${name}`,
  })
  if (type === 'tree') {
    const inside = await entries(forge, `${commit}:${path}`)
    const kinds: Record<string, string> = { tree: 'dir', blob: 'file' }
    const body = inside.map((entry) => ({
      ...entry,
      ...about([path, entry['path']].filter(Boolean).join('/')),
      type: kinds[String(entry['type'])],
    }))
    return { status: 200, body }
  }
  const sha = (await forge.bare.git('rev-parse', `${commit}:${path}`)).trim()
  return {
    status: 200,
    body: { type: 'file', ...about(path), sha, ...encoded(await forge.bare.git('cat-file', 'blob', sha)) },
  }
}
