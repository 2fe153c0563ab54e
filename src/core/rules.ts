/**
 * Whether a call of the working agent may run: what it would do to paths, and which commands it would run, is held against
 * the repository's own rules and then against those that come with Pawl; the first that fits decides, and of all that a
 * call does the strictest. A shell can hide anything from this; what was changed is looked at once more at the end.
 */
import type { Config, Rule } from './config.ts'
import { builtIn, type Judged, judgedBy } from './default-rules.ts'
import { likeWord, matches } from './glob.ts'
import { type CommandUse, type PathUse, pathUse, type Use, usesOf } from './uses.ts'

export type Verdict =
  | { readonly decision: 'allow' }
  | { readonly decision: 'ask' | 'deny'; readonly why: readonly string[] }

/** What a verdict rests on beside the call. */
export interface Scope {
  readonly config: Config
  readonly workingDirectory: string
  /** Hosts that commands may reach. */
  readonly domains?: readonly string[]
}

export function judge(scope: Scope, call: { readonly name: string; readonly input: unknown }): Verdict {
  return strictest(usesOf(call, scope.workingDirectory).map((use) => judgeUse(scope, use)))
}

/** Whether a path may be handed over as changed. */
export const judgePath = (scope: Scope, path: string): Verdict => strictest([judgeUse(scope, pathUse(path, 'change'))])

function judgeUse({ config, domains = [] }: Scope, use: Use): Judged {
  const own = config.rules.find((rule) => applies(rule, use))
  return own ? judgedBy(own, use) : builtIn(use, domains, (rule) => applies(rule, use))
}

function strictest(all: readonly Judged[]): Verdict {
  const found = all.filter((one) => one !== null)
  const decision = found.some((one) => one.decision === 'deny') ? 'deny' : 'ask'
  const why = new Set(found.filter((one) => one.decision === decision).map((one) => one.why))
  return found.length === 0 ? { decision: 'allow' } : { decision, why: [...why].slice(0, MOST_REASONS) }
}

const MOST_REASONS = 5

function applies(rule: Rule, use: Use): boolean {
  return use.kind === 'path' ? appliesToPath(rule, use) : appliesToCommand(rule, use)
}

function appliesToPath({ tool, paths, commands }: Rule, { path, access, byCommand }: PathUse): boolean {
  if (commands.length > 0 || (tool === 'bash' && (!byCommand || paths.length === 0))) return false
  if (tool === 'edit' && access !== 'change') return false
  if (tool === 'read' && access !== 'read') return false
  return paths.length === 0 || paths.some((pattern) => matches(pattern, path))
}

function appliesToCommand({ decision, tool, paths, commands }: Rule, { forms }: CommandUse): boolean {
  if (paths.length > 0 || tool === 'edit' || tool === 'read') return false
  if (commands.length === 0) return true
  const fits = decision === 'allow' ? begins : contains
  return commands.some((command) => forms.some((form) => fits(form, command.trim().split(/\s+/))))
}

const begins = (words: readonly string[], pattern: readonly string[]): boolean =>
  pattern.every((part, index) => likeWord(part, words[index]))

/** Begins with the pattern, also when options with their values stand between its words. */
function contains(words: readonly string[], pattern: readonly string[]): boolean {
  const [part, ...rest] = pattern
  if (part === undefined) return true
  const at = words.findIndex((word) => likeWord(part, word))
  return at >= 0 && optionsOnly(words.slice(0, at)) && contains(words.slice(at + 1), rest)
}

const optionsOnly = (words: readonly string[]): boolean =>
  words.every((word, at) => word.startsWith('-') || words[at - 1]?.startsWith('-'))
