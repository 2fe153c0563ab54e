import type { Rewriting } from '../../ports/forge.ts'
import { onGitHub } from './errors.ts'
import type { Target } from './target.ts'

/** When a text was changed is not in the REST API, and a new title counts as no change of the text. */
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    issue(number: $number) {
      lastEditedAt
      editor { login }
      timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { login } } }
      }
    }
  }
}`

type Login = { readonly login: string } | null

interface Answer {
  readonly repository: {
    readonly issue: {
      readonly lastEditedAt: string | null
      readonly editor: Login
      readonly timelineItems: { readonly nodes: readonly { readonly createdAt: string; readonly actor: Login }[] }
    }
  }
}

/** GitHub tells both times in whole seconds, as it does that of the label. */
export const rewritten = ({ octokit, owner, repo }: Target, number: number, after: number): Promise<Rewriting | null> =>
  onGitHub(`read who changed #${number}`, async () => {
    const { repository } = await octokit.graphql<Answer>(QUERY, { owner, repo, number })
    const { lastEditedAt, editor, timelineItems } = repository.issue
    const changes = [
      ...(lastEditedAt === null ? [] : [{ at: lastEditedAt, by: editor }]),
      ...timelineItems.nodes.map(({ createdAt, actor }) => ({ at: createdAt, by: actor })),
    ]
    const later = changes.filter(({ at }) => Date.parse(at) > after)
    const last = later.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
    return last ? { by: last.by?.login ?? null } : null
  })
