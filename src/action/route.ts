/** The route job: no model key, no checkout, a few requests. Does this event concern a task? Then work is dispatched. */
import { info, notice, setOutput, summary } from '@actions/core'
import { context } from '@actions/github'
import { systemClock } from '../adapters/local/clock.ts'
import { plainLines } from '../adapters/markdown/plain-lines.ts'
import { mayCommand } from '../core/authority.ts'
import type { Inputs } from '../core/inputs.ts'
import { taskOfBranch } from '../core/names.ts'
import { halfSwept, listed, notRouted, notSwept, type Told } from '../core/present/later.ts'
import { type Routed, route } from '../core/route.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Forge } from '../ports/forge.ts'
import { labelerOf, refuseLabel } from '../runtime/refuse.ts'
import { passingOf, retrying } from '../runtime/retrying.ts'
import { sweep } from '../runtime/sweep.ts'
import { readEnvironment } from './environment.ts'
import { forgeFor } from './forge.ts'
import { sha256 } from './hash.ts'
import { inputsFor } from './inputs.ts'
import { readIncoming } from './payload.ts'

/** Of the five minutes that the workflow gives this job: what is begun by then has its own time limit. */
const PATIENCE_MS = 2 * 60_000

interface Hands {
  readonly forge: Forge
  readonly clock: typeof systemClock
  readonly cancel: AbortSignal
}

export async function routeJob(): Promise<void> {
  const inputs = inputsFor('route')
  const forge = forgeFor(inputs, readEnvironment(), info)
  const hands = { forge, clock: systemClock, cancel: AbortSignal.timeout(PATIENCE_MS) }
  await (context.eventName === 'schedule' ? sweepJob(hands, inputs) : eventJob(hands, inputs.policy.label))
}

async function tell(status: 'ignored' | 'routed', { headline, next }: Told): Promise<void> {
  info(headline)
  setOutput('status', status)
  setOutput('next', next)
  await summary.addRaw(`## Pawl\n\n${headline}\n\n**Next**: ${next}\n`).write()
}

const TAKEN = 'The work jobs take it from here.'

/** The sweep: starts a job for each task whose worker died without a successor. */
async function sweepJob(hands: Hands, { policy, config }: Inputs): Promise<void> {
  const swept = await sweep({ ...hands, plainLines, hash: sha256 }, policy.label, config).catch(orPassing)
  if (swept instanceof Transient) return await later('ignored', notSwept(swept.message))
  const { started, missed, why } = swept
  const status = started.length > 0 ? 'routed' : 'ignored'
  const did =
    started.length > 0
      ? `The sweep started work jobs for ${listed(started)}.`
      : 'The sweep found no task that needs a job.'
  if (why) await later(status, halfSwept(did, missed, why.message))
  else await tell(status, { headline: did, next: started.length > 0 ? TAKEN : 'Nothing.' })
  if (why instanceof Fatal) throw why
}

/** Green, since nobody has to do anything (F4); what kept this job from its part is seen on its page all the same. */
async function later(status: 'ignored' | 'routed', told: Told): Promise<void> {
  notice(`${told.headline} ${told.next}`)
  await tell(status, told)
}

function orPassing(error: unknown): Transient {
  const failure = passingOf(error)
  if (failure) return failure
  throw error
}

async function eventJob(hands: Hands, label: string): Promise<void> {
  const incoming = readIncoming()
  const decision = route(incoming, label, await plainLines(incoming.comment?.body ?? ''))
  const outcome = 'ignored' in decision ? decision : await start(hands, decision, label).catch(orPassing)
  if (outcome instanceof Transient) {
    if ('ignored' in decision || !decision.swept) throw outcome
    return await later('ignored', notRouted(outcome.message, decision.number))
  }
  if ('ignored' in outcome)
    return await tell('ignored', { headline: `Nothing to do: ${outcome.ignored}.`, next: 'Nothing.' })
  setOutput('task', outcome.task)
  await tell('routed', {
    headline: `Task ${outcome.task}: a work job was started.`,
    next: 'The work job takes it from here.',
  })
}

async function start(hands: Hands, decision: Routed, label: string): Promise<{ task: number } | { ignored: string }> {
  const { forge, clock, cancel } = hands
  const { number, isPullRequest, why, asker } = decision
  const branch = isPullRequest ? await retrying(clock, cancel, () => forge.headBranch(number)) : null
  const task = isPullRequest ? taskOfBranch(branch ?? '') : number
  if (task === null) return { ignored: `pull request #${number} is not one of Pawl's` }
  const refused = await CHECKS[why](hands, asker, { task, label })
  if (refused) return { ignored: refused }
  const effect = { kind: 'dispatch', task, epoch: 0 } as const
  await retrying(clock, cancel, () => forge.perform({ key: `${task}-route`, effect }))
  return { task }
}

type Check = (hands: Hands, asker: string, about: { task: number; label: string }) => Promise<string | null>

const CHECKS: Readonly<Record<Routed['why'], Check>> = {
  async label(hands, _, { task, label }) {
    return refuseLabel({ ...hands, task }, await labelerOf(hands, task, label))
  },
  /** When the permission can't be read the work job is started all the same: it holds the answer, this only saves a job. */
  async command({ forge }, asker) {
    if (asker === '') return null
    const authority = await forge.authority(asker).catch(orPassing)
    if (authority instanceof Transient || authority === 'unknown' || mayCommand(authority)) return null
    return `${asker} has no write permission`
  },
  /** The work job answers whoever may not. */
  review: async () => null,
  standing: async () => null,
}
