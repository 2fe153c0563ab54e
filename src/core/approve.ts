/** Whether `/approve` names the plan that is there. Keeps P3. */
import { type Base, movedReason, touched } from './base.ts'
import type { Data } from './events.ts'
import { type Hash, LEAST_DIGITS, planDigest, shortDigest } from './plan.ts'
import type { Opened } from './state.ts'

export type Approved = Pick<Data<'plan.approved'>, 'version' | 'digest' | 'baseSha'>
export type NotApproved = {
  readonly reason: string
  /** The plan's files that the default branch has changed, when that is the reason. */
  readonly overtaken?: readonly string[]
}

/** `base` is null when the default branch is where the plan was made. */
export function approvePlan(
  state: Opened,
  argument: string,
  hash: Hash,
  base: Base | null = null,
): Approved | NotApproved {
  const { plan, task, approval, revision } = state
  if (!plan) return { reason: 'there is no plan to approve yet' }
  if (revision)
    return {
      reason: `plan v${plan.version} is being revised; v${plan.version + 1} comes, and is to be approved instead`,
    }
  if (approval) return { reason: `plan v${plan.version} is approved already` }
  const { version, digest, baseSha } = plan
  if (planDigest(hash, version, baseSha, task.policy.verify, plan.plan) !== digest)
    return { reason: 'the plan in the journal does not have the digest that was shown' }
  const reason = misnamed(state, plan, argument)
  if (reason !== null) return { reason }
  const overtaken = base ? touched(plan.plan.files, base.changed) : []
  return overtaken.length > 0 ? { reason: movedReason(state, overtaken), overtaken } : { version, digest, baseSha }
}

/** The digest that was named, as digests are written. */
export const named = (argument: string): string => argument.replaceAll('`', '').trim().toLowerCase()

/** Null when the digest that was named, if one was, is that of what waits. */
export function mismatch(what: string, digest: string, argument: string): string | null {
  const given = named(argument)
  if (!digest.startsWith(given)) return `${what} has the digest \`${shortDigest(digest)}\`, not the one you named`
  if (given === '' || given.length >= LEAST_DIGITS) return null
  return `at least ${LEAST_DIGITS} characters of the digest \`${shortDigest(digest)}\` are needed, or none at all`
}

/** The same for a plan, where the digest may be an older plan's. */
function misnamed({ earlier }: Opened, { version, digest }: Data<'plan.submitted'>, argument: string): string | null {
  const given = named(argument)
  const old = given.length < LEAST_DIGITS ? undefined : earlier.find((one) => one.digest.startsWith(given))
  const what = `plan v${version}`
  if (!old || digest.startsWith(given)) return mismatch(what, digest, argument)
  return `that is the digest of plan v${old.version}, which is superseded; ${what} has the digest \`${shortDigest(digest)}\``
}
