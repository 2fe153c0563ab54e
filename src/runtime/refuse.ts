import { mayCommand } from '../core/authority.ts'
import { refusedLabel } from '../core/present/refusal.ts'
import { Fatal } from '../ports/failures.ts'
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
  const body = refusedLabel(login)
  const effect = { kind: 'comment', number: task, purpose: 'refusal', subject: `label-${id}`, body } as const
  const keyed = { key: `${task}-label-${id}`, effect }
  await retrying(clock, cancel, async () => {
    if ((await forge.probe(keyed)) === 'absent') await forge.perform(keyed)
  })
  return `${login} has no write permission, so the label was refused`
}
