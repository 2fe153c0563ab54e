/** How the model is reached: each provider by what its own users set in a job. What is missing is said, all of it at once. */
import type { Json, JsonObject } from './json.ts'

export const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'foundry'] as const
export type Provider = (typeof PROVIDERS)[number]

export type Access =
  | { readonly provider: 'anthropic'; readonly apiKey: string; readonly baseUrl: string | null }
  | {
      readonly provider: 'bedrock'
      readonly baseUrl: string | null
      readonly region: string
      /** A Bedrock API key; it goes before all else. */
      readonly apiKey: string | null
      /** Null leaves it to the AWS SDK to look for credentials. */
      readonly keys: { readonly id: string; readonly secret: string; readonly session: string | null } | null
    }
  | {
      readonly provider: 'vertex'
      readonly baseUrl: string | null
      readonly region: string
      readonly project: string
      /** What the credentials file holds; null leaves it to Google's library to look for credentials. */
      readonly credentials: JsonObject | null
    }
  /** Without a key the Azure CLI is asked for tokens. */
  | { readonly provider: 'foundry'; readonly baseUrl: string; readonly apiKey: string | null }

/** What a job has around it; a variable that is not set is empty. */
export interface Surroundings {
  env(name: string): string
  /** Text of a file on this machine, null when it can't be read. */
  file(path: string): string | null
  /** Whether the Azure CLI is signed in. */
  azure(): boolean
}

type Say = (error: string) => void
type Of<P extends Provider> = Extract<Access, { provider: P }>

/** `input` returns an input's trimmed text. */
export function readAccess(provider: Provider, input: Surroundings['env'], around: Surroundings, say: Say): Access {
  switch (provider) {
    case 'bedrock':
      return bedrock(around, say)
    case 'vertex':
      return vertex(around, say)
    case 'foundry':
      return foundry(around, say)
    default:
      return anthropic(input, say)
  }
}

function anthropic(input: Surroundings['env'], say: Say): Of<'anthropic'> {
  const apiKey = input('anthropic-api-key')
  if (apiKey === '')
    say(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows an expression of the workflow
      '`anthropic-api-key` is empty. Add a repository secret `ANTHROPIC_API_KEY` and pass it as `${{ secrets.ANTHROPIC_API_KEY }}`.',
    )
  return { provider: 'anthropic', apiKey, baseUrl: input('anthropic-base-url').replace(/\/+$/, '') || null }
}

function bedrock(around: Surroundings, say: Say): Of<'bedrock'> {
  const { env } = around
  const region = env('AWS_REGION') || env('AWS_DEFAULT_REGION')
  if (region === '')
    say('`provider: bedrock` needs the variable `AWS_REGION`; `aws-actions/configure-aws-credentials` sets it.')
  const apiKey = env('AWS_BEARER_TOKEN_BEDROCK') || null
  const [id, secret] = [env('AWS_ACCESS_KEY_ID'), env('AWS_SECRET_ACCESS_KEY')]
  const keys = id && secret ? { id, secret, session: env('AWS_SESSION_TOKEN') || null } : null
  if (!apiKey && !keys && !mayHold(around, AWS_SOURCES))
    say(
      '`provider: bedrock` finds no AWS credentials. Let `aws-actions/configure-aws-credentials` set `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN` in a step before this one, or set `AWS_BEARER_TOKEN_BEDROCK` to a Bedrock API key.',
    )
  return { provider: 'bedrock', baseUrl: env('ANTHROPIC_BEDROCK_BASE_URL') || null, region, apiKey, keys }
}

/** Variables that tell the AWS SDK where else to look. */
const AWS_SOURCES = [
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
]

/** GitHub's own machines have no identity in a cloud; another machine may have one, which only asking shows. */
const mayHold = ({ env }: Surroundings, sources: readonly string[] = []): boolean =>
  env('RUNNER_ENVIRONMENT') !== 'github-hosted' || sources.some((name) => env(name) !== '')

function vertex(around: Surroundings, say: Say): Of<'vertex'> {
  const { env } = around
  const region = env('CLOUD_ML_REGION')
  if (region === '')
    say('`provider: vertex` needs the variable `CLOUD_ML_REGION`: the region that serves the model, or `global`.')
  const project = env('ANTHROPIC_VERTEX_PROJECT_ID') || env('GOOGLE_CLOUD_PROJECT')
  if (project === '')
    say(
      '`provider: vertex` finds no project. `google-github-actions/auth` sets `GOOGLE_CLOUD_PROJECT`; `ANTHROPIC_VERTEX_PROJECT_ID` names another.',
    )
  const baseUrl = env('ANTHROPIC_VERTEX_BASE_URL') || null
  return { provider: 'vertex', baseUrl, region, project, credentials: googleCredentials(around, say) }
}

function googleCredentials(around: Surroundings, say: Say): JsonObject | null {
  const path = around.env('GOOGLE_APPLICATION_CREDENTIALS')
  if (path === '') {
    if (!mayHold(around))
      say(
        '`provider: vertex` finds no Google credentials. Let `google-github-actions/auth` set `GOOGLE_APPLICATION_CREDENTIALS` in a step before this one.',
      )
    return null
  }
  const found = parsed(around.file(path) ?? '')
  if (!found)
    say(
      '`GOOGLE_APPLICATION_CREDENTIALS` names a file that can not be read as credentials. Let `google-github-actions/auth` write it, in a step after `actions/checkout`.',
    )
  return found
}

function parsed(text: string): JsonObject | null {
  try {
    const value: Json = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject | null) : null
  } catch {
    return null
  }
}

function foundry({ env, azure }: Surroundings, say: Say): Of<'foundry'> {
  const resource = env('ANTHROPIC_FOUNDRY_RESOURCE')
  const given = env('ANTHROPIC_FOUNDRY_BASE_URL')
  if (!resource && !given)
    say(
      '`provider: foundry` needs the variable `ANTHROPIC_FOUNDRY_RESOURCE`, the name of your Foundry resource, or `ANTHROPIC_FOUNDRY_BASE_URL`.',
    )
  const apiKey = env('ANTHROPIC_FOUNDRY_API_KEY') || null
  if (!apiKey && !azure())
    say(
      '`provider: foundry` finds no credentials. Let `azure/login` sign in, in a step before this one, or set `ANTHROPIC_FOUNDRY_API_KEY`.',
    )
  const baseUrl = given || `https://${resource}.services.ai.azure.com/anthropic/`
  return { provider: 'foundry', baseUrl, apiKey }
}

/** Variables of a job that are secret, whichever provider is used. */
const SECRET_VARIABLES = [
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_BEARER_TOKEN_BEDROCK',
  'ANTHROPIC_FOUNDRY_API_KEY',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
]

/** What must never be written down (S3): the secrets that the model is reached with, and those that a job has beside them. */
export function secretsOf(access: Access, { env }: Surroundings): readonly string[] {
  const own = access.provider === 'anthropic' ? [access.apiKey] : []
  const file = access.provider === 'vertex' && access.credentials ? secretsIn(access.credentials) : []
  return [...own, ...SECRET_VARIABLES.map(env), ...file].filter((secret) => secret !== '')
}

const SECRET_FIELDS = /^(?:private_key|client_secret|refresh_token|authorization)$/i

/** The secrets of a credentials file, at any depth; of a header only what follows the scheme. */
function secretsIn(value: Json, name = ''): readonly string[] {
  if (typeof value === 'string') return SECRET_FIELDS.test(name) ? [value.replace(/^bearer\s+/i, '')] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => secretsIn(item as Json, key))
}
