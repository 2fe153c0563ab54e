import { findIssue, note, raise, read, require } from './calls.ts'
import { pullOf } from './pulls.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Call, Caller, Pull } from './types.ts'
import { ApiFailure } from './types.ts'

/** Merges in the bare repository; the emulator only records that it happened. */
export async function merge(forge: Forge, call: Call, pull: Pull): Promise<ApiReply> {
  require(call.caller, 'write', 'contents')
  const { number, base, head } = pull
  if (pull.draft) throw new ApiFailure(405, 'Pull Request is still a draft')
  if (pull.state === 'closed' || pull['mergeable'] === false) throw new ApiFailure(405, 'Pull Request is not mergeable')
  const expected = call.body['sha']
  if (expected !== undefined && expected !== head.sha) {
    throw new ApiFailure(409, 'Head branch was modified. Review and try the merge again.')
  }
  const tip = (await forge.bare.git('rev-parse', `refs/heads/${base.ref}`)).trim()
  const tree = (await forge.bare.git('merge-tree', '--write-tree', tip, head.sha)).split('\n')[0] ?? ''
  const parents = call.body['merge_method'] === 'squash' ? ['-p', tip] : ['-p', tip, '-p', head.sha]
  const title = String(
    call.body['commit_title'] ?? `Merge pull request #${number} from ${head.label.replace(':', '/')}`,
  )
  const sha = (await forge.bare.git('commit-tree', tree, ...parents, '-m', title)).trim()
  await forge.bare.git('update-ref', `refs/heads/${base.ref}`, sha, tip)
  const reply = await forge.upstream(call.caller.login, 'PUT', call.path, {})
  if (reply.status >= 400) return reply
  forge.pulls.set(number, { base: base.sha, head: head.sha, merge: sha })
  await note(forge, call.caller, number, 'merged', { commit_id: sha })
  await note(forge, call.caller, number, 'closed')
  const merged = await pullOf(forge, number)
  await raise(forge, call.caller, 'pull_request', 'closed', { number, pull_request: merged })
  await closeLinked(forge, call.caller, pull)
  return { status: 200, body: { sha, merged: true, message: 'Pull Request successfully merged' } }
}

const closing = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)/gi

async function closeLinked(forge: Forge, caller: Caller, pull: Pull): Promise<void> {
  if (pull.base.ref !== forge.defaultBranch) return
  for (const [, digits] of (pull.body ?? '').matchAll(closing)) {
    const path = `${forge.prefix}/issues/${digits}`
    const issue = await read<{ state: string }>(forge, path).catch(() => undefined)
    if (issue?.state !== 'open') continue
    await forge.upstream(caller.login, 'PATCH', path, { state: 'closed', state_reason: 'completed' })
    await note(forge, caller, Number(digits), 'closed', { state_reason: 'completed' })
    await raise(forge, caller, 'issues', 'closed', { issue: await findIssue(forge, Number(digits)) })
  }
}
