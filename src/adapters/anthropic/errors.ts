/** The Messages API's failures in the three classes of ports/failures.ts, by class, type and status (F1, R27, R33). */
import { APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { Fatal, Transient } from '../../ports/failures.ts'

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
}

const TRANSIENT = new Set([408, 409, 429])
const isTransient = (status: number): boolean => status >= 500 || TRANSIENT.has(status)

export function translated(error: unknown, model: string): Error {
  if (error instanceof Fatal || error instanceof Transient) return error
  if (error instanceof APIConnectionError)
    return new Transient('the Anthropic API could not be reached', { cause: error })
  if (!(error instanceof APIError)) return new Transient("the Anthropic API's reply broke off", { cause: error })
  const status = error.status ?? STATUS_OF_TYPE[error.type ?? ''] ?? 500
  if (isTransient(status)) {
    return new Transient(wordsOf(status), { cause: error, status, retryAfterMs: pauseOf(error.headers) })
  }
  const { message, todo } = refusal(status, model, error.apiMessage ?? 'no reason given')
  return new Fatal(message, todo, { cause: error, status })
}

function wordsOf(status: number): string {
  if (status === 429) return "the Anthropic API's rate limit is used up (429)"
  if (status === 529) return 'the Anthropic API is overloaded (529)'
  return `the Anthropic API failed (${status})`
}

function refusal(status: number, model: string, reason: string): { readonly message: string; readonly todo: string } {
  switch (status) {
    case 401:
      return {
        message: 'the Anthropic API refused the key (401)',
        todo: 'renew the secret `ANTHROPIC_API_KEY`, then comment `/retry`.',
      }
    case 402:
      return {
        message: 'the Anthropic account has no credit left (402)',
        todo: 'add credit in the Anthropic Console, then comment `/retry`.',
      }
    case 403:
      return {
        message: `the Anthropic API does not allow this key to use ${model} (403)`,
        todo: 'give the key access to that model, or choose another with the input `model`, then comment `/retry`.',
      }
    case 404:
      return {
        message: `the Anthropic API does not know the model ${model} (404)`,
        todo: 'name a current model in the input `model`, then comment `/retry`.',
      }
    default:
      return {
        message: `the Anthropic API refused the request (${status}): ${reason.slice(0, 500)}`,
        todo: 'look at the reason and at the inputs `model` and `anthropic-base-url`, then comment `/retry`.',
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
