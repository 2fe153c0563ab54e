/** Turns what people said into events, or refuses it with a reason. Keeps P1 (each once), P2 and P3. */
import { approvePlan } from './approve.ts'
import { type ApproverFacts, isNamedBot, mayApprove } from './approvers.ts'
import { mayCommand } from './authority.ts'
import { type Base, moved } from './base.ts'
import { readComment } from './command.ts'
import { configOf } from './config.ts'
import { type Event, event } from './events.ts'
import { MARKER_PREFIX } from './names.ts'
import { type Hash, shortDigest } from './plan.ts'
import type { Command, Permission, SignalRef } from './signals.ts'
import { hasSeen, type Opened, phaseOf } from './state.ts'

export interface Said {
  readonly signal: SignalRef
  readonly body: string
  /** Null when the account was deleted. */
  readonly author: string | null
  readonly authorType: string
  readonly edited: boolean
}

/** What has not been answered yet and holds a command; who said it must be looked up before it is admitted. */
export const pending = (
  state: Opened,
  said: readonly Said[],
): readonly (Said & { command: Command; author: string })[] =>
  said.flatMap((one) => {
    const { author } = one
    if (author === null || isOtherBot(state, one) || one.body.includes(MARKER_PREFIX) || hasSeen(state, one.signal))
      return []
    const reading = readComment(one.body)
    return reading === 'no-command' ? [] : [{ ...one, author, command: reading.command }]
  })

/** Bots are not heard, but for those that the configuration names. */
export const isOtherBot = ({ task }: Opened, { author, authorType }: Pick<Said, 'author' | 'authorType'>): boolean =>
  authorType === 'Bot' && !isNamedBot(configOf(task.policy), String(author))

/** The facts that follow from one command by somebody with this permission; `base` is null when it has not moved. */
export function admit(
  state: Opened,
  said: Said & { command: Command; author: string },
  permission: Permission,
  hash: Hash,
  base: Base | null = null,
  facts: Pick<ApproverFacts, 'codeowners' | 'teams'> = NOT_ASKED,
): readonly Event[] {
  const { signal, command, author: by } = said
  const refuse = (reason: string) => [event('signal.refused', { signal, by, reason })]
  if (said.edited)
    return refuse('an edited comment does not count, since others may have read something else; please write a new one')
  if (!mayCommand(permission)) return refuse(`\`/${command.name}\` needs write permission in this repository`)
  const admitted = event('signal.admitted', { signal, by, permission, command })
  if (state.ended) return refuse(`this task has ended: it is ${phaseOf(state)}`)
  if (command.name === 'retry') return [admitted]
  if (command.name === 'cancel') return [admitted, event('task.ended', { outcome: 'cancelled', by })]
  const name = command.name === 'deny' ? 'deny' : 'approve'
  const leave = mayApprove(state, { ...facts, login: by, permission, command: name })
  if (leave !== true) return refuse(leave)
  const decided = decideAction(state, command, { signal, by, permission })
  if (typeof decided === 'string') return refuse(decided)
  if (decided) return [admitted, decided]
  const approval = approvePlan(state, command.argument, hash, base)
  if ('reason' in approval) {
    const { reason, overtaken } = approval
    return [...refuse(reason), ...(base && overtaken ? moved(state, base, overtaken) : [])]
  }
  return [admitted, event('plan.approved', { ...approval, by, permission, comment: signal.id })]
}

const NOT_ASKED = { codeowners: null, teams: {} }

/** What is decided about the call that waits, or why nothing is; null when none waits and a plan may be meant. */
function decideAction(
  { action }: Opened,
  { name, argument }: Command,
  who: { readonly signal: SignalRef; readonly by: string; readonly permission: Permission },
): Event | string | null {
  const approved = name === 'approve'
  if (!action || action.decision) return approved ? null : 'no call waits that could be denied'
  const { call, digest } = action
  const named = approved ? argument.replaceAll('`', '').trim().toLowerCase() : ''
  const short = shortDigest(digest)
  if (!digest.startsWith(named)) return `the call that waits has the digest \`${short}\`, not the one you named`
  if (named !== '' && named.length < LEAST_DIGITS)
    return `at least ${LEAST_DIGITS} characters of the digest \`${short}\` are needed, or none at all`
  return event('action.decided', { call, digest, approved, ...who, reason: argument })
}

/** A digest that is named by fewer characters is named by accident. */
const LEAST_DIGITS = 6
