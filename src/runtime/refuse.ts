import { mayCommand } from '../core/authority.ts'
import type { Hash } from '../core/plan.ts'
import { refusedConfig, refusedLabel } from '../core/present/refusal.ts'
import { Fatal, Transient } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import { retrying } from './retrying.ts'

/** Null when the account may hand an issue to Pawl; else the refusal, which is also one comment on the issue (P2). */
export async function refuseLabel(
  { forge, task, clock, cancel }: Pick<Deps, 'forge' | 'task' | 'clock' | 'cancel'>,
  { login, event: id }: { readonly login: string; readonly event: number },
): Promise<string | null> {
  const authority = await retrying(clock, cancel, () => forge.authority(login))
  if (authority === 'unknown') {
    throw new Fatal(
      `the permission of ${login} can't be read, so the label is neither taken nor refused`,
      "let the workflow's token read the repository's metadata, then run this job again.",
    )
  }
  if (mayCommand(authority)) return null
  const refusal = refusalOf(task, `label-${id}`, refusedLabel(login))
  await retrying(clock, cancel, () => once(forge, refusal))
  return `${login} has no write permission, so the label was refused`
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
