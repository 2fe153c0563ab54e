/** Turns what people said into events, or refuses it with a reason. Keeps P1 (each once), P2 and P3. */
import { mayCommand } from './authority.ts'
import { readComment } from './command.ts'
import { type Event, event } from './events.ts'
import { MARKER_PREFIX } from './names.ts'
import { type Hash, planDigest, shortDigest } from './plan.ts'
import type { Command, Permission, SignalRef } from './signals.ts'
import { hasSeen, type Opened, phaseOf } from './state.ts'

/** A digest that is named by fewer characters is named by accident. */
const LEAST_DIGITS = 6

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
    if (author === null || one.authorType === 'Bot' || one.body.includes(MARKER_PREFIX) || hasSeen(state, one.signal))
      return []
    const reading = readComment(one.body)
    return reading === 'no-command' ? [] : [{ ...one, author, command: reading.command }]
  })

/** The facts that follow from one command by somebody with this permission. */
export function admit(
  state: Opened,
  said: Said & { command: Command; author: string },
  permission: Permission,
  hash: Hash,
): readonly Event[] {
  const { signal, command, author: by } = said
  const refuse = (reason: string) => [event('signal.refused', { signal, by, reason })]
  if (said.edited)
    return refuse('an edited comment does not count, since others may have read something else; please write a new one')
  if (!mayCommand(permission)) return refuse(`\`/${command.name}\` needs write permission in this repository`)
  const admitted = event('signal.admitted', { signal, by, permission, command })
  // A task whose end could not be told is stopped as well.
  if (command.name === 'retry' && (state.suspended || !state.ended)) return [admitted]
  if (state.ended) return refuse(`this task has ended: it is ${phaseOf(state)}`)
  if (command.name === 'cancel') return [admitted, event('task.ended', { outcome: 'cancelled', by })]
  const { question } = state
  if (question?.yesNo && !question.answer)
    return [admitted, event('question.answered', { call: question.call, signal, by, permission, text: 'Yes.' })]
  const approval = approve(state, command.argument, hash)
  if (typeof approval === 'string') return refuse(approval)
  return [admitted, event('plan.approved', { ...approval, by, permission, comment: signal.id })]
}

function approve(
  state: Opened,
  argument: string,
  hash: Hash,
): { version: number; digest: string; baseSha: string } | string {
  const { plan, task } = state
  if (!plan) return 'there is no plan to approve yet'
  if (state.approval) return `plan v${plan.version} is approved already`
  const { version, digest, baseSha } = plan
  if (planDigest(hash, version, baseSha, task.policy.verify, plan.plan) !== digest)
    return 'the plan in the journal does not have the digest that was shown'
  const named = argument.replaceAll('`', '').trim().toLowerCase()
  if (!digest.startsWith(named))
    return `plan v${version} has the digest \`${shortDigest(digest)}\`, not the one you named`
  if (named !== '' && named.length < LEAST_DIGITS)
    return `at least ${LEAST_DIGITS} characters of the digest \`${shortDigest(digest)}\` are needed, or none at all`
  return { version, digest, baseSha }
}
