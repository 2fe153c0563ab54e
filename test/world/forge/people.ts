import { forward, holds, paged, require } from './calls.ts'
import type { Forge } from './state.ts'
import { callerOf } from './state.ts'
import type { ApiReply, Body, Call, Role, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function peopleRoutes(forge: Forge): Route[] {
  return [
    ['GET', '/collaborators', async (call) => paged(forge, call, await collaborators(forge, call))],
    [
      'GET',
      '/collaborators/:login',
      async (call) => {
        if (callerOf(forge, call.params['login'] ?? '').role === 'none') throw new ApiFailure(404, 'Not Found')
        return { status: 204 }
      },
    ],
    ['GET', '/collaborators/:login/permission', (call) => permission(forge, call)],
  ]
}

export function teamRoutes(forge: Forge): Route[] {
  const members = (call: Call): readonly string[] => {
    if (call.caller.job) throw new ApiFailure(403, 'Resource not accessible by integration')
    const found = forge.teams[`${call.params['org']}/${call.params['team']}`]
    if (!found) throw new ApiFailure(404, 'Not Found')
    return found
  }
  return [
    ['GET', '/orgs/:org/teams/:team', async (call) => ({ status: 200, body: { members_count: members(call).length } })],
    [
      'GET',
      '/orgs/:org/teams/:team/memberships/:login',
      async (call) => {
        if (!members(call).includes(call.params['login'] ?? '')) throw new ApiFailure(404, 'Not Found')
        return { status: 200, body: { role: 'member', state: 'active' } }
      },
    ],
  ]
}

export async function me(forge: Forge, call: Call): Promise<ApiReply> {
  if (call.caller.job) throw new ApiFailure(403, 'Resource not accessible by integration')
  if (call.caller.login === '') throw new ApiFailure(401, 'Requires authentication')
  return await forward(forge, call)
}

async function permission(forge: Forge, call: Call): Promise<ApiReply> {
  if (!call.caller.job) require(call.caller, 'write')
  const login = call.params['login'] ?? ''
  const { role } = callerOf(forge, login)
  const user = await forge.user(login).catch(() => undefined)
  if (user?.login === undefined) throw new ApiFailure(404, `${login} is not a user`)
  // Anybody may read a public repository.
  const held: Role = role === 'none' ? 'read' : role
  const legacy: Record<string, string> = { maintain: 'write', triage: 'read' }
  const body = {
    permission: legacy[held] ?? held,
    role_name: held,
    user: { ...user, permissions: flags(held), role_name: held },
  }
  return { status: 200, body }
}

function flags(role: Role): Body {
  const has = (wanted: Role) => holds({ login: '', role }, wanted)
  return {
    admin: has('admin'),
    maintain: has('maintain'),
    push: has('write'),
    triage: has('triage'),
    pull: has('read'),
  }
}

async function collaborators(forge: Forge, call: Call): Promise<Body[]> {
  require(call.caller, 'write', 'contents')
  const named = [...forge.roles].filter(([login, role]) => role !== 'none' && !login.endsWith('[bot]'))
  return await Promise.all(
    named.map(async ([login, role]) => ({ ...(await forge.user(login)), permissions: flags(role), role_name: role })),
  )
}
