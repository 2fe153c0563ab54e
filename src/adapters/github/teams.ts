import { Transient } from '../../ports/failures.ts'
import { statusOf, translated } from './errors.ts'
import type { Target } from './target.ts'

/** No membership looks the same as a team that the token may not see, so the team itself is asked for then. */
export async function memberOf({ octokit }: Target, team: string, username: string): Promise<boolean | 'unknown'> {
  const [org = '', team_slug = ''] = team.split('/')
  const { teams } = octokit.rest
  const membership = await asked(team, () => teams.getMembershipForUserInOrg({ org, team_slug, username }))
  if (typeof membership === 'object') return membership.data.state === 'active'
  if (membership === 'hidden') return 'unknown'
  return typeof (await asked(team, () => teams.getByName({ org, team_slug }))) === 'object' ? false : 'unknown'
}

/** The answer, or that there is none: `gone` for 404, `hidden` when the token may not ask. */
async function asked<T extends object>(team: string, ask: () => Promise<T>): Promise<T | 'gone' | 'hidden'> {
  try {
    return await ask()
  } catch (error) {
    const status = statusOf(error)
    if (status === 404) return 'gone'
    const failure = translated(error, `tell the members of @${team}`)
    if (status === 403 && !(failure instanceof Transient)) return 'hidden'
    throw failure
  }
}
