import { findIssue, note, raise, read, require } from './calls.ts'
import { decorated } from './pulls.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Call, Caller, Label, Pull, Route } from './types.ts'

export function labelRoutes(forge: Forge): Route[] {
  const path = '/issues/:number/labels'
  const change = (call: Call) =>
    setLabels(forge, call.caller, Number(call.params['number']), call.method, call.raw, call.params['name'])
  return [
    ['POST', path, change],
    ['PUT', path, change],
    ['DELETE', path, change],
    ['DELETE', `${path}/:name`, change],
  ]
}

export async function setLabels(
  forge: Forge,
  caller: Caller,
  number: number,
  method: string,
  body: unknown,
  name?: string,
): Promise<ApiReply> {
  const before = await findIssue(forge, number)
  require(caller, 'triage', 'issues', ...(before.pull_request ? ['pull_requests'] : []))
  const path = `${forge.prefix}/issues/${number}/labels${name === undefined ? '' : `/${encodeURIComponent(name)}`}`
  const reply = await forge.upstream(caller.login, method, path, body)
  if (reply.status >= 400) {
    return name === undefined
      ? reply
      : { ...reply, body: { message: 'Label does not exist', status: String(reply.status) } }
  }
  const after = await findIssue(forge, number)
  await tell(forge, caller, number, 'unlabeled', missingFrom(before.labels, after.labels))
  await tell(forge, caller, number, 'labeled', missingFrom(after.labels, before.labels))
  return reply
}

function missingFrom(some: readonly Label[], others: readonly Label[]): Label[] {
  return some.filter((label) => !others.some((other) => other.name === label.name))
}

async function tell(
  forge: Forge,
  caller: Caller,
  number: number,
  action: string,
  labels: readonly Label[],
): Promise<void> {
  for (const label of labels) {
    await note(forge, caller, number, action, { label: { name: label.name, color: label.color } })
    const issue = await findIssue(forge, number)
    if (!issue.pull_request) await raise(forge, caller, 'issues', action, { issue, label })
    else {
      const pull = await decorated(forge, await read<Pull>(forge, `${forge.prefix}/pulls/${number}`))
      await raise(forge, caller, 'pull_request', action, { number, pull_request: pull, label })
    }
  }
}
