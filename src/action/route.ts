/** The route job: no model key, no checkout, a few requests. Does this event concern a task? Then work is dispatched. */
import { info, setOutput, summary } from '@actions/core'
import { context } from '@actions/github'
import { systemClock } from '../adapters/local/clock.ts'
import { plainLines } from '../adapters/markdown/plain-lines.ts'
import { mayCommand } from '../core/authority.ts'
import type { Inputs } from '../core/inputs.ts'
import { taskOfBranch } from '../core/names.ts'
import { route } from '../core/route.ts'
import type { Forge } from '../ports/forge.ts'
import { refuseLabel } from '../runtime/refuse.ts'
import { sweep } from '../runtime/sweep.ts'
import { readEnvironment } from './environment.ts'
import { forgeFor } from './forge.ts'
import { sha256 } from './hash.ts'
import { inputsFor } from './inputs.ts'
import { readIncoming } from './payload.ts'

export async function routeJob(): Promise<void> {
  const inputs = inputsFor('route')
  const environment = readEnvironment()
  const forge = forgeFor(inputs, environment, info)
  if (context.eventName === 'schedule') return await sweepJob(forge, inputs)
  const outcome = await decideRoute(forge, inputs.policy.label)
  if ('ignored' in outcome) return await tell('ignored', `Nothing to do: ${outcome.ignored}.`, 'Nothing.')
  setOutput('task', outcome.task)
  await tell('routed', `Task ${outcome.task}: a work job was started.`, 'The work job takes it from here.')
}

async function tell(status: 'ignored' | 'routed', text: string, next: string): Promise<void> {
  info(text)
  setOutput('status', status)
  setOutput('next', next)
  await summary.addRaw(`## Pawl\n\n${text}\n`).write()
}

/** The sweep: starts a job for each task whose worker died without a successor. */
async function sweepJob(forge: Forge, { policy, config }: Inputs): Promise<void> {
  const started = await sweep({ forge, clock: systemClock, plainLines, hash: sha256 }, policy.label, config)
  if (started.length === 0) return await tell('ignored', 'The sweep found no task that needs a job.', 'Nothing.')
  const tasks = started.map((task) => `#${task}`).join(', ')
  await tell('routed', `The sweep started work jobs for ${tasks}.`, 'The work jobs take it from here.')
}

async function decideRoute(forge: Forge, label: string): Promise<{ task: number } | { ignored: string }> {
  const incoming = readIncoming()
  const decision = route(incoming, label, await plainLines(incoming.comment?.body ?? ''))
  if ('ignored' in decision) return decision
  const task = decision.isPullRequest ? taskOfBranch((await forge.headBranch(decision.number)) ?? '') : decision.number
  if (task === null) return { ignored: `pull request #${decision.number} is not one of Pawl's` }
  const refused = await CHECKS[decision.why](forge, decision.asker, { task, label })
  if (refused) return { ignored: refused }
  await forge.perform({ key: `${task}-route`, effect: { kind: 'dispatch', task, epoch: 0 } })
  return { task }
}

type Check = (forge: Forge, asker: string, about: { task: number; label: string }) => Promise<string | null>

const CHECKS: Readonly<Record<'label' | 'command' | 'review' | 'standing', Check>> = {
  /** Who set the label is in the event itself, should the history not show it yet. */
  async label(forge, sender, { task, label }) {
    const labeler = (await forge.labeler(task, label)) ?? { login: sender, event: 0 }
    return refuseLabel({ forge, task, clock: systemClock, cancel: new AbortController().signal }, labeler)
  },
  /** When the permission can't be read the work job is started all the same: it holds the answer, this only saves a job. */
  async command(forge, asker) {
    if (asker === '') return null
    const authority = await forge.authority(asker)
    return authority === 'unknown' || mayCommand(authority) ? null : `${asker} has no write permission`
  },
  /** The work job answers whoever may not. */
  review: async () => null,
  standing: async () => null,
}
