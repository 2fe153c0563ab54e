export type Json = Record<string, unknown>

export class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export function refuse(path: string, why: string): never {
  throw new Refusal(400, 'invalid_request_error', path === '' ? why : `${path}: ${why}`)
}

export function object(value: unknown, path: string): Json {
  if (value === undefined) refuse(path, 'Field required')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse(path, 'Input should be a valid dictionary')
  }
  return value as Json
}

export function array(value: unknown, path: string): unknown[] {
  if (value === undefined) refuse(path, 'Field required')
  if (!Array.isArray(value)) refuse(path, 'Input should be a valid list')
  return value
}

export function string(value: unknown, path: string): string {
  if (value === undefined) refuse(path, 'Field required')
  if (typeof value !== 'string') refuse(path, 'Input should be a valid string')
  return value
}

export function oneOf(value: unknown, allowed: readonly unknown[], path: string): void {
  if (!allowed.includes(value)) {
    refuse(path, `Input should be ${allowed.map((one) => `'${one}'`).join(' or ')}`)
  }
}

export function only(value: Json, keys: readonly string[], path: string): void {
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) refuse(path === '' ? key : `${path}.${key}`, 'Extra inputs are not permitted')
  }
}

export function optional(value: unknown): boolean {
  return value === undefined || value === null
}

export function cacheControl(value: unknown, path: string): void {
  if (optional(value)) return
  const control = object(value, path)
  only(control, ['type', 'ttl'], path)
  oneOf(control['type'], ['ephemeral'], `${path}.type`)
  if (control['ttl'] !== undefined) oneOf(control['ttl'], ['5m', '1h'], `${path}.ttl`)
}

export function wellFormed(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) refuse('', `The request body is not valid JSON: no low surrogate in string (at ${path})`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      wellFormed(key, at)
      wellFormed(inner, at)
    }
  }
}
