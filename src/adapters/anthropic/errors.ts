/** The Messages API's failures: what is known of each, put into words once core/failures.ts has classed it (F1, R27, R33). */
import { APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { type Facts, judge } from '../../core/failures.ts'
import { Fatal, TooLong, Transient } from '../../ports/failures.ts'
import type { Vendor } from './vendor.ts'

/** Errors that come inside a stream after a 200 have a type only. */
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  timeout_error: 408,
  conflict_error: 409,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  overloaded_error: 529,
  validationException: 400,
  throttlingException: 429,
  serviceUnavailableException: 503,
}

/** What was asked of whom. */
export interface Asked {
  readonly vendor: Vendor
  readonly model: string
  /** Size of the request. */
  readonly bytes: number
}

export function translated(error: unknown, { vendor, model, bytes }: Asked): Error {
  const own = [error, error instanceof Error ? error.cause : null].find(isTranslated)
  if (own) return own
  if (error instanceof APIConnectionError) return disconnected(error, vendor)
  if (!(error instanceof APIError)) return new Transient(`the reply of ${vendor.name} broke off`, { cause: error })
  const { headers } = error
  const facts = factsOf(error, bytes)
  const { status } = facts
  const { class: kind, later = false } = judge(facts)
  if (kind === 'transient')
    return new Transient(wordsOf(facts, vendor), { cause: error, status, later, retryAfterMs: pauseOf(headers) })
  if (kind === 'context') {
    const message = `the request is larger than ${model} takes (${status})`
    return new TooLong(message, `choose a model that takes more with the input \`model\`, ${AGAIN}`, {
      cause: error,
      status,
    })
  }
  const { message, todo } = refusal(facts, model, reasonOf(error), vendor)
  return new Fatal(message, `${todo}, ${AGAIN}`, { cause: error, status })
}

const AGAIN = 'then comment `/retry`.'

function factsOf({ status, type, errorCode, headers }: APIError, bytes: number): Facts & { readonly status: number } {
  const again = headers?.get('x-should-retry') ?? null
  const expired = headers?.get('x-amzn-errortype')?.startsWith('ExpiredToken')
  return {
    where: 'model',
    status: status ?? STATUS_OF_TYPE[type ?? ''] ?? 500,
    code: expired ? 'expired_credentials' : errorCode,
    again: again === 'true' || again === 'false' ? again === 'true' : null,
    bytes,
  }
}

const isTranslated = (error: unknown): error is Error => error instanceof Fatal || error instanceof Transient

/** The SDKs report so what their credential libraries throw, too: those that found nothing, or were refused. */
function disconnected(error: APIConnectionError, vendor: Vendor): Error {
  const { name, status } = (error.cause ?? {}) as { readonly name?: unknown; readonly status?: unknown }
  const refused = typeof status === 'number' && status >= 400 && judge({ where: 'model', status }).class === 'fatal'
  if (!refused && name !== 'CredentialsProviderError')
    return new Transient(`${vendor.name} could not be reached`, { cause: error })
  return new Fatal(
    `no credentials for ${vendor.name} could be had${refused ? ` (${status})` : ''}`,
    `${vendor.renew}, ${AGAIN}`,
    { cause: error, ...(refused ? { status } : {}) },
  )
}

/** Each vendor has its own shape for it. */
function reasonOf({ apiMessage, error }: APIError): string {
  const { message } = (error ?? {}) as { readonly message?: unknown }
  return apiMessage ?? (typeof message === 'string' ? message : 'no reason given')
}

function wordsOf({ status, code }: Facts, { name }: Vendor): string {
  if (code === 'expired_credentials') return "this job's AWS credentials have expired"
  const limit = name.endsWith('API') ? `${name}'s rate limit` : `the rate limit of ${name}`
  if (status === 429) return `${limit} is used up (429)`
  return status === 529 ? `${name} is overloaded (529)` : `${name} failed (${status})`
}

interface Refusal {
  readonly message: string
  readonly todo: string
}

function refusal({ status, code }: Facts, model: string, reason: string, vendor: Vendor): Refusal {
  const { name, credentials, renew, allow } = vendor
  const who = credentials === 'key' ? 'this key' : 'these credentials'
  switch (status) {
    case 401:
      return { message: `${name} refused the ${credentials} (401)`, todo: renew }
    case 402:
      return {
        message: `${name} says that the account has no credit left (402)`,
        todo: "add credit in the console of the model's provider",
      }
    case 429:
      return {
        message: `a spend limit of the account with ${name} is reached (${code})`,
        todo: "raise that limit in the console of the model's provider",
      }
    case 403:
      return { message: `${name} does not allow ${who} to use ${model} (403)`, todo: allow }
    case 404:
      return {
        message: `${name} does not know the model ${model} (404)`,
        todo: 'name a current model in the input `model`',
      }
    default:
      return {
        message: `${name} refused the request (${status}): ${reason.slice(0, 500)}`,
        todo: 'look at the reason, at the input `model` and at the address that is asked',
      }
  }
}

function pauseOf(headers: Headers | undefined): number | null {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (ms >= 0) return ms
  const after = headers?.get('retry-after') ?? ''
  const seconds = Number(after)
  if (after !== '' && seconds >= 0) return seconds * 1000
  const date = Date.parse(after)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
