/** What has to be known of an account before it may approve; only what the configuration asks for is looked up. */
import { type ApproverFacts, needsOwners, teamsAtStake } from '../core/approvers.ts'
import { CODEOWNERS } from '../core/codeowners.ts'
import type { Opened } from '../core/state.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

type Hands = Pick<Deps, 'forge' | 'branches' | 'clock' | 'cancel'>

export async function approverFacts(
  hands: Hands,
  state: Opened,
  login: string,
): Promise<Pick<ApproverFacts, 'codeowners' | 'teams'>> {
  const { forge, clock, cancel } = hands
  const codeowners = needsOwners(state) ? await readOwners(hands, state.task.base.sha) : null
  const teams: Record<string, boolean | 'unknown'> = {}
  for (const team of teamsAtStake(state, codeowners))
    teams[team] = await retrying(clock, cancel, () => forge.memberOf(team.slice(1), login))
  return { codeowners, teams }
}

/** The text of CODEOWNERS as a commit has it, null when there is none. */
export async function readOwners(
  { branches, clock, cancel }: Pick<Hands, 'branches' | 'clock' | 'cancel'>,
  sha: string,
): Promise<string | null> {
  for (const path of CODEOWNERS) {
    const text = await retrying(clock, cancel, () => branches.readFile(sha, path))
    if (text !== null) return text
  }
  return null
}
