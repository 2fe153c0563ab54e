/** Who may say `/approve` and `/deny`, decided from facts that were looked up for this very account (P2, P3). */
import { mayCommand } from './authority.ts'
import { ownersOf } from './codeowners.ts'
import { type Config, configOf } from './config.ts'
import type { HeldInput } from './present/action.ts'
import { approverWords } from './present/approvers.ts'
import type { Permission } from './signals.ts'
import type { Opened } from './state.ts'
import { usesOf } from './uses.ts'

export interface ApproverFacts {
  readonly login: string
  readonly permission: Permission
  readonly command: 'approve' | 'deny'
  /** Text of CODEOWNERS at the task's base; null when there is none or nobody asked. */
  readonly codeowners: string | null
  /** Whether the account belongs to a team, by `@org/team`; `unknown` when that can't be read. */
  readonly teams: Readonly<Record<string, boolean | 'unknown'>>
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Whether a bot is one that the configuration lets command. */
export const isNamedBot = ({ bots }: Config, login: string): boolean => bots.some((bot) => isSame(bot, login))

/** True, or why not, in words that fit behind "Not taken:". */
export function mayApprove(state: Opened, facts: ApproverFacts): true | string {
  const { login, permission, command } = facts
  const { approvers, selfApproval } = configOf(state.task.policy)
  if (!mayCommand(permission)) return `\`/${command}\` needs write permission in this repository`
  const question = state.question !== null && state.question.answer === null
  if (command === 'approve' && !selfApproval && !question && isSame(login, state.task.labeledBy))
    return 'whoever set the label may not approve here (`self-approval: false`), so somebody else has to'
  const answers = approvers.map((one) => belongs(state, one, facts))
  if (answers.includes(true)) return true
  const whom = `only ${approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} may say \`/${command}\` here`
  if (!answers.includes('unknown')) return whom
  const unread = Object.keys(facts.teams).filter((team) => facts.teams[team] === 'unknown')
  return `${whom}, and whether you belong to ${unread.map((team) => `\`${team}\``).join(', ')} can't be read with the workflow's token`
}

function belongs(state: Opened, approver: string, facts: ApproverFacts): boolean | 'unknown' {
  const { login, permission } = facts
  if (approver === 'writers') return true
  if (approver === 'maintainers') return permission === 'maintain' || permission === 'admin'
  if (approver === 'admins') return permission === 'admin'
  if (approver === 'codeowners') return ownsAll(state, facts)
  return isOne(approver, login, facts)
}

const isOne = (name: string, login: string, { teams }: ApproverFacts): boolean | 'unknown' =>
  name.includes('/') ? (teams[name] ?? false) : isSame(name, `@${login}`)

/** One of the owners of every file that has any; where none has, whoever may write, as on GitHub. */
function ownsAll(state: Opened, facts: ApproverFacts): boolean | 'unknown' {
  const owned = ownersAtStake(state, facts.codeowners)
  const answers = owned.map((owners) => {
    const each = owners.map((owner) => isOne(owner, facts.login, facts))
    return each.includes(true) || (each.includes('unknown') ? 'unknown' : false)
  })
  if (answers.includes(false)) return false
  return answers.includes('unknown') ? 'unknown' : true
}

/** Owners of each path that the open decision is about, for those that have owners. */
const ownersAtStake = (state: Opened, codeowners: string | null): readonly (readonly string[])[] =>
  codeowners === null
    ? []
    : pathsAtStake(state)
        .map((path) => ownersOf(codeowners, path))
        .filter((owners) => owners.length > 0)

function pathsAtStake({ action, plan, task }: Opened): readonly string[] {
  if (!action || action.decision) return plan?.plan.files ?? []
  const { name, input } = action
  if (name !== 'finish') {
    const uses = usesOf({ name, input }, task.policy.workingDirectory)
    return uses.flatMap((use) => (use.kind === 'path' && use.access === 'change' ? [use.path] : []))
  }
  const { paths, deleted } = input as HeldInput
  return [...Object.keys(paths), ...deleted]
}

/** Whether CODEOWNERS has to be read. */
export const needsOwners = ({ task: { policy } }: Opened): boolean => configOf(policy).approvers.includes('codeowners')

/** Teams, as `@org/team`, whose members have to be known. */
export function teamsAtStake(state: Opened, codeowners: string | null): readonly string[] {
  const { approvers } = configOf(state.task.policy)
  const owners = approvers.includes('codeowners') ? ownersAtStake(state, codeowners).flat() : []
  return [...new Set([...approvers, ...owners])].filter((name) => name.startsWith('@') && name.includes('/'))
}
