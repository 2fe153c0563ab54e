import { paged } from './calls.ts'
import { findCommit } from './objects.ts'
import type { Forge } from './state.ts'
import type { ApiReply, Body, Call, Route } from './types.ts'
import { ApiFailure } from './types.ts'

export function historyRoutes(forge: Forge): Route[] {
  return [
    ['GET', '/compare/:basehead', (call) => compare(forge, call)],
    [
      'GET',
      '/commits',
      async (call) => {
        const path = call.query.get('path')
        const commits = await commitsBetween(
          forge,
          call.query.get('sha') ?? forge.defaultBranch,
          ...(path ? ['--', path] : []),
        )
        return paged(forge, call, commits.reverse())
      },
    ],
    [
      'GET',
      '/commits/:ref',
      async (call) => ({ status: 200, body: await fullCommit(forge, call.params['ref'] ?? '') }),
    ],
    ['GET', '/git/commits/:sha', (call) => plainCommit(forge, call.params['sha'] ?? '')],
  ]
}

const fields = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B']

/** Oldest first, as GitHub lists the commits of a comparison. */
export async function commitsBetween(forge: Forge, range: string, ...paths: string[]): Promise<Body[]> {
  const output = await forge.bare.ask('log', '--reverse', `--format=${fields.join('%x00')}%x01`, range, ...paths)
  if (output === undefined) throw new ApiFailure(404, 'Not Found')
  return output
    .split('\x01')
    .map((entry) => entry.trimStart())
    .filter(Boolean)
    .map((entry) => commitOf(forge, entry))
}

function commitOf(forge: Forge, entry: string): Body {
  const [sha = '', tree = '', parents = '', an, ae, ad = '', cn, ce, cd = '', message = ''] = entry.split('\0')
  const url = `${forge.apiUrl}${forge.prefix}`
  const web = `${forge.serverUrl}/${forge.owner}/${forge.name}/commit`
  const date = (text: string) => new Date(text).toISOString().replace('.000', '')
  return {
    sha,
    url: `${url}/commits/${sha}`,
    html_url: `${web}/${sha}`,
    commit: {
      author: { name: an, email: ae, date: date(ad) },
      committer: { name: cn, email: ce, date: date(cd) },
      message: message.trimEnd(),
      tree: { sha: tree, url: `${url}/git/trees/${tree}` },
      url: `${url}/git/commits/${sha}`,
      comment_count: 0,
    },
    author: null,
    committer: null,
    parents: parents
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({ sha: parent, url: `${url}/commits/${parent}`, html_url: `${web}/${parent}` })),
  }
}

/** The commit object by itself, as git keeps it. */
async function plainCommit(forge: Forge, sha: string): Promise<ApiReply> {
  const [found] = await commitsBetween(forge, await findCommit(forge, sha), '-1')
  return { status: 200, body: { sha, ...(found?.['commit'] as Body), parents: found?.['parents'] } }
}

async function fullCommit(forge: Forge, ref: string): Promise<Body> {
  const sha = await findCommit(forge, ref)
  const [commit] = await commitsBetween(forge, sha, '-1')
  const parents = commit?.['parents'] as { sha: string }[]
  const from = parents[0]?.sha ?? '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
  return { ...commit, files: await changedFiles(forge, from, sha) }
}

const statuses: Record<string, string> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
}

export async function changedFiles(forge: Forge, ...range: string[]): Promise<Body[]> {
  const { bare } = forge
  const [names, numbers, patches] = await Promise.all([
    bare.git('diff', '-M', '-z', '--name-status', ...range),
    bare.git('diff', '-M', '--numstat', ...range),
    bare.git('diff', '-M', ...range),
  ])
  const counts = numbers.split('\n').map((line) => line.split('\t').map(Number))
  const hunks = patches
    .split(/^diff --git .*$/m)
    .slice(1)
    .map((patch) => patch.slice(Math.max(0, patch.search(/^@@/m))).trimEnd())
  const parts = names.split('\0').filter(Boolean)
  const files: Body[] = []
  while (parts.length > 0) {
    const letter = (parts.shift() ?? '')[0] ?? 'M'
    const previous = letter === 'R' || letter === 'C' ? { previous_filename: parts.shift() } : {}
    const filename = parts.shift() ?? ''
    const [additions = 0, deletions = 0] = (counts[files.length] ?? []).map((count) => count || 0)
    const patch = hunks[files.length]
    files.push({
      filename,
      status: statuses[letter] ?? 'modified',
      additions,
      deletions,
      changes: additions + deletions,
      ...previous,
      ...(patch?.startsWith('@@') ? { patch } : {}),
    })
  }
  return files
}

async function compare(forge: Forge, call: Call): Promise<ApiReply> {
  const [from = '', to = ''] = (call.params['basehead'] ?? '').split('...')
  const [base, head] = await Promise.all([findCommit(forge, from), findCommit(forge, to)])
  const origin = (await forge.bare.ask('merge-base', base, head))?.trim()
  if (origin === undefined) throw new ApiFailure(404, `No common ancestor between ${from} and ${to}.`)
  const [ahead, behind, files] = await Promise.all([
    commitsBetween(forge, `${base}..${head}`),
    commitsBetween(forge, `${head}..${base}`),
    changedFiles(forge, origin, head),
  ])
  const status =
    ahead.length === 0 ? (behind.length === 0 ? 'identical' : 'behind') : behind.length === 0 ? 'ahead' : 'diverged'
  const [baseCommit] = await commitsBetween(forge, base, '-1')
  const [mergeBase] = await commitsBetween(forge, origin, '-1')
  const body = {
    url: `${forge.apiUrl}${call.path}`,
    html_url: `${forge.serverUrl}/${forge.owner}/${forge.name}/compare/${from}...${to}`,
    status,
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    base_commit: baseCommit,
    merge_base_commit: mergeBase,
    commits: ahead,
    files,
  }
  return { status: 200, body }
}
