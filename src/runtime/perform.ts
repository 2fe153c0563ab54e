/**
 * Effects, performed. Keeps A2 (completed only with evidence read back) and A3 (looked for by key before every attempt,
 * so that no effect happens twice, whatever was lost on the way there or back).
 */
import type { EffectOf, Evidence, Keyed } from '../core/effects.ts'
import { event } from '../core/events.ts'
import { effectSaid, effectWords } from '../core/present/effect.ts'
import type { EffectRecord } from '../core/state.ts'
import { Aborted, Transient, Unclear, untilStopped } from '../ports/failures.ts'
import type { ForgeEffect, Probe } from '../ports/forge.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'
import { takeIn } from './moved.ts'
import { withPatch } from './refused-push.ts'
import { retrying } from './retrying.ts'

export async function performEffect(
  deps: Deps,
  ledger: Ledger,
  record: EffectRecord,
  signal: AbortSignal,
): Promise<void> {
  // What is begun when the work has been told to stop belongs to saving it and handing it over.
  const until = signal.aborted ? undefined : signal
  if (record.seq > ledger.saved.seq) await untilStopped(ledger.commit(), until)
  const { key, effect } = record
  const { what, done } = effectWords(effect)
  const result = await retrying(
    deps.clock,
    signal,
    () => lookThenPerform(deps, ledger, { key, effect }, until),
    (failure) =>
      deps.reporter.say(
        `Whether the ${what} was ${done} is not known (${failure.message}); it is looked for before another try.`,
      ),
  ).catch((error: unknown) => {
    throw outOfTime(deps, ledger, error)
  })
  if ('moved' in result) return takeIn(deps, ledger, result.push, result.moved)
  const { evidence, found } = result
  ledger.record(event('effect.completed', { key, evidence, found }))
  deps.reporter.say(effectSaid(effect, found, evidence.url))
}

/** What GitHub does not take when the job's time is up is no longer tried in this job, or it would be without a pause (R38). */
function outOfTime({ cancel }: Deps, { lost }: Ledger, error: unknown): unknown {
  const waited = error instanceof Aborted && error.cause instanceof Transient
  return waited && !cancel.aborted && !lost.aborted ? error.cause : error
}

async function lookThenPerform(
  deps: Deps,
  ledger: Ledger,
  keyed: Keyed,
  until: AbortSignal | undefined,
): Promise<{ evidence: Evidence; found: boolean } | { moved: string; push: EffectOf<'push'> }> {
  const { perform, probe } = handOf(deps, keyed)
  const seen = await probe()
  if (typeof seen === 'object' && 'moved' in seen) return seen
  if (seen === 'absent') {
    await ledger.confirm(until)
    return { evidence: await perform(), found: false }
  }
  if ('found' in seen) return { evidence: seen.found, found: true }
  const { what, done } = effectWords(keyed.effect)
  throw new Unclear(
    `it can't be told whether the ${what} was ${done}`,
    `look for it, then comment \`/retry\`.`,
    `Looked for by its key ${keyed.key}: ${seen.unknown}.`,
  )
}

interface Hand {
  probe(): Promise<Probe | { moved: string; push: EffectOf<'push'> }>
  perform(): Promise<Evidence>
}

function handOf(deps: Deps, { key, effect }: Keyed): Hand {
  if (effect.kind === 'push') return pushHand(deps, key, effect)
  const { forge } = deps
  const keyed: Keyed<ForgeEffect> = { key, effect }
  return { probe: () => forge.probe(keyed), perform: () => forge.perform(keyed) }
}

/** A push is found again by its commit, which is the same whoever makes it. */
function pushHand(deps: Deps, key: string, effect: EffectOf<'push'>): Hand {
  const { branches } = deps
  const { parent, also, tree, at, branch } = effect
  const commit = () => branches.commit({ parent, also, tree, at, message: `${effect.message}\n\nPawl-Key: ${key}` })
  return {
    async probe() {
      const sha = await commit()
      const tip = await branches.tip(branch)
      if (tip === null || tip === parent) return 'absent'
      if (tip === sha || (await branches.contains(branch, sha))) return { found: { sha } }
      return { moved: tip, push: effect }
    },
    async perform() {
      const sha = await commit()
      await branches.push(branch, sha).catch(async (error: unknown) => {
        throw await withPatch(deps, effect, error)
      })
      return { sha }
    },
  }
}
