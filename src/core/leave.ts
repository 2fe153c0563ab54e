/** What an agent is told beforehand of the rules that its calls are held against, so that it need not run into them. */
import type { Rule } from './config.ts'
import { RULES } from './default-rules.ts'
import { MANY_FILES } from './outside.ts'
import type { Scope } from './rules.ts'
import { clip, oneLine, visible } from './text.ts'

const MOST_RULES = 40
const MOST_OF_A_RULE = 200

const HEAD = `Calls of the agent that works are held against these rules before they run; of the repository's own, which stand first,
and of the others the first that fits decides. "deny": it never runs. "ask": the work stops until a person allows that very
call, so take another way where there is one. What no rule names runs.`

/** The text for the system prompt: a pure function of the policy that the task was opened with (A4). */
export function leaveText({ config, domains = [] }: Scope): string {
  const own = config.rules.slice(0, MOST_RULES)
  const rest = config.rules.length - own.length
  const hosts = domains.length > 0 ? ` other than ${domains.join(', ')}` : ''
  return [
    HEAD,
    '<rules>',
    ...own.map(ruleLine),
    ...(rest > 0 ? [`(and ${rest} more of the repository's own)`] : []),
    ...RULES.map(ruleLine),
    `ask: commands that reach hosts${hosts} (curl, ssh, git with another remote and the like)`,
    'ask: changing where packages come from, or lock files by hand so that they name a URL',
    `ask: deleting more than ${MANY_FILES} files, or everything`,
    '</rules>',
  ].join('\n')
}

const DOES = { bash: 'running', edit: 'changing', read: 'reading', any: 'touching' } as const

function ruleLine({ decision, tool, paths, commands, why }: Rule): string {
  const what =
    commands.length > 0 ? `running ${commands.join(', ')}` : `${DOES[tool]} ${paths.join(', ') || 'anything'}`
  const text = oneLine(visible(`${what}${why && ` (${why})`}`)).replaceAll('<', '&lt;')
  return `${decision}: ${clip(text, MOST_OF_A_RULE)}`
}
