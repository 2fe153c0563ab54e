/** The action's inputs: read together, refused together, each error naming the input and what is accepted. */
import { type Access, PROVIDERS, type Provider, readAccess, type Surroundings, secretsOf } from './access.ts'
import type { Policy } from './events.ts'
import type { Models } from './models.ts'

export interface Inputs {
  readonly access: Access
  /** Every secret that this job was given. */
  readonly secrets: readonly string[]
  readonly githubToken: string
  readonly githubApiUrl: string
  readonly workflow: string | null
  readonly task: number | null
  readonly budgetUsd: number
  /** Null without a limit. */
  readonly budgetTokens: number | null
  readonly maxTurns: number
  /** How long this job may work, in milliseconds. */
  readonly timeLimitMs: number
  readonly models: Models
  readonly setup: readonly string[]
  /** Path of the repository's configuration. */
  readonly config: string
  readonly policy: Policy
}

export type Read =
  | { readonly ok: true; readonly inputs: Inputs }
  | { readonly ok: false; readonly errors: readonly string[] }
type Get = (name: string) => string
/** The post step reads what the work job read, when some of it may be gone; only a work job talks to the model. */
export type Job = 'route' | 'work' | 'post'

/** `get` returns an input's raw text, empty when it was not given. `job` says which inputs are needed. */
export function readInputs(get: Get, job: Job, around: Surroundings): Read {
  const errors: string[] = []
  const say = (error: string) => void errors.push(`- ${error}`)
  const text = (name: string) => get(name).trim()
  const number = (name: string, accepted: string, fits: (value: number) => boolean) =>
    readNumber(text(name), name, accepted, fits, say)
  const reviewers = readReviewers(text('reviewers'), say)
  const domains = readDomains(text('allowed-domains'), say)
  const task = text('task') === '' ? null : number('task', 'an issue number, like 42', isIssueNumber)
  sayMissing(text, job, say)
  const provider = oneOf(text('provider'), 'provider', PROVIDERS, say)
  if (job === 'work') sayForeign(provider, text, say)
  const access = readAccess(provider, text, around, job === 'work' ? say : () => {})
  const inputs: Inputs = {
    access,
    secrets: [text('github-token'), ...secretsOf(access, around)].filter((secret) => secret !== ''),
    githubToken: text('github-token'),
    githubApiUrl: readUrl(text('github-api-url'), 'github-api-url', say) ?? '',
    workflow: text('workflow') || null,
    task,
    budgetUsd: number('budget-usd', 'a number above 0', above0),
    budgetTokens: text('budget-tokens') === '' ? null : number('budget-tokens', 'a whole number above 0', isWhole),
    maxTurns: number('max-turns', 'a whole number above 0', isWhole),
    timeLimitMs: 60_000 * number('time-limit', 'a number of minutes above 0', above0),
    models: readModels(text),
    setup: lines(get('setup')),
    config: readPath(text('config'), say),
    policy: {
      verify: lines(get('verify')),
      workingDirectory: readFolder(text('working-directory'), say),
      planApproval: oneOf(text('plan-approval'), 'plan-approval', ['always', 'never'] as const, say),
      label: text('label'),
      ...(reviewers.length > 0 ? { reviewers } : {}),
      ...(domains.length > 0 ? { domains } : {}),
    },
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, inputs }
}

function readModels(text: Get): Models {
  const [work, subagent, summary] = [text('model'), text('subagent-model'), text('summary-model')]
  return { plan: text('plan-model') || work, work, ...(subagent ? { subagent } : {}), ...(summary ? { summary } : {}) }
}

/** What another provider than the one that is named would take. */
function sayForeign(provider: Provider, text: Get, say: (error: string) => void): void {
  const address = text('anthropic-base-url')
  if (provider === 'anthropic') readUrl(address, 'anthropic-base-url', say)
  else if (address !== '' && PROVIDERS.includes(provider))
    say(`\`anthropic-base-url\` is for the provider anthropic. Leave it out for ${provider}.`)
  if (provider !== 'bedrock') return
  const models = ['model', 'plan-model', 'subagent-model', 'summary-model']
  for (const name of models.filter((input) => text(input).startsWith('claude-')))
    say(
      `\`${name}: ${text(name)}\` is no name that Amazon Bedrock knows. Use the id of a model or of an inference profile, like us.anthropic.claude-sonnet-4-5-20250929-v1:0.`,
    )
}

function sayMissing(text: Get, job: Job, say: (error: string) => void): void {
  if (job !== 'route' && text('task') === '') {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows an expression of the workflow
    say('`task` is missing. It must be an issue number; the workflow passes it on as `${{ inputs.task }}`.')
  }
  if (text('github-token') === '') say("`github-token` is empty. Leave it out to use the workflow's own token.")
  if (text('label') === '') say('`label` is empty. Name the label that hands an issue to Pawl.')
  if (text('model') === '') say('`model` is empty. Name a model of the provider.')
}

/** The whole message for inputs that can't be used. */
export const inputErrors = (errors: readonly string[]): string =>
  [
    `Pawl can't start: ${errors.length === 1 ? '1 input is' : `${errors.length} inputs are`} not usable.`,
    ...errors,
  ].join('\n')

const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0
const above0 = (value: number): boolean => value > 0
const isIssueNumber = (value: number): boolean => Number.isSafeInteger(value) && value > 0
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function readNumber(
  raw: string,
  name: string,
  accepted: string,
  fits: (value: number) => boolean,
  say: (error: string) => void,
): number {
  const value = /^[+-]?\d+(\.\d+)?$/.test(raw) ? Number(raw) : Number.NaN
  if (!fits(value)) say(`\`${name}: ${raw}\` must be ${accepted}.`)
  return value
}

function oneOf<T extends string>(raw: string, name: string, known: readonly T[], say: (error: string) => void): T {
  const found = known.find((value) => value === raw)
  if (found === undefined)
    say(`\`${name}: ${raw}\` is not known. Use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`)
  return found ?? (raw as T)
}

function readUrl(raw: string, name: string, say: (error: string) => void): string | null {
  if (raw === '') return null
  if (!/^https?:\/\/[^\s/]+/.test(raw)) say(`\`${name}: ${raw}\` must be a URL that starts with https://.`)
  return raw.replace(/\/+$/, '')
}

function readPath(raw: string, say: (error: string) => void): string {
  const path = raw.replace(/^\.\/+/, '')
  if (path === '' || path.startsWith('/') || path.endsWith('/') || path.split('/').includes('..'))
    say(`\`config: ${raw}\` must be a file inside the repository, like .github/pawl.yml.`)
  return path
}

function readFolder(raw: string, say: (error: string) => void): string {
  const folder = raw.replace(/^\.\/+/, '').replace(/\/+$/, '') || '.'
  if (raw.startsWith('/') || folder.split('/').includes('..'))
    say(`\`working-directory: ${raw}\` must be a folder inside the repository, like packages/api.`)
  return folder
}

const REVIEWER = /^[a-z\d](?:[a-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/i

const words = (raw: string): string[] => raw.split(/[\s,]+/).filter((word) => word !== '')

const DOMAIN = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/

function readDomains(raw: string, say: (error: string) => void): string[] {
  const domains = words(raw).map((word) => word.toLowerCase())
  const odd = domains.find((domain) => !DOMAIN.test(domain))
  if (odd !== undefined)
    say(`\`allowed-domains: ${odd}\` must be a host name alone, like api.example.com or *.example.com.`)
  return domains
}

function readReviewers(raw: string, say: (error: string) => void): string[] {
  const names = words(raw).map((name) => name.replace(/^@/, ''))
  const odd = names.find((name) => !REVIEWER.test(name))
  if (odd !== undefined) say(`\`reviewers: ${odd}\` must be a login or a team, like octocat or octo-org/docs.`)
  return names
}
