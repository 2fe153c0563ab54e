/** The repository's own rules for its tasks: what `.github/pawl.yml` may say, and what holds where it says nothing (S4). */
import { z } from 'zod'
import { placeOf } from './json.ts'
import { nearest } from './nearest.ts'
import { priceSchema } from './pricing.ts'

export const DECISIONS = ['allow', 'ask', 'deny'] as const
export const RULE_TOOLS = ['bash', 'edit', 'read', 'any'] as const
export const APPROVER_GROUPS = ['writers', 'maintainers', 'admins', 'codeowners'] as const

const ruleSchema = z.strictObject({
  decision: z.enum(DECISIONS),
  /** `edit` and `read` mean what is done to a path, with whatever tool; `bash` means commands. */
  tool: z.enum(RULE_TOOLS),
  paths: z.array(z.string()),
  commands: z.array(z.string()),
  why: z.string(),
})
export type Rule = z.infer<typeof ruleSchema>

const often = (usual: number) => z.number().int().default(usual)
/** After how much of what an agent is told that it goes round in circles. */
const thresholdsSchema = z.strictObject({
  /** Times that the same call came to the same result, one after the other. */
  sameCall: often(3),
  /** Rounds of two calls in turn, each with the result that it had before. */
  pingPong: often(3),
  /** Times that a change was taken back and made again. */
  undone: often(2),
  /** Verifications that failed, none by less than the best before. */
  failedVerifications: often(3),
  /** Turns without a call that is new or came to something new. */
  idleTurns: often(15),
  /** Times that a conversation was shortened with nothing new between them. */
  compactions: often(3),
  /** Jobs in a row that died before they got any further. */
  deadJobs: often(3),
})
export type Thresholds = z.infer<typeof thresholdsSchema>

/** As the journal keeps it. A key that comes later needs a default, so that older journals stay valid (J6). */
export const configSchema = z.strictObject({
  /** `writers`, `maintainers`, `admins`, `codeowners`, `@login` or `@org/team`: who may say `/approve` and `/deny`. */
  approvers: z.array(z.string()).default(['writers']),
  /** Whether whoever set the label may approve. */
  selfApproval: z.boolean().default(true),
  /** Logins of the bots that may give commands. */
  bots: z.array(z.string()).default([]),
  rules: z.array(ruleSchema).default([]),
  remindAfterDays: z.number().default(3),
  archive: z.enum(['tag', 'keep']).default('tag'),
  /** What a million tokens cost, by the start of the model's id. */
  prices: z.record(z.string(), priceSchema).default({}),
  breakers: thresholdsSchema.default(thresholdsSchema.parse({})),
  /** How many tokens an agent's conversation may hold; as many as its model's window when left out. */
  contextTokens: z.number().int().optional(),
})
export type Config = z.infer<typeof configSchema>

export const DEFAULT_CONFIG: Config = configSchema.parse({})

/** The configuration that a task was opened with. */
export const configOf = ({ config }: { readonly config?: Config | undefined }): Config => config ?? DEFAULT_CONFIG

const NAME = /^@[\w-]+(?:\[bot\])?(?:\/[\w.-]+)?$/
const isApprover = (word: string): boolean => APPROVER_GROUPS.some((group) => group === word) || NAME.test(word)

const or = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
const use = (words: readonly string[]) => (issue: { readonly input?: unknown }) => {
  const meant = typeof issue.input === 'string' ? nearest(issue.input, words) : null
  return `is not known${meant ? `; did you mean \`${meant}\`?` : '.'} Use ${or(words)}.`
}
const must = (what: string) => ({ error: `must be ${what}.` })
const texts = (what: string) => z.array(z.string(must('text')).min(1, must('text')), must(what))

type Tool = Rule['tool']
type Decided = { readonly [D in Rule['decision']]?: Tool | undefined }
const toolOf = ({ allow, ask, deny }: Decided): Tool => allow ?? ask ?? deny ?? 'any'

const fileRule = z
  .strictObject(
    {
      allow: z.enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
      ask: z.enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
      deny: z.enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
      paths: texts('a list of paths, like [infra/**]').min(1, must('a list of paths, like [infra/**]')).optional(),
      commands: texts('a list of commands, like [terraform apply]')
        .min(1, must('a list of commands, like [terraform apply]'))
        .optional(),
      why: z.string(must('text')).optional(),
    },
    must('a rule, like { ask: edit, paths: [infra/**] }'),
  )
  .refine((rule) => DECISIONS.filter((decision) => rule[decision] !== undefined).length === 1, {
    error: 'must have exactly one of allow, ask and deny.',
  })
  .refine(({ paths, commands }) => !paths || !commands, { error: 'must have paths or commands, not both.' })
  .refine(({ commands, ...rule }) => !commands || !['edit', 'read'].includes(toolOf(rule)), {
    error: 'must be for bash or any when it has commands.',
  })

const dollars = z.number(must('US dollars for a million tokens')).nonnegative(must('US dollars for a million tokens'))
const filePrice = z
  .strictObject(
    { input: dollars, output: dollars, 'cache-read': dollars.optional(), 'cache-write': dollars.optional() },
    must('prices, like { input: 3, output: 15 }'),
  )
  .transform(({ input, output, 'cache-read': cacheRead = input / 10, 'cache-write': cacheWrite = input * 1.25 }) => ({
    input,
    output,
    cacheRead,
    cacheWrite,
  }))

const times = z.int(must('a whole number above 1')).min(2, must('a whole number above 1')).optional()
const fileBreakers = {
  'same-call': times,
  'ping-pong': times,
  undone: times,
  'failed-verifications': times,
  'idle-turns': times,
  compactions: times,
  'dead-jobs': times,
}

const GROUPS = [...APPROVER_GROUPS, "'@login'", "'@org/team'"]
const fileSchema = z.strictObject(
  {
    approvers: z
      .array(z.string(must('text')).refine(isApprover, { error: use(GROUPS) }), must('a list, like [maintainers]'))
      .min(1, must('a list with at least one entry'))
      .optional(),
    'self-approval': z.boolean(must('true or false')).optional(),
    bots: z
      .array(
        z.string(must('text')).regex(/^@?[\w-]+(\[bot\])?$/, must("a bot's login, like 'renovate[bot]'")),
        must("a list of logins, like ['renovate[bot]']"),
      )
      .optional(),
    rules: z.array(fileRule, must('a list of rules')).optional(),
    'remind-after': z
      .number(must('a number of days above 0'))
      .positive(must('a number of days above 0'))
      .max(365, must('a number of days, at most 365'))
      .optional(),
    archive: z.enum(['tag', 'keep'], { error: use(['tag', 'keep']) }).optional(),
    prices: z
      .record(z.string(), filePrice, must('a mapping of models, like { claude-x: { input: 3, output: 15 } }'))
      .optional(),
    breakers: z.strictObject(fileBreakers, must('a mapping, like { same-call: 3 }')).optional(),
    'context-tokens': z
      .number(must('a number of tokens, at least 10000'))
      .int(must('a whole number of tokens'))
      .min(10_000, must('a number of tokens, at least 10000'))
      .optional(),
  },
  must('a mapping of keys, like `approvers: [maintainers]`'),
)
type FileRule = z.infer<typeof fileRule>

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] }

/** What a YAML text comes to. */
export type ParsedConfig = { readonly value: unknown } | { readonly problems: readonly string[] }

const KEYS = Object.keys(fileSchema.shape)
const PRICE_KEYS = ['input', 'output', 'cache-read', 'cache-write']
const keysAt = ([first]: readonly PropertyKey[]): readonly string[] =>
  first === undefined
    ? KEYS
    : first === 'prices'
      ? PRICE_KEYS
      : first === 'breakers'
        ? Object.keys(fileBreakers)
        : RULE_KEYS
const RULE_KEYS = [...DECISIONS, 'paths', 'commands', 'why']

/** A file's plain data as configuration, or every error in it, each naming key, value and what is accepted. */
export function readConfig(parsed: ParsedConfig): ReadConfig {
  if ('problems' in parsed) return { ok: false, errors: parsed.problems.map((problem) => `- ${problem}`) }
  const { value } = parsed
  const read = fileSchema.safeParse(value ?? {}, { reportInput: true })
  if (!read.success) return { ok: false, errors: read.error.issues.flatMap((issue) => errorsOf(issue, value)) }
  const { rules, bots, breakers, 'self-approval': selfApproval, 'remind-after': remindAfterDays, ...others } = read.data
  const { 'context-tokens': contextTokens, ...rest } = others
  const config = configSchema.parse({
    ...rest,
    selfApproval,
    remindAfterDays,
    breakers: breakers && {
      sameCall: breakers['same-call'],
      pingPong: breakers['ping-pong'],
      undone: breakers.undone,
      failedVerifications: breakers['failed-verifications'],
      idleTurns: breakers['idle-turns'],
      compactions: breakers.compactions,
      deadJobs: breakers['dead-jobs'],
    },
    contextTokens,
    rules: rules?.map(toRule),
    bots: bots?.map((login) => login.replace(/^@/, '')),
  })
  return { ok: true, config }
}

function toRule({ paths = [], commands = [], why = '', ...rule }: FileRule): Rule {
  const decision = rule.allow ? 'allow' : rule.ask ? 'ask' : 'deny'
  return { decision, tool: toolOf(rule), paths, commands, why }
}

function errorsOf(issue: z.core.$ZodIssue, whole: unknown): readonly string[] {
  const { path, message } = issue
  if (issue.code !== 'unrecognized_keys') return [`- \`${shown(path, at(whole, path))}\` ${message}`]
  return issue.keys.map((key) => {
    const known = keysAt(path)
    const meant = nearest(key, known)
    const hint = meant ? `Did you mean \`${meant}\`?` : `The keys are ${known.join(', ')}.`
    return `- \`${placeOf([...path, key])}\` is no key. ${hint}`
  })
}

const at = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], whole)

const shown = (path: readonly PropertyKey[], value: unknown): string => {
  if (value === undefined) return placeOf(path)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return path.length === 0 ? short : `${placeOf(path)}: ${short}`
}

/** Larger than any configuration that somebody wrote by hand. */
export const MAX_CONFIG = 64 * 1024

export const configErrors = (path: string, sha: string, errors: readonly string[]): string =>
  [
    `\`${path}\` of ${sha.slice(0, 7)} has ${errors.length === 1 ? '1 error' : `${errors.length} errors`}.`,
    ...errors,
  ].join('\n')
