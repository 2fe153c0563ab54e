/** Which comments and reactions are Pawl's own: a marker alone proves nothing, anybody can write it (P7, R15, R62). */
import { onGitHub, statusOf } from './errors.ts'
import type { Target } from './target.ts'

export interface Account {
  readonly id: number
  readonly type?: string
}

export type IsOwn = (account: Account | null | undefined) => boolean

/** Knows the token's account where GitHub tells it; a workflow's token is told nothing and writes as a bot. */
export function ownership(target: Target): () => Promise<IsOwn> {
  let known: Promise<IsOwn> | null = null
  return () => {
    known ??= ask(target)
    known.catch(() => {
      known = null
    })
    return known
  }
}

async function ask({ octokit }: Target): Promise<IsOwn> {
  const me = await onGitHub('tell the account of the token', () =>
    octokit.rest.users.getAuthenticated().then(
      ({ data }) => data.id,
      (error: unknown) => {
        const status = statusOf(error)
        if (status === 403 || status === 404) return null
        throw error
      },
    ),
  )
  return (account) => account != null && (account.type === 'Bot' || account.id === me)
}
