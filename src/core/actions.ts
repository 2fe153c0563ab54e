/**
 * Calls that need a person's leave. Keeps P3 for them: a decision names one call by the digest of its tool and exact input,
 * which is computed anew from the journal before the call runs; the next such call asks again.
 */
import { answered } from './answered.ts'
import { configOf } from './config.ts'
import type { Decision } from './decide.ts'
import { event } from './events.ts'
import type { Json, JsonObject } from './json.ts'
import type { Hash } from './plan.ts'
import { forbiddenText } from './present/action.ts'
import { judge, type Scope } from './rules.ts'
import type { Call, Opened } from './state.ts'

export const scopeOf = ({ task: { policy } }: Opened): Scope => ({
  config: configOf(policy),
  workingDirectory: policy.workingDirectory,
  domains: policy.domains ?? [],
})

/** Names a tool and its exact input, in whatever order the keys stand. */
export const actionDigest = (hash: Hash, name: string, input: unknown): string =>
  hash(JSON.stringify([name, ordered(input as Json)]))

function ordered(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const entries = Object.entries(value as JsonObject).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]))
}

/** What comes before a call of the working agent may run; null when it may. */
export function beforeCall(state: Opened, { id: call, name, input }: Call, hash: Hash): Decision | null {
  const digest = actionDigest(hash, name, input)
  if (state.action?.call === call) return state.action.digest === digest ? null : answered(call, 'error', NOT_AS_SHOWN)
  const verdict = judge(scopeOf(state), { name, input })
  if (verdict.decision === 'allow') return null
  if (verdict.decision === 'deny') return answered(call, 'error', forbiddenText(verdict.why))
  const asked = { call, name, input: input as JsonObject, digest, why: verdict.why.join('; ') }
  return { do: 'record', events: [event('action.asked', asked)] }
}

const NOT_AS_SHOWN =
  'Not run: what the journal holds is not what was shown to the person who allowed it. Make the call again.'
