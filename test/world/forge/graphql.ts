import { findIssue, readAll } from './calls.ts'
import { everyComment } from './comments.ts'
import { decorated, setDraft } from './pulls.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Body, Call, Caller, Issue, Pull } from './types.ts'
import { ApiFailure } from './types.ts'

/** The few operations that REST lacks; each answers more fields than were selected. */
export async function graphql(forge: Forge, call: Call): Promise<ApiReply> {
  const query = String(call.body['query'] ?? '')
  const variables = (call.body['variables'] ?? {}) as Body
  try {
    return { status: 200, body: { data: await answer(forge, call.caller, query, variables) } }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const type = error.status === 403 ? 'FORBIDDEN' : 'NOT_FOUND'
    return { status: 200, body: { data: null, errors: [{ type, message: error.message }] } }
  }
}

async function answer(forge: Forge, caller: Caller, query: string, variables: Body): Promise<Body> {
  const mutation = /\b(markPullRequestReadyForReview|convertPullRequestToDraft)\b/.exec(query)?.[1]
  if (mutation !== undefined)
    return { [mutation]: { pullRequest: await draftChange(forge, caller, mutation, query, variables) } }
  if (/\bissue\s*\(\s*number\s*:\s*\$number\b/.test(query))
    return { repository: { issue: await issueNode(forge, await findIssue(forge, Number(variables['number']))) } }
  const found: Body = {}
  for (const [, alias, name = '', argument = ''] of query.matchAll(
    /(?:(\w+)\s*:\s*)?\b(nodes?)\s*\(\s*ids?\s*:\s*(\$\w+|"[^"]*")/g,
  )) {
    const value = argument.startsWith('$') ? variables[argument.slice(1)] : argument.slice(1, -1)
    found[alias ?? name] =
      name === 'nodes'
        ? await Promise.all((value as string[]).map((id) => node(forge, id)))
        : await node(forge, String(value))
  }
  if (Object.keys(found).length === 0) throw new ApiFailure(404, 'This world answers no such query')
  return found
}

async function draftChange(
  forge: Forge,
  caller: Caller,
  mutation: string,
  query: string,
  variables: Body,
): Promise<Body> {
  const input = (variables['input'] ?? variables) as Body
  const literal = /pullRequestId\s*:\s*"([^"]+)"/.exec(query)?.[1]
  const id = literal ?? input['pullRequestId'] ?? Object.values(input).find((value) => typeof value === 'string')
  const pulls = await readAll<Pull>(forge, `${forge.prefix}/pulls?state=all`)
  const pull = pulls.find((candidate) => candidate.node_id === id)
  if (!pull) throw new ApiFailure(404, `Could not resolve to a node with the global id of '${String(id)}'`)
  const changed = await setDraft(forge, caller, await decorated(forge, pull), mutation === 'convertPullRequestToDraft')
  return pullNode(changed)
}

function pullNode(pull: Pull): Body {
  const state = pull.merged ? 'MERGED' : pull.state.toUpperCase()
  const { node_id: id, id: databaseId, number, draft: isDraft, html_url: url, title } = pull
  return { __typename: 'PullRequest', id, databaseId, number, isDraft, url, title, state, headRefOid: pull.head.sha }
}

async function node(forge: Forge, id: string): Promise<Body | null> {
  const comments = await everyComment(forge, 'issues')
  const comment = comments.find((candidate) => candidate.node_id === id)
  if (comment) {
    const lastEditedAt = forge.edits.get(comment.id) ?? null
    const { id: databaseId, body, created_at: createdAt, updated_at: updatedAt, html_url: url } = comment
    const author = { login: comment.user.login, __typename: comment.user.type }
    const edited = {
      lastEditedAt,
      includesCreatedEdit: lastEditedAt !== null,
      editor: lastEditedAt === null ? null : author,
    }
    return { __typename: 'IssueComment', id, databaseId, body, createdAt, updatedAt, url, author, ...edited }
  }
  const pulls = await readAll<Pull>(forge, `${forge.prefix}/pulls?state=all`)
  const pull = pulls.find((candidate) => candidate.node_id === id)
  if (pull) return pullNode(await decorated(forge, pull))
  const issues = await readAll<Issue>(forge, `${forge.prefix}/issues?state=all`)
  const issue = issues.find((candidate) => candidate.node_id === id)
  return issue ? issueNode(forge, issue) : null
}

function issueNode(forge: Forge, { node_id: id, id: databaseId, number, title, body }: Issue): Body {
  const edit = forge.rewritings.get(number)
  const renamed = forge.log.flatMap(({ number: of, event }) =>
    of === number && event['event'] === 'renamed'
      ? [{ __typename: 'RenamedTitleEvent', createdAt: event['created_at'], actor: event['actor'] }]
      : [],
  )
  return {
    ...{ __typename: 'Issue', id, databaseId, number, title, body },
    lastEditedAt: edit?.at.replace(/\.\d+Z$/, 'Z') ?? null,
    editor: edit ? { login: edit.login } : null,
    timelineItems: { nodes: renamed.slice(-1) },
  }
}
