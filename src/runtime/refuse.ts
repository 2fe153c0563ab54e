import { mayCommand } from '../core/authority.ts'
import type { Hash } from '../core/plan.ts'
import { refusedChange, refusedConfig, refusedLabel } from '../core/present/refusal.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Labeling, Rewriting } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

type Hands = Pick<Deps, 'forge' | 'clock' | 'cancel'>
type AtTask = Hands & Pick<Deps, 'task'>

/** Who labelled an issue that carries the label; its event may be under way still. */
export const labelerOf = ({ forge, clock, cancel }: Hands, task: number, label: string): Promise<Labeling> =>
  retrying(clock, cancel, async () => {
    const found = await forge.labeler(task, label)
    if (!found) throw new Transient(`who labelled #${task} does not show in its history yet`)
    return found
  })

/** Null when the account may hand an issue to Pawl; else the refusal, which is also one comment on the issue (P2). */
export async function refuseLabel(hands: AtTask, labeling: Labeling): Promise<string | null> {
  const { forge, clock, cancel } = hands
  const { login } = labeling
  const authority = await retrying(clock, cancel, () => forge.authority(login))
  if (authority === 'unknown') {
    throw new Fatal(
      `the permission of ${login} can't be read, so the label is neither taken nor refused`,
      "let the workflow's token read the repository's metadata, then run this job again.",
    )
  }
  if (mayCommand(authority)) return null
  await tellLabel(hands, labeling)
  return `${login} has no write permission, so the label was refused`
}

/** Null when the issue is what was handed over; else why it is not, which is also one comment on the issue (S1, R56). */
export async function refuseChange(hands: AtTask, labeling: Labeling): Promise<string | null> {
  const { forge, task, clock, cancel } = hands
  const change = await retrying(clock, cancel, () => foreignChange(forge, task, labeling))
  if (!change) return null
  await tellChange(hands, labeling, change)
  return `#${task} was changed after the label was set, by ${change.by ?? 'somebody whose account is gone'}`
}

export const tellLabel = (hands: AtTask, { login, event: id }: Labeling): Promise<void> =>
  tell(hands, `label-${id}`, refusedLabel(login))

export const tellChange = (hands: AtTask, { event: id }: Labeling, { by }: Rewriting): Promise<void> =>
  tell(hands, `changed-${id}`, refusedChange(by))

const tell = ({ forge, task, clock, cancel }: AtTask, subject: string, body: string): Promise<void> =>
  retrying(clock, cancel, () => once(forge, refusalOf(task, subject, body)))

/** A change of the issue after it was labelled, unless somebody made it who may hand it over. */
export async function foreignChange(forge: Deps['forge'], task: number, { at }: Labeling): Promise<Rewriting | null> {
  const change = await forge.rewritten(task, at)
  const authority = change?.by == null ? 'none' : await forge.authority(change.by)
  return authority !== 'unknown' && mayCommand(authority) ? null : change
}

/** One comment for each text that the configuration was found with; that it can't be written hides no error. */
export async function refuseConfig(
  { forge, task, clock, cancel, hash, redact, config, reporter }: Deps,
  text: string,
  errors: readonly string[],
): Promise<void> {
  const refusal = configRefusal(hash, task, text, redact(refusedConfig(config.path, errors)))
  try {
    await retrying(clock, cancel, () => once(forge, refusal))
  } catch (error) {
    if (!(error instanceof Fatal || error instanceof Transient)) throw error
    reporter.say(`The issue could not be told (${error.message}).`)
  }
}

/** Whether people were told that this very text of the configuration can't be used. */
export const isConfigRefused = async (forge: Deps['forge'], hash: Hash, task: number, text: string): Promise<boolean> =>
  (await forge.probe(configRefusal(hash, task, text))) !== 'absent'

const configRefusal = (hash: Hash, task: number, text: string, body = '') =>
  refusalOf(task, `config-${hash(text).slice(0, 16)}`, body)

const refusalOf = (task: number, subject: string, body: string) => ({
  key: `${task}-${subject}`,
  effect: { kind: 'comment', number: task, purpose: 'refusal', subject, body } as const,
})

async function once(forge: Deps['forge'], refusal: ReturnType<typeof refusalOf>): Promise<void> {
  if ((await forge.probe(refusal)) === 'absent') await forge.perform(refusal)
}
