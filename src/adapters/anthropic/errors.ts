/** The Messages API's failures in the three classes of ports/failures.ts, by class, type and status (F1, R27, R33). */
import { APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { Fatal, Transient } from '../../ports/failures.ts'
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

const TRANSIENT = new Set([408, 409, 424, 429])
const isTransient = (status: number): boolean => status >= 500 || TRANSIENT.has(status)

export function translated(error: unknown, model: string, vendor: Vendor): Error {
  const own = [error, error instanceof Error ? error.cause : null].find(isTranslated)
  if (own) return own
  if (error instanceof APIConnectionError) return disconnected(error, vendor)
  if (!(error instanceof APIError)) return new Transient(`the reply of ${vendor.name} broke off`, { cause: error })
  const status = error.status ?? STATUS_OF_TYPE[error.type ?? ''] ?? 500
  if (error.headers?.get('x-amzn-errortype')?.startsWith('ExpiredToken'))
    return new Transient("this job's AWS credentials have expired", { cause: error, status })
  if (isTransient(status)) {
    return new Transient(wordsOf(status, vendor), { cause: error, status, retryAfterMs: pauseOf(error.headers) })
  }
  const { message, todo } = refusal(status, model, reasonOf(error), vendor)
  return new Fatal(message, `${todo}, then comment \`/retry\`.`, { cause: error, status })
}

const isTranslated = (error: unknown): error is Error => error instanceof Fatal || error instanceof Transient

/** The SDKs report so what their credential libraries throw, too: those that found nothing, or were refused. */
function disconnected(error: APIConnectionError, vendor: Vendor): Error {
  const { name, status } = (error.cause ?? {}) as { readonly name?: unknown; readonly status?: unknown }
  const refused = typeof status === 'number' && status >= 400 && !isTransient(status)
  if (!refused && name !== 'CredentialsProviderError')
    return new Transient(`${vendor.name} could not be reached`, { cause: error })
  return new Fatal(
    `no credentials for ${vendor.name} could be had${refused ? ` (${status})` : ''}`,
    `${vendor.renew}, then comment \`/retry\`.`,
    { cause: error, ...(refused ? { status } : {}) },
  )
}

/** Each vendor has its own shape for it. */
function reasonOf({ apiMessage, error }: APIError): string {
  const { message } = (error ?? {}) as { readonly message?: unknown }
  return apiMessage ?? (typeof message === 'string' ? message : 'no reason given')
}

function wordsOf(status: number, { name }: Vendor): string {
  const limit = name.endsWith('API') ? `${name}'s rate limit` : `the rate limit of ${name}`
  if (status === 429) return `${limit} is used up (429)`
  return status === 529 ? `${name} is overloaded (529)` : `${name} failed (${status})`
}

function refusal(
  status: number,
  model: string,
  reason: string,
  { name, credentials, renew, allow }: Vendor,
): { readonly message: string; readonly todo: string } {
  const who = credentials === 'key' ? 'this key' : 'these credentials'
  switch (status) {
    case 401:
      return { message: `${name} refused the ${credentials} (401)`, todo: renew }
    case 402:
      return {
        message: `${name} says that the account has no credit left (402)`,
        todo: "add credit in the console of the model's provider",
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
