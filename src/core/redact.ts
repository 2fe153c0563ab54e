/** Nothing is persisted, posted or printed before it went through here (S3). */
import type { Event } from './events.ts'
import type { Block, Json, JsonObject } from './json.ts'

export type Redact = (text: string) => string

const MASK = '[redacted]'
const SHAPES = [
  /\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
  /\bgithub_pat_[A-Za-z0-9_]{22,255}/g,
  /\bsk-ant-[A-Za-z0-9_-]{8,}/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
]

/** A redactor by known value, by the encodings of known values, and by the shapes of well-known secrets. */
export function redactor(secrets: readonly string[]): Redact {
  const needles = [...new Set(secrets.filter(({ length }) => length >= 6).flatMap(encodings))].sort(
    (a, b) => b.length - a.length,
  )
  return (text) => {
    const known = needles.reduce((rest, needle) => rest.replaceAll(needle, MASK), text)
    return SHAPES.reduce((rest, shape) => rest.replace(shape, MASK), known)
  }
}

function encodings(secret: string): readonly string[] {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(secret))
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    hex,
    hex.toUpperCase(),
    ...base64s(bytes),
  ].filter(({ length }) => length >= 6)
}

/** The part of a secret's base64 that is the same wherever it stands in a longer text, for each alignment. */
const base64s = (bytes: string): readonly string[] =>
  [0, 1, 2].flatMap((offset) => {
    const encoded = btoa('\0'.repeat(offset) + bytes).replace(/=+$/, '')
    const core = encoded.slice(offset === 0 ? 0 : offset + 1, encoded.length - 1)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })

/** Every string inside a value, keys left alone. */
export function redactAll(value: Json, redact: Redact): Json {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item: Json) => redactAll(item, redact))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactAll(item, redact)]))
}

/** Everything that an event says; only a reply's own blocks can hold what the API has signed. */
export function redactEvent(one: Event, redact: Redact): Event {
  const data = redactAll(one.data as Json, redact)
  if (one.type !== 'turn.completed') return { ...one, data } as Event
  return {
    ...one,
    data: { ...(data as object), content: one.data.content.map((block) => redactBlock(block, redact)) },
  } as Event
}

function redactBlock(block: Block, redact: Redact): Json {
  const clean = redactAll(block, redact) as JsonObject
  const seal = sealOf(block, redact)
  if (!seal) return clean
  const { [seal.key]: _, ...rest } = clean
  const kept = Object.entries(block).filter(([key]) => seal.holds && key === seal.key)
  return { ...rest, ...Object.fromEntries(kept) }
}

/**
 * What proves a thinking block to the API stays byte for byte (A5), or goes when the block had to be changed: it fits no
 * longer, and a block without it is known not to be sent (R21).
 */
function sealOf(block: JsonObject, redact: Redact): { readonly key: string; readonly holds: boolean } | null {
  const { type, thinking, data } = block
  if (type === 'thinking') return { key: 'signature', holds: redact(String(thinking)) === thinking }
  return type === 'redacted_thinking' ? { key: 'data', holds: redact(String(data)) === data } : null
}
