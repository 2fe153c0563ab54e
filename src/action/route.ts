/** The route job: no model key, no checkout, a few requests. Does this event concern a task? Then work is dispatched. */
import { info, setOutput, summary } from '@actions/core'
import { systemClock } from '../adapters/local/clock.ts'
import { mayCommand } from '../core/authority.ts'
import { taskOfBranch } from '../core/names.ts'
import { route } from '../core/route.ts'
import type { Forge } from '../ports/forge.ts'
import { refuseLabel } from '../runtime/refuse.ts'
import { readEnvironment } from './environment.ts'
import { forgeFor } from './forge.ts'
import { inputsFor } from './inputs.ts'
import { readIncoming } from './payload.ts'

export async function routeJob(): Promise<void> {
  const inputs = inputsFor('route')
  const environment = readEnvironment()
  const outcome = await decideRoute(forgeFor(inputs, environment, info), inputs.policy.label)
  const routed = 'task' in outcome
  const text = routed ? `Task ${outcome.task}: a work job was started.` : `Nothing to do: ${outcome.ignored}.`
  info(text)
  setOutput('status', routed ? 'routed' : 'ignored')
  setOutput('next', routed ? 'The work job takes it from here.' : 'Nothing.')
  if (routed) setOutput('task', outcome.task)
  await summary.addRaw(`## Pawl\n\n${text}\n`).write()
}

async function decideRoute(forge: Forge, label: string): Promise<{ task: number } | { ignored: string }> {
  const decision = route(readIncoming(), label)
  if ('ignored' in decision) return decision
  const task = decision.isPullRequest ? taskOfBranch((await forge.headBranch(decision.number)) ?? '') : decision.number
  if (task === null) return { ignored: `pull request #${decision.number} is not one of Pawl's` }
  const refused =
    decision.why === 'label' ? await checkLabel(forge, task, label) : await checkAsker(forge, decision.asker)
  if (refused) return { ignored: refused }
  await forge.perform({ key: `${task}-route`, effect: { kind: 'dispatch', task, epoch: 0 } })
  return { task }
}

async function checkLabel(forge: Forge, task: number, label: string): Promise<string | null> {
  const labeler = await forge.labeler(task, label)
  if (!labeler) return `#${task} does not carry the label \`${label}\` any more`
  return refuseLabel({ forge, task, clock: systemClock, cancel: new AbortController().signal }, labeler)
}

/** When the permission can't be read the work job is started all the same: it holds the answer, this job only saves it. */
async function checkAsker(forge: Forge, asker: string): Promise<string | null> {
  const authority = await forge.authority(asker)
  return authority === 'unknown' || mayCommand(authority) ? null : `${asker} has no write permission`
}
